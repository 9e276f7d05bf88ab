// Takes pictures of a language for its translators: `npm run words -- pictures LANG`, into dist/words/LANG.
import { Buffer } from 'node:buffer';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type Page } from 'playwright';
import { startHost } from '../../e2e/support/hostProgram.ts';
import { Player } from '../../e2e/support/player.ts';
import { playedRecord } from '../../e2e/support/records.ts';
import type { Language } from '../../renderer/words/languages.ts';
import { dictionaryOf } from '../../renderer/words/loaders.ts';
import type { Dictionary } from '../../renderer/words/translation.ts';
import { CHROMIUM_FLAGS, findChromium } from '../chromium.mjs';
import { root } from '../targets.mjs';
import type { Picture } from './pictures.ts';

/** A desktop window, its smallest size, and a phone. */
const SIZES = { wide: { width: 1280, height: 800 }, small: { width: 800, height: 600 }, phone: { width: 390, height: 844 } } as const;

/** A page at which a game is begun in English and looked at in another language. */
class Tour {
  readonly #page: Page;
  readonly #language: Language;
  readonly #words: Dictionary;
  readonly #folder: string;

  constructor(page: Page, language: Language, words: Dictionary, folder: string) {
    this.#page = page;
    this.#language = language;
    this.#words = words;
    this.#folder = folder;
  }

  async #speak(language: Language): Promise<void> {
    await this.#page.evaluate((value) => {
      const kept = JSON.parse(localStorage.getItem('trickhouse.settings') ?? '{}') as Record<string, string>;
      localStorage.setItem('trickhouse.settings', JSON.stringify({ ...kept, language: value }));
    }, language);
    await this.#page.reload();
    await this.#page.locator(`html[lang="${language}"]`).waitFor();
  }

  async #take(name: Picture): Promise<void> {
    for (const [size, viewport] of Object.entries(SIZES)) {
      await this.#page.setViewportSize(viewport);
      await this.#page.evaluate(() => document.fonts.ready.then(() => undefined));
      await this.#page.screenshot({ path: join(this.#folder, `${name}-${size}.png`), animations: 'disabled' });
    }
    await this.#page.setViewportSize(SIZES.wide);
  }

  #button(name: string) {
    return this.#page.getByRole('button', { name: new RegExp(`^${name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}`) }).first();
  }

  /** A drawer that a button opens. */
  async #drawer(name: Picture, button: string): Promise<void> {
    await this.#button(button).click();
    await this.#page.getByRole('dialog').first().waitFor();
    await this.#take(name);
    await this.#page.keyboard.press('Escape');
    await this.#page.getByRole('dialog').waitFor({ state: 'detached' });
  }

  async home(): Promise<void> {
    const words = this.#words;
    await this.#page.getByRole('button', { name: 'History' }).click();
    const buffer = Buffer.from(playedRecord('klaverjas', { deals: 4 }));
    await this.#page.locator('input[type=file]').setInputFiles([{ name: 'one.trick.json', mimeType: 'application/json', buffer }]);
    await this.#page.locator('.matches > li').waitFor();
    await this.#speak(this.#language);
    await this.#button(words['home.deal']).waitFor();
    await this.#take('home');
    await this.#drawer('house-rules', words['home.houseRules']);
    await this.#drawer('players', words['home.whoPlays']);
    await this.#drawer('settings', words['home.settings']);
    await this.#drawer('network', words['home.network']);
    await this.#drawer('guide', words['guide.entry']);
    await this.#drawer('rules', words['home.rules']);
    await this.#button(words['home.history']).click();
    await this.#page.locator('.matches > li').waitFor();
    await this.#take('history');
    await this.#button(words['editor.title']).click();
    await this.#page.locator('.ed-cloth').waitFor();
    await this.#take('position');
    await this.#button(words['home.back']).click();
    await this.#page.locator('.matches > li').getByRole('button', { name: words['history.replay'] }).click();
    await this.#page.getByRole('slider').waitFor();
    await this.#take('replay');
    await this.#speak('en');
  }

  async table(game: string, tricks: number): Promise<void> {
    const words = this.#words;
    const player = new Player(this.#page);
    await this.#page.goto(new URL('/', this.#page.url()).href);
    await player.start(game);
    if (tricks > 0) await player.playOn('tap', tricks);
    await player.asked();
    await this.#speak(this.#language);
    await player.asked();
    await this.#take(tricks > 0 ? 'table' : 'table-calls');
    if (tricks > 0) {
      await this.#drawer('rules-page', words['table.rules']);
      await this.#drawer('score-sheet', words['table.sheet']);
      await this.#drawer('people-and-chat', words['company.title']);
      await this.#drawer('table-menu', words['table.more']);
      await this.#page.keyboard.press('F1');
      await this.#page.getByRole('dialog').first().waitFor();
      await this.#take('keys');
      await this.#page.keyboard.press('Escape');
    }
    await this.#speak('en');
    await this.#button('Leave the table').click();
  }
}

/** Takes the pictures of a language. Returns their folder. */
export async function takePictures(language: Language): Promise<string> {
  const executablePath = findChromium();
  if (executablePath === undefined) throw new Error('no Chromium: npm run chromium');
  const folder = join(root, 'dist', 'words', language);
  mkdirSync(folder, { recursive: true });
  const dataDir = mkdtempSync(join(tmpdir(), 'trickhouse-words-'));
  const host = await startHost(dataDir, []);
  const browser = await chromium.launch({ executablePath, args: [...CHROMIUM_FLAGS] });
  try {
    const page = await browser.newPage({ viewport: SIZES.wide });
    await new Player(page).hasChosen({ pace: 'instant', theme: 'light', language: 'en' });
    await page.goto(host.url);
    const tour = new Tour(page, language, await dictionaryOf(language), folder);
    await tour.home();
    await tour.table('Manille', 0);
    await tour.table('Klaverjassen', 3);
  } finally {
    await browser.close();
    await host.stop();
    rmSync(dataDir, { recursive: true, force: true, maxRetries: 5 });
  }
  return folder;
}
