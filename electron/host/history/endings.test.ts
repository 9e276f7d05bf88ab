import { copyFileSync, mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readMatch } from '../../store/format/lines.ts';
import { TestClient, hostOn, ownFolder, playOut } from '../fixtures/host.fixture.ts';
import type { Host } from '../host.ts';
import { ADA, type Unnumbered } from '../fixtures/matches.fixture.ts';

const START = { type: 'start', game: 'manille-two', options: {}, seating: 'fixed', dealer: 1 } as const;
const TWO: Unnumbered = { ...START, people: [ADA, { kind: 'open' }] };

interface Ended {
  readonly dir: string;
  readonly host: Host;
  readonly ada: TestClient;
  readonly ben: TestClient;
  readonly match: string;
  /** The file of the match as it was after the last card. */
  readonly file: string;
}

async function guestAt(host: Host, name: string): Promise<TestClient> {
  const guest = new TestClient(host, false, undefined, { name });
  await guest.until(() => guest.last('table'));
  return guest;
}

/** Ada at the host's machine and Ben elsewhere, who have just played the last card of their match. */
async function ended(): Promise<Ended> {
  const dir = ownFolder();
  const host = await hostOn(dir);
  const ada = new TestClient(host, true);
  await ada.ask(TWO);
  const ben = await guestAt(host, 'Ben');
  await ben.ask({ type: 'sit', person: 1 });
  await ada.ask({ type: 'begin', bots: [] });
  await ben.until(() => ben.last('update'));
  await Promise.all([playOut(ada), playOut(ben)]);
  await ben.until(() => ben.table.over);
  const { match } = ada.table;
  return { dir, host, ada, ben, match, file: readFileSync(join(dir, 'matches', `${match}.jsonl`), 'utf8') };
}

/** The id that the owner knows a guest by. */
function idOf(ada: TestClient, name: string): string {
  return ada.last('lan')?.guests.find((one) => one.name === name)?.id ?? '';
}

/** Everything that can change who sits at a table whose match is over. */
const CHANGES: readonly (readonly [string, (table: Ended) => Promise<unknown>])[] = [
  ['a guest stands up', ({ ben }) => ben.ask({ type: 'stand' })],
  [
    'a guest stands up and sits down again',
    async ({ ben }) => {
      await ben.ask({ type: 'stand' });
      return ben.ask({ type: 'sit', person: 1 });
    },
  ],
  [
    'another one sits down after them',
    async ({ host, ben }) => {
      await ben.ask({ type: 'stand' });
      return (await guestAt(host, 'Cas')).ask({ type: 'sit', person: 1 });
    },
  ],
  [
    'the owner sits down after them',
    async ({ ada, ben }) => {
      await ben.ask({ type: 'stand' });
      return ada.ask({ type: 'sit', person: 1, name: 'Dee' });
    },
  ],
  ['the owner shows them out', ({ ada }) => ada.ask({ type: 'kick', guest: idOf(ada, 'Ben') })],
  [
    'they go',
    ({ ada, ben }) => {
      ben.leave();
      return ada.until(() => ada.table.people[1]?.present === false);
    },
  ],
  ['they give another name', ({ ben }) => ben.ask({ type: 'stand' }).then(() => ben.ask({ type: 'sit', person: 1, name: 'Eva' }))],
];

