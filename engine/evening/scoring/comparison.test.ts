import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Hall } from '../evening.fixture.ts';
import type { EveningForm } from '../form/form.ts';
import type { TableDeal } from '../form/values.ts';
import { appendLine, beginEvening } from '../journal/apply.ts';
import { journalText, readJournal } from '../journal/text.ts';
import { fieldRankings } from './groups.ts';
import { comparedDeals, roundComparison, sameDealResults } from './sameDeals.ts';

/** Couples who play the same deals in two fields. */
function fields(tables: number, compare: EveningForm['compare'], rounds = 1, deals = 2): Hall {
  const form = { ends: { deals }, cards: 'ours', same: true, ...(compare === undefined ? {} : { compare }) } as const;
  return new Hall({ people: tables * 2, rounds, seed: `same ${tables}`, unit: 'couple', movement: 'mitchell', form });
}

const dealOf = (points: number, bonus: readonly [number, number] = [0, 0]): TableDeal => ({
  slips: [
    { points, bonus: bonus[0], sweeps: 0 },
    { points: 162 - points, bonus: bonus[1], sweeps: 0 },
  ],
});

/** Books the deals of a table of the latest round. */
function book(hall: Hall, table: number, deals: readonly TableDeal[]): void {
  const slips = [0, 1].map((side) => ({
    points: deals.reduce((sum, deal) => sum + deal.slips[side]!.points, 0),
    bonus: deals.reduce((sum, deal) => sum + deal.slips[side]!.bonus, 0),
    sweeps: 0,
  }));
  hall.add({ type: 'result', round: hall.evening.rounds.length, table, slips, source: 'cards', deals: [...deals] });
}

/** A round that is played: the points of North–South in each deal, by table in their order. */
function played(hall: Hall, tables: readonly (readonly number[])[]): Hall {
  hall.drawn();
  hall.show();
  const numbers = hall.evening.rounds.at(-1)!.tables.map(({ table }) => table);
  for (const [at, deals] of tables.entries())
    book(
      hall,
      numbers[at]!,
      deals.map((points) => dealOf(points)),
    );
  return hall;
}

describe('a deal that three tables had', () => {
  // Deal 1: 100, 80, 80 of 162 for North–South; deal 2: 62, 100, 120.
  const tables = [
    [100, 62],
    [80, 100],
    [80, 120],
  ];

  it('gives a match point for each table beaten in the line, and a half for equals', () => {
    const hall = played(fields(3, 'matchPoints'), tables);
    const [first, second] = comparedDeals(hall.evening, hall.evening.rounds[0]!);
    const won = (deal: typeof first, side: number): number[] => deal!.tables.map(({ sides }) => sides[side]!.won);
    expect([first!.deal, second!.deal]).toEqual([1, 2]);
    expect([won(first, 0), won(first, 1)]).toEqual([
      [2, 0.5, 0.5],
      [0, 1.5, 1.5],
    ]);
    expect([won(second, 0), won(second, 1)]).toEqual([
      [0, 1, 2],
      [2, 1, 0],
    ]);
    // Over both deals: 2, 1½ and 2½ of 4. Plain sums would say 180 for tables 2, 162 and 200.
    expect(
      sameDealResults(hall.evening, hall.evening.rounds[0]!)[0]!.map(({ table, place, won: all, most }) => [table, place, all, most]),
    ).toEqual([
      [3, 1, 2.5, 4],
      [1, 2, 2, 4],
      [2, 3, 1.5, 4],
    ]);
  });

  it('is compared with the mean of the others, in tenths', () => {
    const hall = played(fields(3, 'mean'), tables);
    const [first] = comparedDeals(hall.evening, hall.evening.rounds[0]!);
    // Own less theirs: 38, −2, −2. Table 1: 38 + 2; tables 2 and 3: −2 − (38 − 2) / 2.
    expect(first!.tables.map(({ sides }) => sides.map(({ tenths }) => tenths))).toEqual([
      [400, -400],
      [-200, 200],
      [-200, 200],
    ]);
  });

  it('leaves the best and the worst of the others out of the mean from six tables on', () => {
    const five = played(
      fields(5, 'mean'),
      [[81], [81], [81], [81], [162]].map(([own]) => [own!, 81]),
    );
    const six = played(
      fields(6, 'mean'),
      [[81], [81], [81], [81], [81], [162]].map(([own]) => [own!, 81]),
    );
    const north = (hall: Hall): number[] =>
      comparedDeals(hall.evening, hall.evening.rounds[0]!)[0]!.tables.map(({ sides }) => sides[0]!.tenths);
    // 162 less nothing is 162: a quarter of it weighs on the others, until it is left out.
    expect(north(five)).toEqual([-405, -405, -405, -405, 1620]);
    expect(north(six)).toEqual([0, 0, 0, 0, 0, 1620]);
  });

  it('ranks each field by itself, by what was compared and not by the sum', () => {
    const hall = played(fields(3, 'matchPoints'), tables);
    const [north, east] = fieldRankings(hall.evening);
    const seats = hall.evening.rounds[0]!.tables.map(({ places }) => places);
    expect([north!.field, east!.field]).toEqual([0, 1]);
    expect(north!.rows.map(({ place, entrant, compared }) => [place, entrant, compared!.won])).toEqual([
      [1, seats[2]![0], 2.5],
      [2, seats[0]![0], 2],
      [3, seats[1]![0], 1.5],
    ]);
    expect(east!.rows.map(({ place, compared }) => [place, compared!.won, compared!.most])).toEqual([
      [1, 2.5, 4],
      [2, 2, 4],
      [3, 1.5, 4],
    ]);
  });
});

