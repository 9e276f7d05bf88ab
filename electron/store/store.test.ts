import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { TestClient, hostOn, ownFolder } from '../host/fixtures/host.fixture.ts';
import { SOLO } from '../host/fixtures/matches.fixture.ts';
import { readMatch } from './format/lines.ts';
import { lockFolder } from './disk/lock.ts';
import { Store } from './store.ts';

const bytes = (text: string): Uint8Array => new TextEncoder().encode(text);

/** A folder with one unfinished match in it: its name, its file and what Ada last saw. */
async function played(): Promise<{ dir: string; match: string; file: string; view: unknown }> {
  const dir = ownFolder();
  const host = await hostOn(dir);
  const ada = new TestClient(host, true);
  await ada.ask(SOLO);
  await ada.ask({ type: 'act', version: ada.update.version, action: ada.update.legal.actions[0]! });
  await ada.until(() => ada.update.legal.actions.length > 0);
  const { match } = ada.table;
  const { view } = ada.update;
  await host.close();
  return { dir, match, file: join(dir, 'matches', `${match}.jsonl`), view };
}

describe('a saved match', () => {
  it('without its last, half-written line is the match that people were told of', async () => {
    const { dir, match, file, view } = await played();
    const whole = readFileSync(file, 'utf8');
    for (const torn of ['{"act":"7', '{', '\0\0\0\0', '\0\0\0\n']) {
      writeFileSync(file, `${whole}${torn}`);
      const host = await hostOn(dir);
      const ada = new TestClient(host, true);
      await ada.ask({ type: 'resume', match });
      expect(ada.update.view, JSON.stringify(torn)).toEqual(view);
      await host.close();
    }
    const host = await hostOn(dir);
    const ada = new TestClient(host, true);
    await ada.ask({ type: 'resume', match });
    await ada.ask({ type: 'act', version: ada.update.version, action: ada.update.legal.actions[0]! });
    await host.close();
    const after = readFileSync(file, 'utf8');
    expect(after.startsWith(whole), 'goes on where it was whole').toBe(true);
    expect(readMatch(bytes(after))).toMatchObject({ ok: true, value: { length: bytes(after).length } });
  });

  it('with anything worse is set aside, never deleted', async () => {
    const { dir, match, file } = await played();
    const whole = readFileSync(file, 'utf8');
    const lines = whole.split('\n');
    const damaged = [
      whole.replace('"deal"', '"dael"'),
      `${lines[0]}\n}{\n${lines.slice(1).join('\n')}`,
      whole.slice(5),
      `${whole}{"undo":9,"at":1}\n`,
      `${whole}{"act":"bid:70","at":1}\n`,
      whole.replace(match, 'another'),
    ];
    for (const [index, text] of damaged.entries()) {
      writeFileSync(file, text);
      const host = await hostOn(dir);
      const ada = new TestClient(host, true);
      const answer = await ada.ask({ type: 'resume', match });
      expect(answer, text.slice(0, 80)).toMatchObject({ type: 'refusal' });
      await host.close();
      const aside = readdirSync(join(dir, 'aside'));
      expect(aside).toHaveLength(index + 1);
      expect(aside.map((name) => readFileSync(join(dir, 'aside', name), 'utf8'))).toContain(text);
      expect(readdirSync(join(dir, 'matches'))).toEqual([]);
    }
  });

  it('leaves out actions that were taken back', () => {
    const seed = '0'.repeat(64);
    const people = ['a', 'b', 'c', 'd'].map((name) => ({ kind: 'here', name }));
    const header = {
      format: 'trickhouse-match/1',
      id: 'x',
      game: 'klaverjas',
      options: {},
      people,
      seed,
      fair: false,
      draw: null,
      cut: null,
      at: 1,
    };
    const text = [
      header,
      { deal: { dealer: 3, seed }, totals: [0, 0, 0, 0], at: 2 },
      { act: 'pass', at: 3 },
      { act: 'pass', at: 4 },
      { undo: 1, at: 5 },
      { act: 'play', at: 6 },
    ]
      .map((line) => `${JSON.stringify(line)}\n`)
      .join('');
    expect(readMatch(bytes(text))).toMatchObject({ ok: true, value: { deals: [{ actions: ['pass', 'play'] }], at: 6 } });
  });
});

describe('a data folder', () => {
  it('belongs to one program at a time', async () => {
    const dir = ownFolder();
    const store = await Store.open(dir);
    expect(await Store.open(dir)).toMatchObject({ ok: false, error: { code: 'store/in-use' } });
    if (store.ok) await store.value.close();
    const again = await Store.open(dir);
    expect(again.ok).toBe(true);
    if (again.ok) await again.value.close();
  });

  it('is taken over from a program that was killed', async () => {
    const dir = ownFolder();
    writeFileSync(join(dir, 'lock'), '999999999\n');
    expect((await lockFolder(dir)).ok).toBe(true);
    writeFileSync(join(dir, 'lock'), `${process.ppid}\n`);
    expect(await lockFolder(join(dir)), 'held by this very process').toMatchObject({ ok: false });
    const other = ownFolder();
    writeFileSync(join(other, 'lock'), `${process.ppid}\n`);
    expect(await lockFolder(other), 'alive').toMatchObject({ ok: false, error: { code: 'store/in-use', facts: { pid: process.ppid } } });
  });
});
