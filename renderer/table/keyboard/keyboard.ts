import type { CandidateCard } from '../../state/table/view/candidates.ts';
import type { Suit } from '../../../engine/cards/card.ts';
import { SUIT_LETTERS } from '../../state/table/view/suits.ts';
import type { PackName } from '../../words/speaker.ts';
import type { Words } from '../../words/words.svelte.ts';

/** Letters stand for ranks as the notation has them; figures for what is printed on the card, its last figure where it has two. */
const RANK_KEYS = 'tjqka';
/** Letters that are commands of the table: claim, last trick, score sheet, rules, sound. */
const COMMAND_KEYS = 'mlprv';

/** The next element of a row, round the end. */
export function neighbour<T>(all: readonly T[], at: number, by: 1 | -1): T | undefined {
  if (all.length === 0) return undefined;
  if (at < 0) return by > 0 ? all[0] : all.at(-1);
  return all[(at + by + all.length) % all.length];
}

/** A step that an arrow key takes: along a row, or from one row to the other. */
export interface Arrow {
  readonly by: 1 | -1;
  readonly along: boolean;
}

const ARROWS: ReadonlyMap<string, Arrow> = new Map<string, Arrow>([
  ['ArrowRight', { by: 1, along: true }],
  ['ArrowLeft', { by: -1, along: true }],
  ['ArrowDown', { by: 1, along: false }],
  ['ArrowUp', { by: -1, along: false }],
]);

/** The step of a key; `undefined` for a key that is no arrow. */
export function arrowOf(key: string): Arrow | undefined {
  return ARROWS.get(key);
}

/** The cards and calls that arrow keys go through, in the order in which they lie. */
export interface ArrowRows<T> {
  readonly cards: readonly T[];
  readonly calls: readonly T[];
  /** The element with the focus: one of them, or any other. */
  readonly current: unknown;
  /** The place among the cards where the focus was last; −1: nowhere. */
  readonly lastAt: number;
  isPlayable(card: T): boolean;
}

/**
 * Where an arrow key moves the focus. Left and right go along the row one is in; up goes from the cards to the calls, and down back. From anywhere else
 * an arrow enters the calls where only calls are due, else the cards: at the first that may be played, from the place where one was last.
 */
export function arrowTarget<T>(arrow: Arrow, { cards, calls, current, lastAt, isPlayable }: ArrowRows<T>): T | undefined {
  const card = cards.findIndex((one) => one === current);
  const call = calls.findIndex((one) => one === current);
  const playable = cards.some(isPlayable);
  if (call >= 0) return arrow.along || !playable || arrow.by < 0 ? neighbour(calls, call, arrow.by) : entered(1, cards, lastAt, isPlayable);
  if (!arrow.along && arrow.by < 0 && calls.length > 0) return calls[0];
  if (card >= 0) return arrow.along ? neighbour(cards, card, arrow.by) : undefined;
  return calls.length > 0 && !playable ? neighbour(calls, -1, arrow.by) : entered(arrow.by, cards, lastAt, isPlayable);
}

/** The first card that may be played from a place on, that place first when one goes to the right; any card where none may. */
function entered<T>(by: 1 | -1, cards: readonly T[], lastAt: number, isPlayable: (card: T) => boolean): T | undefined {
  const start = lastAt < 0 ? (by > 0 ? 0 : cards.length - 1) : by > 0 ? lastAt : lastAt - 1;
  const ring = cards.map((_, i) => cards[(((start + by * i) % cards.length) + cards.length) % cards.length]);
  return ring.find((card) => card !== undefined && isPlayable(card)) ?? ring[0];
}

/** The keys of the suits in a language and pack. */
export interface SuitKeys {
  /** The initials that players expect, by suit of the notation; a letter that has another meaning by itself takes the Shift key. */
  readonly shown: readonly { readonly suit: Suit; readonly letter: string; readonly shift: boolean }[];
  /** The suit that a key means, as the notation has it. */
  suitOf(letter: string, shift: boolean): Suit | undefined;
}

/**
 * The keys of the suits of a pack: their initials in the language in use. The letters of the notation stay good wherever they are free, for those who are
 * used to them.
 */
export function suitKeysOf(words: Words, faces: PackName): SuitKeys {
  const initials = words.t(`keys.suits.${faces}`).toLowerCase().split(' ');
  const taken = (letter: string): boolean => RANK_KEYS.includes(letter) || COMMAND_KEYS.includes(letter);
  const shown = SUIT_LETTERS.map((suit, i) => {
    const letter = initials[i];
    if (letter === undefined) throw new RangeError(`keys.suits.${faces} names ${initials.length} suits`);
    return { suit, letter, shift: taken(letter) };
  });
  return {
    shown,
    suitOf(letter, shift) {
      const own = shown.find((key) => key.letter === letter && (shift || !key.shift));
      if (own !== undefined || taken(letter)) return own?.suit;
      return SUIT_LETTERS.find((suit) => suit === letter.toUpperCase());
    },
  };
}

/** A key press, as far as it can name a card. */
export interface CardKey {
  readonly key: string;
  readonly shiftKey: boolean;
}

/** The next card after the chosen one that a key names, by rank or suit; those that may be played come first. `printed`: a card's index. */
export function cardForKey<T>(
  { key, shiftKey }: CardKey,
  all: readonly T[],
  at: number,
  candidateOf: (card: T) => CandidateCard | undefined,
  printed: (rank: string) => string,
  suits: SuitKeys,
): T | undefined {
  const small = key.length === 1 ? key.toLowerCase() : '';
  if (small === '') return undefined;
  const suit = suits.suitOf(small, shiftKey);
  const named = (code: string): boolean => {
    if (suit !== undefined) return code.charAt(1) === suit;
    const rank = code.charAt(0);
    if (RANK_KEYS.includes(small)) return rank === small.toUpperCase();
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
