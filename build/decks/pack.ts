/** The ranks that are courts, lowest first. */
const COURTS = ['J', 'Q', 'K'] as const;
export type Court = (typeof COURTS)[number];

export function isCourt(rank: string): rank is Court {
  return (COURTS as readonly string[]).includes(rank);
}

/** Pictures by card, each a whole SVG document. */
export type Faces = ReadonlyMap<string, string>;
