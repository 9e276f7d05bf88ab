import { describe, expect, it } from 'vitest';
import { seedFrom } from '../../cards/random.ts';
import type { Slip } from '../../contract/club.ts';
import { gameById } from '../../games/index.ts';
import { usualForm, type EveningHeader } from '../form/form.ts';
import { appendLine, beginEvening } from './apply.ts';
import { forgottenIn } from './forget.ts';
import type { EveningLine } from './lines.ts';
import { formNow, progressOf, type Evening } from './state.ts';
import { journalText, lineText, readJournal, readLine } from './text.ts';

const HEADER: EveningHeader = {
  format: 'trickhouse-evening/1',
  id: 'tuesday',
  name: 'Tuesday',
  game: 'klaverjas',
  options: {},
  seed: seedFrom('tuesday'),
  form: usualForm(gameById('klaverjas'), 'draw', 'person', 4),
  at: 0,
};
type Bare = EveningLine extends infer Line ? (Line extends EveningLine ? Omit<Line, 'at' | 'by'> : never) : never;
const line = (bare: Bare): EveningLine => ({ ...bare, at: 1, by: 'organiser' });
const NAMES = ['Ada', 'Ben', 'Cas', 'Dre', 'Eva'];
const came = (entrant: number): EveningLine => line({ type: 'came', entrant, names: [NAMES[entrant - 1]!] });
const slip = (points: number, bonus = 0, sweeps = 0): Slip => ({ points, bonus, sweeps });
const FIRST = [slip(1400, 180, 1), slip(1192, 20)];
const SECOND = [slip(1400, 180, 1), slip(1192, 40)];
const drawn = line({ type: 'draw', round: 1, attempt: 1, seatings: [{ table: 1, places: [1, 2, 3, 4] }], out: [5] });
const shown = line({ type: 'shown', round: 1 });
const result = (slips: Slip[]): EveningLine => line({ type: 'result', round: 1, table: 1, slips, source: 'slip' });
const START = [1, 2, 3, 4, 5].map(came);

/** The evening after some lines. */
function after(...lines: EveningLine[]): Evening {
  const read = readJournal(journalText(HEADER, lines));
  if (!read.ok) throw new Error(JSON.stringify(read.error));
  return read.value.evening;
}
/** The code with which a line is refused after others. */
function code(lines: EveningLine[], last: EveningLine): string {
  const refused = appendLine(after(...lines), last);
  return refused.ok ? 'fits' : refused.error.code;
}
const table = (evening: Evening) => evening.rounds[0]!.tables[0]!;
const PLAYED = [...START, drawn, shown];

it('forgets a name within a reason only where it stands as words of its own', () => {
  const penalty = (why: string): EveningLine => line({ type: 'penalty', round: 1, entrant: 2, points: -1, why });
  const reasonWithout = (name: string, why: string): unknown => forgottenIn([penalty(why)], name, '7')[0];
  expect(reasonWithout('An', 'Anna and Jan late, An too; An’s bid')).toEqual(penalty('Anna and Jan late, 7 too; 7’s bid'));
  expect(reasonWithout('Zoë', 'Zoë, Zoëlle and (Zoë)')).toEqual(penalty('7, Zoëlle and (7)'));
  expect(reasonWithout('A. (Ed)', 'A. (Ed) and AB (Ed)')).toEqual(penalty('7 and AB (Ed)'));
});

