/** Row and column of each seat on a drawn table from the first one on, clockwise, by the number of seats. */
const SEATS: Readonly<Record<number, readonly (readonly [number, number])[]>> = {
  2: [
    [3, 2],
    [1, 2],
  ],
  3: [
    [3, 2],
    [2, 1],
    [2, 3],
  ],
  4: [
    [3, 2],
    [2, 1],
    [1, 2],
    [2, 3],
  ],
  5: [
    [3, 2],
    [2, 1],
    [1, 1],
    [1, 3],
    [2, 3],
  ],
  6: [
    [3, 2],
    [2, 1],
    [1, 1],
    [1, 2],
    [1, 3],
    [2, 3],
  ],
  7: [
    [3, 2],
    [3, 1],
    [2, 1],
    [1, 1],
    [1, 3],
    [2, 3],
    [3, 3],
  ],
};

/** The grid area of a seat on a drawn table of three columns. */
export function areaOf(seat: number, players: number, direction: 'clockwise' | 'anticlockwise'): string {
  const [row, column] = SEATS[players]?.[seat] ?? [3, 2];
  return `${row} / ${direction === 'anticlockwise' ? 4 - column : column}`;
}
