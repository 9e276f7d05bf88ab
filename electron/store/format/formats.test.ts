import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parseRecord, recordOf, replay } from '../../../engine/match/record.ts';
import { readMatch, recordIn } from './lines.ts';
import { Store } from '../store.ts';
import { ownFolder } from '../../host/fixtures/host.fixture.ts';

/** Files as versions of the program have written them, each with its record. New ones are added; none is ever changed. */
const FOLDER = join(import.meta.dirname, '..', 'golden');
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

  it('and one of a format to come is refused, and left where it is', async () => {
    const text = readFileSync(join(FOLDER, files[0] ?? ''), 'utf8').replace('trickhouse-match/1', 'trickhouse-match/99');
    expect(readMatch(new TextEncoder().encode(text))).toMatchObject({ ok: false, error: { code: 'store/too-new' } });
    const unknown = text.replace('trickhouse-match/99', 'somebody-else/1');
    expect(readMatch(new TextEncoder().encode(unknown))).toMatchObject({ ok: false, error: { code: 'store/damaged', facts: { line: 1 } } });
    const dir = ownFolder();
    mkdirSync(join(dir, 'matches'));
    writeFileSync(join(dir, 'matches', 'later.jsonl'), text);
    const store = await Store.open(dir);
    if (!store.ok) throw new Error(store.error.code);
    expect(store.value.unfinished()).toEqual([]);
    expect(await store.value.resume('later')).toMatchObject({ error: { code: 'store/too-new' } });
    await store.value.close();
    expect(readFileSync(join(dir, 'matches', 'later.jsonl'), 'utf8')).toBe(text);
  });
});
