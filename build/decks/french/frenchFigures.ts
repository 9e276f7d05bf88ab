// The figures of the French courts: `@letele/playing-cards` (CC0), recoloured, its paths set on a grid that is as fine as a screen shows.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join, dirname } from 'node:path';
import { dataOf, stepsOf, type PathStep } from '../pathData.ts';
import { group, line, path, short, thick, type Point } from '../pen.ts';
import type { Suit } from '../../../engine/cards/card.ts';
import type { Court } from '../pack.ts';
import { itemAt } from '../../../engine/cards/indexed.ts';

/** A grid point is three of the package's units: half a pixel of a card that fills a phone. */
const GRID = 7;
/** The package draws a figure in a box of 1300 by 2000. */
const BOX = { width: 1300 / GRID, height: 2000 / GRID } as const;
/** Where the figure stands on the card, the card's middle being 0 0. */
const PLACE = { width: 164.8, height: 260.8 } as const;
/** A grid point in units of the card. */
const ACROSS = PLACE.width / BOX.width;
const DOWN = PLACE.height / BOX.height;

const BLUE = '#31507f';

/** Layers from the bottom up: letter in the package, how a shape of it is drawn. The last of the package's, hatching, is too fine to be seen. */
const LAYERS: readonly (readonly [letter: string, drawn: string])[] = [
  ['b', ' fill="#e3b24a"'],
  ['c', ' fill="#bf2a22"'],
  ['d', ` fill="${BLUE}"`],
  ['e', ' fill="#000"'],
  ['f', `${line(BLUE)}${thick(1)} stroke-linecap="round" stroke-linejoin="round"`],
];

/** A figure as the package describes it. */
interface Drawn {
  readonly layers: readonly string[];
  /** Size and transform of the suit signs on its clothes. */
  readonly signs: readonly (readonly [size: number, transform: string])[];
  /** Left edge of the sign beside the figure. */
  readonly left: number;
}

let text: string | undefined;

/** The package's module, as text: it is made for another renderer. */
function source(): string {
  const folder = dirname(createRequire(import.meta.url).resolve('@letele/playing-cards/package.json'));
  text ??= readFileSync(join(folder, 'dist', 'index.esm.js'), 'utf8');
  return text;
}

function drawn(court: Court, suit: Suit): Drawn {
  const from = source().indexOf(`const Svg${suit}${court} = `);
  const until = source().indexOf('\n};', from);
  if (from < 0 || until < 0) throw new Error(`the package has no ${court}${suit}`);
  const card = source().slice(from, until);
  const symbol = (letter: string): string => {
    const start = card.indexOf(`id: "${suit}-${court}_svg__${letter}"`);
    const next = card.indexOf('createElement("symbol"', start);
    return card.slice(start, next < 0 ? undefined : next);
  };
  const layers = LAYERS.map(([letter]) => {
    const data = /\bd: "([^"]+)"/.exec(symbol(letter))?.[1];
    if (data === undefined) throw new Error(`the package has no layer ${letter} of ${court}${suit}`);
    return data;
  });
  const fine = symbol('g');
  const signs = [...fine.matchAll(/height: ([\d.]+),\s+width: [\d.]+,\s+transform: "([^"]+)"/g)].map(
    ([, size, transform = '']) => [Number(size), transform] as const,
  );
  const left = Number(/height: 55\.68,\s+width: 55\.68,\s+x: (-?[\d.]+)/.exec(card)?.[1]);
  return { layers, signs, left };
}

/** How far, in grid points, a shape may stray from the package's. */
const SLACK = 2;

/** How wide or high, in grid points, a stroke or a spot must be to be seen. */
const SEEN = 5;

