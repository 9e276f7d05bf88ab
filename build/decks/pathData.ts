import { itemAt } from '../../engine/cards/indexed.ts';
/** A step of a path, everything in absolute coordinates: its letter and its numbers, the last two being where it ends. */
export type PathStep = readonly [letter: 'M' | 'L' | 'C' | 'Q' | 'A', ...numbers: number[]] | readonly [letter: 'Z'];

/** How many numbers a command takes. */
const COUNTS: Readonly<Record<string, number>> = { M: 2, L: 2, H: 1, V: 1, C: 6, S: 4, Q: 4, A: 7, Z: 0 };

/** Each command of path data with its numbers; the flags of arcs may stand without anything between them. */
function* commands(data: string): Generator<readonly [letter: string, numbers: number[]]> {
  for (const [, letter = '', rest = ''] of data.matchAll(/([a-z])([^a-z]*)/gi)) {
    const count = COUNTS[letter.toUpperCase()];
    if (count === undefined) throw new Error(`path data with ${letter}`);
    const texts =
      letter.toUpperCase() === 'A'
        ? [
            ...rest.matchAll(/(-?[\d.]+)[\s,]*(-?[\d.]+)[\s,]*(-?[\d.]+)[\s,]*([01])[\s,]*([01])[\s,]*(-?\d*\.?\d+)[\s,]*(-?\d*\.?\d+)/g),
          ].flatMap((arc) => arc.slice(1))
        : (rest.match(/-?(?:\d+\.?\d*|\.\d+)/g) ?? []);
    const numbers = texts.map(Number);
    if (count === 0) yield [letter, []];
    for (let at = 0; at < numbers.length; at += count) {
      // Coordinates after a first move without a letter are lines.
      const again = at > 0 && letter.toUpperCase() === 'M' ? (letter === 'm' ? 'l' : 'L') : letter;
      yield [again, numbers.slice(at, at + count)];
    }
  }
}

/** The steps of path data, scaled. */
export function stepsOf(data: string, scale: number): PathStep[] {
  const steps: PathStep[] = [];
  let [x, y, startX, startY] = [0, 0, 0, 0];
  let handle: readonly [number, number] | undefined;
  for (const [letter, numbers] of commands(data)) {
    const kind = letter.toUpperCase();
    const [fromX, fromY] = letter === kind ? [0, 0] : [x, y];
    if (kind === 'Z') {
      steps.push(['Z']);
      [x, y] = [startX, startY];
      handle = undefined;
      continue;
    }
    const placed =
      kind === 'H'
        ? [itemAt(numbers, 0) * scale + fromX, y]
        : kind === 'V'
          ? [x, itemAt(numbers, 0) * scale + fromY]
          : kind === 'A'
            ? numbers.map((value, i) => (i < 2 ? value * scale : i < 5 ? value : value * scale + (i === 5 ? fromX : fromY)))
            : numbers.map((value, i) => value * scale + (i % 2 === 0 ? fromX : fromY));
    const mirrored = handle === undefined ? [x, y] : [2 * x - handle[0], 2 * y - handle[1]];
    if (kind === 'M') {
      steps.push(['M', ...placed]);
      [startX = 0, startY = 0] = placed;
    } else if (kind === 'S') steps.push(['C', ...mirrored, ...placed]);
    else if (kind === 'C' || kind === 'Q' || kind === 'A') steps.push([kind, ...placed]);
    else steps.push(['L', ...placed]);
    handle = kind === 'C' || kind === 'S' ? [itemAt(placed, placed.length - 4), itemAt(placed, placed.length - 3)] : undefined;
    [x, y] = [placed.at(-2) ?? x, placed.at(-1) ?? y];
  }
  return steps;
}

/** Numbers behind a letter, with as little between them as there may be. */
function packed(letter: string, numbers: readonly number[]): string {
  return letter + numbers.map((value, i) => (i > 0 && value >= 0 ? ' ' : '') + String(value)).join('');
}

/** Path data of steps whose coordinates are whole numbers, each step from the end of the one before. */
export function dataOf(steps: readonly PathStep[]): string {
  let [x, y, startX, startY] = [0, 0, 0, 0];
  let data = '';
  let last = '';
  const put = (letter: string, numbers: readonly number[]): void => {
    const text = packed(letter, numbers);
    const same = letter === last && letter !== 'm';
    data += same ? (text.charAt(1) === '-' ? '' : ' ') + text.slice(1) : text;
    last = letter;
  };
  for (const step of steps) {
    const [letter, ...numbers] = step;
    if (letter === 'Z') {
      data += 'z';
      last = 'z';
      [x, y] = [startX, startY];
      continue;
    }
    const [endX, endY] = [numbers.at(-2) ?? x, numbers.at(-1) ?? y];
    if (letter === 'A') put('a', [...numbers.slice(0, 5), endX - x, endY - y]);
    else if (letter === 'L' && endX === x && endY === y) continue;
    else if (letter === 'L' && endY === y) put('h', [endX - x]);
    else if (letter === 'L' && endX === x) put('v', [endY - y]);
    else
      put(
        letter.toLowerCase(),
        numbers.map((value, i) => value - (i % 2 === 0 ? x : y)),
      );
    [x, y] = [endX, endY];
    if (letter === 'M') [startX, startY] = [x, y];
  }
  return data;
}
