import { closeSync, existsSync, mkdirSync, openSync, readdirSync, readFileSync, renameSync, truncateSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { TestClient, hostOn, ownFolder } from '../host/fixtures/host.fixture.ts';
import { Attempts, type SavedAttempt, type SavedDrillAnswer } from './attempts.ts';

const place = (): string => join(ownFolder(), 'attempts.jsonl');
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

/** The file of a person who has solved a few puzzles. */
async function practised(count = 3): Promise<{ path: string; text: string }> {
  const path = place();
  const attempts = new Attempts(path);
  for (let number = 1; number <= count; number += 1) await attempts.add(attempt(number));
  await attempts.close();
  return { path, text: readFileSync(path, 'utf8') };
}

/** Adds one more attempt, as the next start does; returns the numbers of those that a later start reads. */
async function goneOn(path: string): Promise<number[]> {
  const attempts = new Attempts(path);
  await attempts.add(attempt(9));
  await attempts.close();
  return new Attempts(path).all.map(({ number }) => number);
}

/** The texts of the files in `aside/` beside a file. */
function asideOf(path: string): string[] {
  const aside = join(dirname(path), 'aside');
  return readdirSync(aside).map((name) => readFileSync(join(aside, name), 'utf8'));
}

describe('what has been practised is not lost', () => {
  it('to a file that has grown', async () => {
    const { path, text } = await practised();
    const [head = '', line = ''] = text.split('\n');
    writeFileSync(path, `${head}\n${`${line}\n`.repeat(Math.ceil((4 * 1024 * 1024) / line.length))}`);
    expect((await goneOn(path)).length).toBeGreaterThan(20_000);
  });

  it('to a bad byte in the header, in a line, or in several', async () => {
    const { path, text } = await practised();
    const bytes = Buffer.from(text);
    bytes[3] = 0xff;
    writeFileSync(path, bytes);
    expect(await goneOn(path)).toEqual([1, 2, 3, 9]);
    const damaged = Buffer.from(text);
    damaged[text.indexOf('\n') + 20] = 0xff;
    writeFileSync(path, damaged);
    expect(await goneOn(path)).toEqual([2, 3, 9]);
    expect(await goneOn(path)).toEqual([2, 3, 9, 9]);
  });

  it('to a size that no file of ours has: it is set aside whole', async () => {
    const { path, text } = await practised();
    truncateSync(path, 65 * 1024 * 1024);
    expect(await goneOn(path)).toEqual([9]);
    const [kept = ''] = asideOf(path);
    expect(kept).toHaveLength(65 * 1024 * 1024);
    expect(kept.startsWith(text)).toBe(true);
  });

  it('to what is no such file: it is set aside', async () => {
    for (const text of ['no header\nand no line\n', '\0'.repeat(300), 'half a line']) {
      const path = place();
      writeFileSync(path, text);
      expect(await goneOn(path)).toEqual([9]);
      expect(asideOf(path)).toEqual([text]);
    }
    const folder = place();
    mkdirSync(join(folder, 'within'), { recursive: true });
    expect(await goneOn(folder)).toEqual([9]);
    expect(readdirSync(join(dirname(folder), 'aside'))).toHaveLength(1);
  });

  it('to a system that does not give it out: it is left alone, and goes on when it can be read', async (context) => {
    if (process.platform !== 'linux') return context.skip('files of the process are counted otherwise');
    const { path, text } = await practised();
    const odd: string[] = [];
    const attempts = withoutFiles(() => new Attempts(path, (name) => odd.push(name)));
    expect(odd).toEqual(['attempts.jsonl']);
    await withoutFiles(() => attempts.add(attempt(8)));
    expect(readFileSync(path, 'utf8')).toBe(text);
    await attempts.add(attempt(9));
    expect(attempts.all.map(({ number }) => number)).toEqual([1, 2, 3, 8, 9]);
    await attempts.close();
    expect(new Attempts(path).all.map(({ number }) => number)).toEqual([1, 2, 3, 8, 9]);
  });

  it('and the owner is told of it', async () => {
    const dir = ownFolder();
    writeFileSync(join(dir, 'attempts.jsonl'), 'no header\n');
    const ada = new TestClient(await hostOn(dir), true);
    await ada.until(() => ada.last('home'));
    await ada.ask({ type: 'training', day: 20_000, game: 'klaverjas' });
    const home = await ada.until(() => (ada.last('home')?.found === undefined ? undefined : ada.last('home')));
    expect(home.found).toEqual({ back: 0, odd: ['attempts.jsonl'], more: 0 });
  });

  it('without a word: one that cannot be deleted says so', async () => {
    const { path } = await practised();
    const attempts = new Attempts(path);
    renameSync(path, `${path}.before`);
    mkdirSync(path);
    expect(await attempts.forget()).toMatchObject({ ok: false });
    expect(attempts.all).toHaveLength(3);
  });
});

/** Does something while this process can open no further file. */
function withoutFiles<T>(work: () => T): T {
  const open: number[] = [];
  try {
    for (;;) open.push(openSync('/dev/null', 'r'));
  } catch {
    return work();
  } finally {
    for (const file of open) closeSync(file);
  }
}