describe('results', () => {
  it('are booked by the organiser, by two sides that agree, or by one and a confirmation', () => {
    const one = line({ type: 'entered', round: 1, table: 1, side: 0, slips: FIRST });
    const two = line({ type: 'entered', round: 1, table: 1, side: 1, slips: FIRST });
    const yes = line({ type: 'confirmed', round: 1, table: 1, side: 1 });
    for (const lines of [[result(FIRST)], [one, two], [one, yes]]) expect(table(after(...PLAYED, ...lines)).booked).toEqual(FIRST);
    expect(progressOf(table(after(...PLAYED, one)))).toBe('entered');
  });
  it('are disputed where the sides differ, until they agree or the organiser books', () => {
    const one = line({ type: 'entered', round: 1, table: 1, side: 0, slips: FIRST });
    const two = line({ type: 'entered', round: 1, table: 1, side: 1, slips: SECOND });
    expect(progressOf(table(after(...PLAYED, one, two)))).toBe('disputed');
    expect(table(after(...PLAYED, one, two)).booked).toBeNull();
    expect(table(after(...PLAYED, one, two, result(SECOND))).booked).toEqual(SECOND);
    const changed = line({ type: 'entered', round: 1, table: 1, side: 0, slips: SECOND });
    expect(table(after(...PLAYED, one, two, changed)).booked).toEqual(SECOND);
  });
  it('are corrected from what is booked, and withdrawn', () => {
    const fix = line({ type: 'corrected', round: 1, table: 1, before: FIRST, after: SECOND, why: 'a roem forgotten' });
    const gone = line({ type: 'withdrawn', round: 1, table: 1, why: 'another table' });
    expect(table(after(...PLAYED, result(FIRST), fix)).booked).toEqual(SECOND);
    expect(table(after(...PLAYED, result(FIRST), gone)).booked).toBeNull();
    expect(code([...PLAYED, result(SECOND)], fix)).toBe('evening/other-before');
    expect(code(PLAYED, fix)).toBe('evening/no-result');
    expect(code(PLAYED, gone)).toBe('evening/no-result');
    expect(code([...PLAYED, result(FIRST)], result(SECOND))).toBe('evening/booked');
    expect(
      code([...PLAYED, result(FIRST)], line({ type: 'corrected', round: 1, table: 1, before: FIRST, after: FIRST, why: 'nothing' })),
    ).toBe('evening/unchanged');
  });
  it('of the program’s tables say whether a bot has played, until they are withdrawn; those of older journals do not', () => {
    const own = (bot: object): EveningLine => line({ type: 'result', round: 1, table: 1, slips: FIRST, source: 'cards', ...bot });
    const gone = line({ type: 'withdrawn', round: 1, table: 1, why: 'another table' });
    const fix = line({ type: 'corrected', round: 1, table: 1, before: FIRST, after: SECOND, why: 'a roem forgotten' });
    expect(table(after(...PLAYED, own({ bot: true }))).botPlayed).toBe(true);
    expect(table(after(...PLAYED, own({ bot: true }), fix)).botPlayed).toBe(true);
    expect(table(after(...PLAYED, own({}))).botPlayed).toBe(false);
    expect(table(after(...PLAYED, own({ bot: true }), gone)).botPlayed).toBe(false);
    expect(table(after(...PLAYED, own({ bot: true }), gone, result(FIRST))).botPlayed).toBe(false);
    expect(readLine(lineText(own({ bot: false })))).toMatchObject({ error: { code: 'evening/malformed' } });
  });
  it.each([
    ['sum', [slip(1400), slip(1190)], { difference: -2 }],
    ['unit', [slip(1400, 25), slip(1192)], { side: 0 }],
    ['bonus', [slip(1400, 30), slip(1192)], { side: 0 }],
    ['sweeps', [slip(1400, 50, 1), slip(1192)], { side: 0 }],
    ['sweeps', [slip(2500, 0), slip(92, 100, 1)], { side: 0 }],
    ['points', [slip(1), slip(2591)], { side: 0 }],
    ['bonus', [slip(1400, 7000), slip(1192)], {}],
  ])('that cannot be are refused: %s', (why, slips, facts) => {
    const refused = appendLine(after(...PLAYED), result(slips));
    expect(refused).toMatchObject({ ok: false, error: { code: 'evening/impossible', facts: { why, ...facts } } });
  });
});

