import type { Page, WebSocketRoute } from '@playwright/test';
import { collectComplaints, expect } from './fixtures.ts';
import { Player } from './player.ts';

/** A club evening of eight, as the specs of the hall begin it. */

export const NAMES = ['Ada Vermeer', 'Ben de Wit', 'Cas Jansen', 'Dee Bakker', 'Eva Smit', 'Fay Mulder', 'Gijs Bos', 'Hans Vos'];
const COUPLES = ['1;Ada Vermeer;Ben de Wit', '2;Cas Jansen;Dee Bakker', '3;Eva Smit;Fay Mulder', '4;Gijs Bos;Hans Vos'];

export const press = (page: Page, name: string): Promise<void> => page.getByRole('button', { name, exact: true }).click();

/** Opens a part of the organiser's desk. */
export const turn = (page: Page, name: string): Promise<void> =>
  page.getByRole('navigation').getByRole('button', { name, exact: true }).click();

/** The choices of an evening that are not those of eight persons with real cards. */
interface Otherwise {
  /** Botifarra in couples. */
  readonly couples?: boolean;
  /** The program's cards, one deal a round. */
  readonly ours?: boolean;
  /** The way in which same deals are compared. */
  readonly compare?: string;
}

/** Begins an evening of eight at two tables in two rounds, everybody here. */
export async function begin(page: Page, url: string, { couples = false, ours = false, compare }: Otherwise = {}): Promise<void> {
  await page.goto(url);
  if (couples) await page.getByRole('combobox').filter({ hasText: 'Botifarra' }).selectOption('Botifarra');
  await page.getByLabel('How many people?').fill('8');
  await page.getByLabel('How many rounds?').fill('2');
  if (ours) await page.getByRole('combobox').filter({ hasText: 'Cards on phones' }).selectOption('Cards on phones');
  if (compare !== undefined) {
    await page.getByLabel('All tables play the same deals').check();
    await page.getByLabel('Comparison').selectOption(compare);
  }
  await expect(page.getByText('2 tables.')).toBeVisible();
  await look(page, 'new');
  if (ours) {
    await page.getByText('Change this plan').click();
    await page.getByLabel('Deals', { exact: true }).fill('1');
  }
  await press(page, 'Start the evening');
  await page.getByRole('textbox', { name: 'Paste a list' }).fill((couples ? COUPLES : NAMES).join('\n'));
  await press(page, 'Add to the list');
  await expect(page.getByRole('cell', { name: couples ? 'Gijs Bos & Hans Vos' : 'Hans Vos', exact: true })).toBeVisible();
  await press(page, 'Everyone is here');
  await expect(page.getByText(couples ? '4 pairs: 2 tables.' : '8 people: 2 tables.')).toBeVisible();
}

/** Types figures one after the other, each with Enter, as an organiser does with a slip. */
export async function typeFigures(page: Page, ...typed: readonly number[]): Promise<void> {
  for (const figure of typed) {
    await page.keyboard.type(String(figure));
    await page.keyboard.press('Enter');
  }
}

/** Opens a link of the hall in a browser of its own, at the pace of bots. */
export async function open(page: Page, link: string, complaints: string[], size = { width: 390, height: 844 }): Promise<Page> {
  const context = await page.context().browser()!.newContext({ viewport: size });
  const other = await context.newPage();
  collectComplaints(other, complaints);
  await new Player(other).hasChosen({ pace: 'instant', language: 'en' });
  await other.goto(link);
  return other;
}

/** A line that a spec cuts and mends. The page takes it up again by itself; one that is open already does so once it is loaded again. */
export async function lineOf(page: Page): Promise<{ cut(): Promise<void>; mend(): Promise<void> }> {
  let isWhole = true;
  let ends: Pick<WebSocketRoute, 'close'>[] = [];
  await page.routeWebSocket(/./, (socket) => {
    if (isWhole) ends = [socket.connectToServer(), socket];
    else void socket.close();
  });
  const banner = page.getByText('Connection lost. Reconnecting…');
  return {
    cut: async () => {
      isWhole = false;
      for (const end of ends) await end.close();
      await expect(banner).toBeVisible();
    },
    mend: async () => {
      isWhole = true;
      await expect(banner).toBeHidden();
    },
  };
}

/** The texts on the wall that are smaller than a 24th of its height: from ten metres they are not read. */
export function tooSmall(wall: Page): Promise<(string | null)[]> {
  return wall.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('main *')]
      .filter(
        (element) =>
          !element.matches('.sr') && [...element.childNodes].some((node) => node.nodeType === 3 && node.textContent?.trim() !== ''),
      )
      .filter((element) => Number.parseFloat(getComputedStyle(element).fontSize) < innerHeight / 24)
      .map((element) => element.textContent),
  );
}

/** Takes a picture to be looked at, into the folder that `SHOTS` names. */
export async function look(page: Page, name: string, fullPage = false): Promise<void> {
  const folder = process.env['SHOTS'];
  if (folder !== undefined) await page.screenshot({ path: `${folder}/${name}.png`, fullPage });
}

/** Lets bots play for those who are away. Twenty seconds after the tables have opened they do so by themselves, and the button is gone. */
export async function letBotsPlay(page: Page): Promise<void> {
  const play = page.locator('.marks .bot').or(page.locator('.tiles .tile').filter({ hasText: 'recorded' }));
  await page
    .getByRole('button', { name: 'Bots play for absent players', exact: true })
    .click({ timeout: 5000 })
    .catch(() => expect(play.first()).toBeVisible());
}
