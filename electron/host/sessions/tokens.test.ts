import { cpSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readMatch } from '../../store/format/lines.ts';
import { Store } from '../../store/store.ts';
import { hashOfToken } from '../../store/tokens.ts';
import { Clock } from '../fixtures/clock.fixture.ts';
import { TOKEN_GRACE } from '../admission/entrance.ts';
import { withGuest } from '../fixtures/guest.fixture.ts';
import { TestClient, CODE, hostOn, ownFolder } from '../fixtures/host.fixture.ts';
import type { Host } from '../host.ts';

/** A table in play with Ben in seat 1; how a connection with one of Ben's tokens is received. */
async function withBen(dir = ownFolder()) {
  const clock = new Clock();
  const host = await hostOn(dir, { after: clock.after });
  return { dir, clock, host, ...(await withGuest(host)) };
}

/** Whether a token gives Ben's seat, and the token that comes with it. */
async function comeBack(host: Host, token: string): Promise<{ seated: boolean; token: string; client: TestClient }> {
  const client = new TestClient(host, false, token, { code: 'WRONG2', address: `192.0.2.${Math.trunc(Math.random() * 200) + 2}` });
  await client.until(() => client.last('refusal') ?? client.last('update'));
  return { seated: client.last('update')?.seat === 1, token: client.token, client };
}

/** Every text under a folder. */
function textsIn(dir: string): string {
  return readdirSync(dir, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => readFileSync(join(entry.parentPath, entry.name), 'utf8'))
    .join('\n');
}

