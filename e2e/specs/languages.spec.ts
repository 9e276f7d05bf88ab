import { Buffer } from 'node:buffer';
import type { Page } from '@playwright/test';
import { en } from '../../renderer/words/en/en.ts';
import { LANGUAGE_CODES, type Language } from '../../renderer/words/languages.ts';
import { dictionaryOf } from '../../renderer/words/loaders.ts';
import type { Dictionary } from '../../renderer/words/translation.ts';
import type { ServerMessage } from '../../engine/protocol/messages.ts';
import { expect, test } from '../support/fixtures.ts';
import { covered, flaws } from '../support/looks/layout.ts';
import { measured, pressed } from '../support/looks/sizes.ts';
import { Player } from '../support/player.ts';
import { playedRecord } from '../support/records.ts';
import { Staged, type Staging } from '../support/staged.ts';

const dictionaries = await Promise.all(LANGUAGE_CODES.map(async (code) => [code, await dictionaryOf(code)] as const));
const LANGUAGES = Object.fromEntries(dictionaries) as { readonly [language in Language]: Dictionary };
const SIZES = {
  small: { width: 800, height: 600 },
  tablet: { width: 768, height: 1024 },
  phone: { width: 390, height: 844 },
  least: { width: 360, height: 640 },
} as const;
/** The languages, and one with long words in the largest type. */
const READERS = [...LANGUAGE_CODES.map((language) => [language, 'medium'] as const), ['de', 'largest'] as const];
/** Calls with the longest words. */
const CALLS: readonly Staging[] = [
  { game: 'manille-auction', seats: 7, seed: 'tables' },
  { game: 'pinochle-double', seats: 4, seed: 'tables' },
  { game: 'botifarra', seats: 4, seed: 'tables' },
  { game: 'klaverjas', seats: 4, seed: 'tables' },
];

test.slow();

/** The page in another language and size of type, as for a person who comes back. */
async function speak(page: Page, language: Language, type: 'medium' | 'largest' = 'medium'): Promise<void> {
  await page.evaluate(
    (chosen) => {
      const kept = JSON.parse(localStorage.getItem('trickhouse.settings') ?? '{}') as Record<string, string>;
      localStorage.setItem('trickhouse.settings', JSON.stringify({ ...kept, ...chosen }));
    },
    { language, size: type },
  );
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('lang', language);
}

/** The layout faults of the screen, in every size. Leaves it drawn small: no mouse presses it before {@link pressed}. */
async function look(page: Page, name: string): Promise<string[]> {
  const found: string[] = [];
  for (const [size, viewport] of Object.entries(SIZES)) {
    await measured(page, viewport);
    found.push(...(await Promise.all([flaws(page), covered(page)])).flat().map((flaw) => `${name}, ${size}: ${flaw}`));
  }
  return found;
}

/** A sheet that a button opens, by key. */
async function sheet(page: Page, button: string, name: string): Promise<string[]> {
  // A name may go on with a count; that of a game names its players further on.
  await page
    .getByRole('button', { name: new RegExp(`^${button}`) })
    .first()
    .press('Enter');
  await page.getByRole('dialog').waitFor();
  const found = await look(page, name);
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  return found;
}

test('first page, sheets, history and replay have room for their words, in every language', async ({ page, host }) => {
  const player = new Player(page);
  await player.hasChosen({ pace: 'instant', theme: 'light', language: 'en' });
  await page.setViewportSize(SIZES.small);
  await page.goto(host.url);
  await page.getByRole('button', { name: en['home.history'] }).click();
  const buffer = Buffer.from(playedRecord('klaverjas', { deals: 4 }));
  await page.locator('input[type=file]').setInputFiles([{ name: 'one.trick.json', mimeType: 'application/json', buffer }]);
  await page.locator('.matches > li').waitFor();
  const found: string[] = [];
  for (const [language, type] of READERS) {
    const words = LANGUAGES[language];
    await page.goto(host.url);
    await player.speaks(language);
    await player.hasType(type);
    await page.getByRole('button', { name: words['home.deal'] }).waitFor();
    found.push(...(await look(page, `${language}, ${type}, first page`)));
    await measured(page, { width: 1280, height: 800 });
    const hidden = await page.locator('.home').evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight);
    if (hidden > 0 && type === 'medium') found.push(`${language}: ${hidden} px of the first page lie below a window of 1280×800`);
    for (const key of ['home.houseRules', 'home.whoPlays', 'home.settings', 'home.network', 'continue.title', 'guide.entry'] as const)
      found.push(...(await sheet(page, words[key], `${language}, ${key}`)));
    await page.getByRole('button', { name: words['home.history'] }).press('Enter');
    await page.locator('.matches > li').waitFor();
    found.push(...(await look(page, `${language}, ${type}, history`)));
    await page.getByRole('button', { name: words['editor.title'] }).press('Enter');
    await page.locator('.ed-cloth').waitFor();
    found.push(...(await look(page, `${language}, ${type}, position`)));
    await page.getByRole('button', { name: words['home.back'], exact: true }).press('Enter');
    await page.locator('.matches > li').getByRole('button', { name: words['history.replay'] }).press('Enter');
    await expect(page.getByRole('slider')).toHaveAttribute('max', /[1-9]/);
    found.push(...(await look(page, `${language}, ${type}, replay`)));
  }
  expect(found).toEqual([]);
});

