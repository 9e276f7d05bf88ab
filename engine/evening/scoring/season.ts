import { ok, refuse, type Result } from '../../contract/result.ts';
import type { EveningEntrant, Evening } from '../journal/state.ts';
import { rankingOf } from './ranking.ts';
import { comparedScore } from './sameDeals.ts';

/** How evenings become a season. */
export interface SeasonRule {
  /** How many of an entrant's evenings count, the best ones; `null` if all do. */
  readonly best: number | null;
  readonly by: 'sum' | 'mean';
  /** Evenings that an entrant needs to be ranked. */
  readonly least: number;
  /** Points for an evening that an entrant missed with leave; `null` if none. */
  readonly excused: number | null;
}

/** One line of a season. */
export interface SeasonRow {
  /** `null` before the entrant has enough evenings. */
  readonly place: number | null;
  /** The id in the club's list, or the names where there is no id. */
  readonly member: string;
  readonly names: readonly string[];
  readonly score: number;
  /** By evening; `null` where the entrant was not there. */
  readonly evenings: readonly (number | null)[];
}

/**
 * A season, computed from its closed evenings each time. All are of one game, and of persons or of couples: other seasons are apart. The entrant of each evening is known by
 * the member's id, else by name. Evenings that are ranked by a comparison of the same deals bring that: the percentage of the match points, or points above the mean.
 */
export function seasonOf(evenings: readonly Evening[], rule: SeasonRule): Result<SeasonRow[], 'evening/not-closed' | 'evening/bad-form'> {
  const [first] = evenings;
  for (const { closed, header } of evenings) {
    if (!closed) return refuse('evening/not-closed', `${header.name} is not closed`, { evening: header.id });
    if (
      header.game !== first?.header.game ||
      header.form.unit !== first.header.form.unit ||
      header.form.counts !== first.header.form.counts ||
      header.form.compare !== first.header.form.compare
    )
      return refuse('evening/bad-form', 'a season has one game and one way to count, and persons or couples', { evening: header.id });
  }
  const names = new Map<string, readonly string[]>();
  const scores = evenings.map((evening) => {
    const { counts, compare } = evening.header.form;
    const found = new Map<string, number>();
    if (rule.excused !== null) for (const member of evening.excused) found.set(member, rule.excused);
    for (const row of rankingOf(evening)) {
      const key = memberOf(evening.entrants.get(row.entrant), row.names);
      names.set(key, row.names);
      if (compare === undefined) found.set(key, counts === 'sum' ? row.total : counts === 'wins' ? row.wins : row.places);
      else {
        // An evening that compared an entrant with no other table does not count for them.
        const score = row.compared === undefined ? null : comparedScore(compare, row.compared);
        if (score !== null) found.set(key, score);
      }
    }
    return found;
  });
  const rows = [...names].map(([member, own]) => {
    const all = scores.map((found) => found.get(member) ?? null);
    return { member, names: own, score: scoreOfSeason(all, rule), evenings: all };
  });
  const ranked = ({ evenings: all }: { evenings: readonly (number | null)[] }): boolean =>
    all.filter((one) => one !== null).length >= rule.least;
  const sorted = rows.sort((a, b) => Number(ranked(b)) - Number(ranked(a)) || b.score - a.score || (a.member < b.member ? -1 : 1));
  return ok(sorted.map((row) => ({ place: ranked(row) ? sorted.findIndex(({ score }) => score === row.score) + 1 : null, ...row })));
}

function memberOf(entrant: EveningEntrant | undefined, names: readonly string[]): string {
  return entrant?.member ?? names.join(' & ');
}

function scoreOfSeason(all: readonly (number | null)[], { best, by }: SeasonRule): number {
  const there = all.filter((one) => one !== null).sort((a, b) => b - a);
  const counted = there.slice(0, best ?? there.length);
  // Scores have one decimal at most.
  const sum = Math.round(counted.reduce((a, b) => a + b, 0) * 10) / 10;
  return by === 'sum' || counted.length === 0 ? sum : sum / counted.length;
}
