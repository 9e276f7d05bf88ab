import { horseHead } from './figures.ts';
import type { Court } from './pack.ts';
import { circle, group, INK, path, thick } from './pen.ts';

/** The mark that distinguishes a court's large index: a page's cap, a knight's horse, a king's crown. About 0 0. */
export const HATS: { readonly [court in Court]: string } = {
  J: group(
    'translate(-8 8)scale(0.84)',
    path('M20-34C26-70 62-80 82-58C66-58 50-46 40-22Z', INK.red, thick(5)) +
      path('M74-58Q50-56 34-30', '', thick(3)) +
      path('M-46 2C-64-34-34-54-6-48C36-58 62-34 46 2Q0-12-46 2Z', INK.blue, thick(6)) +
      path('M-46 0Q0-14 46 0L43 14Q0 0-43 14Z', INK.yellow, thick(5)) +
      circle(30, -26, 7, INK.yellow, thick(4)),
  ),
  Q: group('translate(-60 -122)scale(0.8)', horseHead({ k: INK.paper, m: INK.ink })),
  K: group(
    'translate(0 12)scale(0.86)',
    path('M-44 6L-54-44L-26-20L0-58L26-20L54-44L44 6Q0 18-44 6Z', INK.yellow, thick(6)) +
      circle(-54, -48, 6, INK.red, thick(4)) +
      circle(54, -48, 6, INK.red, thick(4)) +
      circle(0, -64, 7, INK.red, thick(4)) +
      path('M-40-5Q0 6 40-5', '', thick(4)) +
      path('M0-32l7 9l-7 9l-7-9z', INK.blue, thick(3.5)),
  ),
};
