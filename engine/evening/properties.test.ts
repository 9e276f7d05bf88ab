import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addTo, countIn } from '../cards/counts.ts';
import { Hall } from './evening.fixture.ts';
import { appendLine } from './journal/apply.ts';
import { journalText, readJournal } from './journal/text.ts';
import { rankingOf } from './scoring/ranking.ts';

/** The properties of every evening, for all arrivals and results. */

/** Pairs as text, the lower number first. */
const pairOf = (one: number, other: number): string => (one < other ? `${one} ${other}` : `${other} ${one}`);

/** All pairs of a list. */
function pairsIn(all: readonly number[]): string[] {
  return all.flatMap((one, at) => all.slice(at + 1).map((other) => pairOf(one, other)));
}

/** The most and the least that anybody has sat out. */
function sitOutsOf(hall: Hall): readonly [number, number] {
  const outs = new Map<number, number>();
  for (const { out } of hall.evening.rounds) for (const one of out) addTo(outs, one);
  const counts = hall.here().map((one) => countIn(outs, one));
  return [Math.max(...counts), Math.min(...counts)];
}

describe('in drawn evenings of single persons', () => {
  it('nobody partners twice, nobody of eight tables or more meets twice in six rounds, and sit-outs differ by one at most', () => {
    fc.assert(
      fc.property(fc.integer({ min: 32, max: 80 }), fc.integer({ min: 3, max: 6 }), fc.nat(10_000), (people, rounds, seed) => {
        const hall = new Hall({ people, rounds, seed: `draw ${seed}` });
        const partners: string[] = [];
        const meetings: string[] = [];
        for (let round = 1; round <= rounds; round += 1) {
          for (const { places } of hall.drawn().seatings) {
            const [north, east, south, west] = places as [number, number, number, number];
            partners.push(pairOf(north, south), pairOf(east, west));
            meetings.push(...pairsIn([north, east, south, west]));
          }
          hall.show();
          const [most, least] = sitOutsOf(hall);
          expect(most - least).toBeLessThanOrEqual(1);
        }
        expect(new Set(partners).size).toBe(partners.length);
        expect(new Set(meetings).size).toBe(meetings.length);
      }),
      { numRuns: 12 },
    );
  });
});

describe('in evenings of couples', () => {
  it('no two couples meet twice, whatever the movement, and sit-outs differ by one at most', () => {
    fc.assert(
      fc.property(
        fc.constantFrom('draw' as const, 'shift' as const, 'swiss' as const, 'roundRobin' as const),
        fc.integer({ min: 10, max: 40 }),
        fc.nat(10_000),
        (movement, couples, seed) => {
          const hall = new Hall({ people: couples, rounds: 5, seed: `couples ${seed}`, movement, unit: 'couple' });
          const met: string[] = [];
          for (let round = 1; round <= 5; round += 1) {
            for (const { places } of hall.drawn().seatings) met.push(...pairsIn(places as number[]));
            hall.show();
            hall.book();
            const [most, least] = sitOutsOf(hall);
            expect(most - least).toBeLessThanOrEqual(1);
          }
          expect(new Set(met).size).toBe(met.length);
        },
      ),
      { numRuns: 24 },
    );
  });
});

describe('in every evening', () => {
  const turns = fc.array(fc.record({ kind: fc.integer({ min: 0, max: 8 }), pick: fc.nat(1000) }), { minLength: 10, maxLength: 50 });

  /** People come and go; results are booked, entered by both sides, corrected and withdrawn; some are fined. */
  function lived(people: number, all: readonly { readonly kind: number; readonly pick: number }[]): Hall {
    const hall = new Hall({ people, rounds: 6, seed: `lived ${people}` });
    for (const { kind, pick } of all) {
      const last = hall.evening.rounds.at(-1);
      const tables = hall.evening.rounds
        .filter(({ shown }) => shown)
        .flatMap(({ round, tables: seated }) => seated.map((table) => ({ round, table })));
      const found = tables[pick % Math.max(1, tables.length)];
      if (kind <= 1 && (last === undefined || (last.shown && last.round < 6)) && hall.here().length >= 4) {
        hall.drawn();
        hall.show();
      } else if (kind === 2) hall.turn(1 + (pick % (people + 3)));
      if (found === undefined) continue;
      const {
        round,
        table: { table, booked, entries },
      } = found;
      if (kind === 3) hall.add({ type: 'penalty', round, entrant: 1 + (pick % people), points: -10 * (pick % 30), why: 'a rule' });
      else if (booked === null && kind === 4 && entries.length === 0)
        hall.add({ type: 'entered', round, table, side: 0, slips: hall.slips() });
      else if (booked === null && kind === 5 && entries.length === 1) hall.add({ type: 'confirmed', round, table, side: 1 });
      else if (booked === null) hall.add({ type: 'result', round, table, slips: hall.slips(), source: 'slip' });
      else if (kind === 6) hall.add({ type: 'withdrawn', round, table, why: 'another table' });
      else if (kind >= 7) {
        const after = hall.slips();
        if (JSON.stringify(after) !== JSON.stringify(booked))
          hall.add({ type: 'corrected', round, table, before: [...booked], after, why: 'a slip' });
      }
    }
    return hall;
  }
  const evenings = fc.tuple(fc.integer({ min: 16, max: 34 }), turns);

  it('the ranking adds up to what is booked, each table of each round once, with sit-outs and penalties', () => {
    fc.assert(
      fc.property(evenings, ([people, all]) => {
        const hall = lived(people, all);
        const { rounds, sides, penalties, header } = hall.evening;
        let sum = penalties.reduce((total, { points }) => total + points, 0);
        const { sitOut } = header.form;
        for (const { tables, out } of rounds.filter(({ shown }) => shown)) {
          sum += out.length * (sitOut.kind === 'fixed' ? sitOut.points : NaN);
          for (const { places, booked } of tables)
            for (const [place, one] of places.entries()) {
              const slip = booked?.[sides[place]!];
              if (one !== null && slip !== undefined) sum += slip.points + slip.bonus;
            }
        }
        expect(hall.ranking().reduce((total, row) => total + row.total, 0)).toBe(sum);
      }),
      { numRuns: 30 },
    );
  });

  it('a journal that is cut anywhere and continued leads to the same ranking as in one pass', () => {
    fc.assert(
      fc.property(evenings, fc.nat(400), ([people, all], cut) => {
        const hall = lived(people, all);
        const at = cut % (hall.lines.length + 1);
        const head = readJournal(journalText(hall.header, hall.lines.slice(0, at)));
        if (!head.ok) throw new Error(head.error.code);
        const whole = hall.lines.slice(at).reduce((evening, line) => {
          const after = appendLine(evening, line);
          if (!after.ok) throw new Error(after.error.code);
          return after.value;
        }, head.value.evening);
        expect(rankingOf(whole)).toEqual(hall.ranking());
      }),
      { numRuns: 30 },
    );
  });
});
