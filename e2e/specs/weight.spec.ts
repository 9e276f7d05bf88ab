import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { rendererDir } from '../../build/targets.mjs';
import { expect, test } from '../support/fixtures.ts';

/** The most that a page may fetch before there is a table, without packs and other languages, in compressed bytes. */
const MOST = 250_000;

const html = readFileSync(join(rendererDir, 'index.html'), 'utf8');
/** The addresses that links and scripts of the page have, by what they are found with. */
const named = (tag: RegExp): string[] => [...html.matchAll(tag)].flatMap(([, address]) => address ?? []);

test('the page begins with little: itself, scripts and styles', () => {
  const found = new Set<string>();
  const follow = (file: string): void => {
    if (found.has(file)) return;
    found.add(file);
    const text = readFileSync(join(rendererDir, file), 'utf8');
    for (const [, other = ''] of file.endsWith('.js') ? text.matchAll(/(?:from|import)\s*"(\.[^"]+\.js)"/g) : [])
      follow(join(dirname(file), other));
  };
  for (const file of [...named(/<script[^>]*src="\.\/([^"]+)"/g), ...named(/<link rel="stylesheet"[^>]*href="\.\/([^"]+)"/g)]) follow(file);
  const files = ['index.html', ...found];
  expect(files.filter((file) => file.endsWith('.js')).length).toBeGreaterThan(1);
  expect(files.filter((file) => file.endsWith('.css')).length).toBeGreaterThan(0);
  const sizes = files.map((file) => gzipSync(readFileSync(join(rendererDir, file)), { level: 9 }).length);
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(MOST);
});

test('the first scripts are there before they are modules, and are compiled at once', () => {
  const scripts = named(/<link rel="preload" as="script"[^>]*href="\.\/([^"]+)"/g);
  expect(scripts).toEqual(expect.arrayContaining(named(/<script[^>]*src="\.\/([^"]+)"/g)));
  expect(html.indexOf('rel="preload" as="script"')).toBeLessThan(html.indexOf('<script type="module"'));
  for (const file of scripts) expect(readFileSync(join(rendererDir, file), 'utf8')).toMatch(/^\/\/# allFunctionsCalledOnLoad\n/);
});