/** A curve from a place as the simplest shape that is as good: a line, a curve with one handle, or as it was. */
function simplest([fromX, fromY]: Point, curve: readonly number[]): PathStep {
  const [x1 = 0, y1 = 0, x2 = 0, y2 = 0, endX = 0, endY = 0] = curve;
  const [x, y] = [endX - fromX, endY - fromY];
  const long = Math.hypot(x, y);
  const near = (px: number, py: number): boolean => {
    const along = ((px - fromX) * x + (py - fromY) * y) / long;
    return Math.abs((px - fromX) * y - (py - fromY) * x) / long <= SLACK && along >= -SLACK && along <= long + SLACK;
  };
  if (long > 0 && near(x1, y1) && near(x2, y2)) return ['L', endX, endY];
  const stray = (Math.sqrt(3) / 36) * Math.hypot(endX - 3 * x2 + 3 * x1 - fromX, endY - 3 * y2 + 3 * y1 - fromY);
  if (stray <= SLACK) return ['Q', (3 * (x1 + x2) - fromX - endX) / 4, (3 * (y1 + y2) - fromY - endY) / 4, endX, endY];
  return ['C', ...curve];
}

/** On the grid: everything but how an arc is turned. */
function onGrid([letter, ...numbers]: PathStep): PathStep {
  if (letter === 'Z') return ['Z'];
  return [letter, ...numbers.map((value, i) => (letter === 'A' && i < 2 ? Math.max(1, Math.round(value)) : Math.round(value)))];
}

/** Path data on the grid, in the simplest shapes, without the parts that are too small to be seen. */
function coarse(data: string): string {
  const parts: PathStep[][] = [];
  let at: Point = [0, 0];
  for (const step of stepsOf(data, 1 / GRID)) {
    const [letter, ...numbers] = step;
    if (letter === 'M') parts.push([]);
    parts.at(-1)?.push(onGrid(letter === 'C' ? simplest(at, numbers) : step));
    if (letter !== 'Z') at = [itemAt(numbers, numbers.length - 2), itemAt(numbers, numbers.length - 1)];
  }
  const across = (part: readonly PathStep[], from: -2 | -1): number => {
    const places = part.flatMap(([letter, ...numbers]) => (letter === 'Z' ? [] : [itemAt(numbers, numbers.length + from)]));
    return Math.max(...places) - Math.min(...places);
  };
  return dataOf(parts.filter((part) => Math.max(across(part, -2), across(part, -1)) >= SEEN).flat());
}

/** A court's figure, the same both ways up, with its suit signs in `ink`; `sign`: the id of the sign's path in a box of 100. */
export function figure(court: Court, suit: Suit, sign: string, ink: string): string {
  const { layers, signs, left } = drawn(court, suit);
  const marks = signs.map(
    ([size, transform]) =>
      `<use href="#${sign}" transform="scale(${(1 / GRID).toFixed(3)})${transform}scale(${(size / 120).toFixed(2)})translate(10 10)"/>`,
  );
  // The sign beside the figure, on the grid too: 40 units of the card wide, upright.
  const [x, y] = [(left + 7.84 + PLACE.width / 2) / ACROSS, (-124.32 + PLACE.height / 2) / DOWN];
  marks.push(
    `<use href="#${sign}" transform="translate(${short(x)} ${short(y)})scale(${(0.4 / ACROSS).toFixed(3)} ${(0.4 / DOWN).toFixed(3)})"/>`,
  );
  const each = [
    ...layers.map((data, i) => path(coarse(data), '', LAYERS[i]?.[1] + ` id="l${i}"`)),
    group('', marks.join(''), ` fill="${ink}" id="l"`),
  ];
  // Layer by layer for both halves: where they meet, neither lies on the other.
  const half = `rotate(180 ${short(BOX.width / 2)} ${short(BOX.height / 2)})`;
  const halves = each.map((layer, i) => layer + `<use href="#l${i < layers.length ? i : ''}" transform="${half}"/>`).join('');
  const onCard = `scale(.85 .9)translate(${-PLACE.width / 2} ${-PLACE.height / 2})scale(${ACROSS.toFixed(4)} ${DOWN.toFixed(4)})`;
  return group(onCard, halves + `<path d="M0 0H${short(BOX.width)}V${short(BOX.height)}H0Z" stroke="${BLUE}" stroke-width="1.5"/>`);
}
