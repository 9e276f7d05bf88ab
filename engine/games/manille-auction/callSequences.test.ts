import { describe, expect, it } from 'vitest';
import { PACKS } from '../../cards/pack.ts';
import { rngOf, seedFrom, shuffled } from '../../cards/random.ts';
import { bidOf, PASS, type Action } from '../../contract/action.ts';
import { formatAction } from '../../contract/notation.ts';
import { setupFor } from '../../testing/manille.fixture.ts';
import type { AuctionManille } from './deal.ts';
import { manilleAuction as game } from './game.ts';
import { callSequencesOf } from './callSequences.ts';
import { declarerOf } from '../../contract/deal.ts';
import { seatOnTurn } from '../../contract/game.ts';

const rng = rngOf(seedFrom('plans'));

/** A deal whose bidder is about to exchange. */
function exchanging(players: number, number: number): AuctionManille {
  const deck = shuffled(PACKS.french32.cards, rng);
  let { state } = game.deal(setupFor(game, { players, dealer: number % players, deck }));
  while (state.phase === 'bidding') {
    const seat = seatOnTurn(game, state);
    const heuristicChoice = game.heuristicBot(game.view(state, seat), game.legal(state), rng);
    // One seat bids in every deal.
    ({ state } = game.apply(state, heuristicChoice === PASS && state.auction.high === null ? bidOf(1) : heuristicChoice));
  }
  return state;
}

function after(state: AuctionManille, actions: readonly Action[]): AuctionManille {
  return actions.reduce((now, action) => game.apply(now, action).state, state);
}

describe('plans of a bidder', () => {
  it.each([3, 4, 5, 6, 7])('for %i lead to the play, each another way, what the heuristic does among them', (players) => {
    for (let number = 0; number < 4; number += 1) {
      let state = exchanging(players, number);
      const seat = declarerOf(state);
      // At every step from the exchange to the trumps.
      while (state.phase !== 'play') {
        const view = game.view(state, seat);
        const callSequences = callSequencesOf(view);
        expect(new Set(callSequences.map((sequence) => sequence.map(formatAction).join(' '))).size).toBe(callSequences.length);
        for (let at = 0; at < callSequences.length; at += Math.ceil(callSequences.length / 40))
          expect(after(state, callSequences[at] ?? []).phase).toBe('play');
        const heuristicChoice: Action[] = [];
        let done = state;
        while (done.phase !== 'play') {
          const choice = game.heuristicBot(game.view(done, seat), game.legal(done), rng);
          heuristicChoice.push(choice);
          done = game.apply(done, choice).state;
        }
        const alike = (sequence: readonly Action[]): string => sequence.map(formatAction).sort().join(' ');
        expect(callSequences.map(alike)).toContain(alike(heuristicChoice));
        state = game.apply(state, heuristicChoice[0]!).state;
      }
      expect(game.callSequences?.(game.view(state, seat))).toEqual([]);
    }
  });

  it('are not thought of before the bidder is known', () => {
    const { state } = game.deal(setupFor(game, { players: 4, dealer: 3, deck: shuffled(PACKS.french32.cards, rng) }));
    expect(game.callSequences?.(game.view(state, 0))).toEqual([]);
  });
});
