// The number cards of the Spanish pack, their frames and signs.
import { SPANISH_ACES } from './spanishAces.ts';
import { d, HEIGHT, path, thick, use, WIDTH, type Point } from '../pen.ts';
import type { Suit } from '../../../engine/cards/card.ts';
import { basto, copa, espada, oro } from './spanishPips.ts';

/** Where the lines at the top and bottom of a frame open: once a *pinta*. */
const PINTAS: { readonly [suit in Suit]: readonly number[] } = { D: [], H: [120], S: [102, 138], C: [92, 120, 148] };

/** The frame of a suit's cards. */
export function frame(suit: Suit): string {
  const half = 7;
  const edge = 11;
  const right = WIDTH - edge;
  const bottom = HEIGHT - edge;
  const openings = (y: number, way: 1 | -1): string =>
    (way > 0 ? PINTAS[suit] : PINTAS[suit].toReversed()).map((x) => d`H${x - way * half}M${x + way * half} ${y}`).join('');
  const data =
    d`M${edge + 10} ${edge}` +
    openings(edge, 1) +
    d`H${right - 10}Q${right} ${edge} ${right} ${edge + 10}V${bottom - 10}Q${right} ${bottom} ${right - 10} ${bottom}` +
    openings(bottom, -1) +
    d`H${edge + 10}Q${edge} ${bottom} ${edge} ${bottom - 10}V${edge + 10}Q${edge} ${edge} ${edge + 10} ${edge}`;
  return path(data, '', thick(5) + ' stroke-linecap="butt"');
}

/** Breadth of the long signs by their length. */
const LENGTHS: Readonly<Record<number, number>> = { 290: 64, 210: 56, 135: 52, 118: 46, 84: 42 };

/** The signs that cards use, by id. */
export const SYMBOLS: ReadonlyMap<string, string> = new Map([
  ['esD', oro()],
  ['esH', copa()],
  ...Object.entries(LENGTHS).flatMap(([length, breadth]) => [
    [`esS${length}`, espada(Number(length), breadth)] as const,
    [`esC${length}`, basto(Number(length), Number(length) < 100 ? 33 : breadth - 2)] as const,
  ]),
]);

const MIDDLE = 120;
const pairs = (x: number, ys: readonly number[]): Point[] =>
  ys.flatMap((y): Point[] => [
    [MIDDLE - x, y],
    [MIDDLE + x, y],
  ]);

/** Coins and cups of the cards from two up: scale of coins, where they lie. */
const ROUND: readonly (readonly [scale: number, spots: readonly Point[]])[] = [
  [
    1.3,
    [
      [MIDDLE, 105],
      [MIDDLE, 265],
    ],
  ],
  [
    0.86,
    [
      [67, 108],
      [MIDDLE, 185],
      [173, 262],
    ],
  ],
  [0.96, pairs(50, [122, 248])],
  [0.8, [...pairs(52, [112, 258]), [MIDDLE, 185]]],
  [0.84, pairs(49, [104, 185, 266])],
  [0.7, [...pairs(56, [112, 185, 258]), [MIDDLE, 148.5]]],
  [0.7, [...pairs(56, [112, 185, 258]), [MIDDLE, 148.5], [MIDDLE, 221.5]]],
  [0.62, [...pairs(60, [107, 185, 263]), [MIDDLE, 107], [MIDDLE, 185], [MIDDLE, 263]]],
];
/** The scale of a cup against a coin. */
const CUP = 0.88;

/** Swords and clubs of the cards from two up: lengths, each with where its signs lie. */
const LONG: readonly (readonly (readonly [length: number, spots: readonly Point[]])[])[] = [
  [[290, pairs(34, [185])]],
  [
    [290, [[MIDDLE, 185]]],
    [210, pairs(56, [188])],
  ],
  [[135, pairs(40, [115, 255])]],
  [
    [118, pairs(54, [122, 248])],
    [135, [[MIDDLE, 185]]],
  ],
  [[118, [...pairs(58, [126, 246]), [MIDDLE, 126], [MIDDLE, 246]]]],
  [
    [118, pairs(58, [126, 246])],
    [
      84,
      [
        [MIDDLE, 82],
        [MIDDLE, 185],
        [MIDDLE, 288],
      ],
    ],
  ],
  [
    [84, pairs(58, [98, 185, 272])],
    [
      84,
      [
        [MIDDLE, 135],
        [MIDDLE, 235],
      ],
    ],
  ],
  [[84, [...pairs(58, [98, 185, 272]), [MIDDLE, 98], [MIDDLE, 185], [MIDDLE, 272]]]],
];

/** The picture of a numbered card inside its frame. */
export function numberPicture(number: number, suit: Suit): string {
  if (number === 1) return SPANISH_ACES[suit]();
  if (suit === 'D' || suit === 'H') {
    const [scale, spots] = ROUND[number - 2] ?? [1, []];
    return spots.map(([x, y]) => use(`es${suit}`, x, y, scale * (suit === 'H' ? CUP : 1))).join('');
  }
  return (LONG[number - 2] ?? []).flatMap(([length, spots]) => spots.map(([x, y]) => use(`es${suit}${length}`, x, y))).join('');
}
