import { existsSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { Attempts, type SavedAttempt, type SavedDrillAnswer } from './attempts.ts';

const place = (): string => join(mkdtempSync(join(tmpdir(), 'attempts-')), 'attempts.jsonl');
const attempt = (number: number): SavedAttempt => ({
  at: 1,
  day: 20_000,
  game: 'klaverjas',
  kind: 'open',
  number,
  difficulty: 1500,
  answer: '8H',
  ok: true,
  helped: false,
  rated: true,
  ms: 1200,
});

it('keeps every attempt, and goes on with them', async () => {
  const path = place();
  const first = new Attempts(path);
  await first.add(attempt(1));
  await first.add(attempt(2));
  await first.close();
  const second = new Attempts(path);
  expect(second.all).toEqual([attempt(1), attempt(2)]);
  await second.add(attempt(3));
  // As after a power cut: nothing was closed.
  const third = new Attempts(path);
  expect(third.all.map(({ number }) => number)).toEqual([1, 2, 3]);
  expect(readFileSync(path, 'utf8')).toBe(third.text());
  await second.close();
});

it('loses nothing but the line that was being written, wherever it is cut off', async () => {
  const path = place();
  const attempts = new Attempts(path);
  for (const number of [1, 2, 3]) await attempts.add(attempt(number));
  await attempts.close();
  const text = readFileSync(path, 'utf8');
  for (let length = 0; length <= text.length; length += 7) {
    writeFileSync(path, text.slice(0, length));
    const whole = Math.max(0, text.slice(0, length).split('\n').length - 2);
    const cut = new Attempts(path);
    expect(cut.all).toHaveLength(whole);
    await cut.add(attempt(9));
    await cut.close();
    expect(new Attempts(path).all.map(({ number }) => number)).toEqual([...[1, 2, 3].slice(0, whole), 9]);
  }
});

it('keeps answers in drills among the attempts, in their order', async () => {
  const path = place();
  const answer: SavedDrillAnswer = { at: 2, game: 'klaverjas', drill: 'trumps', run: 1, ok: true, ms: 4000, timed: true };
  const first = new Attempts(path);
  await first.add(attempt(1));
  await first.add(answer);
  await first.add(attempt(2));
  // As after a power cut: nothing was closed.
  const second = new Attempts(path);
  expect(second.all).toEqual([attempt(1), attempt(2)]);
  expect(second.drills).toEqual([answer]);
  expect(readFileSync(path, 'utf8')).toBe(second.text());
  await first.close();
});

it('skips a line that is none', async () => {
  const path = place();
  writeFileSync(path, `{"format":"trickhouse-attempts/1"}\n{"at":1}\nnot json\n${JSON.stringify(attempt(4))}\n`);
  expect(new Attempts(path).all).toEqual([attempt(4)]);
});

it('writes no file before the first attempt, and none after all were forgotten', async () => {
  const path = place();
  const attempts = new Attempts(path);
  await attempts.close();
  expect(existsSync(path)).toBe(false);
  const used = new Attempts(path);
  await used.add(attempt(1));
  await used.forget();
  expect(existsSync(path)).toBe(false);
  expect(used.all).toEqual([]);
  await used.add(attempt(2));
  await used.close();
  expect(new Attempts(path).all).toEqual([attempt(2)]);
});
