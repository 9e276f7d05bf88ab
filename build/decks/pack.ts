/** Suits by letter: swords, spades; cups, hearts; coins, diamonds; clubs, batons. */
export const SUITS = ['S', 'H', 'D', 'C'] as const;
export type DeckSuit = (typeof SUITS)[number];

/** The ranks that are courts, lowest first. */
const COURTS = ['J', 'Q', 'K'] as const;
export type Court = (typeof COURTS)[number];

export function isCourt(rank: string): rank is Court {
  return (COURTS as readonly string[]).includes(rank);
}

/** Pictures by card, each a whole SVG document. */
export type Faces = ReadonlyMap<string, string>;
