import { beforeEach, expect, it } from 'vitest';
import { FakeLink } from '../link/fake.ts';
import { Words } from '../words/words.svelte.ts';
import { Session } from './session.svelte.ts';
import { anUpdate, aTable, aView, KLAVERJAS, MemoryStore } from './view.fixture.ts';

let link: FakeLink;
let store: MemoryStore;
let session: Session;

beforeEach(() => {
  link = new FakeLink();
  store = new MemoryStore();
  session = new Session({ link, words: new Words(), store, tempo: () => ({ motion: 0, rest: 0 }), onEvent: () => undefined });
});

const welcome = { type: 'welcome', protocol: 1, token: 'secret', owner: true, games: [KLAVERJAS] } as const;

it('says hello, and the next time with the token of its seat', () => {
  expect(link.last('hello')).toMatchObject({ protocol: 1 });
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
  session.table.play('h:KC#0');
  expect(session.table.pending).not.toBeNull();
  link.turn('lost');
  link.turn('open');
  link.say(welcome, aTable(), anUpdate(aView(), { version: 12 }));
  expect(session.table.pending).toBeNull();
  expect(session.table.myTurn).toBe(true);
});

it('shows refusals that belong to nothing on the screen', () => {
  link.say({ type: 'refusal', code: 'table/not-owner', message: '' });
  expect(session.notice).toBe('table/not-owner');
});

it('goes home when the table is cleared', () => {
  link.say(welcome, aTable(), anUpdate(aView()), { type: 'home', unfinished: [], commitment: '0'.repeat(64) });
  expect(session.table.message).toBeNull();
});
