import { describe, expect, it, test } from 'vitest';
import type { TableMessage, TablePerson } from '../../../engine/protocol/messages.ts';
import { aTable } from '../fixtures/view.fixture.ts';
import { freeSeats, othersPresent, playedFor, seatNote } from './presence.ts';

/** A table with Ada here, a bot, and a guest who may be away; `more` changes the guest, `rest` the table. */
function withGuest(more: Partial<TablePerson> = {}, rest: Partial<TableMessage> = {}, latecomers = true): TableMessage {
  const table = aTable(rest);
  const people = table.people
    .slice(0, 3)
    .map((person, i): TablePerson => (i === 2 ? { ...person, kind: 'away', seat: 3, substitute: false, ...more } : person));
  return { ...table, people, customs: { talk: 'always', grace: 30, pause: null, hands: false, latecomers } };
}
const bot = { person: 1, seat: 1, kind: 'bot', name: 'Ben' };

describe('the seats that a guest without one may take', () => {
  it('are the bots’, and none of those who play', () => {
    expect(freeSeats(withGuest())).toEqual([bot]);
  });

  it('are those a bot keeps for somebody who is away, by the seat and the place in the list', () => {
    expect(freeSeats(withGuest({ present: false, substitute: true }))).toEqual([bot, { person: 2, seat: 3, kind: 'kept', name: 'Cas' }]);
  });

  it('are not those of people who have only just gone, or are back while the bot still plays', () => {
    expect(freeSeats(withGuest({ present: false }))).toEqual([bot]);
    expect(freeSeats(withGuest({ present: true, substitute: true }))).toEqual([bot]);
  });

  it('are the open ones alone where the host lets no latecomer in, and after the match', () => {
    const open = { person: 2, seat: 3, kind: 'open', name: '' };
    expect(freeSeats(withGuest({ kind: 'open', name: '' }))).toEqual([bot, open]);
    expect(freeSeats(withGuest({ kind: 'open', name: '' }, {}, false))).toEqual([open]);
    expect(freeSeats(withGuest({ kind: 'open', name: '' }, { over: true }))).toEqual([open]);
    expect(freeSeats(withGuest({ present: false, substitute: true }, {}, false))).toEqual([]);
  });
});

test('the match would end for guests who are there, and for none once it is over', () => {
  const named = (message: TableMessage | null): string[] => othersPresent(message).map(({ name }) => name);
  expect(named(withGuest())).toEqual(['Cas']);
  expect([named(withGuest({ present: false })), named(withGuest({}, { over: true })), named(null)]).toEqual([[], [], []]);
});

test('a bot plays, or has played, for the person at the screen, and for no one where none is', () => {
  const bot = (more: Partial<TablePerson>, watching: number | null = 2): unknown => playedFor(withGuest(more, { watching }));
  expect([bot({ substitute: true }), bot({ stoodIn: 3 })]).toEqual([
    { person: 2, turns: null },
    { person: 2, turns: 3 },
  ]);
  expect([bot({}), bot({ substitute: true }, 0), bot({ stoodIn: 3 }, null), playedFor(null)]).toEqual([null, null, null, null]);
});

test('a plate says of the owner whose page is closed, as of any guest, that the connection is lost', () => {
  const [person] = aTable().people;
  const note = (more: Partial<TablePerson>): unknown => seatNote({ ...person!, mine: false, present: true, substitute: false, ...more });
  expect((['here', 'away'] as const).map((kind) => note({ kind, present: false }))).toEqual(['seat.lost', 'seat.lost']);
  expect((['here', 'away'] as const).map((kind) => note({ kind }))).toEqual([null, 'seat.elsewhere']);
  expect((['here', 'away'] as const).map((kind) => note({ kind, mine: true }))).toEqual([null, null]);
  expect([note({ present: false, substitute: true }), note({ substitute: true })]).toEqual(['seat.away', 'seat.stoodIn']);
  expect([note({ kind: 'bot' }), note({ kind: 'open', present: false })]).toEqual(['seat.bot', 'seat.open']);
});
