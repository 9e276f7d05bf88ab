import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { FailingDisk } from '../store/relocation/disk.fixture.ts';
import { readyFolder } from './copyMatches.ts';

let dir: string;
const path = (...parts: string[]) => join(dir, ...parts);
beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'trickhouse-move-'));
  for (const part of ['matches', 'history']) mkdirSync(path('old', part), { recursive: true });
  writeFileSync(path('old', 'matches', 'one.jsonl'), '{"deal":1}\n');
  writeFileSync(path('old', 'history', 'two.jsonl'), '{"deal":2}\n');
  writeFileSync(path('old', 'lock'), '1234');
  writeFileSync(path('old', 'network.json'), '{"secret":"private"}');
  writeFileSync(path('old', 'network.json.new'), '{"secret":"private"}');
  writeFileSync(path('old', 'tokens.json'), '{}');
});
afterEach(() => rmSync(dir, { recursive: true, force: true }));
const codeOf = async (to: string) => {
  const result = await readyFolder(path('old'), to);
  return result.ok ? 'ok' : result.error.code;
};

test('everything is copied but the lock and the private key, and nothing is deleted', async () => {
  expect(await codeOf(path('new', 'place'))).toBe('ok');
  for (const base of ['old', 'new/place']) {
    expect(readFileSync(path(base, 'matches', 'one.jsonl'), 'utf8')).toBe('{"deal":1}\n');
    expect(readFileSync(path(base, 'history', 'two.jsonl'), 'utf8')).toBe('{"deal":2}\n');
  }
  for (const file of ['lock', 'network.json', 'network.json.new']) expect(existsSync(path('new/place', file)), file).toBe(false);
  expect(existsSync(path('new/place', 'tokens.json'))).toBe(true);
  expect(existsSync(path('old', 'network.json'))).toBe(true);
  expect(existsSync(path('old', 'lock'))).toBe(true);
});

test('a folder with matches is taken as it is: so one comes back', async () => {
  mkdirSync(path('other', 'matches'), { recursive: true });
  writeFileSync(path('other', 'matches', 'three.jsonl'), 'x');
  expect(await codeOf(path('other'))).toBe('ok');
  expect(existsSync(path('other', 'matches', 'one.jsonl'))).toBe(false);
});

test('neither a folder inside the other, nor one with something else in it, nor what is none', async () => {
  expect(await codeOf(path('old'))).toBe('data/inside');
  expect(await codeOf(path('old', 'matches'))).toBe('data/inside');
  expect(await codeOf(dir)).toBe('data/inside');
  expect(await codeOf(path('older'))).toBe('ok');
  mkdirSync(path('letters'));
  writeFileSync(path('letters', 'a.txt'), '');
  expect(await codeOf(path('letters'))).toBe('data/not-empty');
  expect(await codeOf(path('letters', 'a.txt'))).toBe('data/unwritable');
});

test('where nothing has been played yet, an empty folder will do', async () => {
  rmSync(path('old'), { recursive: true });
  mkdirSync(path('old'));
  expect(await codeOf(path('new'))).toBe('ok');
});

test('a browser’s profile beside the matches stays where it is', async () => {
  for (const name of ['Cookies', 'Local State', 'desktop.json']) writeFileSync(path('old', name), name);
  mkdirSync(path('old', 'Cache', 'data'), { recursive: true });
  // A file that another program holds: on Windows it cannot even be opened.
  symlinkSync('nowhere', path('old', 'Cache', 'locked'));
  expect(await codeOf(path('new'))).toBe('ok');
  expect(readdirSync(path('new')).sort()).toEqual(['aside', 'deleted', 'history', 'matches', 'tokens.json']);
});

test('a club goes along: its list, its evenings and the matches of their tables', async () => {
  const club = ['club.json', 'spring/evening.jsonl', 'spring/desk.json', 'spring/tables/matches/r1t1.jsonl', 'spring/tables/tokens.json'];
  const left = ['club.json.new', 'spring/tables/lock'];
  for (const file of [...club, ...left]) {
    mkdirSync(path('old', 'evenings', file, '..'), { recursive: true });
    writeFileSync(path('old', 'evenings', file), file);
  }
  expect(await codeOf(path('new'))).toBe('ok');
  for (const file of club) expect(readFileSync(path('new', 'evenings', file), 'utf8')).toBe(file);
  for (const file of left) expect(existsSync(path('new', 'evenings', file)), file).toBe(false);
  expect(existsSync(path('old', 'evenings', 'club.json'))).toBe(true);
});

test('a match that cannot be read keeps the folder from being used', async () => {
  rmSync(path('old', 'matches', 'one.jsonl'));
  truncateSync(path('old', 'history', 'two.jsonl'), 300 * 1024 * 1024);
  expect(await codeOf(path('new'))).toBe('data/incomplete');
  expect(existsSync(path('new', 'matches'))).toBe(false);
  truncateSync(path('old', 'history', 'two.jsonl'), 3);
  expect(await codeOf(path('new')), 'the next attempt').toBe('ok');
});

test('whenever the machine goes down, the old folder is whole and the next attempt copies everything', async () => {
  const isWhole = (base: string): boolean =>
    ['matches/one.jsonl', 'history/two.jsonl'].every(
      (file) => existsSync(path(base, file)) && readFileSync(path(base, file)).length === 11,
    );
  for (let last = 0; ; last += 1) {
    const to = `new${last}`;
    const failing = new FailingDisk(last, 'lost');
    const first = await readyFolder(path('old'), path(to), failing.disk);
    await failing.goDown();
    expect(isWhole('old')).toBe(true);
    expect(isWhole(to)).toBe(first.ok);
    expect(await codeOf(path(to))).toBe('ok');
    expect(isWhole(to)).toBe(true);
    if (first.ok) return expect(last).toBeGreaterThan(10);
  }
});
