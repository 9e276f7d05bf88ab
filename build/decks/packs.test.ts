import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { LETTERS } from '../../renderer/words/speaker.ts';
import { root, sourceText } from '../targets.mjs';
import { dataOf, stepsOf } from './pathData.ts';
import { pictures } from './packs.ts';

const DECKS = join(root, 'renderer', 'decks');
const drawn = pictures();

test('the pictures of the packs are what the program draws: npm run decks', () => {
  const kept = readdirSync(DECKS, { recursive: true, encoding: 'utf8' })
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => path.endsWith('.svg'));
  expect(kept.toSorted()).toEqual([...drawn.keys()].toSorted());
  const stale = kept.filter((path) => sourceText(join(DECKS, path)) !== drawn.get(path));
  expect(stale).toEqual([]);
});

test.each(['french/std', 'french/big', 'spanish/std', 'spanish/big', 'italian/std', 'italian/big'])(
  'all faces of %s together take less than 60 kB on the wire',
  (folder) => {
    const faces = [...drawn].filter(([path]) => path.startsWith(`${folder}/`));
    expect(faces.length).toBeGreaterThanOrEqual(40);
    expect(faces.reduce((sum, [, text]) => sum + gzipSync(text).length, 0)).toBeLessThan(60_000);
  },
);

test('every French court has one index a language, which its address can choose', () => {
  const courts = [...drawn].filter(([path]) => /^french\/\w+\/[JQK]/.test(path));
  expect(courts.length).toBe(36);
  for (const [path, text] of courts) {
    const classes = [...text.matchAll(/ class="([^"]+)"/g)].flatMap(([, names = '']) => names.split(' '));
    expect(classes.toSorted(), path).toEqual([...LETTERS].toSorted());
    for (const language of LETTERS.slice(1)) {
      expect(text, path).toContain(`<g id="${language}"/>`);
      expect(text, path).toContain(`#${language}:target~.${language}`);
    }
  }
});

test('no picture loads, scripts or embeds anything', () => {
  for (const [path, text] of drawn) {
    expect(text, path).not.toMatch(/<script|<image|<foreignObject|\son\w+=|url\((?!#)|href="(?!#)/);
    expect(text, path).not.toMatch(/NaN|undefined|Infinity/);
  }
});

describe('path data', () => {
  test.each([
    ['m1 2 3 4h-1v2z', 1, 'm1 2l3 4h-1v2z'],
    ['M0 0c0 0 2 0 2 2s2 2 4 2', 1, 'm0 0c0 0 2 0 2 2 0 2 2 2 4 2'],
    ['M10 10a5 5 0 0110 0', 2, 'm20 20a10 10 0 0 1 20 0'],
    ['M2 2h4zm2 2h2', 1, 'm2 2h4zm2 2h2'],
    ['M4 0l-.5.5-1.5-2.5', 2, 'm8 0l-1 1-3-5'],
  ])('%s scaled by %d is %s', (data, scale, expected) => {
    expect(dataOf(stepsOf(data, scale))).toBe(expected);
  });
});
