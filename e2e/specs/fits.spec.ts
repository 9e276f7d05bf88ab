import process from 'node:process';
import type { Page } from '@playwright/test';
import type { Game } from '../../engine/contract/game.ts';
import { GAMES } from '../../engine/games/index.ts';
import { usualPlayers } from '../../engine/match/seating.ts';
import { LANGUAGE_CODES, type Language } from '../../renderer/words/languages.ts';
import { faint } from '../support/looks/axe.ts';
import { expect, test } from '../support/fixtures.ts';
import { covered, flaws } from '../support/looks/layout.ts';
import { MOMENTS } from '../support/moments.ts';
import type { UpdateMessage } from '../../engine/protocol/messages.ts';
import { Player } from '../support/player.ts';
import { measured, pressed } from '../support/looks/sizes.ts';
import { Staged, type StagedMoment, type Staging } from '../support/staged.ts';

/** Phones upright, short and on their side; small and large windows, those of browsers on small laptops; screens up to twice the first desktop; tablets and a screen upright. */
const SIZES = [
  [360, 553],
  [360, 560],
  [375, 553],
  [360, 640],
  [360, 740],
  [390, 844],
  [667, 375],
  [740, 340],
  [844, 390],
  [800, 600],
  [900, 620],
  [1024, 640],
  [1366, 625],
  [1200, 640],
  [1280, 720],
  [1280, 800],
  [1536, 864],
  [1920, 1080],
  [2560, 1440],
  [600, 960],
  [712, 1138],
  [768, 1024],
  [820, 1180],
  [1024, 1366],
  [1080, 1920],
] as const;
/** Sizes of type beside the usual one. */
const TYPES = ['large', 'largest'] as const;
/** The size in which colours are looked at. */
const USUAL = { width: 1280, height: 800 };
const THEMES = ['light', 'dark'] as const;
/**
 * Every moment in every size in every language and with every size of type, light and dark, for `npm run e2e:fits`. Otherwise each moment in every third size: in all sizes with the next two
 * moments of the game and in all languages, in turn; with larger type in every ninth; and in the colours of light or dark.
 */
const ALL = process.env['FITS'] === 'all';

if (!ALL) test.slow();

/** The numbers of players that are looked at: the most and the usual one, or all. */
function counts(game: Game): number[] {
  const { min, max } = game.seats;
  return Array.from({ length: max - min + 1 }, (_, i) => min + i).filter((n) => ALL || n === max || n === usualPlayers(game));
}

/** Where a card is turned, the player after the dealer passes, and the person has a call to make. */
const STAGINGS: readonly Staging[] = GAMES.filter(({ draft }) => draft !== true).flatMap((game) =>
  counts(game).map((seats) => ({ game: game.id, seats, seed: 'tables', dealer: game.layout.zones.includes('turned') ? 2 : 3 })),
);

/** Moments after the calls. */
const LATER: readonly string[] = ['first', 'play', 'reckoning'];

/** The sizes to look at in each language, in this turn. Languages change seldom: each takes a drawing of the whole page. */
function sizesByLanguage(turn: number): (readonly [Language, (typeof SIZES)[number]])[] {
  return LANGUAGE_CODES.flatMap((language, at) =>
    SIZES.filter((_, i) => ALL || (i % 3 === turn % 3 && at === (turn + Math.floor(i / 3)) % LANGUAGE_CODES.length)).map(
      (size) => [language, size] as const,
    ),
  );
}

/** The faults of what the page shows, in each size of this turn. */
async function look(page: Page, name: string, turn: number): Promise<string[]> {
  const found: string[] = [];
  const player = new Player(page);
  const examine = async ([width, height]: (typeof SIZES)[number], how: string): Promise<void> => {
    await measured(page, { width, height });
    found.push(...(await Promise.all([flaws(page), covered(page)])).flat().map((flaw) => `${name}, ${width}×${height}, ${how}: ${flaw}`));
  };
  let spoken: Language = 'en';
  for (const [language, size] of sizesByLanguage(turn)) {
    if (language !== spoken) await player.speaks(language);
    spoken = language;
    await examine(size, language);
  }
  if (spoken !== 'en') await player.speaks('en');
  for (const [at, type] of TYPES.entries()) {
    const sizes = SIZES.filter((_, i) => ALL || i % 18 === (turn + 9 * at) % 18);
    if (sizes.length > 0) await player.hasType(type);
    for (const size of sizes) await examine(size, `${type} type`);
  }
  await player.hasType('medium');
  return found;
}

