import { describe, expect, it } from 'vitest';
import { PACKS } from '../../cards/pack.ts';
import { rngOf, seedFrom, shuffled } from '../../cards/random.ts';
import { setupFor } from '../../testing/manille.fixture.ts';
import type { AuctionManille } from './deal.ts';
import { manilleAuction as game } from './game.ts';
import { plansOf } from './plans.ts';

const rng = rngOf(seedFrom('plans'));

/** A deal for so many whose bidder is about to exchange. */
function exchanging(players: number, number: number): AuctionManille {
  const deck = shuffled(PACKS.french32.cards, rng);
  let { state } = game.deal(setupFor(game, { players, dealer: number % players, deck }));
  while (state.phase === 'bidding') {
    const seat = game.toAct(state) ?? 0;
    const judged = game.judge(game.view(state, seat), game.legal(state), rng);
    // Somebody bids in every deal.
    ({ state } = game.apply(state, judged === 'pass' && state.auction.high === null ? 'bid:1' : judged));
  }
  return state;
}

function after(state: AuctionManille, actions: readonly string[]): AuctionManille {
  return actions.reduce((now, action) => game.apply(now, action).state, state);
}

describe('plans of a bidder', () => {
  it.each([3, 4, 5, 6, 7])('for %i lead to the play, each another way, what the rule of thumb does among them', (players) => {
    for (let number = 0; number < 4; number += 1) {
      let state = exchanging(players, number);
      const seat = state.declarer ?? 0;
      // At every step from the exchange to the trumps.
      while (state.phase !== 'play') {
        const view = game.view(state, seat);
        const plans = plansOf(view);
        expect(new Set(plans.map((plan) => plan.join(' '))).size).toBe(plans.length);
        for (let at = 0; at < plans.length; at += Math.ceil(plans.length / 40)) expect(after(state, plans[at] ?? []).phase).toBe('play');
        const judged: string[] = [];
        let done = state;
        while (done.phase !== 'play') {
          judged.push(game.judge(game.view(done, seat), game.legal(done), rng));
          done = game.apply(done, judged.at(-1) ?? '').state;
        }
        const alike = (plan: readonly string[]): string => [...plan].sort().join(' ');
        expect(plans.map(alike)).toContain(alike(judged));
        state = game.apply(state, judged[0] ?? '').state;
      }
      expect(game.plans?.(game.view(state, seat))).toEqual([]);
    }
  });

  it('are not thought of before the bidder is known', () => {
    const { state } = game.deal(setupFor(game, { players: 4, dealer: 3, deck: shuffled(PACKS.french32.cards, rng) }));
    expect(game.plans?.(game.view(state, 0))).toEqual([]);
  });
});
