import { describe, expect, it } from 'vitest';
import { verdictOn } from '../bots/judge/verdict.ts';
import { deriveSeed, rngOf, seedFrom, type Seed } from '../cards/random.ts';
import type { DealState } from '../contract/deal.ts';
import { actionIn, formatAction } from '../contract/notation.ts';
import { gameById } from '../games/index.ts';
import { shuffledFor } from '../match/deck.ts';
import { resolveOptions } from '../match/options.ts';
import { deal, freshMatch, playRandomly } from '../testing/invariants.ts';
import { boardOf, trickBegun } from './boardOf.ts';

/** The bonuses of pairs by seat, as the game itself scores them once the deal is over. */
const SCORED: Readonly<Record<string, string>> = { klaberjass: 'klaberjass.bella', belote: 'belote.belote' };

describe.each(['klaberjass', 'belote'] as const)('king and queen of trumps in %s', (id) => {
  const game = gameById(id);

  it('count on boards from the start of play on as they do in the score', () => {
    let paired = 0;
    for (let number = 0; number < 60; number += 1) {
      const seed = deriveSeed(seedFrom(`pairs ${id}`), `${number}`);
      const states: DealState[] = [];
      let over: DealState | undefined;
      playRandomly(deal(freshMatch(game, {}, 4), seed).match, rngOf(deriveSeed(seed, 'play')), (next) => {
        const state = next.deals[0]?.state;
        if (state === undefined || next.deals.length > 1) return;
        if (state.phase === 'play' && state.play?.trick.length === 0) states.push(state);
        if (state.phase === 'over') over = state;
      });
      if (over === undefined) continue;
      const { lines, points } = game.score(over);
      const amounts = lines.find(({ key }) => key === SCORED[id])?.amounts ?? [];
      // A side without a trick forfeits it in Klaberjass.
      if (id === 'klaberjass' && points.includes(0)) continue;
      for (const state of states) {
        const { bonuses } = boardOf(game, trickBegun(game, state));
        const [one = 0, two = 0, three = 0, four = 0] = bonuses;
        const [ours = null, theirs = null] = amounts;
        expect([one + three, two + four]).toEqual([Number(ours), Number(theirs)]);
      }
      if (amounts.some((amount) => amount !== null && amount > 0)) paired += 1;
    }
    expect(paired).toBeGreaterThan(3);
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
