import { cpSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { TestClient, hostOn, ownFolder } from '../host/fixtures/host.fixture.ts';
import { readMatch } from './format/lines.ts';
import { Store } from './store.ts';
import { restoreSetAside } from './restoreSetAside.ts';

const GOLDEN = join(import.meta.dirname, 'golden');
const STOOD_UP = `${JSON.stringify({ seat: { person: 1, taken: { kind: 'open', name: 'Ben' } }, at: 1 })}\n`;
const goldens = readdirSync(GOLDEN)
  .filter((file) => file.endsWith('.jsonl'))
  .map((file) => {
    const text = readFileSync(join(GOLDEN, file), 'utf8');
    const saved = readMatch(Buffer.from(text));
    if (!saved.ok) throw new Error(saved.error.message);
    return { text, id: saved.value.header.id, over: saved.value.over !== null };
  })
  .filter(({ id }, index, all) => all.findIndex((one) => one.id === id) === index);

/** A folder in which an earlier version has set every match aside, those that are over because a person stood up after the last card. */
function withAside(): string {
  const dir = ownFolder();
  for (const part of ['matches', 'history', 'deleted', 'aside']) mkdirSync(join(dir, part));
  for (const [index, { text, id, over }] of goldens.entries())
    writeFileSync(join(dir, 'aside', `${id}.${1771100100000 + index}.1.jsonl`), over ? text + STOOD_UP : text);
  return dir;
}

const overs = goldens.filter(({ over }) => over).map(({ id }) => id);
const unfinished = goldens.filter(({ over }) => !over).map(({ id }) => id);
const files = (dir: string, part: string): string[] =>
  readdirSync(join(dir, part))
    .filter((file) => file.endsWith('.jsonl') && file !== 'index.jsonl')
    .map((file) => file.slice(0, -'.jsonl'.length))
    .sort();

describe('matches that were set aside', () => {
  it('are back with the next start, and the owner is told once', async () => {
    const dir = withAside();
    const host = await hostOn(dir);
    const ada = new TestClient(host, true);
    const home = await ada.until(() => ada.last('home'));
    expect(home.found).toEqual({ back: goldens.length, odd: [], more: 0 });
    expect(home.unfinished.map(({ id }) => id).sort()).toEqual([...unfinished].sort());
    expect(await ada.ask({ type: 'history', skip: 0, take: 50 })).toMatchObject({ total: overs.length });
    for (const match of overs) expect(await ada.ask({ type: 'replay', match, deal: 1, step: 0 })).toMatchObject({ type: 'replay' });
    expect(readdirSync(join(dir, 'aside'))).toEqual([]);
    const again = new TestClient(host, true);
    expect((await again.until(() => again.last('home'))).found).toBeUndefined();
    await host.close();
    const later = new TestClient(await hostOn(dir), true);
    expect((await later.until(() => later.last('home'))).found).toBeUndefined();
    expect(await later.ask({ type: 'history', skip: 0, take: 50 })).toMatchObject({ total: overs.length });
  });

  it('are told to nobody but the owner', async () => {
    const host = await hostOn(withAside());
    const guest = new TestClient(host, false, undefined, { name: 'Ben' });
    expect((await guest.until(() => guest.last('home'))).found).toBeUndefined();
    const ada = new TestClient(host, true);
    expect((await ada.until(() => ada.last('home'))).found?.back).toBe(goldens.length);
  });

  it('take no other’s place, and stay aside where they are damaged, too new or deleted', async () => {
    const [first, second] = goldens.filter(({ over }) => over);
    const [third] = goldens.filter(({ over }) => !over);
    if (first === undefined || second === undefined || third === undefined) throw new Error('too few goldens');
    const dir = ownFolder();
    for (const part of ['matches', 'history', 'deleted', 'aside']) mkdirSync(join(dir, part));
    writeFileSync(join(dir, 'history', `${first.id}.jsonl`), first.text);
    writeFileSync(join(dir, 'aside', 'a.jsonl'), `${first.text}${STOOD_UP}`);
    writeFileSync(join(dir, 'deleted', `${Date.now()}.${second.id}.jsonl`), second.text);
    writeFileSync(join(dir, 'aside', 'b.jsonl'), second.text);
    writeFileSync(join(dir, 'aside', 'c.jsonl'), third.text.replace('"deal"', '"dael"'));
    writeFileSync(join(dir, 'aside', 'd.jsonl'), third.text.replace(/trickhouse-match\/\d/, 'trickhouse-match/99'));
    // A file that can be read, but breaks the rules.
    writeFileSync(join(dir, 'aside', 'e.jsonl'), `${third.text}{"act":"bid:70","at":1}\n`);
    const before = readdirSync(join(dir, 'aside'));
    const store = await Store.open(dir);
    if (!store.ok) throw new Error(store.error.code);
    expect(store.value.found.take()).toBeUndefined();
    expect(readdirSync(join(dir, 'aside'))).toEqual(before);
    expect(readFileSync(join(dir, 'history', `${first.id}.jsonl`), 'utf8')).toBe(first.text);
    await store.value.close();
  });

  it('are all there whenever the power goes while they are taken back', async () => {
    const dir = withAside();
    await restoreSetAside(dir);
    const done = ownFolder();
    cpSync(dir, done, { recursive: true });
    expect(files(dir, 'history')).toEqual([...overs].sort());
    // Each move is one step of the file system: every cut leaves some back, the others aside, and no index.
    for (let cut = 0; cut <= goldens.length; cut += 1) {
      const now = withAside();
      for (const [index, { id, over }] of goldens.slice(0, cut).entries())
        renameSync(join(now, 'aside', `${id}.${1771100100000 + index}.1.jsonl`), join(now, over ? 'history' : 'matches', `${id}.jsonl`));
      const host = await hostOn(now);
      await host.close();
      for (const part of ['history', 'matches', 'aside']) expect(files(now, part), `${cut} in ${part}`).toEqual(files(done, part));
      rmSync(now, { recursive: true });
    }
  });
});
