import { describe, expect, it } from 'vitest';
import { codesOf } from '../../cards/card.ts';
import { seatView } from '../../match/seatView.ts';
import { legalTo, played, setupFor } from '../../testing/manille.fixture.ts';
import type { Options } from '../../contract/options.ts';
import type { DealScore } from '../../contract/score.ts';
import type { AuctionManille } from './deal.ts';
import { manilleAuction as game } from './game.ts';
import { dutySides } from './table.ts';
import { actionIn, formatAction } from '../../contract/notation.ts';

const begun = (players = 4, dealer = 3, options: Options = {}): AuctionManille =>
  game.deal(setupFor(game, { players, dealer, options })).state;

/** Forehand of four has won the auction with a bid. */
const won = (bid = 25, options: Options = {}): AuctionManille => played(game, begun(4, 3, options), `bid:${bid} pass pass pass`);

/** A deal of four that is over: points that each seat has won; seat 0 bid. */
function score(bid: number, points: readonly number[], options: Options = {}): DealScore {
  const state = played(game, won(bid, options), 'discard:7S done draw:??');
  const tricks = points.map((amount, winner) => ({ leader: 0, cards: [], winner, points: amount }));
  return game.score({ ...state, phase: 'over', trump: 'S', play: { leader: 0, trick: [], tricks } });
}

