import { cardOf, suitIndex, SUITS, type Card, type Rank } from './card.ts';
import { addTo, countIn } from './counts.ts';

/** The cards of a pack and their order. Ranks run from the lowest to the highest of a suit. */
export interface Pack {
  readonly id: PackId;
  /** How many copies of each card it holds. */
  readonly copies: number;
  /** Ranks in the order of strength in a plain suit, weakest first. */
  readonly ranks: readonly Rank[];
  /** Every card once per copy, by suit and strength: the pack before it is shuffled. */
  readonly cards: readonly Card[];
  /** The drawing it is played with. */
  readonly faces: 'french' | 'spanish' | 'italian';
}

export const PACK_IDS = ['french32', 'low20', 'forty', 'spanish48', 'pinochle80'] as const;
export type PackId = (typeof PACK_IDS)[number];

function pack(id: PackId, ranks: string, copies: number, faces: Pack['faces']): Pack {
  const order = [...ranks] as Rank[];
  const once = SUITS.flatMap((suit) => order.map((rank) => cardOf(suit, rank)));
  return { id, copies, ranks: order, cards: once.flatMap((card) => Array<Card>(copies).fill(card)), faces };
}

/**
 * The packs of the games. `ranks` is the natural order of the printed pack; a game's own order of strength belongs to its
 * trick specification. `low20` is klaverjassen's trump pile.
 */
export const PACKS: { readonly [id in PackId]: Pack } = {
  french32: pack('french32', '789TJQKA', 1, 'french'),
  low20: pack('low20', '23456', 1, 'french'),
  forty: pack('forty', '23456JQKTA', 1, 'italian'),
  spanish48: pack('spanish48', '23456789JQKA', 1, 'spanish'),
  pinochle80: pack('pinochle80', 'TJQKA', 4, 'french'),
};

/** How often a card occurs in a pack: 0 for a stranger. */
export function copiesIn(pack: Pack, card: Card): number {
  const suit = SUITS[suitIndex(card)];
  return suit !== undefined && pack.ranks.some((rank) => cardOf(suit, rank) === card) ? pack.copies : 0;
}

/** Returns the cards missing from a list that should be a whole pack and those too many; `undefined` if it is one. */
export function packFault(pack: Pack, deck: readonly Card[]): { missing: Card[]; extra: Card[] } | undefined {
  const count = new Map<Card, number>();
  for (const card of pack.cards) addTo(count, card);
  const extra: Card[] = [];
  for (const card of deck) {
    const left = countIn(count, card);
    if (left === 0) extra.push(card);
    else count.set(card, left - 1);
  }
  const missing = [...count].flatMap(([card, left]) => Array<Card>(left).fill(card));
  return missing.length === 0 && extra.length === 0 ? undefined : { missing, extra };
}
