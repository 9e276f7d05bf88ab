import { describe, expect, it } from 'vitest';
import { itemAt } from '../../cards/indexed.ts';
import { deriveSeed, rngOf, seedFrom } from '../../cards/random.ts';
import { OVER, type DealState } from '../../contract/deal.ts';
import { seatOnTurn, type Game } from '../../contract/game.ts';
import { GAMES } from '../../games/index.ts';
import { evaluate } from '../../bots/evaluation/evaluator.ts';
import { dealOf } from '../puzzle.ts';
import { Ending } from './ending.ts';
import { notationAt, openPositionOf } from './openPuzzle.ts';
import { formatAction } from '../../contract/notation.ts';

/** The scores that a deal may still come to, each once. */
function scoresAfter(game: Game, state: DealState): number[][] {
  const found = new Map<string, number[]>();
  const visit = (at: DealState): void => {
    if (at.phase === OVER) {
      const scores = [...game.score(at).scores];
      found.set(scores.join(), scores);
    } else for (const action of game.legal(at).actions) visit(game.apply(at, action).state);
  };
  visit(state);
  return [...found.values()];
}

/** Whether two seats gain and lose together: what is better for one by the score is never worse for the other. */
function gainTogether(outcomes: readonly (readonly number[])[], one: number, other: number): boolean {
  const margin = (scores: readonly number[], seat: number): number =>
    scores.reduce((sum, score) => sum - score, scores.length * itemAt(scores, seat));
  return outcomes.every((a) =>
    outcomes.every((b) => Math.sign(margin(a, one) - margin(b, one)) * Math.sign(margin(a, other) - margin(b, other)) >= 0),
  );
}

/** Everything tried, by the rules alone; `own`: who plays for the seat. */
function bruteForce(game: Game, state: DealState, seat: number, own: (seat: number) => boolean): number {
  if (state.phase === OVER) return evaluate(game, state, seat, 0);
  const values = game.legal(state).actions.map((action) => bruteForce(game, game.apply(state, action).state, seat, own));
  return own(seatOnTurn(game, state)) ? Math.max(...values) : Math.min(...values);
}

/** The positions of a deal in which at most `most` cards are still held, at each place in a trick. */
function endingsOf(game: Game, name: string, most: number): { begun: DealState; state: DealState }[] {
  const seed = seedFrom(name);
  let state = dealOf(game, { options: {}, seed }, 0, 0);
  let begun = state;
  const found: { begun: DealState; state: DealState }[] = [];
  while (game.toAct(state) !== null) {
    if (state.play?.trick.length === 0) begun = state;
    const seat = seatOnTurn(game, state);
    const stacks = (game.trick(state)?.stacks ?? []).flat(2);
    const held = state.hands.flat().length + stacks.length;
    if (state.play !== null && held <= most) found.push({ begun, state });
    const rng = rngOf(deriveSeed(seed, `${state.moves.length}`));
    state = game.apply(state, game.heuristicBot(game.view(state, seat), game.legal(state), rng)).state;
  }
  return found;
}

/** A player who does not see their own cards plays places, not cards. */
const PLAYED = GAMES.filter(({ layout }) => layout.hand !== 'asDealt');

describe('an ending', () => {
  it.each(PLAYED.map((game) => [game.id, game] as const))('of %s is worth what trying everything by the rules finds', (id, game) => {
    let positions = 0;
    for (const name of ['a', 'b', 'c', 'd'])
      for (const { begun, state } of endingsOf(game, `${id} ${name}`, 10)) {
        const position = openPositionOf(game, begun, state);
        if (position === undefined) continue;
        const outcomes = scoresAfter(game, state);
        const seat = seatOnTurn(game, state);
        const values = new Ending(game, begun, seat, 100_000).values(position.board);
        const found = new Map(values?.map(({ place, value }) => [notationAt(position.board, place), value]));
        for (const action of game.legal(state).actions)
          expect(found.get(formatAction(action)), `${id} ${name}: ${formatAction(action)}`).toBe(
            bruteForce(game, game.apply(state, action).state, seat, (other) => gainTogether(outcomes, seat, other)),
          );
        positions += 1;
      }
    expect(positions).toBeGreaterThan(8);
  });

  it('is given up when the nodes run out', () => {
    const game = itemAt(PLAYED, 0);
    const [first] = endingsOf(game, 'long', 16);
    const position = first === undefined ? undefined : openPositionOf(game, first.begun, first.state);
    if (first === undefined || position === undefined) throw new Error('no ending');
    expect(new Ending(game, first.begun, seatOnTurn(game, first.state), 10).values(position.board)).toBe(undefined);
  });
});
