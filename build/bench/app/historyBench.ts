// How long a thousand matches take from the click on "History" to the list on the screen: `npm run bench:history`.
import { itemAt } from '../../../engine/cards/indexed.ts';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type Page } from 'playwright';
import { startHost } from '../../../e2e/support/hostProgram.ts';
import { Player } from '../../../e2e/support/player.ts';
import { CHROMIUM_FLAGS, findChromium } from '../../chromium.mjs';
import { root } from '../../targets.mjs';

const MATCHES = 1000;
/** Times that the list is opened: on a page that has just been loaded, and once more on the same page. */
const TIMES = 15;
/** The aim, in milliseconds. */
const AIM = 100;
/** A match that is over. */
const MODEL = join(root, 'electron', 'store', 'golden', '1-klaverjas-over.jsonl');

/** A data folder with a thousand matches, each with its file. */
function folder(): string {
  const dir = mkdtempSync(join(tmpdir(), 'trickhouse-history-'));
  const history = join(dir, 'history');
  mkdirSync(history);
  const model = readFileSync(MODEL, 'utf8');
  const [header = '', ...lines] = model.split('\n');
  for (let i = 0; i < MATCHES; i += 1) {
    const id = `20260214201500-${i.toString(16).padStart(10, '0')}`;
    writeFileSync(join(history, `${id}.jsonl`), [JSON.stringify({ ...JSON.parse(header), id }), ...lines].join('\n'));
  }
  return dir;
}

/** Milliseconds from a click on "History" to the picture with the list, as the page itself counts them; and how many are listed. */
async function click(page: Page): Promise<{ time: number; rows: number }> {
  await page.getByRole('button', { name: 'History' }).waitFor();
  return page.evaluate(
    () =>
      new Promise<{ time: number; rows: number }>((resolve, reject) => {
        const button = [...document.querySelectorAll('button')].find((one) => one.textContent?.trim() === 'History');
        if (button === undefined) return reject(new Error('there is no history'));
        const began = performance.now();
        const look = (): void => {
          const rows = document.querySelectorAll('.matches > li').length;
          if (rows === 0) requestAnimationFrame(look);
          // The task after the frame in which it is drawn.
          else {
            const { port1, port2 } = new MessageChannel();
            port1.onmessage = () => resolve({ time: performance.now() - began, rows });
            requestAnimationFrame(() => port2.postMessage(null));
          }
        };
        button.click();
        look();
      }),
  );
}

function tell(what: string, times: readonly number[]): number {
  const sorted = [...times].sort((a, b) => a - b);
  const worst = itemAt(sorted, sorted.length - 1);
  const middle = itemAt(sorted, Math.floor(sorted.length / 2));
  process.stdout.write(`${what}: ${middle.toFixed(0)} ms in the middle, ${worst.toFixed(0)} ms at worst (aim: ${AIM} ms)\n`);
  return worst;
}

const executablePath = findChromium();
if (executablePath === undefined) throw new Error('no Chromium: npm run chromium');
const dataDir = folder();
const began = performance.now();
const host = await startHost(dataDir, []);
const browser = await chromium.launch({ executablePath, args: [...CHROMIUM_FLAGS] });
try {
  process.stdout.write(`the host, with an index to be made anew: ${(performance.now() - began).toFixed(0)} ms\n`);
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
  await new Player(page).hasChosen({ pace: 'instant', language: 'en' });
  const fresh: number[] = [];
  const again: number[] = [];
  for (let i = 0; i < TIMES; i += 1) {
    await page.goto(host.url);
    // No player presses anything in the moment in which it comes up.
    await page.waitForLoadState('networkidle');
    const first = await click(page);
    if (i === 0) process.stdout.write(`${first.rows} rows at once\n`);
    fresh.push(first.time);
    await page.getByRole('button', { name: 'Back', exact: false }).first().click();
    again.push((await click(page)).time);
  }
  tell('on a page just loaded', fresh);
  tell('once more', again);
} finally {
  await browser.close();
  await host.stop();
  rmSync(dataDir, { recursive: true, force: true });
}