describe('after the last card', () => {
  it.each(CHANGES)('%s, and the match is whole in the history all the same', async (_, change) => {
    const table = await ended();
    const { dir, ada, host, match, file } = table;
    expect(await change(table)).not.toMatchObject({ type: 'refusal' });
    expect(readFileSync(join(dir, 'matches', `${match}.jsonl`), 'utf8'), 'not a line more').toBe(file);
    await ada.ask({ type: 'leave' });
    await host.close();
    const later = new TestClient(await hostOn(dir), true);
    const history = await later.ask({ type: 'history', skip: 0, take: 50 });
    expect(history).toMatchObject({ matches: [{ id: match, people: [{ name: 'Ada' }, { name: 'Ben', kind: 'away' }] }] });
    expect(readdirSync(join(dir, 'aside'))).toEqual([]);
    expect(readFileSync(join(dir, 'history', `${match}.jsonl`), 'utf8')).toBe(file);
  });

  it('the one who sits down where another played does not answer for them', async () => {
    const { ada, ben, host, match, dir } = await ended();
    await ben.ask({ type: 'stand' });
    const cas = await guestAt(host, 'Cas');
    await cas.ask({ type: 'sit', person: 1 });
    expect(cas.table.consent).toMatchObject([
      { name: 'Ada', mine: false },
      { name: 'Ben', mine: false },
    ]);
    expect(await cas.ask({ type: 'agree', person: 1, agreed: true })).toMatchObject({ code: 'table/not-yours' });
    await cas.ask({ type: 'stand' });
    await ben.ask({ type: 'sit', person: 1 });
    expect(await ben.ask({ type: 'agree', person: 1, agreed: true }), 'Ben is back').toMatchObject({ type: 'table' });
    await ada.ask({ type: 'leave' });
    const saved = readMatch(readFileSync(join(dir, 'history', `${match}.jsonl`)));
    expect(saved.ok && saved.value.consent.answers).toMatchObject([{ agreed: null }, { name: 'Ben', agreed: true }]);
  });

  it('whose seats are open in the match that follows, a bot plays there until they are taken', async () => {
    const { ada, ben } = await ended();
    await ben.ask({ type: 'stand' });
    await ada.ask({ type: 'again' });
    expect(ada.table).toMatchObject({ over: false, people: [{ name: 'Ada' }, { kind: 'open', substitute: true }] });
  });
});

describe('lines after the end', () => {
  const GOLDEN = join(import.meta.dirname, '..', '..', 'store', 'golden');
  const overs = readdirSync(GOLDEN).filter(
    (file) => file.endsWith('.jsonl') && readFileSync(join(GOLDEN, file), 'utf8').includes('\n{"over"'),
  );
  const seat = (name: string, token: string): string =>
    `${JSON.stringify({ seat: { person: 1, taken: { kind: 'away', name, token } }, at: 9 })}\n`;

  it.each(overs)('cost nothing of %s', (file) => {
    const text = readFileSync(join(GOLDEN, file), 'utf8');
    const [header = ''] = text.split('\n');
    const whole = readMatch(Buffer.from(text));
    if (!whole.ok) throw new Error(whole.error.message);
    const { people, deals, over } = whole.value;
    const extra = ['{"act":"AH","at":1}\n', '{"undo":1,"at":1}\n', '{"later":{"than":"ours"}}\n', 'no line at all\n', '{"over":1}\n', '\n'];
    for (const format of [1, 2, 3])
      for (const more of [seat('Cas', 't'), seat('Cas', 't') + seat('Dee', 'u'), ...extra, extra.join(''), '{"act":"A']) {
        const changed = header.replace(/trickhouse-match\/\d/, `trickhouse-match/${format}`);
        // Behind it something more that is whole, so that nothing passes for a last line cut off.
        const bytes = Buffer.from(`${text.replace(header, changed)}${more}${more.endsWith('\n') ? seat('Eva', 'v') : ''}`);
        const read = readMatch(bytes);
        expect(read, `${format}: ${more}`).toMatchObject({ ok: true, value: { people, deals, over } });
        expect(read.ok && read.value.length).toBe(more.endsWith('\n') ? bytes.length : text.length);
      }
  });

  it('no answer of a later sitter counts for the one who played', () => {
    const text = readFileSync(join(GOLDEN, '2-agreed.jsonl'), 'utf8').replace(/\{"agree"[^\n]*\n$/, '');
    const before = readMatch(Buffer.from(text));
    const after = readMatch(Buffer.from(`${text}${seat('Cas', 't')}{"agree":{"person":1,"agreed":true},"at":9}\n`));
    if (!before.ok || !after.ok) throw new Error('unreadable');
    expect(after.value.consent.answers).toEqual(before.value.consent.answers);
  });

  it('which an earlier version wrote when people stood up, and then set the match aside for, bring it back', async () => {
    const dir = ownFolder();
    mkdirSync(join(dir, 'matches'), { recursive: true });
    for (const file of overs) {
      const id = JSON.parse(readFileSync(join(GOLDEN, file), 'utf8').split('\n')[0] ?? '') as { id: string };
      copyFileSync(join(GOLDEN, file), join(dir, 'matches', `${id.id}.jsonl`));
    }
    const ada = new TestClient(await hostOn(dir), true);
    expect(await ada.ask({ type: 'history', skip: 0, take: 50 })).toMatchObject({ total: overs.length });
  });
});
