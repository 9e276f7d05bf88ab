import { OPPOSITE } from '../../cards/seats.ts';
import { callOf, PASS, trumpOf } from '../../contract/action.ts';
import type { Heuristic } from '../../contract/game.ts';
import { seatToAct, type View } from '../../contract/view.ts';
import { doubleIn } from '../phases/ladder.ts';
import { bestTrumpAboveHalf, expectedWith, goesBlind, playCard, type Worths } from '../family/manille/heuristic.ts';
import { HALF_PACK_POINTS, specOf } from '../family/manille/spec.ts';
import { MANILLE_TARGET } from '../family/manille/match.ts';
import { visible } from '../sampling/sampling.ts';
import { itemAt } from '../../cards/indexed.ts';

// Points of a side by the eight cards of one of its seats: straight lines through some thousand deals played by heuristic.
/** The dealer's, with trumps of three cards or more. */
const DEALER: Worths = {
  suit: {
    base: 5.5,
    trumps: 4.6,
    trumpT: 6.7,
    trumpA: 3.8,
    trumpK: 1.6,
    trumpQ: 1.6,
    trumpJ: 0.4,
    tens: 5.2,
    acesUnderTen: 1.7,
    acesGuarded: 1.5,
    acesAlone: -1,
    voids: 1.5,
    singletons: -0.8,
    longest: 2,
  },
  none: { base: 19.7, tens: 6, acesUnderTen: 1.9, acesGuarded: 3.3, acesAlone: 1, kingsCovered: 0.5, kingsAlone: 1.2, longest: 0.4 },
};
/** The partner's, with the dealer's trumps. */
const PARTNER: Worths = {
  suit: {
    base: 21.6,
    trumps: 1.9,
    trumpT: 5.4,
    trumpA: 2,
    trumpK: 1.1,
    trumpQ: 0.9,
    tens: 5.8,
    acesGuarded: 0.8,
    voids: 5,
    singletons: 1.1,
  },
  none: { base: 27.4, tens: 5.5, acesUnderTen: 3.3, acesGuarded: 2.2, acesAlone: 1.6, kingsCovered: 1.7, kingsAlone: 1.4, longest: 0.2 },
};
/** An opponent's, with the dealer's trumps. */
const OPPONENT: Worths = {
  suit: {
    base: 19,
    trumps: 0.4,
    trumpT: 7.2,
    trumpA: 4.6,
    trumpK: 2.5,
    trumpQ: 1.3,
    trumpJ: 0.5,
    tens: 4.6,
    acesGuarded: 1.2,
    voids: 4.6,
    singletons: 1.2,
    longest: -0.9,
  },
  none: { base: 17.8, tens: 4.7, acesUnderTen: 2.2, acesGuarded: 1.1, acesAlone: 1, kingsCovered: 1.3, kingsAlone: 0.9, longest: 0.3 },
};
/** Anybody's, when no trump was called blind. */
const BLIND: Worths = {
  suit: {},
  none: { base: 20.4, tens: 5.5, acesUnderTen: 2.8, acesGuarded: 2.5, acesAlone: 1, kingsCovered: 0.8, kingsAlone: 0.9, longest: 0.2 },
};

/** Points above half that a side must be likely to take to call: a redouble answers an opponent who has something. */
const ALONG = 1;
const AGAINST = 4;

/** By how much no trumps must promise more than a suit: opponents who hold more than half go along, so that losses are doubled oftener than gains. */
const NO_TRUMP_RISK = 3;

function doubles(view: View, along: boolean): boolean {
  const seat = seatToAct(view);
  const own = seat === view.dealer ? DEALER : along ? OPPONENT : PARTNER;
  const worths = view.moves.some(({ action }) => action === callOf('blind')) ? BLIND : own;
  const likely = expectedWith(worths, visible(itemAt(view.hands, seat)), view.trump ?? 'NT');
  return likely > HALF_PACK_POINTS + (along ? ALONG : AGAINST);
}

/** A club player's Manille: trumps by length and honours; doubles when its side is likely to have more than half. */
export const heuristicBot: Heuristic = (view, legal) => {
  const seat = seatToAct(view);
  const { totals } = view.carry;
  if (view.phase === 'offer')
    return goesBlind(itemAt(totals, seat), itemAt(totals, (seat + 1) % 4), MANILLE_TARGET) ? callOf('blind') : callOf('look');
  if (view.phase === 'trumps') return trumpOf(bestTrumpAboveHalf(DEALER, visible(itemAt(view.hands, seat)), NO_TRUMP_RISK).trump);
  if (view.phase === 'doubling') {
    const double = doubleIn(legal);
    return doubles(view, double.call === 'along') ? double : PASS;
  }
  return playCard(view, legal, { spec: specOf(view.options), trump: view.trump ?? 'NT', sides: OPPOSITE, extra: [] });
};
