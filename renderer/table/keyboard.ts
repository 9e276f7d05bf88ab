import type { Candidate } from '../state/candidates.ts';

/** What keys stand for which rank and suit: figures, the letters on French cards, and the numbers of Spanish and Italian courts. */
const RANK_KEYS: Readonly<Record<string, string>> = { '0': 'T', '1': 'A', t: 'T', j: 'J', q: 'Q', k: 'K', a: 'A' };
const SUIT_KEYS = 'shdc';

/** The next element of a row, round the end. */
export function neighbour<T>(all: readonly T[], at: number, by: 1 | -1): T | undefined {
  if (all.length === 0) return undefined;
  if (at < 0) return by > 0 ? all[0] : all.at(-1);
  return all[(at + by + all.length) % all.length];
}

/** The next card after the chosen one that a key names, by rank or suit; those that may be played come first. */
export function cardForKey<T>(key: string, all: readonly T[], at: number, candidateOf: (card: T) => Candidate | undefined): T | undefined {
  const small = key.length === 1 ? key.toLowerCase() : '';
  if (small === '') return undefined;
  const rank = RANK_KEYS[small] ?? (/[2-9]/.test(small) ? small : undefined);
  const suit = SUIT_KEYS.includes(small) ? small.toUpperCase() : undefined;
  if (rank === undefined && suit === undefined) return undefined;
  const fits = all.filter((card) => {
    const code = candidateOf(card)?.card;
    return code !== undefined && (rank !== undefined ? code.charAt(0) === rank : code.charAt(1) === suit);
  });
  const playable = fits.filter((card) => (candidateOf(card)?.action ?? null) !== null);
  const ring = playable.length > 0 ? playable : fits;
  const current = all[at];
  return neighbour(ring, current === undefined ? -1 : ring.indexOf(current), 1);
}
