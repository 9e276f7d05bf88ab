import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Slip } from '../../contract/club.ts';
import { Hall } from '../evening.fixture.ts';
import { journalText, readJournal } from '../journal/text.ts';
import { rankingOf } from './ranking.ts';
import { sharesOf } from './shares.ts';

const slip = (points: number, bonus = 0, sweeps = 0): Slip => ({ points, bonus, sweeps });

describe('an evening of klaverjassen', () => {
  /** Five people, one round: 1 and 3 against 2 and 4 in the order of the draw; the fifth sits out. */
  const played = (): { hall: Hall; places: number[]; out: number } => {
    const hall = new Hall({ people: 5, rounds: 2, seed: 'five' });
    const { seatings, out } = hall.drawn();
    hall.show();
    return { hall, places: seatings[0]!.places.map((one) => one!), out: out[0]! };
  };

  it('adds points and bonus, and gives 1600 and a sweep for sitting out', () => {
    const { hall, places, out } = played();
    hall.add({ type: 'result', round: 1, table: 1, slips: [slip(1492, 300, 1), slip(1100, 40)], source: 'slip' });
    const rows = hall.ranking();
    expect(rows.map(({ place, total }) => [place, total])).toEqual([
      [1, 1792],
      [1, 1792],
      [3, 1600],
      [4, 1140],
      [4, 1140],
    ]);
    expect(rows[2]).toMatchObject({ entrant: out, sweeps: 1 });
    expect(
      rows
        .slice(0, 2)
        .map(({ entrant }) => entrant)
        .sort(),
    ).toEqual([places[0]!, places[2]!].sort());
  });

  it('parts equals by sweeps, bonus and best round, and names tables that have not handed in', () => {
    const { hall, out } = played();
    expect(hall.ranking().filter(({ gaps }) => gaps.includes(1))).toHaveLength(4);
    hall.add({ type: 'result', round: 1, table: 1, slips: [slip(1500, 100, 0), slip(1092, 0)], source: 'slip' });
    // 1600 with a sweep stands before 1600 with more bonus.
    expect(hall.ranking().map(({ place, total }) => [place, total])).toEqual([
      [1, 1600],
      [2, 1600],
      [2, 1600],
      [4, 1092],
      [4, 1092],
    ]);
    expect(hall.ranking()[0]!.entrant).toBe(out);
  });

  it('counts penalties, and puts those who left below those who stayed', () => {
    const { hall, places } = played();
    hall.add({ type: 'result', round: 1, table: 1, slips: [slip(1492, 300), slip(1100, 40)], source: 'slip' });
    hall.add({ type: 'penalty', round: 1, entrant: places[0]!, points: -100, why: 'revoke' });
    expect(hall.ranking().find(({ entrant }) => entrant === places[0])).toMatchObject({ total: 1692, penalties: -100, place: 2 });
    hall.add({ type: 'left', entrant: places[2]! });
    expect(hall.ranking().at(-1)).toMatchObject({ entrant: places[2], place: 5, total: 1792, left: true });
  });

  it('gives a registered stand-in the result, and the one before the part that was agreed', () => {
    const { hall, places, out } = played();
    const [who] = places;
    hall.add({ type: 'standIn', round: 1, table: 1, place: 0, name: 'P', entrant: out, keeps: slip(700, 20) });
    hall.add({ type: 'result', round: 1, table: 1, slips: [slip(1492, 300), slip(1100, 40)], source: 'slip' });
    const totals = new Map(hall.ranking().map(({ entrant, total }) => [entrant, total]));
    expect([totals.get(who!), totals.get(out), totals.get(places[2]!)]).toEqual([720, 1792, 1792]);
  });

  it('counts one result for somebody who leaves a place and comes back to it', () => {
    const { hall, places, out } = played();
    const [who] = places;
    hall.add({ type: 'left', entrant: who! });
    hall.add({ type: 'standIn', round: 1, table: 1, place: 0, name: 'P', entrant: out, keeps: slip(700, 20) });
    hall.come(who!);
    hall.add({ type: 'standIn', round: 1, table: 1, place: 0, name: 'P', entrant: who!, keeps: slip(300) });
    hall.add({ type: 'result', round: 1, table: 1, slips: [slip(1492, 300), slip(1100, 40)], source: 'slip' });
    const totals = new Map(hall.ranking().map(({ entrant, total }) => [entrant, total]));
    expect([totals.get(who!), totals.get(out), totals.get(places[2]!)]).toEqual([1792, 300, 1792]);
  });

  it.each([
    [1, 2],
    [2, 1],
  ])('counts the seat held now for somebody who left table %i and plays on at table %i', (from, to) => {
    const hall = new Hall({ people: 9, rounds: 1, seed: 'moves' });
    hall.drawn();
    hall.show();
    const { tables } = hall.evening.rounds[0]!;
    const who = tables.find(({ table }) => table === from)!.places[0]!;
    hall.add({ type: 'standIn', round: 1, table: from, place: 0, name: 'Zoe', entrant: null, keeps: slip(300) });
    hall.add({ type: 'standIn', round: 1, table: to, place: 1, name: 'P', entrant: who, keeps: slip(200) });
    for (const table of [1, 2]) hall.add({ type: 'result', round: 1, table, slips: [slip(1492, 300), slip(1100, 40)], source: 'slip' });
    const row = (): unknown => hall.ranking().find(({ entrant }) => entrant === who);
    expect(row()).toMatchObject({ total: 1140, shares: [{ kind: 'played', table: to }] });
    // Going home from there as well, the last part counts.
    hall.add({ type: 'standIn', round: 1, table: to, place: 1, name: 'Zoe', entrant: null, keeps: slip(250, 10) });
    expect(row()).toMatchObject({ total: 260, shares: [{ kind: 'part', table: to }] });
  });

  it('gives late comers the points of the club for rounds that they missed', () => {
    const hall = new Hall({ people: 4, rounds: 2, seed: 'late', form: { missed: 1450 } });
    hall.drawn();
    hall.show();
    hall.come(9);
    expect(hall.ranking().find(({ entrant }) => entrant === 9)).toMatchObject({ total: 1450, shares: [{ kind: 'missed' }] });
  });

  it('gives them to one who came after the draw, before the room saw it; not once they sit at one more table', () => {
    const hall = new Hall({ people: 4, rounds: 2, seed: 'between', form: { missed: 1450 } });
    hall.drawn();
    hall.come(9);
    const row = (): unknown => hall.ranking().find(({ entrant }) => entrant === 9);
    expect(row()).toMatchObject({ total: 0, shares: [] });
    hall.show();
    expect(row()).toMatchObject({ total: 1450, shares: [{ kind: 'missed', round: 1 }] });
    for (const entrant of [10, 11, 12]) hall.come(entrant);
    hall.add({ type: 'sat', round: 1, table: 2, places: [9, 10, 11, 12], why: 'late' });
    hall.add({ type: 'result', round: 1, table: 2, slips: [slip(1492, 0), slip(1100, 0)], source: 'slip' });
    expect(row()).toMatchObject({ total: 1492, shares: [{ kind: 'played', table: 2 }] });
  });

  it('gives them to those who were away for a round and came back, and nothing to those who stay away', () => {
    const hall = new Hall({ people: 10, rounds: 3, seed: 'away', form: { missed: 1450 } });
    const round = (): void => {
      hall.drawn();
      hall.show();
      hall.book();
    };
    round();
    hall.add({ type: 'left', entrant: 1 }, { type: 'left', entrant: 2 });
    round();
    hall.come(1);
    round();
    const kinds = (entrant: number): unknown =>
      hall
        .ranking()
        .find((row) => row.entrant === entrant)
        ?.shares.map(({ kind }) => kind);
    expect((kinds(1) as string[])[1]).toBe('missed');
    expect(kinds(2)).toHaveLength(1);
    // Leaving again changes nothing of it.
    hall.add({ type: 'left', entrant: 1 });
    expect((kinds(1) as string[])[1]).toBe('missed');
  });
});