test('tables have room for their calls, in every language', async ({ page, startHost }) => {
  const player = new Player(page);
  await player.hasChosen({ pace: 'instant', theme: 'light', language: 'en' });
  const host = await startHost('--pace', 'instant');
  const staged = new Staged(page);
  await staged.open(host.url);
  const found: string[] = [];
  for (const staging of CALLS) {
    staged.deal(staging);
    await staged.until(({ seat, view, legal }) => view.trick !== null || (seat === view.toAct && legal.actions.length > 1));
    for (const language of LANGUAGE_CODES) {
      await player.speaks(language);
      await page.locator('.calls button').first().waitFor();
      found.push(...(await look(page, `${language}, ${staging.game}`)));
      // The drawers are the same at every table.
      const words = LANGUAGES[language];
      for (const key of staging === CALLS[0] ? (['company.title', 'table.more', 'table.sheet'] as const) : [])
        found.push(...(await sheet(page, words[key], `${language}, ${key}`)));
    }
    await player.speaks('en');
    await staged.leave();
  }
  expect(found).toEqual([]);
});

/** An open table, whatever network there is where this runs: with long names and more than one address. */
const OPEN: Extract<ServerMessage, { type: 'lan' }> = {
  type: 'lan',
  open: true,
  name: 'Maximiliaan van der Velde',
  locked: false,
  code: 'QW7RTP',
  addresses: ['http://192.168.178.101:41234/#join=QW7RTP', 'http://maximiliaans-laptop.local:41234/#join=QW7RTP'],
  link: `trickhouse://join?host=192.168.178.101&port=41234&code=QW7RTP&key=${'k'.repeat(43)}`,
  guests: [
    { id: 'a', name: 'Maria del Carme Puigdomènech', person: null, present: true },
    { id: 'b', name: '', person: null, present: true },
    { id: 'c', name: 'Jean-Baptiste', person: null, present: false },
  ],
};

test('the gathering before a deal and an open table have room for their words, in every language', async ({ page, startHost }) => {
  await new Player(page).hasChosen({ pace: 'instant', theme: 'light', language: 'en' });
  const host = await startHost();
  // The page shows a network state that no real host reports here.
  await page.routeWebSocket(/\/socket$/, (socket) => {
    const server = socket.connectToServer();
    const typeOf = (text: string | Buffer): string => (JSON.parse(String(text)) as { type: string }).type;
    socket.onMessage((text) => {
      if (typeOf(text) !== 'lan') server.send(text);
    });
    server.onMessage((text) => {
      if (typeOf(text) !== 'lan') socket.send(text);
      if (typeOf(text) === 'table') socket.send(JSON.stringify(OPEN));
    });
  });
  await page.goto(host.url);
  await page.getByRole('button', { name: en['home.network'] }).click();
  await page.getByRole('button', { name: en['network.host'].replace(/\{.*/, '') }).click();
  const found: string[] = [];
  for (const [language, type] of READERS) {
    await speak(page, language, type);
    await page.locator('.gathering dd.code').waitFor();
    found.push(...(await look(page, `${language}, ${type}, gathering`)));
  }
  await speak(page, 'en');
  await pressed(page, SIZES.small);
  await page.getByRole('button', { name: en['home.deal'] }).click();
  for (const language of LANGUAGE_CODES) {
    await speak(page, language);
    found.push(...(await sheet(page, LANGUAGES[language]['company.title'], `${language}, people of an open table`)));
  }
  expect(found).toEqual([]);
});
