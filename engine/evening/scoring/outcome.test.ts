import { describe, expect, it } from 'vitest';
import { gameById } from '../../games/index.ts';
import { Hall } from '../evening.fixture.ts';
import { proposal } from '../proposal.ts';
import { classRankings, fieldRankings, teamRanking } from './groups.ts';
import { prizeList } from './prizes.ts';
import { seasonOf, type SeasonRule } from './season.ts';

const RULE = { first: 2, every: 3, bonus: true, sweeps: true, last: true, left: false };

/** Eight people, one round, one of two tables booked by each of these results. */
function evening(seed: string, close = true): Hall {
  const hall = new Hall({ people: 8, rounds: 1, seed });
  hall.drawn();
  hall.show();
  const slips = (points: number, bonus: number, sweeps: number) => [
    { points, bonus, sweeps },
    { points: 2592 - points, bonus: 20, sweeps: 0 },
  ];
  hall.add({ type: 'result', round: 1, table: 1, slips: slips(1500, 200, 2), source: 'slip' });
  hall.add({ type: 'result', round: 1, table: 2, slips: slips(1300, 500, 0), source: 'slip' });
  if (close) hall.add({ type: 'closed' });
  return hall;
}

describe('prizes', () => {
  it('go by places and then every nth, to most bonus and sweeps, and the last; equals are all named', () => {
    const rows = evening('prizes').ranking();
    expect(rows.map(({ place }) => place)).toEqual([1, 1, 3, 3, 5, 5, 7, 7]);
    const prizes = prizeList(rows, RULE);
    expect(prizes.map(({ kind, place }) => [kind, place])).toEqual([
      ['place', 1],
      ['place', 2],
      ['place', 5],
      ['place', 8],
      ['bonus', undefined],
      ['sweeps', undefined],
      ['last', undefined],
    ]);
    expect(prizes[0]!.entrants).toEqual(prizes[1]!.entrants);
    expect(prizes[0]!.entrants).toEqual(rows.slice(0, 2).map(({ entrant }) => entrant));
    expect(prizes[5]!.entrants).toEqual(rows.filter(({ sweeps }) => sweeps === 2).map(({ entrant }) => entrant));
    expect(prizes.at(-1).entrants).toEqual(rows.slice(6).map(({ entrant }) => entrant));
  });
  it('leave out those who went home, unless the club gives them one', () => {
    const hall = evening('gone', false);
    const [first] = hall.ranking();
    hall.add({ type: 'left', entrant: first!.entrant });
    const winners = (left: boolean) => prizeList(hall.ranking(), { ...RULE, left }).flatMap(({ entrants }) => entrants);
    expect(winners(false)).not.toContain(first!.entrant);
    expect(winners(true)).toContain(first!.entrant);
  });
});

describe('a season', () => {
  const rule: SeasonRule = { best: 2, by: 'sum', least: 1, excused: null };
  const three = ['a', 'b', 'c'].map((seed) => evening(seed).evening);
  it('counts the best evenings, as a sum or a mean', () => {
    const rows = seasonOf(three, rule);
    const means = seasonOf(three, { ...rule, by: 'mean' });
    if (!rows.ok || !means.ok) throw new Error('no season');
    for (const { score, evenings } of rows.value)
      expect(score).toBe(
        [...evenings]
          .sort((a, b) => b! - a!)
          .slice(0, 2)
          .reduce((a, b) => a! + b!, 0),
      );
    expect(means.value.map(({ member, score }) => [member, score * 2])).toEqual(rows.value.map(({ member, score }) => [member, score]));
    expect(rows.value.map(({ score }) => score)).toEqual(rows.value.map(({ score }) => score).sort((a, b) => b - a));
  });
  it('gives absence with leave its points, and ranks those with enough evenings', () => {
    const hall = evening('d', false);
    hall.add({ type: 'came', entrant: 9, names: ['P9'] }, { type: 'excused', member: 'Zoe' }, { type: 'closed' });
    const other = new Hall({ people: 4, rounds: 1, seed: 'zoe' });
    other.add({ type: 'came', entrant: 9, names: ['Z'], member: 'Zoe' }, { type: 'closed' });
    const rows = seasonOf([hall.evening, other.evening], { best: null, by: 'sum', least: 2, excused: 5000 });
    const zoe = rows.ok ? rows.value.find(({ member }) => member === 'Zoe') : undefined;
    expect(zoe).toMatchObject({ evenings: [5000, 0], score: 5000, place: 1 });
    expect(rows.ok && rows.value.find(({ member }) => member === 'P9')).toMatchObject({ place: null });
  });
  it('adds up what evenings of the same deals are ranked by, and never with points', () => {
    const compared = (seed: string, compare: 'matchPoints' | 'mean', points: readonly number[]): Hall => {
      const form = { ends: { deals: 1 }, cards: 'ours', same: true, compare } as const;
      const hall = new Hall({ people: 6, rounds: 1, seed, unit: 'couple', movement: 'mitchell', form });
      hall.drawn();
      hall.show();
      for (const [at, own] of points.entries()) {
        const slips = [own, 162 - own].map((one) => ({ points: one, bonus: 0, sweeps: 0 }));
        hall.add({ type: 'result', round: 1, table: at + 1, slips, source: 'cards', deals: [{ slips }] });
      }
      hall.add({ type: 'closed' });
      return hall;
    };
    const all = { ...rule, best: null };
    for (const [compare, wanted] of [
      ['matchPoints', [0, 0, 50, 50, 100, 100]],
      ['mean', [-66, -48, -18, 18, 48, 66]],
    ] as const) {
      const one = compared('one', compare, [100, 90, 62]).evening;
      const rows = seasonOf([one], all);
      expect(rows.ok && rows.value.map(({ score }) => score).toSorted((a, b) => a - b)).toEqual(wanted);
      // The same evening twice is twice as much.
      const twice = seasonOf([one, one], all);
      expect(twice.ok && twice.value.map(({ score }) => score)).toEqual(rows.ok && rows.value.map(({ score }) => score * 2));
    }
    const [one, other] = [compared('one', 'matchPoints', [100, 90, 62]), compared('one', 'mean', [100, 90, 62])];
    expect(seasonOf([one.evening, other.evening], all)).toMatchObject({ error: { code: 'evening/bad-form' } });
  });
  it('refuses open evenings, and games mixed', () => {
    expect(seasonOf([evening('open', false).evening], rule)).toMatchObject({ error: { code: 'evening/not-closed' } });
    const other = new Hall({ people: 4, rounds: 1, seed: 'x', unit: 'couple', movement: 'swiss', game: 'botifarra' });
    other.add({ type: 'closed' });
    expect(seasonOf([...three, other.evening], rule)).toMatchObject({ error: { code: 'evening/bad-form' } });
  });
});

