import { expect, it } from 'vitest';
import { rngOf, seedFrom } from '../../cards/random.ts';
import { formatAction } from '../../contract/notation.ts';
import { deckWith, played, setupFor } from '../../testing/manille.fixture.ts';
import { manilleAuction as game } from '../../games/manille-auction/game.ts';
import { auctionPlaces } from '../../games/manille-auction/table.ts';
import { BOTS } from '../index.ts';

const PATIENT = { now: () => 0, until: 1 };

it('says what a bid of Auction Manille brings if it stands, from enough worlds to be worth telling', () => {
  const deck = deckWith([[auctionPlaces(4, 3).hands[0] ?? [], 'TS AS KS QS JS TH AH']]);
  const { state } = game.deal(setupFor(game, { players: 4, dealer: 3, deck }));
  const { candidates } = BOTS.expert.consider(game.view(state, 0), game.legal(state), rngOf(seedFrom('bids')), PATIENT);
  const worth = new Map(candidates.map(({ action, points }) => [formatAction(action), points]));
  // With nearly all the winners a low bid earns its value; after a pass no other seat can earn anything.
  expect(worth.get('bid:1')).toBeCloseTo(1, 9);
  expect(worth.get('bid:4')).toBeGreaterThan(worth.get('bid:1') ?? Infinity);
  const [chosen] = candidates;
  expect(chosen?.action.type === 'bid' ? chosen.action.value : 0).toBeGreaterThan(30);
  expect(chosen?.points).toBeGreaterThan((worth.get('pass') ?? Infinity) + 10);
  expect(chosen?.playouts).toBeGreaterThan(12);
});

it('follows bids that end the auction, too: the highest, and any of the last who may bid', () => {
  for (const bids of ['bid:57', 'bid:20 pass pass']) {
    const deck = deckWith([[auctionPlaces(4, 3).hands[bids.split(' ').length] ?? [], 'TS AS KS QS JS TH AH']]);
    const dealt = game.deal(setupFor(game, { players: 4, dealer: 3, deck })).state;
    const state = played(game, dealt, bids);
    const { candidates } = BOTS.expert.consider(game.view(state, game.toAct(state)!), game.legal(state), rngOf(seedFrom(bids)), PATIENT);
    const worth = new Map(candidates.map(({ action, points }) => [formatAction(action), points]));
    if (bids === 'bid:57') expect(worth.get('bid:60')).toBeLessThan(0);
    else expect(worth.get('bid:21')).toBeGreaterThan(15);
  }
});
