// How long a phone that wakes is without its table: `npm run bench:waking`. Its connection died while it slept, and a card was played meanwhile; the clock of the
// page runs from the event that wakes it to the moment at which it shows that card.
import { loadavg } from 'node:os';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type Page } from 'playwright';
import { startHost } from '../../../e2e/support/hostProgram.ts';
import { addressOf, setUpParty } from '../../../e2e/support/party.ts';
import { Phone } from '../../../e2e/support/phone.ts';
import { Player } from '../../../e2e/support/player.ts';
import { CHROMIUM_FLAGS, findChromium } from '../../chromium.mjs';

/** Wakings by each sign. */
const ROUNDS = 5;
/** How long the network is away, in milliseconds: the page has found its connection lost, and tries in vain. */
const AWAY = 2500;

/** The state of the table that a page shows. */
const version = (page: Page): Promise<number> => page.locator('.felt').evaluate((felt) => Number((felt as HTMLElement).dataset['version']));

/** Has a page note the time from an event to the next state that it shows. */
function watch(page: Page, event: 'online' | 'visibilitychange'): Promise<void> {
  return page.evaluate((name) => {
    const felt = document.querySelector<HTMLElement>('.felt');
    if (felt === null) throw new Error('no table');
    const before = felt.dataset['version'];
    delete document.documentElement.dataset['took'];
    const at = name === 'online' ? window : document;
    const woken = (): void => {
      const start = performance.now();
      const look = new MutationObserver(() => {
        if (felt.dataset['version'] === before) return;
        look.disconnect();
        document.documentElement.dataset['took'] = String(performance.now() - start);
      });
      look.observe(felt, { attributes: true });
    };
    at.addEventListener(name, woken, { once: true });
  }, event);
}

async function took(page: Page): Promise<number> {
  const at = await page.waitForFunction(() => document.documentElement.dataset['took'], undefined, { polling: 20 });
  return Number(await at.jsonValue());
}

function report(name: string, times: readonly number[]): void {
  const sorted = [...times].sort((a, b) => a - b).map(Math.round);
  const middle = sorted[Math.floor(sorted.length / 2)];
  console.log(`${name}: ${middle} ms in the middle, ${sorted[0]} to ${sorted.at(-1)} ms in ${sorted.length} wakings`);
}

const data = mkdtempSync(join(tmpdir(), 'trickhouse-waking-'));
const executablePath = findChromium();
if (executablePath === undefined) throw new Error('no Chromium: npm run chromium');
const host = await startHost(data, ['--lan', '--lan-port', '0']);
const browser = await chromium.launch({ executablePath, args: [...CHROMIUM_FLAGS] });
try {
  const owner = await browser.newPage();
  await setUpParty(owner, { game: 'klaverjas', options: { klaverjas: { deals: 16 } } });
  await owner.goto(host.url);
  await owner.getByRole('button', { name: 'Local network' }).click();
  await owner.getByRole('button', { name: 'Host Klaverjassen' }).click();
  const complaints: string[] = [];
  const phone = await Phone.seated(browser, await addressOf(owner), complaints);
  await owner.getByRole('button', { name: 'Deal the cards' }).click();
  const players = [new Player(owner), new Player(phone.page)] as const;

  /** Goes on to the next deal where the reckoning is shown; returns whether it was. */
  const goOn = ({ page }: Player): Promise<boolean> =>
    // Found and pressed in one step: the reckoning may go at any moment, once the other player has read it.
    page.getByRole('button', { name: 'Next deal' }).evaluateAll(([next]) => {
      if (next instanceof HTMLElement) next.click();
      return next !== undefined;
    });
  const act = async (player: Player): Promise<void> => {
    if ((await player.asked()) === 'call') await player.call();
    else await player.play('tap');
  };
  /** Plays until the owner is to act, who then acts while the phone hears nothing. */
  const missACard = async (): Promise<void> => {
    const [ofOwner, ofPhone] = players;
    for (;;) {
      const wentOn = [await goOn(ofOwner), await goOn(ofPhone)];
      if (wentOn.includes(true)) continue;
      if (await ofPhone.isAsked()) await act(ofPhone);
      else if (!(await ofOwner.isAsked())) await owner.waitForTimeout(20);
      else break;
    }
    const before = await version(phone.page);
    phone.killLines();
    await act(ofOwner);
    if ((await version(phone.page)) !== before) throw new Error('the phone still hears');
  };

  for (const sign of ['visibilitychange', 'online'] as const) {
    const times: number[] = [];
    while (times.length < ROUNDS) {
      await missACard();
      await watch(phone.page, sign);
      if (sign === 'visibilitychange') await phone.show(true);
      else {
        await phone.context.setOffline(true);
        await phone.page.waitForTimeout(AWAY);
        await phone.context.setOffline(false);
      }
      times.push(await took(phone.page));
    }
    report(sign, times);
  }
  console.log(`load ${loadavg()[0]?.toFixed(1)} at the end`);
} finally {
  await browser.close();
  await host.stop();
  rmSync(data, { recursive: true, force: true });
}
