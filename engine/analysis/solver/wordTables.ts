import type { Layout } from '../../cards/trick/layout.ts';
import { MASK_NAMES } from '../../cards/trick/masks.ts';
import { int32At, uint8At } from '../../cards/indexed.ts';

/** Where the guesses of each kind begin, of a card's value before it is tried: 32 to a kind, by bit of a word. */
const GUESS = { leads: 0, masters: 32, takes: 64, takesLast: 96, gives: 128, loses: 160 } as const;

/** Where the masks of each kind begin, nine to a kind, by situation. */
const DUTY = { follow: 0, beat: 9, suit: 18, over: 27, trump: 36, lowTrump: 45, under: 54 } as const;

/** All that the search of words reads of a layout. A hand is one word of four bytes, trumps in byte 0. */
export interface WordTables {
  readonly noTrumps: boolean;
  readonly perTrick: number;
  readonly lastTrick: number;
  /** By bit: points; all cards that beat it; those of them in its suit. */
  readonly value: Int32Array;
  readonly above: Int32Array;
  readonly inSuit: Int32Array;
  /** By byte: points of trumps, of plain cards. */
  readonly trumpPoints: Int32Array;
  readonly plainPoints: Int32Array;
  readonly guesses: Int32Array;
  /** The duty's masks: nine from each place of {@link DUTY}; those of the led suit for every byte alike. */
  readonly duty: Int32Array;
  readonly mustFollow: boolean;
  /** Whether everybody who can win a plain trick in its suit may do so by the highest card. */
  readonly freeTops: boolean;
  /** Whether some situation bars trumps lower than the winning one. */
  readonly barsUnder: boolean;
}

/** The properties of a layout that {@link fitsWords} needs. */
type Fits = Pick<Layout, 'bits' | 'masks' | 'full' | 'value'>;

/** More points than a byte holds are too many for all cards of a pack. */
const POINTS_MOST = 255;

/**
 * Whether the search of words can do a game: it has eight ranks and at most four seats, no card is worth more than a stronger one, duties see
 * all cards of a suit alike, and of all discards they know `notUnder` only.
 */
export function fitsWords({ bits, masks, full, value }: Fits, players: number): boolean {
  const rises = [0, 32, 64, 96].every((slot) =>
    value.subarray(slot + 1, slot + bits).every((worth, i) => worth >= uint8At(value, slot + i)),
  );
  const alike = MASK_NAMES.every((name) => masks[name].every((mask) => (mask & full) === 0 || (mask & full) === full));
  const points = value.reduce((sum, worth) => sum + worth, 0);
  return players <= 4 && points <= POINTS_MOST && bits === 8 && rises && alike && masks.discard.every((mask) => mask === full);
}

/** The tables of a layout for the search in words; the layout must fit it ({@link fitsWords}). */
export function wordTables(layout: Layout): WordTables {
  const { masks, perTrick, lastTrick } = layout;
  const noTrumps = layout.trumps === 0;
  const repeat = (mask: Int32Array): Int32Array => mask.map((field) => Math.imul(field, 0x01010101));
  const value = new Int32Array(32);
  const above = new Int32Array(32);
  const inSuit = new Int32Array(32);
  const trumpPoints = new Int32Array(256);
  const plainPoints = new Int32Array(256);
  const guesses = new Int32Array(6 * 32);
  for (let bit = 0; bit < 32; bit += 1) {
    const [slot, within] = [bit >> 3, bit & 7];
    const worth = uint8At(layout.value, slot * 32 + within);
    value[bit] = worth;
    inSuit[bit] = int32At(layout.higher, within) << (slot * 8);
    above[bit] = int32At(inSuit, bit) | (slot === 0 ? 0 : layout.trumps);
    const guess = (kind: number, promise: number): void => {
      guesses[kind + bit] = (promise + 256) << 8;
    };
    guess(GUESS.leads, -worth * 2);
    // On top of a lead's: nothing in play beats the card in its suit.
    guess(GUESS.masters, (slot === 0 && !noTrumps ? 200 + worth * 2 : 150 + worth * 6) - 256);
    guess(GUESS.takes, 60 - worth);
    guess(GUESS.takesLast, 100 + worth * 4);
    guess(GUESS.gives, worth * 6);
    guess(GUESS.loses, -worth * 6);
  }
  for (let byte = 0; byte < 256; byte += 1)
    for (let bit = 0; bit < 8; bit += 1)
      if ((byte >> bit) & 1) {
        trumpPoints[byte] = int32At(trumpPoints, byte) + int32At(value, bit);
        plainPoints[byte] = int32At(plainPoints, byte) + int32At(value, 8 + bit);
      }
  const duty = new Int32Array(7 * 9);
  for (const name of ['follow', 'beat', 'suit'] as const) duty.set(repeat(masks[name]), DUTY[name]);
  for (const name of ['over', 'trump', 'lowTrump', 'under'] as const) duty.set(masks[name], DUTY[name]);
  const mustFollow = masks.follow.every((mask) => mask !== 0);
  const freeTops = masks.beat.every((mask, at) => mask !== 0 || masks.suit[at] !== 0);
  const barsUnder = masks.under.some((mask) => mask === 0);
  return {
    noTrumps,
    perTrick,
    lastTrick,
    value,
    above,
    inSuit,
    trumpPoints,
    plainPoints,
    guesses,
    duty,
    mustFollow,
    freeTops,
    barsUnder,
  };
}

/** Four fields of eight as one word. */
export function wordOf(fields: Int32Array, base: number): number {
  return int32At(fields, base) | (int32At(fields, base + 1) << 8) | (int32At(fields, base + 2) << 16) | (int32At(fields, base + 3) << 24);
}