describe('a token', () => {
  it('is the host’s own: one that a client made up stands for nothing', async () => {
    const { host } = await withBen();
    const own = 'a'.repeat(32);
    const eve = new TestClient(host, false, own, { code: CODE });
    await eve.until(() => eve.last('welcome'));
    expect(eve.token).not.toBe(own);
    eve.leave();
    const back = await comeBack(host, own);
    expect(back.client.last('refusal')).toMatchObject({ code: 'table/wrong-code' });
  });

  it('is another one with every welcome, and the one before goes once the new one is used', async () => {
    const { host, ben } = await withBen();
    const first = ben.token;
    ben.leave();
    const second = await comeBack(host, first);
    expect(second).toMatchObject({ seated: true });
    expect(second.token).not.toBe(first);
    second.client.leave();
    const third = await comeBack(host, second.token);
    expect(third).toMatchObject({ seated: true });
    expect(await comeBack(host, first), 'a copy of an old token').toMatchObject({ seated: false });
  });

  it('goes, too, once its successor has certainly arrived', async () => {
    const { host, ben, clock } = await withBen();
    const first = ben.token;
    ben.leave();
    const second = await comeBack(host, first);
    clock.pass(TOKEN_GRACE - 1);
    expect(second.client.closed).toBeUndefined();
    clock.pass(1);
    expect(await comeBack(host, first)).toMatchObject({ seated: false });
    expect(await comeBack(host, second.token)).toMatchObject({ seated: true });
  });

  it('stays while connections are cut before the next one has arrived, however often', async () => {
    const { host, ben, clock } = await withBen();
    const first = ben.token;
    ben.leave();
    const lost: string[] = [];
    for (let i = 0; i < 10; i += 1) {
      const cut = await comeBack(host, first);
      expect(cut.seated).toBe(true);
      lost.push(cut.token);
      cut.client.leave();
      clock.pass(TOKEN_GRACE * 2);
    }
    expect(await comeBack(host, lost.at(-1) ?? ''), 'one that did arrive is as good').toMatchObject({ seated: true });
  });

  const CUTS = ['before the hello', 'after the hello', 'after the welcome', 'after the next hello', 'after the next welcome'] as const;
  it.each(CUTS)('loses no seat when the line is cut and the host killed %s', async (cut) => {
    const { dir, host, ada, ben } = await withBen();
    const { match } = ada.table;
    let held = ben.token;
    ben.leave();
    const at = CUTS.indexOf(cut);
    /** A guest who says hello; `arrives`: keeps the token that comes back. */
    const hello = async (arrives: boolean): Promise<void> => {
      const back = await comeBack(host, held);
      if (arrives) held = back.token;
      back.client.leave();
    };
    if (at >= 1) await hello(at >= 2);
    if (at >= 3) await hello(at >= 4);
    // Every sent message is on the disk: the copy is what a killed host leaves behind.
    const left = ownFolder();
    cpSync(dir, left, { recursive: true, filter: (file) => !file.endsWith('lock') });
    const later = await hostOn(left);
    await new TestClient(later, true).ask({ type: 'resume', match });
    expect(await comeBack(later, held)).toMatchObject({ seated: true });
  });

  it('gives the seat in a match that was put away before it changed', async () => {
    const { host, ada, ben } = await withBen();
    const { match } = ada.table;
    await ada.ask({ type: 'leave' });
    ben.leave();
    const away = new TestClient(host, false, ben.token, { code: 'WRONG2' });
    await away.until(() => away.last('home'));
    away.leave();
    await ada.ask({ type: 'resume', match });
    expect(await comeBack(host, away.token)).toMatchObject({ seated: true });
  });

  it('is nowhere on the disk, and the file of hashes is its owner’s alone', async () => {
    const { dir, host, ada, ben } = await withBen();
    const tokens = [ben.token];
    ben.leave();
    const back = await comeBack(host, ben.token);
    tokens.push(back.token);
    await back.client.ask({ type: 'stand' });
    await ada.ask({ type: 'leave' });
    await host.close();
    const texts = textsIn(dir);
    expect(texts).toContain(hashOfToken(ben.token));
    for (const token of tokens) expect(texts).not.toContain(token);
    expect(texts).not.toContain('"token":');
    expect(statSync(join(dir, 'tokens.json')).mode & 0o077).toBe(0);
  });

  it('of a file of before is read, good for its seat, and a hash from then on', async () => {
    const { dir, host, ada, ben } = await withBen();
    const { match } = ada.table;
    await ada.ask({ type: 'leave' });
    await host.close();
    const path = join(dir, 'matches', `${match}.jsonl`);
    const old = readFileSync(path, 'utf8')
      .replace('trickhouse-match/4', 'trickhouse-match/2')
      .replaceAll(`"tokenHash":"${hashOfToken(ben.token)}"`, `"token":"${ben.token}"`);
    expect(old).toContain(ben.token);
    const elder = ownFolder();
    mkdirSync(join(elder, 'matches'), { recursive: true });
    const again = { seat: { person: 1, taken: { kind: 'away', name: 'Ben', token: ben.token } }, at: 1 };
    writeFileSync(join(elder, 'matches', `${match}.jsonl`), `${old}${JSON.stringify(again)}\n`);
    const later = await hostOn(elder);
    const owner = new TestClient(later, true);
    await owner.ask({ type: 'resume', match });
    expect(await comeBack(later, ben.token)).toMatchObject({ seated: true });
    const bytes = readFileSync(join(elder, 'matches', `${match}.jsonl`));
    expect(bytes.toString()).not.toContain(ben.token);
    expect(bytes.toString()).toContain('trickhouse-match/4');
    expect(readMatch(bytes)).toMatchObject({ ok: true, value: { people: [{}, { tokenHash: hashOfToken(ben.token) }, {}, {}] } });
    await later.close();
    const store = await Store.open(elder);
    if (!store.ok) throw new Error(store.error.code);
    expect(store.value.found.take()).toBeUndefined();
    await store.value.close();
  });
});

describe('a seat that is opened on two devices', () => {
  it('is told to the first of them, until the other one has gone', async () => {
    const { host, ben } = await withBen();
    const other = await comeBack(host, ben.token);
    await ben.until(() => ben.last('elsewhere')?.others === 1);
    expect(other.client.last('elsewhere'), 'who comes knows it').toBeUndefined();
    other.client.leave();
    await ben.until(() => ben.last('elsewhere')?.others === 0);
  });

  it('is for one of them alone once that one says so, and what the other holds is worth nothing', async () => {
    const { host, ada, ben } = await withBen();
    const stolen = ben.token;
    const thief = await comeBack(host, stolen);
    await ben.until(() => ben.last('elsewhere'));
    expect(await ben.ask({ type: 'alone' })).toMatchObject({ type: 'elsewhere', others: 0 });
    await thief.client.until(() => thief.client.closed);
    expect(thief.client.last('refusal')).toMatchObject({ code: 'table/opened-elsewhere' });
    for (const token of [stolen, thief.token]) expect(await comeBack(host, token)).toMatchObject({ seated: false });
    expect(ada.table.people[1]).toMatchObject({ kind: 'away', present: true });
    ben.leave();
    expect(await comeBack(host, ben.token)).toMatchObject({ seated: true });
  });
});
