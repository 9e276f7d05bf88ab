import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root, sourceText } from '../targets.mjs';
import { wideSelectors } from './styles.mjs';

test.each([
  ['.felt:has(.calls) > * { margin: 0; }', ['.felt:has(.calls) > *']],
  [
    '@media (width < 40rem) {\n  .a,\n  #app:has(> .banner) > :not(.b, .c) {\n    margin: 0;\n  }\n}',
    ['#app:has(> .banner) > :not(.b, .c)'],
  ],
  [
    '.felt:has(.calls) .seat:not(.me) { margin: 0; } .seat:has(.bubble) > :first-child { margin: 0; }',
    ['.seat:has(.bubble) > :first-child'],
  ],
  ['.felt:has(.calls) > :where(h2, p) { margin: 0; } .felt > * { margin: 0; }', ['.felt:has(.calls) > :where(h2, p)']],
  ['/* .felt:has(.calls) > * { */ .felt:has(> .calls > .call) [data-side] { margin: 0; }', []],
  [
    ".felt:has(> .seat[data-side='top'] > .bubble) > .peek { margin: 0; } .seat[data-side='top']:has(> .bubble) ~ .peek { margin: 0; }",
    [".felt:has(> .seat[data-side='top'] > .bubble) > .peek"],
  ],
  ['.felt:has(> .calls > *) .seat { margin: 0; }', ['.felt:has(> .calls > *) .seat']],
  ['.btn:has(:focus-visible) { margin: 0; } .peek:has(p, .list) { margin: 0; }', ['.btn:has(:focus-visible)', '.peek:has(p, .list)']],
  [
    '.felt:has(.calls:not(.inline)) .seat { margin: 0; } .row:has(.fact:nth-child(5)) { margin: 0; }',
    ['.felt:has(.calls:not(.inline)) .seat', '.row:has(.fact:nth-child(5))'],
  ],
  [".felt:not(:has(.calls, #app > .x)) .seat:not(.me) { margin: 0; } .a:has(> :is(.b, .c)) [id='d'] { margin: 0; }", []],
])('finds what a rule names by nothing: %s', (css, found) => {
  expect(wideSelectors(css)).toEqual(found);
});

/** Style sheets of the renderer, and components with one. */
const FILES = readdirSync(join(root, 'renderer'), { recursive: true, encoding: 'utf8' }).filter((file) => /\.(?:css|svelte)$/.test(file));

test('no rule of the page computes all styles under an element again', () => {
  expect(FILES.length).toBeGreaterThan(100);
  expect(FILES.flatMap((file) => wideSelectors(sourceText(join('renderer', file))).map((selector) => `${file}: ${selector}`))).toEqual([]);
});

test('no style sheet has more lines than a file of code may have', () => {
  const lines = (file: string): number => sourceText(join('renderer', file)).trimEnd().split('\n').length;
  expect(FILES.filter((file) => file.endsWith('.css') && lines(file) > 400)).toEqual([]);
});
