import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Hall } from '../../evening/evening.fixture.ts';
import { journalText, readJournal } from '../../evening/journal/text.ts';
import { rankingOf } from '../../evening/scoring/ranking.ts';
import { run } from '../run.ts';
import { auditTotals } from './audit.ts';
import { auditComparison } from './auditComparison.ts';
import { checkedEvening, simulatedHeader } from './simulate.ts';

let folder = '';
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'trick-evening-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function file(text: string): string {
  const path = join(folder, 'evening.jsonl');
  writeFileSync(path, text);
  return path;
}
async function answer(...args: string[]): Promise<unknown> {
  return JSON.parse((await run(['evening', ...args])).text);
}

/** An evening of nine people after two rounds, the second not handed in. */
function begun(): Hall {
  const hall = new Hall({ people: 9, rounds: 3, seed: 'cli' });
  hall.drawn();
  hall.show();
  hall.book();
  hall.drawn();
  hall.show();
  return hall;
}

describe('evening draw', () => {
  it('answers with the next round and the line that books it', async () => {
    const hall = begun();
    const path = file(journalText(hall.header, hall.lines));
    const drawn = (await answer('draw', path)) as { round: number; line: string; quality: unknown };
    expect(drawn).toMatchObject({ round: 3, quality: { partnersTwice: [] } });
    const after = readJournal(`${journalText(hall.header, hall.lines)}${drawn.line}\n`);
    expect(after.ok && after.value.evening.rounds).toHaveLength(3);
  });
});

describe('evening rank', () => {
  it('answers with the ranking and the tables that have not handed in', async () => {
    const hall = begun();
    const path = file(journalText(hall.header, hall.lines));
    const ranked = (await answer('rank', path)) as { ranking: { entrant: number; total: number }[]; open: unknown[] };
    expect(ranked.open).toEqual([
      { round: 2, table: 1, state: 'playing' },
      { round: 2, table: 2, state: 'playing' },
    ]);
    expect(ranked.ranking.map(({ entrant, total }) => [entrant, total])).toEqual(
      hall.ranking().map(({ entrant, total }) => [entrant, total]),
    );
    const { text } = await run(['evening', 'rank', path, '--csv']);
    expect(text.split('\r\n')).toHaveLength(11);
  });
});

describe('evening verify', () => {
  it('counts what happened, and accepts a journal that was cut', async () => {
    const hall = begun();
    const path = file(`${journalText(hall.header, hall.lines)}{"type":`);
    expect(await answer('verify', path)).toMatchObject({ evening: 'hall', rounds: 2, draws: 2, byHand: 0, cut: true });
  });
  it('refuses a draw that does not follow from the seed, with its line', async () => {
    const hall = begun();
    const lines = hall.lines.map((line) =>
      line.type === 'draw' && line.round === 1 ? { ...line, out: [...line.out], seatings: [...line.seatings].reverse() } : line,
    );
    expect(await answer('verify', file(journalText(hall.header, lines)))).toMatchObject({
      error: { code: 'evening/other-draw', round: 1, line: 11 },
    });
  });
  it.each([
    ['evening/empty', ''],
    ['evening/malformed', '{}\n'],
    ['evening/not-json', 'x\n'],
  ])('refuses with %s', async (code, text) => {
    expect(await answer('verify', file(text))).toMatchObject({ error: { code, ...(text === '' ? {} : { line: 1 }) } });
    expect((await run(['evening', 'verify', file(text)])).exitCode).toBe(2);
  });
  it('needs a file, and a known command', async () => {
    expect(await answer('rank', join(folder, 'none'))).toMatchObject({ error: { code: 'cli/cannot-read' } });
    expect(await answer('rank')).toMatchObject({ error: { code: 'cli/bad-argument' } });
    expect(await answer('win')).toMatchObject({ error: { code: 'cli/unknown-command' } });
  });
});

