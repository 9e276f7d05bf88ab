import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Hall } from '../evening.fixture.ts';
import { readCsv, writeCsv } from './csv.ts';
import { fieldRankings } from '../scoring/groups.ts';
import { membersCsv, rankingCsv, readMembers, readResults, resultsCsv } from './tables.ts';

const HEADINGS = ['No', 'Name', 'Partner', 'Team', 'Class', 'Id'];
const separators = fc.constantFrom(';' as const, ',' as const);
/** Texts that spreadsheets trip over, among others. */
const texts = fc.oneof(
  fc.string({ maxLength: 20 }),
  fc.string({ unit: fc.constantFrom(...'=+-@\t\r\n\'";, aé＝'), maxLength: 8 }),
  fc.constantFrom("'t Hart", '=1+1', "'=x", '@SUM(A1)', '-5', ' =1', '"', "'"),
);

describe('tables as text', () => {
  it('come back as they were', () => {
    const head = ['head', 'x', 'x', 'x', 'x'];
    fc.assert(
      fc.property(fc.array(fc.array(texts, { minLength: 2, maxLength: 5 }), { maxLength: 6 }), separators, (rows, separator) => {
        const read = readCsv(writeCsv([head, ...rows], separator));
        expect(read).toEqual({ ok: true, value: [head, ...rows.filter((row) => row.some((cell) => cell !== ''))] });
      }),
      { numRuns: 300 },
    );
  });

  it('have no cell that a spreadsheet takes for a formula', () => {
    fc.assert(
      fc.property(texts, separators, (text, separator) => {
        const written = writeCsv([[text]], separator).slice(1, -2);
        expect(written.replace(/^"/, '')).not.toMatch(/^[ ]*[=+\-@\t\r＝]/);
      }),
      { numRuns: 300 },
    );
  });

  it('begin with a mark, end lines as Windows does, and write numbers as numbers', () => {
    const rows = [
      ['a', -5],
      ['-5', 0.5],
    ];
    expect(writeCsv(rows, ';')).toBe("\uFEFFa;-5\r\n'-5;0,5\r\n");
  });

  it.each([
    ['a,b\nc,d', 'a b|c d'],
    ['\uFEFFa;"b;""c"\r\n\r\nd;e\r\n', 'a b;"c|d e'],
    ['a\tb\rc\td', 'a b|c d'],
    ['"x,y";b', 'x,y b'],
    ["'t_Hart;'=1", "'t_Hart =1"],
  ])('are read with any separator and line end: %j', (text, wanted) => {
    const read = readCsv(text);
    expect(read.ok && read.value.map((row) => row.join(' ')).join('|')).toBe(wanted);
  });

  it.each([
    ['quote', 'a;"b'],
    ['long', 'x'.repeat(501)],
    ['long', ';'.repeat(60)],
    ['long', 'x\n'.repeat(2001)],
    ['long', 'x'.repeat(1_000_001)],
  ])('are refused: %s', (why, text) => {
    expect(readCsv(text)).toMatchObject({ ok: false, error: { code: 'evening/bad-csv', facts: { why } } });
  });
});

describe('members', () => {
  it('come back as they were', () => {
    const name = fc.string({ unit: fc.constantFrom(...'=+-@\'";,Aé '), maxLength: 12 }).map((one) => `${one.trim()}x`);
    const member = fc.record({ names: fc.array(name, { minLength: 1, maxLength: 2 }), team: fc.option(name, { nil: undefined }) });
    fc.assert(
      fc.property(fc.array(member, { minLength: 1, maxLength: 12 }), separators, (all, separator) => {
        const members = all.map(({ names, team }, index) => ({ entrant: 3 * index + 1, names, ...(team === undefined ? {} : { team }) }));
        expect(readMembers(membersCsv(members, HEADINGS, separator))).toEqual({ ok: true, value: members });
      }),
    );
  });
  it('receive free numbers, with and without a heading', () => {
    const [ada, ben] = [{ names: ['Ada'] }, { names: ['Ben'] }];
    expect(readMembers('Ada\nBen')).toMatchObject({
      value: [
        { entrant: 1, ...ada },
        { entrant: 2, ...ben },
      ],
    });
    expect(readMembers('No;Name\n;Ada\n1;Ben')).toMatchObject({
      value: [
        { entrant: 2, ...ada },
        { entrant: 1, ...ben },
      ],
    });
  });
  it.each([
    ['1;Ada\n1;Ben', { why: 'twice', row: 2 }],
    ['501;Ada', { why: 'value', row: 1 }],
    [`1;${'A'.repeat(61)}`, { why: 'value', row: 1 }],
    ['1;', { why: 'value', row: 1 }],
    [Array.from({ length: 501 }, (_, i) => `N${i}`).join('\n'), { why: 'long', row: 501 }],
  ])('are refused: %j', (text, facts) => {
    expect(readMembers(text)).toMatchObject({ ok: false, error: { facts } });
  });
});

it('results and rankings come back as they were', () => {
  const hall = new Hall({ people: 17, rounds: 3, seed: 'csv' });
  for (let round = 0; round < 3; round += 1) {
    hall.drawn();
    hall.show();
    hall.book();
  }
  const played = hall.evening.rounds.flatMap(({ round, tables }) => tables.map(({ table, booked }) => ({ round, table, slips: booked })));
  for (const separator of [';', ','] as const)
    expect(readResults(resultsCsv(hall.evening, ['Round', 'Table'], separator))).toEqual({ ok: true, value: played });
  const read = readCsv(rankingCsv(fieldRankings(hall.evening), undefined, ['Place', 'No'], ';'));
  expect(read.ok && read.value.slice(1).map(([place, entrant, , , total]) => [place, entrant, total].map(Number))).toEqual(
    hall.ranking().map(({ place, entrant, total }) => [place, entrant, total]),
  );
  expect(readResults('Round\n1;2;1 3;x;0;0;2 4;5;0;0')).toMatchObject({ ok: false, error: { facts: { row: 2 } } });
  expect(readResults('Round\n1;2;1 3;5;0;0')).toMatchObject({ ok: false, error: { facts: { row: 2 } } });
});

it.each(['matchPoints', 'mean'] as const)('write the comparison of the same deals (%s) and the field', (compare) => {
  const form = { ends: { deals: 1 }, cards: 'ours', same: true, compare } as const;
  const hall = new Hall({ people: 8, rounds: 1, seed: 'csv', unit: 'couple', movement: 'mitchell', form });
  hall.drawn();
  hall.show();
  for (const [at, points] of [100, 62, 90, 81].entries()) {
    const slips = [points, 162 - points].map((own) => ({ points: own, bonus: 0, sweeps: 0 }));
    hall.add({ type: 'result', round: 1, table: at + 1, slips, source: 'cards', deals: [{ slips }] });
  }
  const cells = (separator: ';' | ','): string[][] => {
    const read = readCsv(rankingCsv(fieldRankings(hall.evening), compare, ['Place', 'No'], separator));
    return read.ok ? read.value.slice(1) : [];
  };
  const shares = ['100', '66,7', '33,3', '0'];
  const wanted =
    compare === 'mean' ? { '1': ['44,7', '18', '-6', '-56,7'], '2': ['56,7', '6', '-18', '-44,7'] } : { '1': shares, '2': shares };
  for (const [field, figures] of Object.entries(wanted))
    expect(cells(';').flatMap((row) => (row[12] === field ? [[row[0], row[11]]] : []))).toEqual(
      figures.map((figure, at) => [String(at + 1), figure]),
    );
  expect(cells(',').map((row) => row[11])).toEqual(cells(';').map((row) => row[11]!.replace(',', '.')));
});

it('mark the rounds in which a bot played for somebody who was away', () => {
  const hall = new Hall({ people: 8, rounds: 1, seed: 'away', form: { ends: { deals: 1 }, cards: 'ours' } });
  hall.drawn();
  hall.show();
  for (const { table } of hall.evening.rounds[0]!.tables)
    hall.add({ type: 'result', round: 1, table, slips: hall.slips(), source: 'cards', ...(table === 1 ? { bot: true as const } : {}) });
  const read = readCsv(rankingCsv(fieldRankings(hall.evening), undefined, ['Place', 'No'], ';'));
  const rows = read.ok ? read.value.slice(1) : [];
  const at = new Set(hall.evening.rounds[0]!.tables[0]!.places.map(String));
  expect(rows).toHaveLength(8);
  for (const row of rows) expect(row.at(-1)).toBe(at.has(row[1]!) ? '1' : '');
});

it('mark the rounds at whose table a bot had a seat, and have no such column without', () => {
  const played = (people: number): string[][] => {
    const hall = new Hall({ people, rounds: 2, seed: 'bots', form: { ends: { deals: 1 }, cards: 'ours', fill: 'bot' } });
    for (let round = 0; round < 2; round += 1) {
      hall.drawn();
      hall.show();
      hall.book();
    }
    const withBots = new Map(
      hall
        .ranking()
        .map(({ entrant }) => [
          entrant,
          hall.evening.rounds.flatMap(({ round, tables }) =>
            tables.some(({ places }) => places.includes(entrant) && places.includes(null)) ? [round] : [],
          ),
        ]),
    );
    expect([...withBots.values()].some((rounds) => rounds.length > 0)).toBe(people === 7);
    const read = readCsv(rankingCsv(fieldRankings(hall.evening), undefined, ['Place', 'No'], ';'));
    const rows = read.ok ? read.value.slice(1) : [];
    for (const row of people === 7 ? rows : []) expect(row.at(-1)).toBe(withBots.get(Number(row[1]))?.join(' '));
    return rows;
  };
  expect(new Set(played(7).map(({ length }) => length))).toEqual(new Set([12]));
  expect(new Set(played(8).map(({ length }) => length))).toEqual(new Set([11]));
});