describe('lines that do not fit', () => {
  it.each<[string, EveningLine[], EveningLine]>([
    ['evening/here', START, came(1)],
    ['evening/number-taken', START, line({ type: 'came', entrant: 1, names: ['Zoe'] })],
    ['evening/bad-form', START, line({ type: 'came', entrant: 6, names: ['Fay', 'Gil'] })],
    ['evening/no-entrant', START, line({ type: 'left', entrant: 9 })],
    ['evening/away', [...START, line({ type: 'left', entrant: 5 })], line({ type: 'left', entrant: 5 })],
    ['evening/not-seated', START, line({ type: 'draw', round: 1, attempt: 1, seatings: [{ table: 1, places: [1, 2, 3, 4] }], out: [] })],
    [
      'evening/seated-twice',
      START,
      line({ type: 'draw', round: 1, attempt: 1, seatings: [{ table: 1, places: [1, 2, 3, 1] }], out: [5, 4] }),
    ],
    ['evening/bad-table', START, line({ type: 'draw', round: 1, attempt: 1, seatings: [{ table: 1, places: [1, 2] }], out: [3, 4, 5] })],
    ['evening/no-round', START, line({ type: 'draw', round: 2, attempt: 1, seatings: [{ table: 1, places: [1, 2, 3, 4] }], out: [5] })],
    ['evening/no-round', [...START, drawn], drawn],
    ['evening/shown', PLAYED, line({ type: 'draw', round: 1, attempt: 2, seatings: [{ table: 1, places: [1, 2, 3, 4] }], out: [5] })],
    ['evening/shown', PLAYED, line({ type: 'swap', round: 1, entrants: [1, 5], why: 'a wish' })],
    ['evening/not-shown', [...START, drawn], result(FIRST)],
    ['evening/bad-table', PLAYED, line({ type: 'result', round: 1, table: 2, slips: FIRST, source: 'slip' })],
    ['evening/bad-table', PLAYED, result([...FIRST, slip(0)])],
    ['evening/not-entered', PLAYED, line({ type: 'confirmed', round: 1, table: 1, side: 0 })],
    ['evening/not-shown', START, line({ type: 'penalty', round: 1, entrant: 1, points: -100, why: 'revoke' })],
    ['evening/no-round', PLAYED, line({ type: 'draw', round: 5, attempt: 1, seatings: [{ table: 1, places: [1, 2, 3, 4] }], out: [5] })],
    ['evening/bad-form', START, line({ type: 'fill', fill: 'bot' })],
    ['evening/closed', [...PLAYED, line({ type: 'closed' })], result(FIRST)],
    ['evening/unchanged', PLAYED, line({ type: 'reopened', why: 'a slip was found' })],
  ])('%s', (wanted, lines, last) => expect(code(lines, last)).toBe(wanted));

  it.each([
    ['evening/not-json', '{'],
    ['evening/malformed', '{"type":"came"}'],
    ['evening/malformed', lineText({ ...line({ type: 'left', entrant: 1 }), more: 1 } as unknown as EveningLine)],
    ['evening/malformed', lineText(line({ type: 'came', entrant: 501, names: ['Ada'] }))],
    ['evening/malformed', lineText(line({ type: 'came', entrant: 1, names: ['A\u0007'] }))],
    ['evening/malformed', lineText(line({ type: 'came', entrant: 1, names: ['A'.repeat(61)] }))],
  ])('%s: %s', (wanted, text) => {
    const read = readLine(text);
    expect(read.ok ? 'fits' : read.error.code).toBe(wanted);
    // Within a journal the refusal names the line.
    const whole = readJournal(`${journalText(HEADER, START)}${text}\n`);
    expect(whole.ok ? {} : whole.error.facts).toMatchObject({ line: 7 });
  });

  it.each([
    ['evening/empty', ''],
    ['evening/too-new', `${JSON.stringify({ ...HEADER, format: 'trickhouse-evening/2' })}\n`],
    ['evening/malformed', `${JSON.stringify({ ...HEADER, seed: 'x' })}\n`],
    ['evening/unknown-game', `${JSON.stringify({ ...HEADER, game: 'snap' })}\n`],
    ['options/bad-value', `${JSON.stringify({ ...HEADER, options: { deals: 5 } })}\n`],
    ['evening/bad-form', `${JSON.stringify({ ...HEADER, form: { ...HEADER.form, movement: 'swiss' } })}\n`],
    ['evening/too-long', 'x'.repeat(4_000_001)],
    ['evening/too-long', '\n'.repeat(20_001)],
  ])('a journal: %s', (wanted, text) => {
    const read = readJournal(text);
    expect(read.ok ? 'fits' : read.error.code).toBe(wanted);
  });
});

