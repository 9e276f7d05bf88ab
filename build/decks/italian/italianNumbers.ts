// The number cards of the Italian pack and its signs.
import { ITALIAN_ACES } from './italianAces.ts';
import { bastone, coppa, denaro, spada } from './italianPips.ts';
import type { Suit } from '../../../engine/cards/card.ts';
import { use, type Point } from '../pen.ts';

/** Breadth of the long signs by their length. */
const LENGTHS: Readonly<Record<number, number>> = { 290: 60, 240: 56, 172: 52, 136: 48 };

/** The signs that cards use, by id. */
export const SYMBOLS: ReadonlyMap<string, string> = new Map([
  ['itHalf', '<clipPath id="itHalf"><path d="M12 12H228V182H12Z"/></clipPath>'],
  ['itD', denaro()],
  ['itH', coppa()],
  ['itSm', spada(92, 56)],
  ['itCm', bastone(92, 46)],
  // Where an odd one lies across the pairs, the blades are narrower.
  ['itS290n', spada(290, 46)],
  ['itS172n', spada(172, 38)],
  ['itS136n', spada(136, 36)],
  ...Object.entries(LENGTHS).flatMap(([length, breadth]) => [
    [`itS${length}`, spada(Number(length), breadth)] as const,
    [`itC${length}`, bastone(Number(length), breadth - 6)] as const,
  ]),
]);

/** The small sign under the number. */
export function suitMark(suit: Suit): string {
  return suit === 'D' || suit === 'H' ? use(`it${suit}`, 37, 94, 0.4) : use(`it${suit}m`, 37, 94, 0.48);
}

const MIDDLE = 120;

/** Coins and cups of the cards from two up: scale of coins, where they lie. */
const ROUND: readonly (readonly [scale: number, spots: readonly Point[]])[] = [
  [
    1.3,
    [
      [MIDDLE, 108],
      [MIDDLE, 262],
    ],
  ],
  [
    0.98,
    [
      [MIDDLE, 82],
      [MIDDLE, 185],
      [MIDDLE, 288],
    ],
  ],
  [
    0.96,
    [
      [MIDDLE, 82],
      [68, 185],
      [172, 185],
      [MIDDLE, 288],
    ],
  ],
  [
    0.7,
    [
      [MIDDLE, 98],
      [54, 185],
      [MIDDLE, 185],
      [186, 185],
      [MIDDLE, 272],
    ],
  ],
  [
    0.86,
    [
      [MIDDLE, 76],
      [76, 147],
      [164, 147],
      [76, 223],
      [164, 223],
      [MIDDLE, 294],
    ],
  ],
  [
    0.68,
    [
      [MIDDLE, 76],
      [66, 146],
      [174, 146],
      [66, 224],
      [174, 224],
      [MIDDLE, 294],
      [MIDDLE, 185],
    ],
  ],
];
/** The scale of a cup against a coin. */
const CUP = 0.92;

type Long = 'S' | 'C';

/** Two long signs crossed. */
function crossed(suit: Long, length: number, y: number, turn: number, narrow = false): string {
  const id = `it${suit}${length}${narrow && suit === 'S' ? 'n' : ''}`;
  return use(id, MIDDLE, y, 1, turn) + use(id, MIDDLE, y, 1, -turn);
}

/** Crossed pairs from top to bottom. */
const lattice = (suit: Long, length: number, ys: readonly number[], turn: number, narrow = false): string =>
  ys.map((y) => crossed(suit, length, y, turn, narrow)).join('');

/** The odd one among crossed pairs: a sword lies on them, a staff under them. */
function upright(suit: Long, others: string): string {
  return suit === 'S' ? others + use('itS290n', MIDDLE, 185) : use('itC290', MIDDLE, 185) + others;
}

/** Swords and batons of the cards from two up. */
const LONG: readonly ((suit: Long) => string)[] = [
  (suit) => crossed(suit, 240, 185, 19),
  (suit) => crossed(suit, 240, 185, 24) + use(`it${suit}290`, MIDDLE, 185),
  (suit) => lattice(suit, 172, [115, 255], 38),
  (suit) => upright(suit, lattice(suit, 172, [112, 258], 42, true)),
  (suit) => lattice(suit, 136, [92, 185, 278], 50),
  (suit) => upright(suit, lattice(suit, 136, [88, 185, 282], 54, true)),
];

/** The picture of a numbered card inside its border. */
export function numberPicture(number: number, suit: Suit): string {
  if (number === 1) return ITALIAN_ACES[suit]();
  if (suit === 'S' || suit === 'C') return LONG[number - 2]?.(suit) ?? '';
  const [scale, spots] = ROUND[number - 2] ?? [1, []];
  return spots.map(([x, y]) => use(`it${suit}`, x, y, scale * (suit === 'H' ? CUP : 1))).join('');
}
