import { PACKS } from '../../cards/pack.ts';
import type { Judgement, View } from '../game.ts';
import { bestTrump, expectedWith, playCard, type Worths } from '../family/manilleJudge.ts';
import { HALF, MANILLE_SPEC } from '../family/manille.ts';
import { exchangeFor, layAway, type Stock } from '../family/manilleStock.ts';
import { visible } from '../sampling.ts';
import { sidesOf, WIDOW } from './game.ts';

// Points by ten cards: straight lines through some thousand deals played by rule of thumb.
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

/** The dealer's ten cards and the two that lie unseen. */
function stockOf(view: View): Stock {
  const away = view.zones.find(({ id }) => id === 'away')?.stacks ?? [];
  const hand = [...visible(view.hands[view.dealer] ?? []), ...visible(away.flat())];
  const unseen = PACKS.french32.cards.filter((card) => !hand.includes(card));
  return { hand, open: [], covered: WIDOW.length, unseen, counts: false };
}

/** A club player's Manille for three. */
export const judge: Judgement = (view, legal) => {
  const hand = visible(view.hands[view.toAct ?? 0] ?? []);
  const trump = view.trump ?? 'NT';
  if (view.phase === 'offer') return 'look';
  if (view.phase === 'trumps') return `trump:${bestTrump(DEALER, hand).trump}`;
  if (view.phase === 'exchange') return layAway(exchangeFor(stockOf(view), trump).away, hand);
  if (view.phase === 'doubling') return 'pass';
  return playCard(view, legal, { spec: MANILLE_SPEC, trump, sides: sidesOf(view.dealer), extra: [] });
};
