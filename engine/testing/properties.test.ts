import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { deriveSeed, rngOf, seedFrom, pick } from '../cards/random.ts';
import { formatAction } from '../contract/notation.ts';
import { GAMES } from '../games/index.ts';
import { deal, freshMatch, optionSets } from './invariants.ts';
import { act, actInNotation, currentDeal, type Match } from '../match/match.ts';
import { seatOnTurn } from '../contract/game.ts';

/** A position some random legal actions into a deal. */
function position(start: Match, choices: readonly number[]): Match {
  let match = start;
  for (const choice of choices) {
    const now = currentDeal(match);
    if (now === undefined) break;
    const { actions } = match.game.legal(now.state);
    const done = act(match, actions[choice % actions.length]!);
    if (!done.ok) throw new Error(done.error.message);
    ({ match } = done.value);
  }
  return match;
}

/** Texts that are no action, or an action of another game, another seat, another moment. */
const garbage = fc.oneof(
  fc.string(),
  fc.constantFrom(
    '',
    'pass',
    'play',
    'roem',
    'trump:S',
    'trump:X',
    'bid:0',
    'bid:-1',
    'bid:1e9',
    'discard:??',
    'draw:??',
    '@9',
    '@-1',
    '??',
    'AS ',
    'as',
    '__proto__',
  ),
  fc.tuple(fc.constantFrom(...'23456789TJQKA'), fc.constantFrom(...'SHDC')).map(([rank, suit]) => rank + suit),
);

describe.each(GAMES)('$id', (game) => {
  const sets = optionSets(game);
  const players = fc.integer({ min: game.seats.min, max: game.seats.max });
  const start = fc
    .tuple(fc.nat(), fc.constantFrom(...sets), players)
    .map(([seed, { options }, count]) => deal(freshMatch(game, options, count), seedFrom(`property ${seed}`)).match);

  it('goes on from any legal actions, and never changes a position it has left', () => {
    fc.assert(
      fc.property(start, fc.array(fc.nat({ max: 99 }), { maxLength: 60 }), (match, choices) => {
        const before = JSON.stringify(currentDeal(match)?.state);
        const after = position(match, choices);
        expect(JSON.stringify(currentDeal(match)?.state)).toBe(before);
        const now = currentDeal(after);
        if (now !== undefined) expect(game.legal(now.state).actions.length).toBeGreaterThan(0);
      }),
      { numRuns: 40 },
    );
  });

  it('refuses what is not legal with a code, and nothing has changed', () => {
    fc.assert(
      fc.property(start, fc.array(fc.nat({ max: 99 }), { maxLength: 40 }), garbage, (match, choices, text) => {
        const here = position(match, choices);
        const now = currentDeal(here);
        if (now === undefined || game.legal(now.state).actions.some((one) => formatAction(one) === text)) return;
        const before = JSON.stringify(now.state);
        const refused = actInNotation(here, text);
        expect(refused.ok).toBe(false);
        if (!refused.ok) expect(refused.error.code).toMatch(/^(?:play|action)\/[a-z-]+$/);
        expect(JSON.stringify(now.state)).toBe(before);
      }),
      { numRuns: 60 },
    );
  });

  it('says why every other card of the hand may not be played', () => {
    const rng = rngOf(deriveSeed(seedFrom(game.id), 'reasons'));
    let { match } = deal(freshMatch(game, {}, game.seats.min), seedFrom(`${game.id} reasons`));
    for (let now = currentDeal(match); now !== undefined; now = currentDeal(match)) {
      const { actions, barred } = game.legal(now.state);
      const seat = seatOnTurn(game, now.state);
      const cards = game.view(now.state, seat).hands[seat] ?? [];
      if (actions.some(({ type }) => type === 'play')) {
        const spokenOf = [...actions, ...barred.map((one) => one.action)].map(formatAction);
        for (const card of new Set(cards)) if (card !== '??') expect(spokenOf).toContain(card);
        for (const one of barred) expect(one.due.cards.length).toBeGreaterThan(0);
      }
      const done = act(match, pick(actions, rng));
      if (!done.ok) throw new Error(done.error.message);
      ({ match } = done.value);
    }
  });
});
