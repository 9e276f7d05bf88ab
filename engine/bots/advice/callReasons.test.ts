import { expect, it } from 'vitest';
import { cards as cardsIn, codesOf } from '../../cards/card.ts';
import { actionIn } from '../../contract/notation.ts';
import type { GameId } from '../../contract/gameId.ts';
import { gameById } from '../../games/index.ts';
import { dealtState, played } from '../../testing/position.fixture.ts';
import { callReasons } from './callReasons.ts';

/** The reasons of the seat to call after some calls, if it holds some cards. */
function reasonsWith(id: GameId, hand: string, made: string, better: string, calls = ''): ReturnType<typeof callReasons> {
  const game = gameById(id);
  const { state } = played(game, dealtState(game), calls);
  const seat = game.toAct(state);
  if (seat === null) throw new RangeError('nobody is to call');
  const view = game.view(state, seat);
  const hands = view.hands.map((cards, other) => (other === seat ? codesOf(cardsIn(hand)) : cards));
  return callReasons({ ...view, hands }, actionIn(made), actionIn(better));
}

it('names the trumps behind a call, the strongest first, and the highest cards of other suits, each as far down as nothing is missing', () => {
  expect(reasonsWith('manille', 'AS TS KS 9S TH QH 7D AC', 'trump:H', 'trump:S', 'look')).toEqual([
    { key: 'trumpsHeld', params: { suit: 'H', n: 2, low: 0 } },
    { key: 'trumpsOwn', params: { better: 'trump:S', n: 4, cards: ['TS', 'AS', 'KS', '9S'] } },
  ]);
  expect(reasonsWith('botifarra', '9S KS QS 9H AH 8D 7D 5D 4D 9C 2C 3C', 'pass', 'contrar', 'trump:S')).toEqual([
    { key: 'trumpsOwn', params: { better: 'contrar', n: 3, cards: ['9S', 'KS', 'QS'] } },
    { key: 'topsHeld', params: { better: 'contrar', n: 3, cards: ['9H', 'AH', '9C'] } },
  ]);
  expect(reasonsWith('botifarra', '9S KS QS 9H AH 8D 7D 5D 4D 9C 2C 3C', 'contrar', 'pass', 'trump:S')).toEqual([]);
});

it('names the highest trumps that are missing behind the worse call', () => {
  const reasons = reasonsWith('manille', 'TS AS KS 9S 9H QH 8H AC', 'trump:H', 'trump:S', 'look');
  expect(reasons).toContainEqual({ key: 'topsOut', params: { made: 'trump:H', n: 2, cards: ['TH', 'AH'] } });
  // That trumps are few and low says as much.
  expect(reasonsWith('manille', 'TS AS KS 9S 9H 8H 7D AC', 'trump:H', 'trump:S', 'look').map(({ key }) => key)).toEqual([
    'trumpsHeld',
    'trumpsOwn',
  ]);
});

it('counts the turned card for the dealer, who has it in the end', () => {
  // The queen of hearts lies there.
  const trumps = (calls: string) => reasonsWith('klaberjass', 'AD TC JH KH 8D KC', 'pass', 'take', calls)[0]!.params;
  expect(trumps('')).toEqual({ better: 'take', n: 2, cards: ['JH', 'KH'] });
  expect(trumps('pass pass pass')).toEqual({ better: 'take', n: 3, cards: ['JH', 'KH', 'QH'] });
});

it('names the melds under either trumps', () => {
  const hand = 'AS TS KS QS JS AH AH TH KH QH JD AD KD AC KC QC JC JC TD TD';
  const reasons = reasonsWith('pinochle-double', hand, 'trump:C', 'trump:S', 'bid:50 pass pass pass');
  expect(reasons.map(({ key }) => key)).toEqual(['melds', 'trumpsOwn']);
  const { n, m } = reasons[0]!.params!;
  expect(Number(n)).toBeGreaterThan(Number(m));
});

it('names the longest suit while no trumps are known, and none of two that are as long', () => {
  const long = 'AS TS KS QS JS JS KH AH TH KH QH JD AD KD QD AC QC JC TC TC';
  expect(reasonsWith('pinochle-double', long, 'pass', 'bid:50')).toEqual([
    { key: 'longest', params: { cards: ['AS', 'TS', 'KS', 'QS', 'JS', 'JS'] } },
  ]);
  expect(reasonsWith('pinochle-double', long.replace('JS JS', 'JS JD'), 'pass', 'bid:50')).toEqual([]);
  // It speaks for a bid, not against one.
  expect(reasonsWith('pinochle-double', long, 'bid:50', 'pass')).toEqual([]);
  expect(reasonsWith('pinochle-double', long, 'bid:60', 'bid:50')).toEqual([]);
});

it('has none beside calls that neither bid nor name trumps nor double', () => {
  const game = gameById('klaverjas');
  const { state } = played(game, dealtState(game), 'play');
  const seat = game.toAct(state);
  if (seat === null) throw new RangeError('a seat leads');
  const view = game.view(state, seat);
  expect(callReasons(view, actionIn('silent'), actionIn('roem'))).toEqual([]);
});
