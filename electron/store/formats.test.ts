import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parseRecord, recordOf, replay } from '../../engine/match/record.ts';
import { readMatch, recordIn } from './lines.ts';

/** Files as versions of the program have written them, each with the record that it tells. They are added to, never changed. */
const FOLDER = join(import.meta.dirname, 'golden');
const files = readdirSync(FOLDER).filter((file) => file.endsWith('.jsonl'));

describe('files of every format that there has been', () => {
  it('are kept', () => expect(files.length).toBeGreaterThan(1));

  it.each(files)('%s is read as what it was', (file) => {
    const bytes = readFileSync(join(FOLDER, file));
    const saved = readMatch(bytes);
    if (!saved.ok) throw new Error(saved.error.message);
    expect(saved.value.length).toBe(bytes.length);
    const told = parseRecord(readFileSync(join(FOLDER, file.replace('.jsonl', '.trick.json')), 'utf8'));
    if (!told.ok) throw new Error(told.error.message);
    const match = replay(recordIn(saved.value));
    if (!match.ok) throw new Error(match.error.message);
    expect(recordOf(match.value)).toEqual(told.value);
    expect({ ...match.value.standing, totals: [...match.value.standing.totals] }).toMatchObject({
      over: saved.value.over !== null,
      ...(saved.value.over === null ? {} : { totals: saved.value.over.totals, winners: saved.value.over.winners }),
    });
  });

  it('and one of a format to come is refused, with its line', () => {
    const text = readFileSync(join(FOLDER, files[0] ?? ''), 'utf8').replace('trickhouse-match/1', 'trickhouse-match/99');
    expect(readMatch(new TextEncoder().encode(text))).toMatchObject({ ok: false, error: { code: 'store/damaged', facts: { line: 1 } } });
  });
});
