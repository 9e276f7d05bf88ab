/** The four suits, in the order of card numbers. Spanish packs use the same letters: S swords, H cups, D coins, C clubs. */
export const SUITS = ['S', 'H', 'D', 'C'] as const;
export type Suit = (typeof SUITS)[number];

/** The thirteen ranks in their natural order. In Spanish packs J is the sota, Q the knight. */
export const RANKS = ['2', '3', '4', '5', '6', '7', '8', '9', 'T', 'J', 'Q', 'K', 'A'] as const;
export type Rank = (typeof RANKS)[number];
/** Figures by rank, as points; 0 for the ranks left out. */
export type RankFigures = { readonly [rank in Rank]?: number };

/** A card as people write it: rank, then suit. Identical cards of the 80-card pack share a code. */
export type CardCode = `${Rank}${Suit}`;

/** A card whose face the viewer may not see. */
export const FACE_DOWN = '??';
/** A card as a view shows it. */
export type ShownCard = CardCode | typeof FACE_DOWN;

/** A card as a small integer: 16 × suit + rank, both counted from 0 in the orders above. Always below {@link CARD_LIMIT}. */
export type Card = number;
export const CARD_LIMIT = 64;

/** The seat of a player, counted from 0 in the order of play of the game. */
export type Seat = number;

/** Trumps of a deal; `NT` is a deal without a trump suit. */
export const TRUMPS = [...SUITS, 'NT'] as const;
export type Trump = (typeof TRUMPS)[number];

/** The card of a suit and a rank. */
export function cardOf(suit: Suit, rank: Rank): Card {
  return SUITS.indexOf(suit) * 16 + RANKS.indexOf(rank);
}

/** The number of a card's suit in {@link SUITS}. */
export function suitIndex(card: Card): number {
  return card >> 4;
}

/** The number of a card's rank in {@link RANKS}. */
export function rankIndex(card: Card): number {
  return card & 15;
}

export function suitOf(card: Card): Suit {
  const suit = SUITS[card >> 4];
  if (suit === undefined) throw new RangeError(`no card ${card}`);
  return suit;
}

export function rankOf(card: Card): Rank {
  const rank = RANKS[card & 15];
  if (rank === undefined) throw new RangeError(`no card ${card}`);
  return rank;
}

const CODES: readonly (CardCode | undefined)[] = Array.from({ length: CARD_LIMIT }, (_, card): CardCode | undefined => {
  const rank = RANKS[card & 15];
  const suit = SUITS[card >> 4];
  return rank === undefined || suit === undefined ? undefined : `${rank}${suit}`;
});

/** The code of a card, as in `TH`. */
export function codeOf(card: Card): CardCode {
  const code = CODES[card];
  if (code === undefined) throw new RangeError(`no card ${card}`);
  return code;
}

/** The codes of cards, in their order. */
export function codesOf(cards: readonly Card[]): CardCode[] {
  return cards.map(codeOf);
}

const BY_CODE: ReadonlyMap<string, Card> = new Map(
  SUITS.flatMap((suit) => RANKS.map((rank) => [`${rank}${suit}`, cardOf(suit, rank)] as const)),
);

/** The card that a text names, or `undefined` when it names none. */
export function parseCard(text: string): Card | undefined {
  return BY_CODE.get(text);
}

/** The cards of a text such as `KH 7H QH`; throws on anything else. For fixtures and goldens, never for input. */
export function cards(text: string): Card[] {
  return text
    .split(/\s+/)
    .filter(Boolean)
    .map((code) => {
      const card = parseCard(code);
      if (card === undefined) throw new RangeError(`not a card: ${code}`);
      return card;
    });
}

/** A copy of a hand without one copy of a card; throws when the card is not there. */
export function without(hand: readonly Card[], card: Card): Card[] {
  const at = hand.indexOf(card);
  if (at < 0) throw new RangeError(`${codeOf(card)} is not among ${codesOf(hand).join(' ')}`);
  return [...hand.slice(0, at), ...hand.slice(at + 1)];
}

/** Returns the figure of a rank; 0 for a rank left out. */
export function figureOf(figures: RankFigures, rank: Rank): number {
  return figures[rank] ?? 0;
}

/** A copy of some cards without others, copy by copy; others that are not among them change nothing. */
export function less(cards: readonly Card[], others: readonly Card[]): Card[] {
  const left = [...cards];
  for (const card of others) {
    const at = left.indexOf(card);
    if (at >= 0) left.splice(at, 1);
  }
  return left;
}
