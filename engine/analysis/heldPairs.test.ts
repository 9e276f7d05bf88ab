import { describe, expect, it } from 'vitest';
import { verdictOn } from '../bots/judge/verdict.ts';
import { deriveSeed, rngOf, seedFrom, type Seed } from '../cards/random.ts';
import { OVER, type DealState } from '../contract/deal.ts';
import type { Game } from '../contract/game.ts';
import { actionIn, formatAction } from '../contract/notation.ts';
import { gameById, GAMES } from '../games/index.ts';
import { shuffledFor } from '../match/deck.ts';
import { resolveOptions } from '../match/options.ts';
import { deal, freshMatch, playRandomly } from '../testing/invariants.ts';
import { boardOf, trickBegun } from './boardOf.ts';

/** The states of a random deal of a game in which a trick is about to begin, and the one at its end. */
function dealOf(game: Game, number: number): { readonly begun: readonly DealState[]; readonly over: DealState | undefined } {
  const seed = deriveSeed(seedFrom(`pairs ${game.id}`), `${number}`);
  const begun: DealState[] = [];
  let over: DealState | undefined;
  playRandomly(deal(freshMatch(game, {}, game.seats.max), seed).match, rngOf(deriveSeed(seed, 'play')), (next) => {
    const [first, ...others] = next.deals;
    if (first === undefined || others.length > 0) return;
    if (first.state.phase === 'play' && first.state.play?.trick.length === 0) begun.push(first.state);
    if (first.state.phase === OVER) over = first.state;
  });
  return { begun, over };
}

const PAIRED = GAMES.filter((game) => dealOf(game, 0).begun.some((state) => (game.trick(state)?.pairs ?? []).length > 0));

describe('king and queen of trumps', () => {
  it('are pairs in two games at least', () => {
    expect(PAIRED.length).toBeGreaterThan(1);
  });

  it.each(PAIRED)('count on boards of $id from the start of play on as they do in the score', (game) => {
    let paired = 0;
    for (let number = 0; number < 60; number += 1) {
      const { begun, over } = dealOf(game, number);
      if (over === undefined) continue;
      for (const state of begun) {
        const { bonuses, mates } = boardOf(game, trickBegun(game, state));
        // Search has no more than the tricks and these: together they come to the game's own score.
        expect(game.score(game.ended!(over, { bonuses: [...bonuses], mates: [...mates] }))).toEqual(game.score(over));
        if (bonuses.some((points) => points > 0)) paired += 1;
      }
    }
    expect(paired).toBeGreaterThan(20);
  });
});

/** A deal that turned on bella: with the king still out, a lead of trumps beats the declarer, and the ace lets him ruff for 93 points of 184. */
const SEED = 'ac71ec2c59a11b23551a15e479167f4135e6c9502b0f72b4cc415e40c3cacc87' as Seed;
const PLAYED = 'pass pass pass pass trump:S 7S TS AS 9S 8S QS KD KC QD TD 8D JD 7C 9C JC QC 8H JH 9H QH';

it('is foreseen by the judge while one of the two is still held', () => {
  const game = gameById('klaberjass');
  const options = resolveOptions(game, {});
  if (!options.ok) throw new Error(options.error.code);
  const carry = { multiplier: 1, totals: [118, 46, 118, 46] };
  let { state } = game.deal({ options: options.value, players: 4, dealer: 0, ...shuffledFor(game, SEED), carry });
  for (const action of PLAYED.split(' ')) ({ state } = game.apply(state, actionIn(action)));
  const seat = game.toAct(state)!;
  const verdict = verdictOn(game.view(state, seat), game.legal(state), actionIn('AD'));
  expect(verdict).toMatchObject({ mark: 'mistake' });
  expect(verdict?.best.map(formatAction)).toEqual(['JS']);
});
