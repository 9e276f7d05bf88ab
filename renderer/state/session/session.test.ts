import { beforeEach, expect, it } from 'vitest';
import { shareCommitment } from '../../../engine/protocol/fair/fair.ts';
import { PROTOCOL } from '../../../engine/protocol/messages.ts';
import { FakeLink } from '../../link/fixtures/fakeLink.fixture.ts';
import { plainText } from '../../words/message/parts.ts';
import { Words } from '../../words/words.svelte.ts';
import { Fairness } from './fairness.ts';
import { SessionController } from './session.svelte.ts';
import { anUpdate, aTable, aView, KLAVERJAS, MemoryStore, TERMS } from '../fixtures/view.fixture.ts';

let link: FakeLink;
let store: MemoryStore;
let session: SessionController;
let reloads = 0;

beforeEach(() => {
  link = new FakeLink();
  reloads = 0;
  store = new MemoryStore();
  session = new SessionController({
    link,
    words: new Words(),
    store,
    tokenName: 'token',
    fairness: new Fairness(store, () => 'f'.repeat(64)),
    tempo: () => ({ motion: 0, rest: 0 }),
    onEvent: () => undefined,
    reload: () => (reloads += 1),
  });
});

const welcome = { type: 'welcome', protocol: PROTOCOL, token: 'secret', owner: true, games: [KLAVERJAS] } as const;

it('says hello, and the next time with the token of its seat', () => {
  expect(link.last('hello')).toMatchObject({ protocol: PROTOCOL });
  expect(link.last('hello').token).toBeUndefined();
  link.say(welcome);
  link.turn('lost');
  link.turn('open');
  expect(link.last('hello').token).toBe('secret');
});

it('knows the table by the name that it has now', () => {
  link.say({ ...welcome, name: 'laptop-7' }, { type: 'named', name: 'Ada' });
  expect(session.host).toBe('Ada');
});

it('numbers its requests', () => {
  expect([session.send({ type: 'leave' }), session.send({ type: 'again' })]).toEqual([1, 2]);
  expect(link.last('again').ref).toBe(2);
});

it('comes back to the same table after a lost connection, with nothing pending', () => {
  link.say(welcome, aTable(), anUpdate(aView()));
  session.table.assists.askHint();
  session.table.play('h:KC#0');
  expect(session.table.pending).not.toBeNull();
  link.turn('lost');
  link.turn('open');
  link.say(welcome, aTable(), anUpdate(aView(), { version: 12 }));
  expect(session.table.pending).toBeNull();
  expect(session.table.myTurn).toBe(true);
  expect(session.table.assists.mayHint, 'what was asked over it has to be asked again').toBe(true);
});

it('reports a card that never reached the table, and none that did', () => {
  const lost = 'No connection to the table: your card wasn’t played.';
  const { table } = session;
  link.say(welcome, aTable(), anUpdate(aView()));
  table.play('h:KC#0');
  link.turn('lost');
  link.turn('open');
  link.say(welcome, aTable(), anUpdate(aView()));
  expect([table.pending, table.reason?.id, plainText(table.reason?.parts ?? [])]).toEqual([null, 'h:KC#0', lost]);
  expect(table.narrator.spoken.map(({ text }) => text)).toContain(lost);
  table.play('h:KC#0');
  expect(table.reason).toBeNull();
  link.turn('lost');
  link.turn('open');
  link.say(welcome, aTable(), anUpdate(aView(), { version: 11 }));
  expect(table.reason, 'the card was played').toBeNull();
  link.turn('lost');
  expect(table.play('h:KC#0')).toBe('nothing');
  expect([table.pending, plainText(table.reason?.parts ?? [])]).toEqual([null, lost]);
});

it('shows refusals that belong to nothing on the screen', () => {
  link.say(welcome, { type: 'refusal', code: 'table/not-owner', message: '' });
  expect(session.notice?.code).toBe('table/not-owner');
});

it('lets a refusal go once something has been done since, and when one is shown out', () => {
  const refusal = { type: 'refusal', code: 'table/name-taken', message: '' } as const;
  link.say(welcome, aTable(), refusal);
  link.say(aTable());
  expect(session.notice?.code, 'that was somebody else’s doing').toBe('table/name-taken');
  link.say({ ...aTable(), ref: session.send({ type: 'sit', person: 1 }) });
  expect(session.notice).toBeNull();
  link.say(refusal, { type: 'refusal', code: 'table/kicked', message: '' });
  expect(session.notice).toBeNull();
  expect(session.refused?.code).toBe('table/kicked');
});

it('goes home when the table is cleared', () => {
  link.say(welcome, aTable(), anUpdate(aView()), { type: 'home', unfinished: [] });
  expect(session.table.message).toBeNull();
});

