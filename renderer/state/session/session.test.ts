import { beforeEach, expect, it, vi } from 'vitest';
import { shareCommitment } from '../../../engine/protocol/fair/fair.ts';
import { PROTOCOL } from '../../../engine/protocol/messages.ts';
import { FakeLink } from '../../link/fixtures/fakeLink.fixture.ts';
import { Words } from '../../words/words.svelte.ts';
import { Fairness } from './fairness.ts';
import { SessionController } from './session.svelte.ts';
import { anUpdate, aTable, aView, KLAVERJAS, MemoryStore, TERMS } from '../fixtures/view.fixture.ts';

let link: FakeLink;
let store: MemoryStore;
let session: SessionController;

beforeEach(() => {
  link = new FakeLink();
  store = new MemoryStore();
  session = new SessionController({
    link,
    words: new Words(),
    store,
    tokenName: 'token',
    fairness: new Fairness(store, () => 'f'.repeat(64)),
    tempo: () => ({ motion: 0, rest: 0 }),
    onEvent: () => undefined,
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
  const commit = await vi.waitFor(() => link.last('commit'));
  expect(commit).toMatchObject({ match: 'match-1', deal: 1, attempt: 1 });
  link.say({ type: 'refusal', code: 'fair/not-now', message: '', ref: commit.ref });
  expect(session.notice).toBeNull();
  const entries = [{ names: ['Ada'], commitment: commit.commitment }];
  link.say({ type: 'list', match: 'match-1', deal: 1, attempt: 1, commitment: 'a'.repeat(64), entries });
  const reveal = await vi.waitFor(() => link.last('reveal'));
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
