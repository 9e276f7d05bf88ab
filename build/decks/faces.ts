// Heads of the court cards.
import { INK, circle, line, path, thick } from './pen.ts';

const HAIR = {
  bob: 'M-25-8C-36 8-34 30-27 36L-14 32L-14-10ZM25-8C36 8 34 30 27 36L14 32L14-10Z',
  long: 'M-24-10C-38 6-24 24-38 46L-14 44L-12-10ZM24-10C38 6 24 24 38 46L14 44L12-10Z',
  curl: 'M-22-12C-34-6-36 4-32 10C-40 14-40 26-32 28C-34 38-22 42-15 36L-14-10ZM22-12C34-6 36 4 32 10C40 14 40 26 32 28C34 38 22 42 15 36L14-10Z',
  short: 'M-24-8C-30 2-28 14-24 20L-14 10ZM24-8C30 2 28 14 24 20L14 10Z',
} as const;

const BEARD = {
  point: 'M-22-2C-24 26-14 44 0 58C14 44 24 26 22-2C18 10 12 13 0 13C-12 13-18 10-22-2Z',
  fork: 'M-22-2C-26 26-22 46-11 56L0 44L11 56C22 46 26 26 22-2C18 10 12 13 0 13C-12 13-18 10-22-2Z',
  round: 'M-22-2C-28 30-20 44 0 46C20 44 28 30 22-2C18 10 12 13 0 13C-12 13-18 10-22-2Z',
  goat: 'M-10 17C-12 30-6 36 0 42C6 36 12 30 10 17C4 13-4 13-10 17Z',
} as const;

/** Brows and nose, eyes, mouth: who is stern, who is merry, who looks at what is held up. */
const MOODS = {
  calm: ['M-15-6Q-9-11-4-6M15-6Q9-11 4-6M0-4V8H-4', 'M-9-1v2M9-1v2', 'M-6 17Q0 20 6 17'],
  stern: ['M-16-9L-4-5M16-9L4-5M0-4L2 8H-4', 'M-9 0v2M9 0v2', 'M-7 19Q0 15 7 19'],
  merry: ['M-15-7Q-9-14-4-8M15-7Q9-14 4-8M0-3Q4 5 3 8Q0 10-4 8', 'M-9-1v1M9-1v1', 'M-8 15Q0 23 8 15'],
  aside: ['M-15-8Q-9-11-4-7M15-8Q9-11 4-7M1-4L4 7Q2 9-2 8', 'M-6-1v2M12-1v2', 'M-5 17Q1 19 6 16'],
} as const;

/** The properties that distinguish one face from another. */
export interface Face {
  readonly mood?: keyof typeof MOODS;
  readonly hair: keyof typeof HAIR;
  /** Of hair and beard. */
  readonly colour?: string;
  readonly beard?: keyof typeof BEARD;
}

/** A face about 0 0, some 44 by 52. */
export function face({ hair, mood = 'calm', colour = INK.ink, beard }: Face): string {
  const [brows, eyes, mouth] = MOODS[mood];
  return (
    path(HAIR[hair], colour, thick(4)) +
    path('M-21-14C-24 12-14 27 0 28C14 27 24 12 21-14C14-24-14-24-21-14Z', INK.skin) +
    (beard === undefined ? '' : path(BEARD[beard], colour, thick(4))) +
    path(brows, '', thick(3)) +
    path(eyes, '', thick(5)) +
    path(mouth, '', line(INK.red) + thick(4.5))
  );
}

/** Headgear for a face about 0 0, its brow at y = -14, in two colours. */
export const HAT = {
  crown: (k: string): string =>
    path('M-26-14L-33-50L-15-34L0-56L15-34L33-50L26-14Q0-7-26-14Z', INK.yellow, thick(5)) +
    circle(-33, -52, 4.5, k, thick(3.5)) +
    circle(33, -52, 4.5, k, thick(3.5)) +
    circle(0, -58, 4.5, k, thick(3.5)) +
    path('M0-31l6 7l-6 7l-6-7z', k, thick(3)) +
    path('M-16-21v1M16-21v1', '', thick(6)),
  arch: (k: string): string =>
    path('M-24-16C-40-40-20-54 0-50C20-54 40-40 24-16Z', k, thick(5)) +
    path('M0-50V-20M-24-34Q-14-26-12-18M24-34Q14-26 12-18', '', line(INK.yellow) + thick(5)) +
    path('M-26-22Q0-14 26-22L26-11Q0-3-26-11Z', INK.yellow, thick(5)) +
    path('M0-67V-53M-7-60H7', '', thick(5)),
  beret: (k: string, f: string): string =>
    path('M16-40C24-64 48-66 56-52C46-54 36-46 26-30Z', f, thick(4)) +
    path('M-28-14C-40-34-22-48 2-45C28-48 42-32 28-14Q0-24-28-14Z', k, thick(5)) +
    path('M-27-12Q0-22 27-12L26-5Q0-15-26-5Z', INK.yellow, thick(4)),
  hood: (k: string, f: string): string =>
    path('M-27-8C-34-40-14-52 4-50C20-54 40-46 50-20C42-30 34-32 28-8Q0-20-27-8Z', k, thick(5)) +
    path('M-27-10Q0-22 27-10L25-3Q0-14-25-3Z', f, thick(4)) +
    circle(49, -19, 5, f, thick(3.5)),
  helm: (k: string, f: string): string =>
    path('M-4-42C-18-66-44-60-50-34C-40-44-34-40-28-26Z', f, thick(4)) +
    path('M-26-4C-30-36-16-46 0-46C16-46 30-36 26-4L17-8C16-20-16-20-17-8Z', k, thick(5)) +
    path('M0-46V-20', '', line(INK.yellow) + thick(4)) +
    path('M-26-10Q0-26 26-10', '', line(INK.yellow) + thick(4)),
  brim: (k: string, f: string): string =>
    path('M4-36C8-60 30-68 44-56C36-52 32-44 24-26Z', f, thick(4)) +
    path('M-20-16C-22-44 22-44 20-16Z', k, thick(5)) +
    path('M-38-10C-28-22 28-22 38-10C20-16-20-16-38-10Z', k, thick(5)),
};