describe('engine/games/manille/README.md, Auction Manille', () => {
  it.each([
    [3, 9, 2, 3],
    [4, 7, 2, 2],
    [5, 6, 1, 1],
    [6, 5, 1, 1],
    [7, 4, 2, 2],
  ])('%i players: %i cards each, %i open and %i covered in the widow', (players, hand, open, covered) => {
    const state = begun(players, players - 1);
    const { deck } = state.setup;
    expect(state.hands.map(({ length }) => length)).toEqual(Array(players).fill(hand));
    expect([state.open, state.covered]).toEqual([deck.slice(-open - covered, -covered), deck.slice(-covered)]);
    expect(state.hands[1], 'one card at a time').toEqual(Array.from({ length: hand }, (_, i) => deck[1 + i * players]));
    expect(game.view(state, 'spectator').zones[0]?.stacks).toEqual([
      ...codesOf(deck.slice(-open - covered, -covered)).map((code) => [code]),
      ...Array(covered).fill(['??']),
    ]);
  });

  it('bids rise; a pass is for good', () => {
    const state = played(game, begun(), 'bid:20 pass');
    expect(game.legal(state).actions.map(formatAction)).toEqual([...Array.from({ length: 40 }, (_, i) => `bid:${21 + i}`), 'pass']);
    expect(game.toAct(played(game, state, 'bid:21 pass')), 'seat 1 is out').toBe(0);
    expect(game.toAct(played(game, state, 'bid:21 pass bid:22'))).toBe(2);
    const end = played(game, state, 'bid:21 pass pass');
    expect([end.phase, end.declarer, game.toAct(end)]).toEqual(['discard', 2, 2]);
  });

  it('ruling: all pass: no score, next dealer', () => {
    const state = played(game, begun(), 'pass pass pass pass');
    expect([game.toAct(state), game.score(state).scores, state.play]).toEqual([null, [0, 0, 0, 0], null]);
    const standing = game.match.add(game.match.start({ deals: 10 }, 4), game.score(state), { deals: 10 }, null).standing;
    expect([standing.deals, standing.totals]).toEqual([1, [0, 0, 0, 0]]);
  });

  it('ruling: the last seat may still bid when all before it passed', () => {
    const state = played(game, begun(), 'pass pass pass');
    expect([state.phase, game.toAct(state), game.legal(state).actions.length]).toEqual(['bidding', 3, 61]);
    expect(played(game, state, 'bid:1').declarer).toBe(3);
  });

  it('ruling: a bid of 60 ends the auction', () => {
    const state = played(game, begun(), 'bid:20 bid:60');
    expect([state.phase, state.declarer]).toEqual(['discard', 1]);
  });

  it.each([
    [25, 0],
    [59, 0],
    [60, 1],
  ])('Lead: at a bid of %i by seat 1, seat %i', (bid, leader) => {
    const passes = bid === 60 ? '' : 'pass pass pass';
    expect(game.toAct(played(game, begun(), `bid:1 bid:${bid} ${passes} done trump:NT`))).toBe(leader);
  });

  it('Exchange: none at all, and then no draw', () => {
    const state = played(game, won(), 'done');
    expect([state.phase, state.hands[0]?.length]).toEqual(['trumps', 7]);
  });

  it('Exchange: at most as many as the widow holds, and exactly as many back, open and covered ones by choice', () => {
    const state = won();
    expect(game.legal(state).actions.map(formatAction)).toEqual([
      ...codesOf(state.hands[0] ?? []).map((code) => `discard:${code}`),
      'done',
    ]);
    const three = played(game, state, 'discard:7S discard:JS discard:7H done');
    expect(game.legal(three).actions.map(formatAction)).toEqual(['draw:JC', 'draw:QC', 'draw:??']);
    const mixed = played(game, three, 'draw:?? draw:QC');
    expect(game.legal(mixed).actions.map(formatAction)).toEqual(['draw:JC', 'draw:??']);
    const end = played(game, mixed, 'draw:??');
    expect([end.phase, codesOf(end.hands[0]?.slice(-3) ?? [])]).toEqual(['trumps', ['KC', 'QC', 'AC']]);
    const all = played(game, state, 'discard:7S discard:JS discard:7H discard:JH');
    expect(all.phase, 'done is not asked when the widow is matched').toBe('draw');
    const forced = played(game, all, 'draw:?? draw:JC draw:??');
    expect(game.legal(forced).actions.map(formatAction), 'the last draw is an action too').toEqual(['draw:QC']);
  });

  it('what the bidder laid away and took covered is the bidder’s secret', () => {
    const before = played(game, won(), 'discard:7S discard:JS done draw:QC');
    const { state, events } = game.apply(before, actionIn('draw:??'));
    for (const viewer of [1, 3, 'spectator'] as const) {
      const told = seatView(game, state, events, viewer);
      expect(told.view.moves.slice(4).map(({ action }) => formatAction(action))).toEqual([
        'discard:??',
        'discard:??',
        'done',
        'draw:QC',
        'draw:??',
      ]);
      expect(told.events).toEqual([{ type: 'exchange', seat: 0, away: [], drawn: ['??'] }]);
      expect(told.view.zones).toEqual([
        { id: 'widow', seat: null, stacks: [['JC'], [], [], ['??']], dealt: [['JC'], ['QC'], ['??'], ['??']] },
        { id: 'away', seat: 0, stacks: [['??', '??']] },
      ]);
    }
    const own = seatView(game, state, events, 0);
    expect(own.events).toEqual([{ type: 'exchange', seat: 0, away: [], drawn: ['KC'] }]);
    expect(own.view.zones[0]?.dealt).toEqual([['JC'], ['QC'], ['KC'], ['??']]);
    expect(own.view.moves[4]?.action).toBe(actionIn('discard:7S'));
  });

  it.each([
    ['worked case 4: bid 25, 24 points', 25, [24, 36, 0, 0], [-25, 0, 0, 0]],
    ['as many as the bid', 25, [25, 35, 0, 0], [25, 0, 0, 0]],
    ['more than the bid', 25, [40, 20, 0, 0], [25, 0, 0, 0]],
  ] as const)('Score: %s', (_, bid, points, scores) => {
    expect(score(bid, points).scores).toEqual(scores);
  });

  it('Exchange, ruling and option discards: laid-away cards and the rest of the widow count for nobody, or for the bidder', () => {
    // 7S away; JC, QC and AC are left: seven points.
    expect(score(25, [18, 35, 0, 0]).scores).toEqual([-25, 0, 0, 0]);
    expect(score(25, [18, 35, 0, 0], { discards: 'bidder' }).scores).toEqual([25, 0, 0, 0]);
    expect(score(25, [17, 36, 0, 0], { discards: 'bidder' }).scores).toEqual([-25, 0, 0, 0]);
  });

  it('worked case 4: nobody is a partner', () => {
    expect(legalTo('KH AH 7H', '8S AC', 'S', dutySides(4, 0, { defenders: 'alone' }))).toBe('8S');
  });

  it('option defenders partners: the bidder’s opponents are', () => {
    expect(legalTo('KH AH 7H', '8S AC', 'S', dutySides(4, 0, { defenders: 'partners' }))).toBe('8S AC');
    expect(legalTo('AH KH 7H', '8S AC', 'S', dutySides(4, 0, { defenders: 'partners' }))).toBe('8S');
    const sides = (defenders: string): readonly number[] | undefined => {
      const state = played(game, won(25, { defenders }), 'done trump:S');
      return game.trick(state)?.sides;
    };
    expect([sides('alone'), sides('partners')]).toEqual([
      [0, 1, 2, 3],
      [0, 1, 1, 1],
    ]);
  });

  it.each([10, 20])('Game, option deals %i: the highest total wins, level ones share', (deals) => {
    let standing = game.match.start({ deals }, 4);
    const one: DealScore = { scores: [-5, 7, 7, 0], points: [], lines: [], carry: 1, detail: {} };
    for (let i = 0; i < deals; i += 1) {
      expect(standing.over).toBe(false);
      standing = game.match.add(standing, one, { deals }, 0).standing;
    }
    expect([standing.over, standing.winners]).toEqual([true, [1, 2]]);
  });
});

it('refuses a bid that is not higher, a card that is not held, a draw without a card laid away', () => {
  const state = played(game, begun(), 'bid:30');
  expect(() => game.apply(state, actionIn('bid:30'))).toThrow('not legal');
  expect(() => game.apply(state, actionIn('bid:61'))).toThrow('not legal');
  expect(() => game.apply(won(), actionIn('discard:AC'))).toThrow('not legal');
  expect(() => game.apply(played(game, won(), 'done'), actionIn('draw:??'))).toThrow('not legal');
});
