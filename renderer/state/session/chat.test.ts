import { expect, it } from 'vitest';
import type { Emote } from '../../../engine/protocol/messages.ts';
import { plainText } from '../../words/message/parts.ts';
import { Words } from '../../words/words.svelte.ts';
import { currentlySilent, readers } from './presence.ts';
import { ChatController } from './chat.svelte.ts';
import type { TableMessage } from '../../../engine/protocol/messages.ts';

const said = (from: string, text: string) => ({ type: 'said', from, name: from.toUpperCase(), person: null, text }) as const;

/** A place for the muted people of a table. */
function kept(text: string | null = null) {
  const texts = new Map(text === null ? [] : [['table.muted', text]]);
  const store = {
    getItem: (name: string) => texts.get(name) ?? null,
    setItem: (name: string, value: string) => void texts.set(name, value),
  };
  return { store, name: 'table.muted' };
}

it('keeps what is said, tells it, and counts what nobody has looked at', () => {
  const told: string[] = [];
  const talk = new ChatController(new Words(), (compose) => told.push(plainText(compose())), kept());
  talk.hear(said('a', 'Hello'), false);
  talk.hear({ type: 'said', from: 'b', name: '', person: null, emote: 'wellPlayed' satisfies Emote }, false);
  talk.hear(said('me', 'Mine'), true);
  expect(told).toEqual(['A: Hello', 'a spectator: Well played!']);
  expect(talk.unread).toBe(2);
  talk.look(true);
  talk.hear(said('a', 'Again'), false);
  expect(talk.unread).toBe(0);
  expect(talk.lines).toHaveLength(4);
  expect(talk.self).toBe('me');
});

it('does not hear who is muted, until they are heard again', () => {
  const told: string[] = [];
  const talk = new ChatController(new Words(), (compose) => told.push(plainText(compose())), kept());
  talk.hear(said('a', 'One'), false);
  talk.hear(said('b', 'Two'), false);
  talk.mute('a', 'A', true);
  talk.hear(said('a', 'Three'), false);
  expect(talk.lines.map(({ text }) => text)).toEqual(['Two']);
  expect(told).toEqual(['A: One', 'B: Two']);
  talk.mute('a', 'A', false);
  talk.hear(said('a', 'Four'), false);
  expect(told.at(-1)).toBe('A: Four');
});

it('keeps who is muted over a reload, and drops a list that it cannot read', () => {
  const place = kept();
  const before = new ChatController(new Words(), () => undefined, place);
  before.mute('a', 'A', true);
  before.mute('b', 'B', true);
  before.mute('b', 'B', false);
  const after = new ChatController(new Words(), () => undefined, place);
  expect([...after.muted]).toEqual([['a', 'A']]);
  after.recall([{ from: 'a', name: 'A', mine: false, text: 'One' }]);
  after.hear(said('a', 'Two'), false);
  after.hear(said('b', 'Three'), false);
  expect(after.lines.map(({ text }) => text)).toEqual(['Three']);
  for (let i = 0; i < 60; i += 1) after.mute(`p${i}`, 'P', true);
  expect(new ChatController(new Words(), () => undefined, place).muted.size, 'the list stays short').toBe(40);
  for (const text of ['', '{', '7', '{"a":"A"}', '[["a"],[1,"b"],null]'])
    expect(new ChatController(new Words(), () => undefined, kept(text)).muted.size).toBe(0);
});

it('takes in what was said before one came, which is no news, without muted people', () => {
  const told: string[] = [];
  const talk = new ChatController(new Words(), (compose) => told.push(plainText(compose())), kept());
  talk.mute('b', 'B', true);
  talk.recall([
    { from: 'a', name: 'A', mine: false, text: 'One' },
    { from: 'b', name: 'B', mine: false, text: 'Two' },
    { from: 'me', name: 'Me', mine: true, emote: 'hello' },
  ]);
  expect(talk.lines.map(({ name, person, text }) => [name, person, text])).toEqual([
    ['A', null, 'One'],
    ['Me', null, null],
  ]);
  expect([talk.unread, told, talk.self]).toEqual([0, [], 'me']);
  talk.hear({ ...said('a', 'Now'), person: 2 }, false);
  expect(talk.lines.at(-1)).toMatchObject({ person: 2, text: 'Now' });
  expect(new Set(talk.lines.map(({ id }) => id)).size).toBe(3);
});

it('what is typed stays a text: no places, no strong words, no markup', () => {
  const talk = new ChatController(new Words(), () => undefined, kept());
  talk.hear(said('a', '{name} **bold** <b>x</b> https://example.org'), false);
  const parts = talk.partsOf(talk.lines[0]!);
  expect(plainText(parts)).toBe('A: {name} **bold** <b>x</b> https://example.org');
  expect(parts.filter((part) => part.kind === 'text' && part.strong).map((part) => 'text' in part && part.text)).toEqual(['A']);
});

it('knows when to be silent, and who still reads', () => {
  const person = { name: 'A', kind: 'away', present: true, substitute: false, mine: false, seat: 0, ready: false } as const;
  const message = (talk: 'never' | 'between' | 'always', deal: number) =>
    ({ deal, customs: { talk }, people: [person, { ...person, ready: true }, { ...person, present: false }] }) as unknown as TableMessage;
  const playing = { score: null } as never;
  expect(currentlySilent(message('between', 1), playing)).toBe('between');
  expect(currentlySilent(message('between', 1), { score: {} } as never)).toBeNull();
  expect(currentlySilent(message('between', 0), null)).toBeNull();
  expect(currentlySilent(message('always', 1), playing)).toBeNull();
  expect(currentlySilent(message('never', 0), null)).toBe('never');
  expect(readers(message('always', 1))).toHaveLength(1);
});
