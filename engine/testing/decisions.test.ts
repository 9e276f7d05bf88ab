import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { BOTS } from '../bots/index.ts';
import { LEVELS } from '../bots/levels.ts';
import { deriveSeed, rngOf, seedFrom } from '../cards/random.ts';
import type { Legal } from '../contract/action.ts';
import { seatOnTurn, type Game } from '../contract/game.ts';
import { formatAction } from '../contract/notation.ts';
import type { View } from '../contract/view.ts';
import { goldenGames, writesGoldens } from './goldens.fixture.ts';
import { deal, freshMatch, playWith } from './invariants.ts';
import { seatView } from '../match/seatView.ts';

const PATIENT = { now: () => 0, until: 1 };

/** Fewer positions are too few: in a deal that all seats pass there is nothing but the first call. */
const FEWEST = 3;

/** The first choice among calls, the first two among cards, and one among the last cards, of the first deal that has that many. */
function positionsOf(game: Game, attempt = 0): { view: View; legal: Legal }[] {
  const calls: { view: View; legal: Legal }[] = [];
  const cards: { view: View; legal: Legal }[] = [];
  const { match } = deal(freshMatch(game, {}, game.seats.min), seedFrom(`decisions ${game.id}${attempt === 0 ? '' : ` ${attempt}`}`));
  const rng = rngOf(seedFrom(`rule ${game.id}`));
  playWith(match, (_, { deals }) => {
    const { state } = deals.at(-1)!;
    const { view, legal } = seatView(game, state, [], seatOnTurn(game, state));
    if (legal.actions.length > 1) (view.phase === 'play' ? cards : calls).push({ view, legal });
    return BOTS.rule.choose(view, legal, rng, PATIENT);
  });
  const positions = [...calls.slice(0, 1), ...cards.slice(0, 2), ...cards.slice(-4, -3)];
  return positions.length < FEWEST && attempt < 10 ? positionsOf(game, attempt + 1) : positions;
}

/** SHA-256 of what every level decides in four positions of a game, and of what it expects of each candidate. */
function decisionsOf(game: Game): string {
  const { id } = game;
  const decided = positionsOf(game).map(({ view, legal }, position) =>
    LEVELS.map((level) => {
      const { action, candidates } = BOTS[level].consider(view, legal, rngOf(deriveSeed(seedFrom(id), `${position}`)), PATIENT);
      return [level, formatAction(action), ...candidates.map((one) => [formatAction(one.action), one.points.toFixed(6), one.playouts])];
    }),
  );
  expect(decided.length).toBeGreaterThanOrEqual(FEWEST);
  return bytesToHex(sha256(utf8ToBytes(JSON.stringify(decided))));
}

describe.each(goldenGames())('bots of $id', (game) => {
  const golden = `engine/games/${game.id}/decisions.golden.json`;
  const file = new URL(`../../${golden}`, import.meta.url);
  if (writesGoldens) {
    it('writes its decisions', () => writeFileSync(file, `{ "sha256": "${decisionsOf(game)}" }\n`));
    return;
  }
  // A change of structure leaves decisions alone; a commit that changes how a bot thinks writes them again.
  it('decide as recorded', () => {
    expect(existsSync(file), `${golden} is missing: npm run goldens -- ${game.id}`).toBe(true);
    expect(JSON.parse(readFileSync(file, 'utf8'))).toEqual({ sha256: decisionsOf(game) });
  });
});