describe('an evening of botifarra', () => {
  it('counts wins, then the margin, then the points of which 121 count; sitting out is a win with the mean margin', () => {
    const hall = new Hall({ people: 5, rounds: 2, seed: 'b', movement: 'swiss', unit: 'couple', game: 'botifarra' });
    const { seatings, out } = hall.drawn();
    hall.show();
    hall.add({ type: 'result', round: 1, table: 1, slips: [slip(150), slip(90)], source: 'slip' });
    hall.add({ type: 'result', round: 1, table: 2, slips: [slip(40), slip(101)], source: 'slip' });
    const [[a, b], [c, d]] = seatings.map(({ places }) => places) as [[number, number], [number, number]];
    const rows = hall.ranking();
    // 121 - 90 = 31 and 101 - 40 = 61: the mean is 46.
    expect(rows.map(({ entrant, wins, margin }) => [entrant, wins, margin])).toEqual([
      [d, 1, 61],
      [out[0], 1, 46],
      [a, 1, 31],
      [b, 0, -31],
      [c, 0, -61],
    ]);
    expect(rows[2]).toMatchObject({ points: 121 });
    expect(sharesOf(hall.evening, hall.evening.rounds[0]!).get(out[0]!)).toMatchObject({ kind: 'satOut', points: 111 });
  });
  it('works the shares of a round out once, and anew where the round or the people change', () => {
    const hall = new Hall({ people: 8, rounds: 2, seed: 'once', form: { missed: 1450 } });
    hall.drawn();
    hall.show();
    hall.book();
    const shares = (round: number): ReturnType<typeof sharesOf> => sharesOf(hall.evening, hall.evening.rounds[round - 1]!);
    const first = shares(1);
    hall.drawn();
    hall.show();
    const second = shares(2);
    hall.add({ type: 'result', round: 2, table: 1, slips: hall.slips(), source: 'slip' });
    expect(shares(1)).toBe(first);
    expect(shares(2)).not.toBe(second);
    hall.come(9);
    expect(shares(1).get(9)).toMatchObject({ kind: 'missed', points: 1450 });
    expect(shares(1).get(1)).toEqual(first.get(1));
  });
  it('compares a round anew when a table had other cards after all', () => {
    const hall = new Hall({ people: 8, rounds: 1, seed: 'anew', form: { cards: 'ours', same: true, compare: 'mean' } });
    hall.drawn();
    hall.show();
    hall.book();
    const compared = (): number[] =>
      [...sharesOf(hall.evening, hall.evening.rounds[0]!).values()].flatMap(({ compared: own }) => (own === undefined ? [] : [own.most]));
    expect(compared()).toContain(1);
    hall.add({ type: 'cards', table: 2, cards: 'real' });
    expect(compared()).not.toContain(1);
  });
  it('halves a tie', () => {
    const hall = new Hall({ people: 2, rounds: 1, seed: 'tie', movement: 'swiss', unit: 'couple', game: 'botifarra' });
    hall.drawn();
    hall.show();
    hall.add({ type: 'result', round: 1, table: 1, slips: [slip(80), slip(80)], source: 'slip' });
    expect(hall.ranking().map(({ place, wins }) => [place, wins])).toEqual([
      [1, 0.5],
      [1, 0.5],
    ]);
  });
});

