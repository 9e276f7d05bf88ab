import type { Suit } from '../../../engine/cards/card.ts';
import { BARE, INK, at, both, circle, d, ellipse, group, line, path, thick } from '../pen.ts';
import { bastone, coppa, denaro, spada } from './italianPips.ts';

/** A light line on dark. */
const light = (data: string, width = 3.5, colour: string = INK.paper): string => path(data, '', line(colour) + thick(width));

const sprig = both(
  path('M10 118C64 96 84 30 74-40', '', thick(6)) +
    (
      [
        [24, 108, 60],
        [50, 84, 35],
        [68, 50, 15],
        [76, 10, 0],
        [78, -30, -8],
      ] as const
    )
      .map(([x, y, a]) =>
        group(
          d`translate(${x} ${y})rotate(${a})`,
          path('M0 0C4-20 18-26 26-26C28-12 18 0 0 0ZM0 0C-6-18-20-22-26-20C-26-8-14 4 0 0Z', INK.green, thick(4)),
        ),
      )
      .join(''),
);
/** The four aces, each a picture of its own. */
export const ITALIAN_ACES: { readonly [suit in Suit]: () => string } = {
  D: () =>
    group(
      at(120, 196, 0.94),
      both(
        path(
          'M8-30C22-60 40-80 64-94C92-78 100-44 96-8Q88 4 80-6Q82 22 72 26Q62 24 62 12Q62 40 50 42Q40 38 42 24Q36 44 26 42Q18 20 12 0Z',
          INK.ink,
          thick(4),
        ) +
          light('M78-64C84-46 84-30 81-14M62-62C66-40 66-20 62 4M46-50C48-30 48-8 43 16') +
          path('M0 36L12 46L38 104Q28 114 22 102Q15 118 9 104Q4 116 0 110Z', INK.ink, thick(4)) +
          light('M15 68L24 94M4 66L6 96') +
          path('M18 40L38 58M38 58L58 56M38 58L54 70M38 58L40 78', '', thick(12)) +
          path('M18 40L38 58M38 58L58 56M38 58L54 70M38 58L40 78', '', line(INK.yellow) + thick(5)) +
          path('M-2-40C2-68 12-88 28-90C38-90 42-84 46-78C40-70 36-66 32-62C24-54 24-44 22-34Z', INK.ink, thick(4)) +
          path('M36-88L60-74L40-68C46-76 42-84 36-88Z', INK.yellow, thick(4)) +
          circle(29, -79, 4, INK.yellow, BARE),
      ) +
        ellipse(0, 6, 27, 50, INK.ink) +
        group(at(0, 6, 0.84), denaro()) +
        group(
          at(0, -92),
          path('M-24 0L-32-28L-14-16L0-36L14-16L32-28L24 0Z', INK.yellow, thick(5)) +
            circle(0, -40, 5, INK.red, thick(4)) +
            path('M-12-5h.1M0-5h.1M12-5h.1', '', line(INK.red) + thick(7)),
        ),
    ),
  H: () =>
    group(
      at(120, 200),
      group(at(0, 0, 2.1), coppa(0.55)) +
        path('M0 20C-8 12-18 8-18-2C-18-14-4-16 0-6C4-16 18-14 18-2C18 8 8 12 0 20Z', INK.red, thick(5)) +
        both(path('M6-78C30-104 30-122 14-138C40-134 56-110 46-80Z', INK.yellow, thick(5))) +
        path('M-14-78C-24-112-8-128 0-150C8-128 24-112 14-78Z', INK.red, thick(5)) +
        light('M0-112V-84', 5, INK.yellow),
    ),
  S: () =>
    group(
      at(120, 185),
      group(at(0, 4, 0.82), sprig) +
        spada(296, 78) +
        group(
          at(0, -50),
          path('M-40 22L-52-22L-24 0L0-34L24 0L52-22L40 22Q0 34-40 22Z', INK.yellow, thick(6)) +
            circle(-52, -25, 6, INK.red, thick(4)) +
            circle(52, -25, 6, INK.red, thick(4)) +
            circle(0, -37, 6, INK.red, thick(4)) +
            path('M0 2l8 9l-8 9l-8-9z', INK.red, thick(4)) +
            path('M-24 14v1M24 14v1', '', thick(8)),
        ),
    ),
  C: () =>
    group(
      at(120, 185),
      group(at(0, 4, 0.82), sprig) +
        group('', bastone(300, 84)) +
        group(
          at(0, 0),
          path('M-34-8L-60-26L-62 4L-34 14ZM34-8L60-26L62 4L34 14Z', INK.red, thick(5)) +
            path('M-36-14Q0 0 36-14V12Q0 26-36 12Z', INK.yellow, thick(5.5)) +
            path('M0-2l8 9l-8 9l-8-9z', INK.red, thick(4)),
        ),
    ),
};