it('is asked for the code at the door, and comes in with it', () => {
  link.say({ type: 'refusal', code: 'table/code-needed', message: '' });
  expect(session.refused?.code).toBe('table/code-needed');
  session.knock('ABC 123');
  expect(link.last('hello')).toMatchObject({ code: 'ABC 123' });
  link.say(welcome);
  expect(session.refused).toBeNull();
});

it('takes part in making the seed of a deal, and what the table makes of that is no news', async () => {
  expect(link.last('hello').fair).toBe(true);
  link.say(welcome, aTable({ deal: 0 }));
  link.say({ type: 'offer', terms: TERMS, commitment: 'a'.repeat(64) });
  await expect.poll(() => link.sent.at(-1)?.type).toBe('commit');
  const commit = link.last('commit');
  expect(commit).toMatchObject({ match: 'match-1', deal: 1, attempt: 1 });
  link.say({ type: 'refusal', code: 'fair/not-now', message: '', ref: commit.ref });
  expect(session.notice).toBeNull();
  const entries = [{ names: ['Ada'], commitment: commit.commitment }];
  link.say({ type: 'list', match: 'match-1', deal: 1, attempt: 1, commitment: 'a'.repeat(64), entries });
  await expect.poll(() => link.sent.at(-1)?.type).toBe('reveal');
  const reveal = link.last('reveal');
  expect(shareCommitment(TERMS, 'a'.repeat(64), reveal.share)).toBe(commit.commitment);
});

it('shows nothing before the table has said what lies on it', () => {
  link.say(welcome);
  expect(session.settled).toBe(false);
  link.say(aTable());
  expect(session.settled, 'the cards are still to come').toBe(false);
  link.say(anUpdate(aView()));
  expect(session.settled).toBe(true);
});

it('shows a gathering at once: no cards lie there', () => {
  link.say(welcome, aTable({ deal: 0 }));
  expect(session.settled).toBe(true);
});

/** Every way in which a connection can refuse a page that shows a table, and the page's next step. */
const DOORS = [
  { code: 'table/closed', stays: true },
  { code: 'table/locked', stays: true },
  { code: 'table/full', stays: true },
  { code: 'table/code-needed', stays: true },
  { code: 'table/wrong-code', stays: true },
  { code: 'table/too-many-tries', stays: true },
  { code: 'protocol/too-fast', stays: true },
  { code: 'table/kicked', stays: false },
  { code: 'table/opened-elsewhere', stays: false },
  { code: 'channel/code-unknown', stays: false },
  { code: 'channel/not-the-host', stays: false },
  { code: 'protocol/too-old', stays: false },
  { code: 'protocol/too-new', stays: false },
] as const;

it.each(DOORS)('after a lost connection $code leads from the old table to the door, and from there back in', ({ code, stays }) => {
  link.say(welcome, aTable(), anUpdate(aView()));
  link.turn('lost');
  expect([session.welcome, session.settled], 'the table stands while the link tries again').toEqual([true, true]);
  link.turn('open');
  link.say({ type: 'refusal', code, message: '' });
  expect({ settled: session.settled, refused: session.refused?.code, notice: session.notice, link: session.link }).toEqual({
    settled: false,
    refused: code,
    notice: null,
    link: stays ? 'open' : 'closed',
  });
  const said = link.sent.length;
  session.retry();
  expect(link.sent.slice(said).map(({ type }) => type)).toEqual(stays ? ['hello'] : []);
  expect(reloads).toBe(stays ? 0 : 1);
  link.turn('open');
  link.say(welcome, aTable(), anUpdate(aView()));
  expect({ settled: session.settled, refused: session.refused, notice: session.notice }).toEqual({
    settled: true,
    refused: null,
    notice: null,
  });
});

it('a table that is closed while one sits there shows who closed it, and goes on by itself when it is open again', () => {
  link.say(welcome, aTable(), anUpdate(aView()), { type: 'refusal', code: 'table/closed', message: '', facts: { name: 'Ada' } });
  expect(session.settled).toBe(false);
  link.turn('lost');
  link.turn('open');
  expect(session.refused, 'while the link tries again').toMatchObject({ code: 'table/closed', facts: { name: 'Ada' } });
  link.say(welcome, aTable(), anUpdate(aView()));
  expect([session.settled, session.refused, session.notice]).toEqual([true, null, null]);
});

it('what is refused to one who is in does not put them before the door', () => {
  link.say(welcome, aTable(), anUpdate(aView()), { type: 'refusal', code: 'protocol/too-fast', message: '' });
  expect([session.settled, session.notice?.code]).toEqual([true, 'protocol/too-fast']);
});

it('guests read whose match was put away, until there is another', () => {
  link.say({ ...welcome, owner: false, name: 'Ada' }, { type: 'home', unfinished: [] });
  expect(session.left, 'there was no match').toBeNull();
  link.say(aTable(), anUpdate(aView()), { type: 'home', unfinished: [] });
  expect(session.left).toBe('Ada');
  link.say(aTable({ deal: 0 }));
  expect(session.left).toBeNull();
});
