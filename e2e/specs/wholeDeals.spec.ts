import process from 'node:process';
import type { Page } from '@playwright/test';
import type { Game } from '../../engine/contract/game.ts';
import { GAMES } from '../../engine/games/index.ts';
import { usualPlayers } from '../../engine/match/seating.ts';
import { LANGUAGE_CODES } from '../../renderer/words/languages.ts';
import { expect, test } from '../support/fixtures.ts';
import { covered, flaws } from '../support/looks/layout.ts';
import { measured } from '../support/looks/sizes.ts';
import { Player } from '../support/player.ts';
import { Staged } from '../support/staged.ts';

/** Small windows, in which plates, cards and questions come closest to each other. */
const SIZES = [
  [360, 553],
  [390, 844],
  [740, 340],
  [667, 375],
  [800, 600],
  [1024, 640],
] as const;
/** Every decision in every size and of several deals a game, for `npm run e2e:fits`. Otherwise every decision of one deal, in two of the sizes, in turn. */
const ALL = process.env['FITS'] === 'all';
const SEEDS = ALL ? ['whole-1', 'whole-2', 'whole-3', 'whole-4', 'whole-5', 'whole-6'] : ['whole-1'];
/** More decisions than the person has in a deal, the bids of long auctions among them. */
const MOST = 80;

if (!ALL) test.slow();

/** The faults of what the page shows, in the sizes of this turn. */
async function look(page: Page, turn: number): Promise<string[]> {
  const found: string[] = [];
  for (const [at, [width, height]] of SIZES.entries()) {
    if (!ALL && at % 3 !== turn % 3) continue;
    await measured(page, { width, height });
    found.push(...(await Promise.all([flaws(page), covered(page)])).flat().map((flaw) => `${width}×${height}: ${flaw}`));
  }
  return found;
}

/** Plays a deal to its end, and looks at each decision of the person before the page, and at the reckoning. */
async function lookedThrough(staged: Staged, game: Game, seed: string): Promise<string[]> {
  const language = LANGUAGE_CODES[(GAMES.indexOf(game) + SEEDS.indexOf(seed)) % LANGUAGE_CODES.length] ?? 'en';
  const found: string[] = [];
  let seen = -1;
  staged.deal({ game: game.id, seats: usualPlayers(game), seed, dealer: SEEDS.indexOf(seed) + 2 });
  for (let turn = 0; turn < MOST; turn += 1) {
    await staged.until(({ view }) => view.score !== null || (view.toAct === view.viewer && view.moves.length !== seen));
    const { view } = staged.current;
    seen = view.moves.length;
    if (turn === 0) await new Player(staged.page).speaks(language);
    found.push(...(await look(staged.page, turn)).map((flaw) => `${game.id}, ${seed}, ${language}, move ${seen}, ${flaw}`));
    if (view.score !== null) break;
  }
  expect(staged.current.view.score, `${game.id}, ${seed}: the deal ends`).not.toBeNull();
  await new Player(staged.page).speaks('en');
  await staged.leave();
  return found;
}

for (const half of [0, 1])
  test(`at no decision of a whole deal does anything lie on anything else in small windows, ${half + 1}`, async ({ page, startHost }) => {
    await new Player(page).hasChosen({ pace: 'instant', theme: 'light', language: 'en' });
    const host = await startHost('--pace', 'instant');
    const staged = new Staged(page);
    await staged.open(host.url);
    const found: string[] = [];
    for (const [at, game] of GAMES.filter(({ draft }) => draft !== true).entries())
      if (at % 2 === half) for (const seed of SEEDS) found.push(...(await lookedThrough(staged, game, seed)));
    expect(found).toEqual([]);
  });