it('places count five to one at a table of briscola, and equals share', () => {
  const hall = new Hall({ people: 5, rounds: 1, seed: 'five', game: 'briscola-chiamata' });
  hall.drawn();
  hall.show();
  hall.add({ type: 'result', round: 1, table: 1, slips: [slip(9), slip(4), slip(4), slip(-7), slip(-10)], source: 'slip' });
  expect(hall.ranking().map(({ places }) => places)).toEqual([5, 3.5, 3.5, 2, 1]);
});

describe('any evening', () => {
  const turns = fc.array(fc.record({ kind: fc.integer({ min: 0, max: 6 }), pick: fc.nat(1000) }), { minLength: 5, maxLength: 40 });
  /** An evening in which people come and go, and results are booked, corrected, withdrawn and handed in late. */
  const lived = (people: number, all: readonly { kind: number; pick: number }[]): Hall => {
    const hall = new Hall({ people, rounds: 6, seed: `${people}`, form: { missed: 1450 } });
    for (const { kind, pick } of all) {
      const round = hall.evening.rounds.at(-1);
      const tables = hall.evening.rounds
        .filter(({ shown }) => shown)
        .flatMap((one) => one.tables.map((table) => ({ round: one.round, table })));
      const one = tables[pick % Math.max(1, tables.length)];
      if (kind <= 1 && (round === undefined || (round.shown && round.round < 6)) && hall.here().length >= 4) {
        hall.drawn();
        hall.show();
      } else if (kind === 2) hall.turn(1 + (pick % (people + 3)));
      else if (one !== undefined && one.table.booked === null)
        hall.add({ type: 'result', round: one.round, table: one.table.table, slips: hall.slips(), source: 'slip' });
      else if (one?.table.booked && kind === 5) hall.add({ type: 'withdrawn', round: one.round, table: one.table.table, why: 'again' });
      else if (one?.table.booked && kind === 6) {
        const after = hall.slips();
        if (JSON.stringify(after) !== JSON.stringify(one.table.booked))
          hall.add({ type: 'corrected', round: one.round, table: one.table.table, before: [...one.table.booked], after, why: 'a slip' });
      }
    }
    return hall;
  };

  it('has the same ranking in one pass, replayed, and cut anywhere and continued', () => {
    fc.assert(
      fc.property(fc.integer({ min: 4, max: 22 }), turns, fc.nat(200), (people, all, cut) => {
        const hall = lived(people, all);
        const at = cut % (hall.lines.length + 1);
        const head = readJournal(journalText(hall.header, hall.lines.slice(0, at)));
        const whole = readJournal(journalText(hall.header, hall.lines));
        if (!head.ok || !whole.ok) throw new Error('a journal does not read back');
        expect(rankingOf(whole.value.evening)).toEqual(hall.ranking());
        expect(head.value.evening.lines).toBe(at + 1);
      }),
      { numRuns: 40 },
    );
  });

  it('gives a correction to its own people alone', () => {
    fc.assert(
      fc.property(fc.integer({ min: 8, max: 22 }), turns, (people, all) => {
        const hall = lived(people, all);
        const found = hall.evening.rounds
          .flatMap((one) => one.tables.map((table) => ({ round: one.round, table })))
          .find(({ table }) => table.booked);
        if (!found?.table.booked) return;
        const before = new Map(hall.ranking().map(({ entrant, total }) => [entrant, total]));
        const [one, other] = found.table.booked as [Slip, Slip];
        const after = [
          { ...one, points: one.points === 500 ? 502 : 500 },
          { ...other, points: one.points + other.points - (one.points === 500 ? 502 : 500) },
        ];
        hall.add({ type: 'corrected', round: found.round, table: found.table.table, before: [one, other], after, why: 'a slip' });
        const changed = hall
          .ranking()
          .filter(({ entrant, total }) => before.get(entrant) !== total)
          .map(({ entrant }) => entrant);
        expect(changed.sort()).toEqual(found.table.places.filter((who) => who !== null).sort());
      }),
      { numRuns: 30 },
    );
  });
});