/** The faults of colours in this turn. */
async function colours(page: Page, name: string, turn: number): Promise<string[]> {
  const found: string[] = [];
  const player = new Player(page);
  await measured(page, USUAL);
  for (const [at, theme] of THEMES.entries()) {
    if (!ALL && at !== turn % THEMES.length) continue;
    await player.sees(theme);
    found.push(...(await faint(page)).map((flaw) => `${name}, ${theme}: ${flaw}`));
  }
  return found;
}

/** The faults of the score sheet, which opens over the reckoning. */
async function sheet(page: Page, name: string, turn: number): Promise<string[]> {
  const found: string[] = [];
  await pressed(page, USUAL);
  await page.getByRole('button', { name: 'Score sheet' }).first().click();
  await page.getByRole('dialog').waitFor();
  for (const [width, height] of [
    [800, 600],
    [390, 844],
    [1280, 800],
  ] as const) {
    await measured(page, { width, height });
    found.push(...(await flaws(page)).map((flaw) => `${name}, ${width}×${height}: ${flaw}`));
  }
  found.push(...(await colours(page, name, turn)));
  await page.keyboard.press('Escape');
  return found;
}

/** Two tests share the tables, or else each table has one. */
const ROUNDS = ALL ? STAGINGS.length : 2;

for (const round of Array(ROUNDS).keys())
  test(`every game fits windows from phones to large screens, in seven languages and with larger type, and no text is faint, ${round + 1}`, async ({
    page,
    startHost,
  }) => {
    await new Player(page).hasChosen({ pace: 'instant', theme: 'light', language: 'en' });
    const host = await startHost('--pace', 'instant');
    const staged = new Staged(page);
    await staged.open(host.url);
    const found: string[] = [];
    for (const [at, staging] of STAGINGS.entries()) {
      if (at % ROUNDS !== round) continue;
      let turn = at;
      staged.deal(staging);
      for (const [name, moment] of Object.entries(MOMENTS)) {
        await staged.until(moment);
        const { view } = staged.current;
        // A deal that has no such moment is looked at in the next one.
        if (!LATER.includes(name) && view.trick !== null) continue;
        const here = `${staging.game} of ${staging.seats}, ${name}`;
        found.push(...(await look(page, here, turn)), ...(await colours(page, here, turn)));
        turn += 1;
      }
      found.push(...(await sheet(page, `${staging.game} of ${staging.seats}, sheet`, turn)));
      await staged.leave();
    }
    expect(found).toEqual([]);
  });

test('the trick that a question is about lies in sight, in windows of all sizes, and the rules open at what the question is about', async ({
  page,
  startHost,
}) => {
  await new Player(page).hasChosen({ pace: 'instant', theme: 'light', language: 'en' });
  const host = await startHost('--pace', 'instant');
  const staged = new Staged(page);
  await staged.open(host.url);
  staged.deal({ game: 'klaverjas', seats: 4, seed: 'roem-5' });
  await staged.until(({ legal }) => legal.actions.includes('roem'));
  await expect(page.locator('.trick .card')).toHaveCount(4);
  for (const turn of [0, 1, 2]) expect(await look(page, 'klaverjas, roem', turn)).toEqual([]);
  await page.keyboard.press('r');
  await expect(page.getByRole('dialog').getByRole('heading', { name: 'Bonus points' })).toBeInViewport();
  await page.keyboard.press('Escape');
  await staged.leave();
});

/** Seeds of deals in which a player lays two sets down, seat by seat: whichever of them comes to that in a game is looked at. */
const SETS = [
  ['sets-2937', 'sets-10787'],
  ['sets-320', 'sets-470'],
  ['sets-10288', 'sets-1990'],
  ['sets-8618', 'sets-578'],
];
const LAY_SETS = GAMES.filter(({ layout }) => ['turned', 'meld'].every((id) => layout.zones.some((zone) => zone === id)));

