import type { BoardLayout } from './scale.ts';

/** Where seats and their cards lie (look: Seats). Percent of the board; card offsets in card widths. */

export interface SeatPlace {
  /** Which edge of the plate is held to `x`. */
  readonly side: 'left' | 'right' | 'top';
  readonly x: number;
  readonly y: number;
  /** Which of the rows at the top it lies in, where there are such. */
  readonly line: 0 | 1;
}

type Point = readonly [number, number];

/** By number of players: plates in order of play from the viewer's left. */
const WIDE: Readonly<Record<number, readonly Point[]>> = {
  2: [[50, 8]],
  3: [
    [14, 34],
    [86, 34],
  ],
  4: [
    [10, 40],
    [50, 9],
    [90, 40],
  ],
  5: [
    [10, 46],
    [28, 10],
    [72, 10],
    [90, 46],
  ],
  6: [
    [11, 49],
    [14, 20],
    [50, 9],
    [86, 20],
    [89, 49],
  ],
  7: [
    [12, 49],
    [12, 23],
    [34, 9],
    [66, 9],
    [88, 23],
    [88, 49],
  ],
};

const NARROW: Readonly<Record<number, readonly Point[]>> = {
  2: [[50, 7]],
  3: [
    [16, 12],
    [84, 12],
  ],
  4: [
    [15, 19],
    [50, 7],
    [85, 19],
  ],
  5: [
    [14, 26],
    [34, 8],
    [66, 8],
    [86, 26],
  ],
  6: [
    [14, 37],
    [14, 16],
    [50, 7],
    [86, 16],
    [86, 37],
  ],
  7: [
    [14, 37],
    [14, 16],
    [37, 8],
    [63, 8],
    [86, 16],
    [86, 37],
  ],
};

/** Cards of a trick, in order of play from the viewer's left, the viewer's own last. */
const TRICK: Readonly<Record<number, readonly Point[]>> = {
  2: [
    [-0.56, -0.12],
    [0.56, 0.12],
  ],
  3: [
    [-1.1, -0.3],
    [1.1, -0.3],
    [0, 0.5],
  ],
  4: [
    [-1.03, 0],
    [0, -0.76],
    [1.03, 0],
    [0, 0.76],
  ],
  5: [
    [-1.65, 0.12],
    [-0.58, -0.6],
    [0.58, -0.6],
    [1.65, 0.12],
    [0, 0.82],
  ],
  6: [
    [-1.1, 0.72],
    [-1.1, -0.72],
    [0, -0.8],
    [1.1, -0.72],
    [1.1, 0.72],
    [0, 0.8],
  ],
  7: [
    [-1.1, 0.72],
    [-1.65, -0.72],
    [-0.55, -0.78],
    [0.55, -0.78],
    [1.65, -0.72],
    [1.1, 0.72],
    [0, 0.8],
  ],
};

/** How many places after the viewer a seat comes in order of play: 0 is the viewer. */
export function turnsAfter(seat: number, viewer: number, players: number): number {
  return (seat - viewer + players) % players;
}

/** How many plates a row at the top of the board holds: on a short board of many, those at the sides stand in a second row. */
export function seatsInRow(players: number, layout: BoardLayout): number {
  return layout === 'short' && players > 5 ? players - 3 : players - 1;
}

/** Where the plate of a seat lies, `turns` (1 …) after the viewer. Anticlockwise tables are mirrored. On a low board all sit in one row, on a short one those at the sides in a second. */
export function seatPlace(turns: number, players: number, mirrored: boolean, layout: BoardLayout): SeatPlace {
  if (layout === 'low') {
    const x = (100 * (turns - 0.5)) / (players - 1);
    return { side: 'top', x: mirrored ? 100 - x : x, y: 0, line: 0 };
  }
  if (layout === 'short') {
    const inRow = seatsInRow(players, layout);
    const aside = inRow < players - 1;
    const line = aside && (turns === 1 || turns === players - 1) ? 1 : 0;
    const at = line === 1 ? (turns === 1 ? 0 : inRow - 1) : turns - (aside ? 2 : 1);
    const x = (100 * (at + 0.5)) / inRow;
    return { side: 'top', x: mirrored ? 100 - x : x, y: 0, line };
  }
  const [x, y] = (layout === 'narrow' ? NARROW : WIDE)[players]?.[turns - 1] ?? [50, 8];
  const placed = mirrored ? 100 - x : x;
  return { side: y < 15 && placed > 20 && placed < 80 ? 'top' : placed < 50 ? 'left' : 'right', x: placed, y, line: 0 };
}

/** Where the card of a seat lies in the trick, in card widths from its middle. */
export function trickPlace(turns: number, players: number, mirrored: boolean): { readonly dx: number; readonly dy: number } {
  const places = TRICK[players] ?? [];
  const [dx, dy] = places[turns === 0 ? players - 1 : turns - 1] ?? [0, 0];
  return { dx: mirrored ? -dx : dx, dy };
}

/** How much a card lies askew, −4 to 4 degrees: by the card, so that it stays as it is. */
export function askew(card: string): number {
  let hash = 7;
  for (const letter of card) hash = (hash * 31 + letter.charCodeAt(0)) % 997;
  return (hash % 9) - 4;
}
