import type { CandidateCard } from '../state/table/candidates.ts';

/** Letters stand for ranks as the notation has them; figures for what is printed on the card, its last figure where it has two. */
const LETTERS = 'tjqka';
const SUIT_KEYS = 'shdc';

/** The next element of a row, round the end. */
export function neighbour<T>(all: readonly T[], at: number, by: 1 | -1): T | undefined {
  if (all.length === 0) return undefined;
  if (at < 0) return by > 0 ? all[0] : all.at(-1);
  return all[(at + by + all.length) % all.length];
}

/** The next card after the chosen one that a key names, by rank or suit; those that may be played come first. `printed`: a card's index. */
export function cardForKey<T>(
  key: string,
  all: readonly T[],
  at: number,
  candidateOf: (card: T) => CandidateCard | undefined,
  printed: (rank: string) => string,
): T | undefined {
  const small = key.length === 1 ? key.toLowerCase() : '';
  if (small === '') return undefined;
  const named = (code: string): boolean => {
    const rank = code.charAt(0);
    if (LETTERS.includes(small)) return rank === small.toUpperCase();
    if (SUIT_KEYS.includes(small)) return code.charAt(1) === small.toUpperCase();
    return /\d/.test(small) && (printed(rank).endsWith(small) || (small === '1' && rank === 'A'));
  };
  const fits = all.filter((card) => {
    const code = candidateOf(card)?.card;
    return code !== undefined && code !== '??' && named(code);
  });
  const playable = fits.filter((card) => (candidateOf(card)?.action ?? null) !== null);
  const ring = playable.length > 0 ? playable : fits;
  const current = all[at];
  return neighbour(ring, current === undefined ? -1 : ring.indexOf(current), 1);
}