test('two sets of cards lie before their player, whatever the seat, in windows of all sizes', async ({ page, startHost }) => {
  await new Player(page).hasChosen({ pace: 'instant', theme: 'light', language: 'en' });
  const host = await startHost('--pace', 'instant');
  const staged = new Staged(page);
  await staged.open(host.url);
  const found: string[] = [];
  for (const { id, seats } of LAY_SETS)
    for (const [seat, seeds] of SETS.entries()) {
      const laid = ({ view }: UpdateMessage): boolean =>
        view.zones.some((zone) => zone.id === 'meld' && zone.seat === seat && zone.stacks.filter(({ length }) => length > 0).length === 2);
      let seen = false;
      for (const seed of seeds) {
        staged.deal({ game: id, seats: seats.max, seed, dealer: 0 });
        await staged.until((update) => (update.view.toAct === 0 && laid(update)) || update.view.tricks.length > 1);
        if (laid(staged.current)) {
          seen = true;
          await expect(page.locator(`.seat[data-seat="${seat}"] .lay`)).toHaveCount(2);
          found.push(...(await look(page, `${id}, sets of seat ${seat}`, seat)));
        }
        await staged.leave();
      }
      expect(seen, `${id}: nobody laid two sets before seat ${seat}`).toBe(true);
    }
  expect(found).toEqual([]);
});

/** Positions that were once too large for a window, each in the windows, the language and the type where it was. */
interface Tight {
  readonly what: string;
  readonly staging: Staging;
  readonly moment: StagedMoment;
  readonly sizes: readonly (readonly [number, number])[];
  readonly language?: Language;
  readonly type?: (typeof TYPES)[number];
  /** The part that must be seen then. */
  readonly seen?: string;
  /** The part that must show without scrolling. */
  readonly whole?: string;
  /** A text that must have pixels to spare, for fonts that are a little wider. */
  readonly ample?: string;
}
const bidding: StagedMoment = ({ view, legal }) =>
  view.moves.length > 0 && view.toAct === view.viewer && legal.actions.some((action) => action.startsWith('bid:'));
/** Phones on their side with less room than those that the layouts are made for. */
const SMALLEST_LYING = [
  [568, 320],
  [640, 360],
] as const;
/** Pixels beside an ample text. */
const SPARE = 6;
const TIGHT: readonly Tight[] = [
  {
    what: 'a dealer’s plate beside the prompt, in German',
    staging: { game: 'manilla-two', seats: 2, seed: 'whole-5', dealer: 6 },
    moment: ({ view }) => view.toAct === view.viewer,
    sizes: [[390, 844]],
    language: 'de',
  },
  {
    what: 'the name of the called card, beside a broad plate',
    staging: { game: 'briscola-chiamata', seats: 5, seed: 'g', dealer: 2 },
    moment: ({ view }) => view.tricks.length >= 6 && view.toAct === view.viewer,
    sizes: [[900, 620]],
    seen: '.corner .label',
  },
  {
    what: 'numbers to bid, and what they commit to, on the smallest phones on their side',
    staging: { game: 'manille-auction', seats: 4, seed: 'tables' },
    moment: bidding,
    sizes: SMALLEST_LYING,
    seen: '.calls .commits',
  },
  {
    what: 'numbers to bid beside two rows of cards, on the smallest phones on their side',
    staging: { game: 'manille-auction', seats: 3, seed: 'tables' },
    moment: bidding,
    sizes: SMALLEST_LYING,
  },
  {
    what: 'a bid in French, on a phone on its side',
    staging: { game: 'manille-auction', seats: 4, seed: 'tables' },
    moment: bidding,
    sizes: [[667, 375]],
    language: 'fr',
    ample: '.calls .step .primary',
  },
  {
    what: 'an open hand and a broad plate above the prompt, in the largest type',
    staging: { game: 'manille-blind', seats: 4, seed: 'tables' },
    moment: ({ view }) => view.tricks.length > 0 && view.toAct === view.viewer,
    sizes: [[1536, 864]],
    language: 'de',
    type: 'largest',
  },
  {
    what: 'the melds of four players above a question, on phones and in small windows',
    staging: { game: 'pinochle-double', seats: 4, seed: 'd' },
    moment: ({ view, legal }) => view.phase === 'play' && legal.actions.includes('concede'),
    sizes: [
      [390, 844],
      [360, 553],
      [360, 640],
      [667, 375],
      [740, 340],
      [844, 390],
      [800, 600],
      [900, 620],
    ],
    whole: '.melds',
  },
  ...(['manille-auction', 'briscola-chiamata', 'pinochle-double'] as const).map((game): Tight => ({
    what: `the sign of a dealer who bids a number in ${game}, on phones`,
    staging: { game, seats: game === 'briscola-chiamata' ? 5 : 4, seed: 'tables', dealer: 0 },
    moment: bidding,
    sizes: [
      [390, 844],
      [360, 640],
    ],
    seen: '.calls .dealer',
  })),
  ...(['en', 'es'] as const).map((language): Tight => ({
    what: `no trumps for double stakes, named by the opponent, beside their plate on phones, in ${language}`,
    staging: { game: 'manille-two', seats: 2, seed: 'edge-0', dealer: 1 },
    moment: ({ view }) => view.moves.length > 0 && view.toAct === view.viewer,
    sizes: [
      [390, 844],
      [360, 640],
      [360, 553],
    ],
    language,
    seen: '.seat:not(.me) > .bubble',
  })),
  ...[3, 4, 5, 7].map((seats): Tight => ({
    what: `the name of the widow while ${seats} bid`,
    staging: { game: 'manille-auction', seats, seed: 'tables' },
    moment: bidding,
    sizes: [
      [360, 553],
      [360, 640],
      [390, 844],
      [568, 320],
      [667, 375],
      [740, 340],
      [844, 390],
      [800, 600],
      [900, 620],
      [768, 1024],
      [1280, 800],
    ],
    seen: '.widow .label',
  })),
];

