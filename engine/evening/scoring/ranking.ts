import type { TIES } from '../../contract/club.ts';
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

function figuresOf(evening: Evening): Figures[] {
  const rounds = shownRounds(evening).map((round) => sharesOf(evening, round));
  return [...evening.entrants.values()].map(({ entrant, names, here }) => {
    const shares = rounds.flatMap((round) => round.get(entrant) ?? []);
    const sum = (of: (share: RoundShare) => number): number => shares.reduce((all, share) => all + of(share), 0);
    const penalties = evening.penalties.reduce((all, one) => (one.entrant === entrant ? all + one.points : all), 0);
    const points = sum((share) => share.points);
    const compared = addCompared(shares.flatMap((share) => share.compared ?? []));
    const bonus = sum((share) => share.bonus);
    return {
      entrant,
      names,
      total: points + bonus + penalties,
      points,
      bonus,
      sweeps: sum((share) => share.sweeps),
      wins: sum((share) => share.wins),
      margin: sum((share) => share.margin),
      places: sum((share) => share.places),
      penalties,
      best: Math.max(0, ...shares.map((share) => share.points + share.bonus)),
      left: !here,
      gaps: shares.filter(({ kind }) => kind === 'gap').map(({ round }) => round),
      shares,
      ...(evening.header.form.compare === undefined ? {} : { compared }),
    };
  });
}