describe('the journal', () => {
  it('skips a last line that was cut off, and says so', () => {
    const whole = journalText(HEADER, PLAYED);
    const read = readJournal(`${whole}{"type":"resu`);
    expect(read).toMatchObject({ ok: true, value: { cut: true } });
    expect(read.ok ? read.value.evening : null).toEqual(after(...PLAYED));
    expect(readJournal(whole)).toMatchObject({ ok: true, value: { cut: false } });
  });
  it('leads to the same state line by line as in one pass', () => {
    const lines = [...PLAYED, result(FIRST), line({ type: 'left', entrant: 2 }), line({ type: 'limit', rounds: 3 })];
    const begun = beginEvening(HEADER);
    if (!begun.ok) throw new Error(begun.error.code);
    const step = lines.reduce((evening, one) => {
      const next = appendLine(evening, readLine(lineText(one)).ok ? one : expect.fail('a line does not read back'));
      return next.ok ? next.value : expect.fail(next.error.code);
    }, begun.value);
    expect(step).toEqual(after(...lines));
  });
});

it('the form says who is too many for full tables until a line does', () => {
  expect(after(...START).fill).toBe('sitOut');
  const filled = after(...START, line({ type: 'fill', fill: 'standIn' }));
  expect(filled.fill).toBe('standIn');
  expect(formNow(filled)).toEqual({ ...HEADER.form, fill: 'standIn' });
});

describe('people', () => {
  it('come back with the same number, and keep when they first came', () => {
    const evening = after(...PLAYED, line({ type: 'left', entrant: 5 }), came(5));
    expect(evening.entrants.get(5)).toMatchObject({ here: true, since: 0 });
    expect(after(...PLAYED, line({ type: 'came', entrant: 6, names: ['Fay'] })).entrants.get(6)?.since).toBe(1);
  });
  it('sit in, and make another table of a shown round', () => {
    const more = [6, 7, 8].map((entrant) => line({ type: 'came', entrant, names: [`P${entrant}`] }));
    const evening = after(...PLAYED, ...more, line({ type: 'sat', round: 1, table: 2, places: [5, 6, 7, 8], why: 'late' }));
    expect(evening.rounds[0]).toMatchObject({ out: [], tables: [{ table: 1 }, { table: 2, places: [5, 6, 7, 8] }] });
    const instead = after(...PLAYED, line({ type: 'sat', round: 1, table: 1, places: [5, 2, 3, 4], why: 'they sat so' }));
    expect(instead.rounds[0]).toMatchObject({ out: [1], tables: [{ places: [5, 2, 3, 4] }] });
    const sits = line({ type: 'standIn', round: 1, table: 1, place: 0, name: 'Eva', entrant: 5, keeps: null });
    expect(table(after(...PLAYED, sits)).standIns).toHaveLength(1);
    expect(code([...PLAYED, sits], sits)).toBe('evening/seated-twice');
  });
  it('are swapped before the round is shown, and kept apart', () => {
    expect(table(after(...START, drawn, line({ type: 'swap', round: 1, entrants: [1, 5], why: 'a wish' }))).places).toEqual([5, 2, 3, 4]);
    const pair = line({ type: 'apart', entrants: [3, 1], on: true });
    expect(after(...START, pair).apart).toEqual([[1, 3]]);
    expect(after(...START, pair, line({ type: 'apart', entrants: [1, 3], on: false })).apart).toEqual([]);
  });
});
