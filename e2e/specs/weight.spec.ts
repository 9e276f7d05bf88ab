import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { pageBytes, pageFiles, programBytes } from '../../build/bench/app/firstWindow.mjs';
import { rendererDir } from '../../build/targets.mjs';
import { expect, test } from '../support/fixtures.ts';

/** The most that a page may fetch before there is a table, without packs and other languages, in compressed bytes. */
const MOST = 250_000;

/** The most that the app may read of its own programs before its first window, and then of the page before it is painted, in bytes. */
const MOST_PROGRAMS = 60_000;
const MOST_PAGE = 411_000;

const html = readFileSync(join(rendererDir, 'index.html'), 'utf8');
/** The addresses that links and scripts of the page have, by what they are found with. */
const named = (tag: RegExp): string[] => [...html.matchAll(tag)].flatMap(([, address]) => address ?? []);

test('the page begins with little: itself, scripts and styles', () => {
  const files = pageFiles();
  expect(files.filter((file) => file.endsWith('.js')).length).toBeGreaterThan(1);
  expect(files.filter((file) => file.endsWith('.css')).length).toBeGreaterThan(0);
  const sizes = files.map((file) => gzipSync(readFileSync(join(rendererDir, file)), { level: 9 }).length);
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(MOST);
});

test('the app reads little before its first window, and before that is painted', () => {
  expect(programBytes()).toBeGreaterThan(10_000);
  expect(programBytes()).toBeLessThan(MOST_PROGRAMS);
  expect(pageBytes()).toBeLessThan(MOST_PAGE);
});

test('the first scripts are there before they are modules, and are compiled at once', () => {
  const scripts = named(/<link rel="preload" as="script"[^>]*href="\.\/([^"]+)"/g);
  expect(scripts).toEqual(expect.arrayContaining(named(/<script[^>]*src="\.\/([^"]+)"/g)));
  expect(html.indexOf('rel="preload" as="script"')).toBeLessThan(html.indexOf('<script type="module"'));
  for (const file of scripts) expect(readFileSync(join(rendererDir, file), 'utf8')).toMatch(/^\/\/# allFunctionsCalledOnLoad\n/);
});