/** How much narrower a text is than what it stands in. */
function spare(page: Page, selector: string): Promise<number> {
  return page.locator(selector).evaluate((node) => {
    const text = document.createRange();
    text.selectNodeContents(node);
    return node.clientWidth - text.getBoundingClientRect().width;
  });
}

test('what was once too large for its window has room', async ({ page, startHost }) => {
  const player = new Player(page);
  await player.hasChosen({ pace: 'instant', theme: 'light', language: 'en' });
  const host = await startHost('--pace', 'instant');
  const staged = new Staged(page);
  await staged.open(host.url);
  for (const { what, staging, moment, sizes, language = 'en', type = 'medium', seen, whole, ample } of TIGHT)
    await test.step(what, async () => {
      staged.deal(staging);
      await staged.until(moment);
      await player.speaks(language);
      await player.hasType(type);
      for (const [width, height] of sizes) {
        const where = `${what}, ${width}×${height}`;
        await measured(page, { width, height });
        expect([...(await flaws(page)), ...(await covered(page))], where).toEqual([]);
        if (seen !== undefined) await expect(page.locator(seen), where).toBeVisible();
        if (whole !== undefined)
          expect(await page.locator(whole).evaluate((node) => node.scrollHeight - node.clientHeight), where).toBeLessThan(2);
        if (ample !== undefined) expect(await spare(page, ample), where).toBeGreaterThanOrEqual(SPARE);
      }
      await player.speaks('en');
      await player.hasType('medium');
      await staged.leave();
    });
});

test('melds are named in one line each on a phone, and nothing is empty in the panel below them', async ({ page, startHost }) => {
  await new Player(page).hasChosen({ pace: 'instant', theme: 'light', language: 'en' });
  const host = await startHost('--pace', 'instant');
  const staged = new Staged(page);
  await staged.open(host.url);
  staged.deal({ game: 'pinochle-double', seats: 4, seed: 'd' });
  await staged.until(({ view, legal }) => view.phase === 'play' && legal.actions.includes('concede'));
  await measured(page, { width: 390, height: 844 });
  const lines = (caption: Element): number => caption.getBoundingClientRect().height / parseFloat(getComputedStyle(caption).lineHeight);
  for (const caption of await page.locator('.melds figcaption').all()) expect(await caption.evaluate(lines)).toBeLessThan(1.5);
  // In a large window nothing in the panel is empty.
  await measured(page, { width: 1280, height: 800 });
  const panel = page.locator('.calls');
  expect((await panel.boundingBox())!.height - (await panel.locator('.words').boundingBox())!.height).toBeLessThan(24);
});
