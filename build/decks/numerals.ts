import { d, INK, line, path, thick } from './pen.ts';

type Stroke = readonly [x: number, y: number, data: string];

/** Figures as centre lines on a body of 22 by 36, drawn with a heavy butt stroke: width, strokes. */
const FIGURES: Readonly<Record<string, readonly [width: number, strokes: readonly Stroke[]]>> = {
  '0': [22, [[11, 0, 'a11 18 0 1 0 .01 0z']]],
  '1': [
    12,
    [
      [12, -4.2, 'v44.4'],
      [0, 10, 'l10.5-11'],
    ],
  ],
  '2': [22, [[0, 10.5, 'c0-14 22-14 22 0c0 9-20 13-22 25.5h26']]],
  '3': [22, [[0, 0, 'h21l-11.5 13.7c17-.7 16 22.3 0 22.3c-5.5 0-8.5-2-10.5-6.5']]],
  '4': [
    25,
    [
      [19, -4.2, 'v44.4'],
      [17.5, -2.2, 'l-14.5 28.7h24.5'],
    ],
  ],
  '5': [22, [[22, 0, 'h-18l-2 16c6-5.5 20-4.5 20 8c0 15-18 15.5-22.5 6']]],
  '6': [22, [[19, -3, 'c-12 5-19 16-19 28a11 11 0 1 0 22 0a11 11 0 0 0-21.4-3.5']]],
  '7': [22, [[-3, 0, 'h24.5c-4 9-13 22-13.5 40.2']]],
  '8': [
    22,
    [
      [11, 0, 'a8.8 8 0 1 0 .01 0z'],
      [11, 16, 'a11 10 0 1 0 .01 0z'],
    ],
  ],
  '9': [22, [[3, 39, 'c12-5 19-16 19-28a11 11 0 1 0-22 0a11 11 0 0 0 21.4 3.5']]],
};

/** Path data of a number whose ink begins at a place, and how wide it is. */
export function numeral(text: string, x: number, y: number): { readonly data: string; readonly width: number } {
  let left = x + 4.25;
  let data = '';
  for (const [i, figure] of [...text].entries()) {
    const drawn = FIGURES[figure];
    if (drawn === undefined) throw new Error(`no figure ${figure}`);
    const [width, strokes] = drawn;
    if (i > 0 && figure === '1') left -= 2;
    data += strokes.map(([dx, dy, rest]) => d`M${left + dx} ${y + 4.25 + dy}` + rest).join('');
    left += width + 13;
  }
  return { data, width: left - x - 13 + 4.25 };
}

/** Strokes of numerals end square. */
export const SQUARE = ' stroke-linejoin="miter" stroke-linecap="butt"';

/** The number in a card's corner. */
export function corner(text: string, x: number, y: number): string {
  return path(numeral(text, x, y).data, '', line(INK.ink) + thick(8.5) + SQUARE);
}
