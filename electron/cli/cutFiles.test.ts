import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ownFolder } from '../host/fixtures/host.fixture.ts';
import { readMatch } from '../store/format/lines.ts';
import { verify } from './verify.ts';

const GOLDEN = join(import.meta.dirname, '../store/golden');
/** A match of four deals that left the table once, was taken up again and came to its end. */
const whole = readFileSync(join(GOLDEN, '4-rested-over.jsonl'));
const lines = whole.toString().split('\n').slice(0, -1);
const rest = lines.findIndex((line) => line.startsWith('{"rest"'));
/** The answer of `verify` to a file of these bytes: its one match, or the code with its facts. */
async function answer(bytes: Uint8Array | string): Promise<object> {
  const file = join(ownFolder(), 'match.jsonl');
  writeFileSync(file, bytes);
  const said = await verify([file]);
  if (!said.ok) return { code: said.error.code, ...said.error.facts };
  const { matches } = said.value as { matches: readonly object[] };
  expect(matches).toHaveLength(1);
  return matches[0] ?? {};
}

const first = (count: number): string =>
  lines
    .slice(0, count)
    .map((line) => `${line}\n`)
    .join('');

describe('a match’s file that was cut short', () => {
  it('is never taken for a whole one, wherever it is cut', () => {
    const end = first(rest + 1).length;
    for (let length = 0; length < whole.length; length += 1) {
      const saved = readMatch(whole.subarray(0, length));
      if (!saved.ok) expect(saved.error.code, `${length} bytes`).toBe('store/empty');
      else expect(saved.value.whole && saved.value.length === length, `${length} bytes`).toBe(length === end);
    }
    expect(readMatch(whole)).toMatchObject({ value: { whole: true, length: whole.length, altered: null } });
  });

  it('is verified as far as it goes, and said to end before the match', async () => {
    expect(await answer(whole)).toMatchObject({ deals: 4, dealing: 'proved', end: 'over' });
    expect(await answer(whole)).not.toHaveProperty('note');
    const last = lines.length - 1;
    const note = 'unfinished: 4 deals proved; the file ends before the match does';
    expect(await answer(first(last))).toMatchObject({ end: 'short', code: 'verify/cut-short', note });
    const few = { end: 'short', note: expect.stringMatching(/^unfinished: [0-3] deals? proved; /) };
    for (const count of [2, 40, rest, rest + 2, 120]) expect(await answer(first(count)), `${count} lines`).toMatchObject(few);
  });

  it('is told from a match that left the table', async () => {
    const told = await answer(first(rest + 1));
    expect(told).toMatchObject({ end: 'open', note: 'unfinished: 2 deals proved; the match left the table before its end' });
    expect(told).not.toHaveProperty('code');
  });

  it('has a code where it ends in the middle of a line', async () => {
    for (const back of [1, 2, 30, 60])
      expect(await answer(whole.subarray(0, whole.length - back)), `${back} bytes short`).toMatchObject({
        end: 'cut',
        code: 'verify/cut-line',
        note: expect.stringContaining('ends in the middle of a line'),
      });
  });

  it('of a format without marks is open, as it always was', async () => {
    const old = readFileSync(join(GOLDEN, '3-alone.jsonl'), 'utf8').split('\n');
    expect(await answer(`${old.slice(0, 40).join('\n')}\n`)).toMatchObject({ end: 'open' });
  });
});

describe('a match’s file that was changed', () => {
  it.each([
    ['a time', (line: string) => line.replace(/"at":(\d+)\d/, '"at":$15'), 1],
    ['a line taken out', () => null, 1],
    ['a line put in twice', (line: string) => `${line}\n${line}`, 2],
    ['a line without its sum', (line: string) => line.replace(/,"sum":"\w+"/, ''), 1],
  ] as const)('is refused with the line: %s', async (_, change, after) => {
    for (const at of [5, rest, rest + 1, 100]) {
      const changed = lines.flatMap((line, index) => (index === at ? (change(line) ?? []) : [line]));
      if (changed.join('\n') === lines.join('\n')) continue;
      expect(await answer(`${changed.join('\n')}\n`), `line ${at + 1}`).toEqual({
        code: 'verify/altered',
        file: 'match.jsonl',
        line: at + after,
      });
    }
  });

  it('is refused where its header was', async () => {
    const changed = whole.toString().replace('"name":"Ada"', '"name":"Eve"');
    expect(await answer(changed)).toEqual({ code: 'verify/altered', file: 'match.jsonl', line: 2 });
  });
});
