import { expect, it } from 'vitest';
import { cards } from '../../cards/card.ts';
import { discardOf } from '../../contract/action.ts';
import { rngOf, seedFrom } from '../../cards/random.ts';
import { deckWith, played, setupFor } from '../../testing/manille.fixture.ts';
import { manilleAuction as game } from '../../games/manille-auction/game.ts';
import { auctionPlaces } from '../../games/manille-auction/table.ts';
import { searchCallSequences } from './callSequences.ts';

const PATIENT = { now: () => 0, until: 1 };
const DEPTH = { effort: 4000, pool: 1, callTrust: 1, margin: 0, learned: true };

/** The bidder, in seat 0, with some cards in hand and in the widow. */
function bidder(hand: string, open: string, bid: number): ReturnType<typeof game.deal>['state'] {
  const places = auctionPlaces(4, 3);
  const deck = deckWith([
    [places.hands[0] ?? [], hand],
    [places.open, open],
  ]);
  return played(game, game.deal(setupFor(game, { players: 4, dealer: 3, deck })).state, `bid:${bid} pass pass pass`);
}

it('finds what an exchange brings: the master trumps for the worst of the hand', () => {
  const state = bidder('AS KS QS JS 9S 7H 7D', 'TS TH', 36);
  const view = game.view(state, 0);
  const [best, ...others] = searchCallSequences(view, game.callSequences?.(view) ?? [], DEPTH, rngOf(seedFrom('best')), PATIENT);
  expect(cards('7H 7D').map(discardOf)).toContain(best?.action);
  expect(best?.points).toBeGreaterThan(25);
  expect(best?.playouts).toBeGreaterThan(40);
  for (const { points } of others) expect(points).toBeLessThanOrEqual(best!.points);
});

it('answers at once when its time is up', () => {
  const view = game.view(bidder('AS KS QS JS 9S 7H 7D', 'TS TH', 36), 0);
  let looks = 0;
  const late = { now: () => (looks += 1), until: 0 };
  const [best] = searchCallSequences(view, game.callSequences?.(view) ?? [], DEPTH, rngOf(seedFrom('late')), late);
  expect(game.legal(bidder('AS KS QS JS 9S 7H 7D', 'TS TH', 36)).actions).toContain(best?.action);
  expect(best?.playouts).toBeLessThan(20);
});