describe('groups', () => {
  it('rank teams by their best members, and classes and lines by themselves', () => {
    const hall = new Hall({ people: 0, rounds: 2, seed: 'teams' });
    for (let entrant = 1; entrant <= 8; entrant += 1)
      hall.add({
        type: 'came',
        entrant,
        names: [`P${entrant}`],
        team: entrant <= 3 ? 'red' : 'blue',
        class: entrant % 2 === 0 ? 'A' : 'B',
      });
    hall.drawn();
    hall.show();
    hall.book();
    const totals = new Map(hall.ranking().map(({ entrant, total }) => [entrant, total]));
    const best = (members: number[]): number =>
      members
        .map((one) => totals.get(one)!)
        .sort((a, b) => b - a)
        .slice(0, 2)
        .reduce((a, b) => a + b, 0);
    const teams = new Map(teamRanking(hall.evening, 2).map(({ team, total }) => [team, total]));
    expect([teams.get('red'), teams.get('blue')]).toEqual([best([1, 2, 3]), best([4, 5, 6, 7, 8])]);
    expect([...classRankings(hall.evening)].map(([name, rows]) => [name, rows.length, rows[0]!.place])).toEqual([
      ['A', 4, 1],
      ['B', 4, 1],
    ]);
    const lines = new Hall({ people: 6, rounds: 3, seed: 'lines', unit: 'couple', movement: 'mitchell' });
    lines.drawn();
    lines.show();
    lines.book();
    expect(fieldRankings(lines.evening).map(({ rows }) => rows.length)).toEqual([3, 3]);
  });
});

describe('a proposal', () => {
  it.each([
    ['klaverjas', 77, 4, 'evening.why.draw', { tables: 19, out: 1 }, 192],
    ['klaverjas', 12, 4, 'evening.why.whist', { tables: 3, out: 0 }, 192],
    ['klaverjas', 13, 4, 'evening.why.whist', { tables: 3, out: 1 }, 192],
    ['klaverjas', 4, 5, 'evening.why.draw', { tables: 1, out: 0 }, 240],
    ['botifarra', 41, 5, 'evening.why.swiss', { tables: 10, out: 0, single: 1 }, 180],
    ['botifarra', 10, 5, 'evening.why.roundRobin', { tables: 2, out: 1 }, 180],
    ['pinochle-double', 16, 4, 'evening.why.swiss', { tables: 4, out: 0 }, 200],
    ['briscola-chiamata', 23, 3, 'evening.why.draw', { tables: 4, out: 3 }, 90],
    ['manilla-two', 9, 4, 'evening.why.swiss', { tables: 4, out: 1 }, 96],
  ] as const)('for %s with %i people and %i rounds is %s', (game, people, rounds, why, more, minutes) => {
    const made = proposal(gameById(game), people, rounds);
    expect(made).toMatchObject({ ok: true, value: { why, minutes, ...more } });
    // The proposed form can be drawn.
    if (!made.ok) return;
    const { form } = made.value;
    const hall = new Hall({
      people: form.unit === 'couple' ? Math.floor(people / 2) : people,
      rounds,
      seed: 'p',
      movement: form.movement,
      unit: form.unit,
      game,
    });
    const drawn = hall.drawn();
    expect([drawn.seatings.length, drawn.out.length]).toEqual([made.value.tables, made.value.out]);
  });
  it('refuses fewer people than a table has', () =>
    expect(proposal(gameById('klaverjas'), 3, 4)).toMatchObject({ error: { code: 'evening/too-few' } }));
});
