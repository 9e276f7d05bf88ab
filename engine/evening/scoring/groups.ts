import type { Evening } from '../journal/state.ts';
import { rankingOf, type RankingRow } from './ranking.ts';

/** A team with the sum of its best members. */
interface TeamRow {
  readonly place: number;
  readonly team: string;
  readonly total: number;
  /** The members whose totals count, the best first. */
  readonly counted: readonly number[];
}

/** Teams by the sum of their best members: equals share a place. A team with fewer members counts those it has. */
export function teamRanking(evening: Evening, best: number): TeamRow[] {
  const rows = rankingOf(evening);
  const teams = new Map<string, RankingRow[]>();
  for (const row of rows) {
    const team = evening.entrants.get(row.entrant)?.team;
    if (team !== undefined) teams.set(team, [...(teams.get(team) ?? []), row]);
  }
  const sums = [...teams].map(([team, members]) => {
    const counted = [...members].sort((a, b) => b.total - a.total || a.entrant - b.entrant).slice(0, best);
    return { team, total: counted.reduce((sum, { total }) => sum + total, 0), counted: counted.map(({ entrant }) => entrant) };
  });
  const sorted = sums.sort((a, b) => b.total - a.total || (a.team < b.team ? -1 : 1));
  return sorted.map((row) => ({ place: sorted.findIndex(({ total }) => total === row.total) + 1, ...row }));
}

/** The ranking of each class, by its name. */
export function classRankings(evening: Evening): Map<string, RankingRow[]> {
  const classes = new Set([...evening.entrants.values()].flatMap((entrant) => entrant.class ?? []));
  return new Map([...classes].sort().map((name) => [name, rankingOf(evening, (entrant) => evening.entrants.get(entrant)?.class === name)]));
}

/** The side on which each couple sat last: its line of a Mitchell evening. A couple that has only sat out belongs to the first. */
function linesOf({ rounds, sides }: Evening): Map<number, number> {
  const lines = new Map<number, number>();
  for (const { tables } of rounds)
    for (const { places } of tables)
      for (const [place, entrant] of places.entries()) {
        const side = sides[place];
        if (entrant !== null && side !== undefined) lines.set(entrant, side);
      }
  return lines;
}

/** A ranking of the whole evening, or of one of its two fields. */
export interface FieldRanking {
  /** The side of a field; `null` where all are ranked together. */
  readonly field: number | null;
  readonly rows: readonly RankingRow[];
}

/** The rankings by which places and prizes are given: one for each line of a Mitchell evening, else one for all. */
export function fieldRankings(evening: Evening): FieldRanking[] {
  if (evening.header.form.movement !== 'mitchell') return [{ field: null, rows: rankingOf(evening) }];
  const lines = linesOf(evening);
  return [0, 1].map((field) => ({ field, rows: rankingOf(evening, (entrant) => (lines.get(entrant) === 1 ? 1 : 0) === field) }));
}
