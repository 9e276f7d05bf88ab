import type { TIES } from '../../contract/club.ts';
import { addTo, countIn } from '../../cards/counts.ts';
import { itemAt } from '../../cards/indexed.ts';
import { shownRounds, type Evening } from '../journal/state.ts';
import { addCompared, comparedFigure, type Compared } from './sameDeals.ts';
import { sharesOf, type RoundShare } from './shares.ts';

/** One line of the ranking. */
export interface RankingRow {
  /** Counted from 1; equals share the best of their places. */
  readonly place: number;
  readonly entrant: number;
  readonly names: readonly string[];
  /** Points and bonus of all rounds, with penalties. */
  readonly total: number;
  readonly points: number;
  readonly bonus: number;
  readonly sweeps: number;
  readonly wins: number;
  readonly margin: number;
  readonly places: number;
  readonly penalties: number;
  /** The best round. */
  readonly best: number;
  /** Whether the entrant has gone home before the end: such stand below those who stayed. */
  readonly left: boolean;
  /** Rounds whose table has not handed in. */
  readonly gaps: readonly number[];
  readonly shares: readonly RoundShare[];
  /** The comparisons of all rounds with those who had the same deals, in an evening that is ranked by them. */
  readonly compared?: Compared;
}

type Figures = Omit<RankingRow, 'place'>;

/**
 * The ranking of an evening, of all entrants or of those that `within` takes (a class, a line). By the evening's form: the comparison of the same deals, sums, tables won or places at the
 * table first, then its tie-breaks in their order; equals share a place, the lower number first. Rounds in which nothing was compared count neither for nor against an entrant, and who has
 * nothing else stands below the others.
 */
export function rankingOf(evening: Evening, within: (entrant: number) => boolean = () => true): RankingRow[] {
  const { counts, ties, compare } = evening.header.form;
  const rows = figuresOf(evening).filter(({ entrant }) => within(entrant));
  const first = (row: Figures): number => (counts === 'sum' ? row.total : counts === 'wins' ? row.wins : row.places);
  // Where tables won count, penalties still do: they are part of the total, which parts equals before the lot.
  const keys = [
    ...(compare === undefined
      ? []
      : [
          ({ compared }: Figures): number => (compared === undefined || compared.most === 0 ? 0 : 1),
          ({ compared }: Figures): number => (compared === undefined ? 0 : comparedFigure(compare, compared)),
        ]),
    first,
    ...ties.map(
      (tie) =>
        (row: Figures): number =>
          tieOf(row, tie),
    ),
    ...(counts === 'sum' ? [] : [(row: Figures): number => row.total]),
  ];
  const order = (a: Figures, b: Figures): number => {
    if (a.left !== b.left) return a.left ? 1 : -1;
    for (const key of keys) if (key(a) !== key(b)) return key(b) - key(a);
    return 0;
  };
  const sorted = [...rows].sort((a, b) => order(a, b) || a.entrant - b.entrant);
  let place = 1;
  return sorted.map((row, index) => {
    if (index > 0 && order(itemAt(sorted, index - 1), row) !== 0) place = index + 1;
    return { place, ...row };
  });
}

function tieOf(row: Figures, tie: (typeof TIES)[number]): number {
  return tie === 'points' ? row.points + row.penalties : row[tie];
}

/** One pass over the shares: a hall ranks a hundred people after every line. */
function figuresOf(evening: Evening): Figures[] {
  const rounds = shownRounds(evening).map((round) => sharesOf(evening, round));
  const fined = new Map<number, number>();
  for (const { entrant, points } of evening.penalties) addTo(fined, entrant, points);
  return [...evening.entrants.values()].map(({ entrant, names, here }) => {
    const shares: RoundShare[] = [];
    const gaps: number[] = [];
    const sum = { points: 0, bonus: 0, sweeps: 0, wins: 0, margin: 0, places: 0 };
    let best = 0;
    for (const round of rounds) {
      const share = round.get(entrant);
      if (share === undefined) continue;
      shares.push(share);
      if (share.kind === 'gap') gaps.push(share.round);
      for (const figure of SUMMED) sum[figure] += share[figure];
      best = Math.max(best, share.points + share.bonus);
    }
    const penalties = countIn(fined, entrant);
    return {
      entrant,
      names,
      total: sum.points + sum.bonus + penalties,
      ...sum,
      penalties,
      best,
      left: !here,
      gaps,
      shares,
      ...(evening.header.form.compare === undefined ? {} : { compared: addCompared(shares.flatMap((share) => share.compared ?? [])) }),
    };
  });
}

/** The figures of a share that a ranking adds up. */
const SUMMED = ['points', 'bonus', 'sweeps', 'wins', 'margin', 'places'] as const;
