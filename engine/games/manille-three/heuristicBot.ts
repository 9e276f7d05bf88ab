import { PACKS } from '../../cards/pack.ts';
import { callOf, PASS, trumpOf } from '../../contract/action.ts';
import type { Heuristic } from '../../contract/game.ts';
import { seatToAct, type View } from '../../contract/view.ts';
import { doubleIn } from '../phases/ladder.ts';
import { bestTrumpAboveHalf, expectedWith, playCard, type Worths } from '../family/manille/heuristic.ts';
import { HALF_PACK_POINTS, specOf } from '../family/manille/spec.ts';
import { exchangeFor, layAway, type Stock } from '../family/manille/stock.ts';
import { visible } from '../sampling/sampling.ts';
import { soloDealerSides, WIDOW } from './places.ts';
import { itemAt } from '../../cards/indexed.ts';

// Points by ten cards: straight lines through some thousand deals played by heuristic.
/** The dealer's before the exchange. */
const DEALER: Worths = {
  suit: {
    base: 7.7,
    trumps: 2.1,
    trumpT: 7.6,
    trumpA: 4.3,
    trumpK: 2,
    trumpQ: 0.9,
    trumpJ: 0.6,
    tens: 5.7,
    acesUnderTen: 1.5,
    acesGuarded: 1.3,
    queens: -0.7,
    voids: 1.2,
    singletons: 0.4,
    longest: -0.5,
  },
  none: { base: 7.3, tens: 8.1, acesUnderTen: 3.4, acesGuarded: 4.1, acesAlone: 4.2, kingsCovered: 0.4, kingsAlone: 1.6 },
};

/** The dealer's after it. */
const EXCHANGED: Worths = {
  suit: {
    base: -1,
    trumps: 1.6,
    trumpT: 8.8,
    trumpA: 4.4,
    trumpK: 2,
    trumpQ: 1.2,
    trumpJ: 0.4,
    tens: 7.2,
    acesUnderTen: 2,
    acesGuarded: 3.3,
    queens: -0.5,
    voids: 9.2,
    singletons: 1.8,
    longest: -0.5,
  },
  none: {
    base: -2,
    tens: 7.3,
    acesUnderTen: 4.6,
    acesGuarded: 4,
    acesAlone: -2.4,
    kingsCovered: 1.2,
    kingsAlone: 1,
    voids: 2,
    longest: 1.9,
  },
};
/** An opponent's, for both opponents together. */
const OPPONENT: Worths = {
  suit: {
    base: 27.2,
    trumps: 0.9,
    trumpT: 5.5,
    trumpA: 2,
    trumpK: 1.2,
    trumpQ: 0.6,
    tens: 2.8,
    acesUnderTen: 0.7,
    acesGuarded: 0.9,
    voids: 2.7,
    singletons: 0.9,
  },
  none: { base: 21.5, tens: 4.6, acesUnderTen: -1, acesGuarded: 1.9, kingsAlone: 1 },
};

/** Points above half that a side must be likely to take to call. */
const ALONG = 1;
const AGAINST = 3;

/** The dealer's ten cards and the two that lie unseen. */
function stockOf(view: View): Stock {
  const away = view.zones.find(({ id }) => id === 'away')?.stacks ?? [];
  const hand = [...visible(itemAt(view.hands, view.dealer)), ...visible(away.flat())];
  const unseen = PACKS.french32.cards.filter((card) => !hand.includes(card));
  return { hand, open: [], covered: WIDOW.length, unseen, counts: false };
}

/** A club player's Manille for three: alone one seldom has more than half, so the opponents often go along. */
export const heuristicBot: Heuristic = (view, legal) => {
  const hand = visible(itemAt(view.hands, seatToAct(view)));
  const trump = view.trump ?? 'NT';
  if (view.phase === 'offer') return callOf('look');
  if (view.phase === 'trumps') return trumpOf(bestTrumpAboveHalf(DEALER, hand).trump);
  if (view.phase === 'exchange') return layAway(exchangeFor(stockOf(view), trump).away, hand);
  if (view.phase === 'doubling') {
    const double = doubleIn(legal);
    const along = double.call === 'along';
    return expectedWith(along ? OPPONENT : EXCHANGED, hand, trump) > HALF_PACK_POINTS + (along ? ALONG : AGAINST) ? double : PASS;
  }
  return playCard(view, legal, { spec: specOf(view.options), trump, sides: soloDealerSides(view.dealer), extra: [] });
};
