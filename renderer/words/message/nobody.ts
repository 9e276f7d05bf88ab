import type { Speaker } from './parts.ts';

/**
 * Speaks of no table: for pages and dialogs away from one. Cards, seats and calls stand as their codes.
 * @param locale a BCP 47 tag
 * @param message the message of a key, with its places unfilled
 */
export function nobody(locale: string, message: (key: string) => string): Speaker {
  return {
    locale,
    name: () => undefined,
    isYou: () => false,
    card: (card) => card,
    theCard: (card) => ({ article: '', name: card }),
    trump: (trump) => trump,
    aSuit: (suit) => suit,
    rank: (rank) => rank,
    call: (action) => action,
    you: '',
    message,
    list: (items) => listed(items, locale),
  };
}

/** "Ada, Ben and Cas"; as choices, "Ada, Ben or Cas". */
export function listed(items: readonly string[], locale: string, type: 'conjunction' | 'disjunction' = 'conjunction'): string {
  return items.length < 2 ? (items[0] ?? '') : new Intl.ListFormat(locale, { type }).format(items);
}
