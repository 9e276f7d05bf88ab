import { cards as parseCards, rankOf, suitOf, SUITS, type Card, type Rank, type Trump } from '../../cards/card.ts';
import type { Action, Legal, TrickRules, View } from '../game.ts';
import { temperOf, thumbCard } from '../thumb.ts';

/** What a card of a suit is likely to bring, without trumps and with others to guard it. */
const PLAIN: { readonly [rank in Rank]?: number } = { T: 6.5, A: 4, K: 2, Q: 0.8, J: 0.2 };
const TRUMPS: { readonly [rank in Rank]?: number } = { T: 8, A: 6, K: 4.2, Q: 3.2, J: 2.6, '9': 2.2, '8': 2, '7': 2 };

/** Points that a hand of eight is likely to bring its side above an average one, with some trumps. */
export function handWorth(hand: readonly Card[], trump: Trump): number {
  let worth = 0;
  for (const suit of SUITS) {
    const held = hand.filter((card) => suitOf(card) === suit);
    const table = suit === trump ? TRUMPS : PLAIN;
    for (const card of held) worth += (table[rankOf(card)] ?? 0) * (suit !== trump && held.length === 1 && rankOf(card) !== 'T' ? 0.5 : 1);
    if (held.length === 0 && trump !== 'NT') worth += 1.5;
  }
  return worth;
}

/** The trumps that promise most; no trump where doubling makes it worth more. */
export function bestTrump(worths: readonly { readonly trump: Trump; readonly worth: number }[]): Action {
  const best = worths.reduce((a, b) => (b.worth > a.worth ? b : a));
  return `trump:${best.trump}`;
}

/** A card by rule of thumb. */
export function playCard(view: View, legal: Legal, rules: TrickRules, extra: readonly Card[] = []): Action {
  return thumbCard(view, parseCards(legal.actions.join(' ')), rules, temperOf(7.5), extra);
}