describe('rounds of which the deals are not known', () => {
  it('are compared as a whole: results of journals without deals, typed in, or corrected', () => {
    const hall = fields(2, 'matchPoints');
    hall.drawn();
    hall.show();
    book(hall, 1, [dealOf(100), dealOf(100)]);
    const slips = [150, 174].map((points) => ({ points, bonus: 0, sweeps: 0 }));
    hall.add({ type: 'result', round: 1, table: 2, slips, source: 'cards' });
    const whole = comparedDeals(hall.evening, hall.evening.rounds[0]!);
    expect(whole.map(({ deal }) => deal)).toEqual([null]);
    expect(whole[0]!.tables.map(({ sides }) => sides[0]!.won)).toEqual([1, 0]);

    const other = played(fields(2, 'matchPoints'), [
      [100, 100],
      [90, 90],
    ]);
    expect(comparedDeals(other.evening, other.evening.rounds[0]!)).toHaveLength(2);
    const before = [...other.evening.rounds[0]!.tables[0]!.booked!];
    other.add({ type: 'corrected', round: 1, table: 1, before, after: [...before].reverse(), why: 'seats' });
    expect(comparedDeals(other.evening, other.evening.rounds[0]!).map(({ deal }) => deal)).toEqual([null]);
  });

  it('are read as they were: a journal without comparison and deals has the ranking it had', () => {
    const hall = fields(2, undefined);
    hall.drawn();
    hall.show();
    for (const table of [1, 2])
      hall.add({
        type: 'result',
        round: 1,
        table,
        slips: [150 + table, 174 - table].map((points) => ({ points, bonus: 0, sweeps: 0 })),
        source: 'cards',
      });
    const text = journalText(hall.header, hall.lines);
    expect(text).not.toMatch(/compare|"deals":\[/);
    const read = readJournal(text);
    if (!read.ok) throw new Error(read.error.code);
    const [north] = fieldRankings(read.value.evening);
    expect(north!.rows.map(({ total, compared }) => [total, compared])).toEqual([
      [152, undefined],
      [151, undefined],
    ]);
  });
});

it('refuses deals that do not add up to the slips, and a comparison of other deals', () => {
  const hall = fields(2, 'mean');
  hall.drawn();
  hall.show();
  const slips = [200, 124].map((points) => ({ points, bonus: 0, sweeps: 0 }));
  const line = { type: 'result', round: 1, table: 1, slips, source: 'cards', deals: [dealOf(100), dealOf(99)], at: 0, by: 'test' } as const;
  const deals = line.deals.map(({ slips: own, ...rest }) => ({ ...rest, slips: [...own] }));
  expect(appendLine(hall.evening, { ...line, deals, slips: [...slips] })).toMatchObject({
    ok: false,
    error: { code: 'evening/impossible' },
  });
  const { same: _, ...form } = hall.header.form;
  expect(beginEvening({ ...hall.header, form })).toMatchObject({ ok: false, error: { code: 'evening/bad-form' } });
});

describe('for all results', () => {
  const points = fc.integer({ min: 2, max: 160 });
  const bonus = fc.tuple(fc.integer({ min: 0, max: 5 }), fc.integer({ min: 0, max: 5 }));
  const rounds = fc
    .record({ tables: fc.integer({ min: 2, max: 9 }), deals: fc.integer({ min: 1, max: 4 }) })
    .chain(({ tables, deals }) =>
      fc.array(fc.array(fc.tuple(points, bonus), { minLength: deals, maxLength: deals }), { minLength: tables, maxLength: tables }),
    );

  it('match points of a deal add up to the same in every line, and a recount by pairs of tables finds the same', () => {
    fc.assert(
      fc.property(rounds, fc.constantFrom('matchPoints' as const, 'mean' as const), (tables, compare) => {
        const count = tables[0]!.length;
        const hall = fields(tables.length, compare, 1, count);
        hall.drawn();
        hall.show();
        for (const [at, deals] of tables.entries())
          book(
            hall,
            at + 1,
            deals.map(([own, [north, east]]) => dealOf(own, [north * 20, east * 20])),
          );
        const round = hall.evening.rounds[0]!;
        for (const { tables: all } of comparedDeals(hall.evening, round))
          for (const side of [0, 1]) {
            const sum = all.reduce((total, { sides }) => total + sides[side]!.won, 0);
            expect(sum).toBe((tables.length * (tables.length - 1)) / 2);
          }
        // Counted otherwise: each pair of tables hands out one point, each deal its differences.
        const won = tables.map(() => [0, 0]);
        const tenths = tables.map(() => [0, 0]);
        for (let deal = 0; deal < count; deal += 1) {
          const net = tables.map((deals) => {
            const [own, [north, east]] = deals[deal]!;
            return own + north * 20 - (162 - own + east * 20);
          });
          for (let one = 0; one < net.length; one += 1) {
            for (let other = 0; other < one; other += 1) {
              const sign = Math.sign(net[one]! - net[other]!);
              won[one]![0]! += (1 + sign) / 2;
              won[other]![0]! += (1 - sign) / 2;
              won[one]![1]! += (1 - sign) / 2;
              won[other]![1]! += (1 + sign) / 2;
            }
            const rest = net.filter((_, at) => at !== one);
            if (net.length >= 6) {
              rest.splice(rest.indexOf(Math.max(...rest)), 1);
              rest.splice(rest.indexOf(Math.min(...rest)), 1);
            }
            const above = (10 * (net[one]! * rest.length - rest.reduce((sum, each) => sum + each, 0))) / rest.length;
            const whole = Math.sign(above) * Math.round(Math.abs(above));
            tenths[one]![0]! += whole;
            tenths[one]![1]! -= whole;
          }
        }
        const compared = roundComparison(hall.evening, round);
        for (const at of tables.keys())
          for (const side of [0, 1]) {
            const own = compared.get(at + 1)![side]!;
            expect(own.won).toBe(won[at]![side]);
            expect(own.tenths).toBeCloseTo(tenths[at]![side]!, 9);
            expect(own.most).toBe(count * (tables.length - 1));
          }
        // The ranking of a field is the list of its line.
        for (const { field, rows } of fieldRankings(hall.evening)) {
          const line = sameDealResults(hall.evening, round)[field!]!;
          expect(rows.map(({ compared: own }) => (compare === 'mean' ? own!.tenths : own!.won))).toEqual(
            line.map((own) => (compare === 'mean' ? own.tenths : own.won)),
          );
        }
      }),
      { numRuns: 60 },
    );
  });

  it('nobody gains or loses by sitting out: the share of the match points is that of the rounds played', () => {
    const hall = new Hall({
      people: 5,
      rounds: 2,
      seed: 'odd',
      unit: 'couple',
      movement: 'mitchell',
      form: { ends: { deals: 1 }, cards: 'ours', same: true, compare: 'matchPoints' },
    });
    for (let round = 1; round <= 2; round += 1) played(hall, [[100], [80]]);
    const rows = fieldRankings(hall.evening).flatMap(({ rows: all }) => all);
    for (const { compared, shares } of rows) expect(compared!.most).toBe(shares.filter(({ kind }) => kind === 'played').length);
    expect(rows.some(({ shares }) => shares.some(({ kind }) => kind === 'satOut'))).toBe(true);
  });

  it('rounds halves of a tenth away from 0, also where their fractions have no end in binary', () => {
    const form = { ends: { deals: 1 }, cards: 'ours', same: true, compare: 'mean' } as const;
    const hall = new Hall({ people: 46, rounds: 1, seed: 'halves', unit: 'couple', movement: 'mitchell', game: 'pinochle-double', form });
    hall.drawn();
    hall.show();
    // Without the best and the worst, the other twenty have −597: the mean is −29.85, and −40 is 101.5 tenths below.
    for (const [at, points] of [-40, ...Array.from({ length: 19 }, () => -30), -27, 100, -100].entries()) {
      const slips = [points, 0].map((own) => ({ points: own, bonus: 0, sweeps: 0 }));
      hall.add({ type: 'result', round: 1, table: at + 1, slips, source: 'cards', deals: [{ slips }] });
    }
    expect(
      roundComparison(hall.evening, hall.evening.rounds[0]!)
        .get(1)!
        .map(({ tenths }) => tenths),
    ).toEqual([-102, 102]);
  });
});