describe('evening simulate', () => {
  it.each([
    ['klaverjas', 21, 3, 2, {}],
    ['klaverjas', 12, 4, 1, { movement: 'whist' }],
    ['klaverjas', 22, 3, 1, { movement: 'shift', unit: 'couple' }],
    ['klaverjas', 21, 3, 1, { movement: 'mitchell', unit: 'couple' }],
    ['botifarra', 22, 4, 3, {}],
    ['pinochle-double', 14, 4, 1, {}],
    ['briscola-chiamata', 17, 3, 2, {}],
    ['manilla-two', 9, 3, 2, {}],
    ['klaverjas', 24, 3, 2, { compare: 'matchPoints' }],
    ['klaverjas', 44, 3, 2, { compare: 'mean', movement: 'mitchell', unit: 'couple' }],
    ['briscola-chiamata', 17, 3, 2, { compare: 'mean' }],
  ] as const)('of %s with %i people breaks no invariant', (game, people, rounds, deals, more) => {
    for (let seed = 1; seed <= 2; seed += 1) {
      const header = simulatedHeader({ game, people, rounds, deals, seed: `${game} ${seed}`, ...more });
      if (!header.ok) throw new Error(header.error.code);
      const { figures } = checkedEvening(header.value, header.value.form.unit === 'couple' ? Math.floor(people / 2) : people);
      expect(figures.broken).toEqual([]);
      expect(figures.checked['equal to the independent sum']).toBe(figures.entrants);
      expect(figures.checked['equal to the independent comparison']).toBe('compare' in more ? figures.entrants : undefined);
    }
  });

  it.each(['matchPoints', 'mean'] as const)('sees a comparison (%s) that is off at one table, and a field with another line', (compare) => {
    const header = simulatedHeader({
      ...{ game: 'klaverjas', people: 40, rounds: 2, deals: 2, seed: 'off', compare },
      ...{ movement: 'mitchell', unit: 'couple' },
    });
    if (!header.ok) throw new Error(header.error.code);
    const { played } = checkedEvening(header.value, 20);
    const rows = rankingOf(played.evening);
    expect(rows.some(({ compared }) => compared!.won > 0)).toBe(true);
    const wrong = played.lines.map((line) => {
      if (line.type !== 'result' || line.table !== 1) return line;
      const deals = line.deals?.map((deal) => ({ ...deal, slips: [...deal.slips].reverse() }));
      return { ...line, slips: [...line.slips].reverse(), ...(deals === undefined ? {} : { deals }) };
    });
    // A table whose sides are exchanged changes what the others of both lines are worth.
    const turned = auditComparison(header.value, wrong);
    const figure = compare === 'mean' ? 'tenths' : 'won';
    expect(rows.some(({ entrant, compared }) => turned.get(entrant)![figure] !== compared![figure])).toBe(true);
    const crossed = auditComparison(
      header.value,
      played.lines.map((line) =>
        line.type === 'draw' ? { ...line, seatings: line.seatings.map((one) => ({ ...one, places: [...one.places].reverse() })) } : line,
      ),
    );
    const sides = auditComparison(header.value, played.lines);
    expect(rows.every(({ entrant }) => crossed.get(entrant)!.side === sides.get(entrant)!.side)).toBe(false);
  });

  it.each(['the same place', 'another table'])('adds up one result for somebody who left a place and plays on at %s', (back) => {
    const hall = new Hall({ people: 9, rounds: 1, seed: 'back' });
    hall.drawn();
    hall.show();
    const { tables, out } = hall.evening.rounds[0]!;
    const [to, from] = [...tables].sort((a, b) => a.table - b.table);
    const who = from!.places[0]!;
    const agrees = (): void => {
      const audit = auditTotals(hall.header, hall.lines);
      for (const { entrant, total } of hall.ranking()) expect(audit.get(entrant)?.total).toBe(total);
    };
    const keeps = { points: 300, bonus: 20, sweeps: 0 };
    hall.add({ type: 'standIn', round: 1, table: from!.table, place: 0, name: 'P', entrant: out[0]!, keeps });
    agrees();
    const { table } = back === 'the same place' ? from! : to!;
    hall.add({ type: 'standIn', round: 1, table, place: 0, name: 'P', entrant: who, keeps: { points: 100, bonus: 0, sweeps: 0 } });
    agrees();
    hall.book();
    agrees();
    const seat = hall.evening.rounds[0]!.tables.find((one) => one.table === table)!.booked![0]!;
    expect(hall.ranking().find(({ entrant }) => entrant === who)?.total).toBe(seat.points + seat.bonus);
    hall.add({ type: 'standIn', round: 1, table, place: 0, name: 'Zoe', entrant: null, keeps: { points: 400, bonus: 0, sweeps: 0 } });
    agrees();
    expect(hall.ranking().find(({ entrant }) => entrant === who)?.total).toBe(400);
  });

  it('is the same for the same seed, and writes a journal that verifies and ranks', async () => {
    const path = join(folder, 'simulated.jsonl');
    const args = ['simulate', '--people', '13', '--rounds', '3', '--game', 'klaverjas', '--deals', '1', '--seed', 'S'];
    const first = await answer(...args, '--journal', path);
    expect(first).toMatchObject({ game: 'klaverjas', movement: 'whist', broken: [] });
    expect(await answer(...args)).toEqual(first);
    expect(await answer('verify', path)).toMatchObject({ evening: 'simulated', closed: true });
    // The independent sum sees a ranking that is off by a single correction.
    const read = readJournal(readFileSync(path, 'utf8'));
    if (!read.ok) throw new Error(read.error.code);
    const booked = read.value.lines.findLastIndex(({ type }) => type === 'result');
    const fewer = auditTotals(
      read.value.header,
      read.value.lines.filter((_, index) => index !== booked),
    );
    expect(rankingOf(read.value.evening).some(({ entrant, total }) => fewer.get(entrant)?.total !== total)).toBe(true);
  });

  it.each([
    ['cli/unknown-game', ['--game', 'snap']],
    ['cli/bad-argument', ['--game', 'klaverjas', '--people', '3']],
    ['cli/bad-argument', ['--game', 'klaverjas', '--movement', 'waltz']],
    ['cli/bad-argument', ['--game', 'klaverjas', '--unit', 'team']],
    ['evening/bad-form', ['--game', 'klaverjas', '--movement', 'swiss']],
    ['evening/too-few', ['--game', 'briscola-chiamata', '--people', '4']],
  ])('refuses with %s', async (code, args) => expect(await answer('simulate', ...args)).toMatchObject({ error: { code } }));
});
