import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { withIntegrity } from './integrity.mjs';

const FILES: Readonly<Record<string, string>> = {
  'assets/index-1a.js': 'import "./table-2b.js";',
  'assets/table-2b.js': 'export {};',
  'assets/rules-3c.js': 'export const later = 1;',
  'assets/index-4d.css': '.trick {}',
};
const sha256 = (file: string): string => `sha256-${createHash('sha256').update(FILES[file]!).digest('base64')}`;
const read = (file: string): string => {
  const text = FILES[file];
  if (text === undefined) throw new Error(`asked for ${file}`);
  return text;
};
const MODULES = Object.keys(FILES).filter((file) => file.endsWith('.js'));

const PAGE = `<head>
    <title>Trickhouse</title>
    <link rel="preload" href="./assets/text.woff2" as="font" crossorigin />
    <link rel="icon" href="./assets/icon.svg" />
    <link rel="preload" as="script" crossorigin href="./assets/index-1a.js" />
    <script type="module" crossorigin src="./assets/index-1a.js"></script>
    <link rel="modulepreload" crossorigin href="./assets/table-2b.js">
    <link rel="stylesheet" crossorigin href="./assets/index-4d.css">
  </head>`;

test('everything that can run or style carries its integrity, and nothing else changes', () => {
  const page = withIntegrity(PAGE, MODULES, read);
  const [js, preloaded, css] = ['assets/index-1a.js', 'assets/table-2b.js', 'assets/index-4d.css'].map(sha256);
  expect(page).toContain(`<link rel="preload" as="script" crossorigin href="./assets/index-1a.js" integrity="${js}" />`);
  expect(page).toContain(`<script type="module" crossorigin src="./assets/index-1a.js" integrity="${js}"></script>`);
  expect(page).toContain(`<link rel="modulepreload" crossorigin href="./assets/table-2b.js" integrity="${preloaded}">`);
  expect(page).toContain(`<link rel="stylesheet" crossorigin href="./assets/index-4d.css" integrity="${css}">`);
  expect(page.replace(/<script type="importmap">.*<\/script>\s*/, '').replaceAll(/ integrity="[^"]*"/g, '')).toBe(PAGE);
});

test('every module has its integrity in the import map, those that are imported later too, before any of them is named', () => {
  const page = withIntegrity(PAGE, MODULES, read);
  const [tag, map = ''] = /<script type="importmap">([^<]*)<\/script>/.exec(page) ?? [];
  expect(JSON.parse(map)).toEqual({ integrity: Object.fromEntries(MODULES.sort().map((file) => [`./${file}`, sha256(file)])) });
  expect(page.indexOf(tag!)).toBeLessThan(page.indexOf('<link'));
});

test('a page that names nothing is no page of ours', () => {
  expect(() => withIntegrity('<title>Empty</title>', [], read)).toThrow('names no script');
});
