import { FACE_DOWN } from '../../cards/card.ts';
import { PASS, trumpOf } from '../../contract/action.ts';
import type { Heuristic } from '../../contract/game.ts';
import { seatToAct, type View } from '../../contract/view.ts';
import { doubleIn } from '../phases/ladder.ts';
import { bestTrumpAboveHalf, expectedWith, playCard, type Worths } from '../family/manille/heuristic.ts';
import { HALF_PACK_POINTS, MANILLE_SPEC } from '../family/manille/spec.ts';
import { visible } from '../sampling/sampling.ts';
import { itemAt } from '../../cards/indexed.ts';

/** Points of the dealer, by the twelve cards of hand and row: straight lines through deals played by heuristic. */
const DEALER: Worths = {
  suit: {
    base: 9.8,
    trumps: 1.8,
    trumpT: 6.1,
    trumpA: 2.6,
    trumpK: 1.9,
    trumpQ: 1.1,
    trumpJ: 0.4,
    tens: 5.1,
    acesUnderTen: 2.6,
    acesGuarded: 3.2,
    acesAlone: -0.5,
    kingsCovered: 1.2,
    kingsAlone: 1,
    voids: 1.2,
    singletons: 1,
  },
  none: { base: 9.8, tens: 5.8, acesUnderTen: 3.4, acesGuarded: 4.9, acesAlone: 1.4, kingsCovered: 1.6, kingsAlone: 2.4, longest: 0.6 },
};
/** Points of the opponent, with the dealer's trumps. */
const OPPONENT: Worths = {
  suit: {
    base: 17,
    trumps: 0.9,
    trumpT: 6.6,
    trumpA: 2.7,
    trumpK: 2.4,
    trumpQ: 1.6,
    tens: 4.2,
    acesUnderTen: 3.5,
    acesGuarded: 2.7,
    acesAlone: 1,
    kingsCovered: 1.5,
    kingsAlone: 1.3,
    longest: -1.4,
  },
  none: { base: 11.7, tens: 3.8, acesUnderTen: 3.2, acesGuarded: 2.7, kingsCovered: 1.3, kingsAlone: 1.7, voids: -1, longest: 0.5 },
};

/** Points above half that a player must be likely to take to call. */
const ALONG = 1;
const AGAINST = 2.5;

/** The view with the open cards of each row taken up into the hand: their holder may play them, and all seats know it. */
function rowsInHand(view: View): View {
  const hands = view.hands.map((hand, seat) => {
    const row = view.zones.find((zone) => zone.id === 'row' && zone.seat === seat);
    return [...hand, ...(row?.stacks ?? []).flatMap((stack) => stack.filter((card) => card !== FACE_DOWN))];
  });
  return { ...view, hands, zones: [] };
}

/** A club player's Manille for two: judges by the own twelve cards, plays with the other's open cards in mind. */
export const heuristicBot: Heuristic = (seen, legal) => {
  const view = rowsInHand(seen);
  const trump = view.trump ?? 'NT';
  const hand = visible(itemAt(view.hands, seatToAct(view)));
  if (view.phase === 'trumps') return trumpOf(bestTrumpAboveHalf(DEALER, hand).trump);
  if (view.phase === 'doubling') {
    const double = doubleIn(legal);
    const along = double.call === 'along';
    return expectedWith(along ? OPPONENT : DEALER, hand, trump) > HALF_PACK_POINTS + (along ? ALONG : AGAINST) ? double : PASS;
  }
  return playCard(view, legal, { spec: MANILLE_SPEC, trump, sides: [0, 1], extra: [] });
};
