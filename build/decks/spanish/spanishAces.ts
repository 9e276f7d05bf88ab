import { at, BARE, both, circle, d, ellipse, group, INK, line, path, rect, star, thick } from '../pen.ts';
import type { Suit } from '../../../engine/cards/card.ts';
import { basto, espada } from './spanishPips.ts';

const ribbon = (colour: string, data: string): string => path(data, '', thick(20)) + path(data, '', line(colour) + thick(11));

/** The four aces, each a picture of its own. */
export const SPANISH_ACES: { readonly [suit in Suit]: () => string } = {
  D: () =>
    group(
      at(120, 185),
      circle(0, 0, 90, INK.yellow, thick(7)) +
        circle(0, 0, 76, '', line(INK.red) + thick(15) + ' stroke-linecap="butt" stroke-dasharray="9.93 9.97"') +
        circle(0, 0, 66, INK.yellow, thick(4)) +
        path(star(16, 58, 40), INK.red, thick(3.5)) +
        circle(0, 0, 37, INK.yellow, thick(5)) +
        path('M-22-8Q-13-16-6-8M22-8Q13-16 6-8M0-6V9H-6', '', thick(4)) +
        path('M-13 0v2M13 0v2', '', thick(7)) +
        path('M-10 20Q0 25 10 20', '', line(INK.red) + thick(6)) +
        circle(-24, 12, 5, INK.red, BARE) +
        circle(24, 12, 5, INK.red, BARE),
    ),
  H: () =>
    group(
      at(120, 192),
      both(path('M44-62C92-76 92 2 26 10', '', thick(22)) + path('M44-62C92-76 92 2 26 10', '', line(INK.yellow) + thick(11))) +
        path('M-56-72C-56-8-32 22-12 30H12C32 22 56-8 56-72Z', INK.red, thick(7)) +
        path('M-53-42L-35-22L-18-42L0-22L18-42L35-22L53-42', '', line(INK.yellow) + thick(8)) +
        path('M-53-54H53', '', thick(3.5)) +
        circle(0, 8, 8, INK.yellow, thick(4)) +
        path('M-12 56C-16 84-60 84-64 116H64C60 84 16 84 12 56Z', INK.yellow, thick(7)) +
        path('M-56 104H56', '', line(INK.red) + thick(7)) +
        ellipse(0, 43, 27, 15, INK.blue, thick(6)) +
        path('M-14 43H14', '', line(INK.yellow) + thick(5)) +
        rect(-66, -92, 132, 24, INK.yellow, 9, thick(7)) +
        path('M-44-80v1M-22-80v1M0-80v1M22-80v1M44-80v1', '', line(INK.red) + thick(9)) +
        path('M-40-94C-40-126 40-126 40-94Z', INK.blue, thick(6)) +
        path('M-20-97C-18-110-8-114 0-114', '', line(INK.yellow) + thick(5)) +
        circle(0, -128, 10, INK.yellow, thick(6)),
    ),
  S: () =>
    group(
      at(120, 185),
      ribbon(INK.red, 'M52-58C70-26-70-40-52 0') +
        espada(300, 104, 34) +
        ribbon(INK.red, 'M-64-92C-30-40 34-100 52-58') +
        ribbon(INK.red, 'M-52 0C-34 38 30-16 64 36'),
    ),
  C: () =>
    group(
      at(120, 185),
      path('M20-40L66-66L76-48L26-8ZM-20-10L-60-40L-70-22L-22 24ZM10 66L54 42L62 58L14 92Z', INK.green, thick(6)) +
        (
          [
            [72, -57, 9, 12, -30],
            [-66, -31, 9, 12, 30],
            [59, 50, 8, 10, -30],
          ] as const
        )
          .map(([x, y, a, b, r]) =>
            group(
              d`translate(${x} ${y})rotate(${r})`,
              ellipse(0, 0, a, b, INK.yellow, thick(5)) + ellipse(0, 0, a * 0.4, b * 0.45, INK.red, line(INK.red) + thick(3)),
            ),
          )
          .join('') +
        basto(300, 96) +
        path('M-14 30C-62 40-84 20-88 2C-62-2-34 8-14 30Z', INK.green, thick(5)) +
        path('M-74 10Q-44 14-22 30', '', thick(3)) +
        (
          [
            [16, -20],
            [-10, 66],
          ] as const
        )
          .map(([x, y]) => ellipse(x, y, 7, 10, INK.yellow, thick(4)) + ellipse(x, y, 2, 4, INK.red, line(INK.red) + thick(2)))
          .join(''),
    ),
};
