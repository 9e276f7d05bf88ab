import { itemAt } from '../../cards/indexed.ts';
import type { Slip } from '../../contract/club.ts';
import { hasBot, type Evening, type EveningRound, type HallTable } from '../journal/state.ts';
import { roundComparison, type Compared } from './sameDeals.ts';

/** The result of an entrant in one round. */
export interface RoundShare {
  readonly round: number;
  /** `part`: the result up to a stand-in; `gap`: the table has not handed in. */
  readonly kind: 'played' | 'part' | 'satOut' | 'missed' | 'gap';
  /** The table; `null` if the entrant sat at none. */
  readonly table: number | null;
  readonly points: number;
  readonly bonus: number;
  readonly sweeps: number;
  /** 1 for a table won, ½ for a tie. */
  readonly wins: number;
  /** Own total less the best of the other sides. */
  readonly margin: number;
  /** Points by place at the table: as many as it has sides for the first, one less for each side ahead, equals share. */
  readonly places: number;
  /** The comparison with those who had the same deals, in an evening that is ranked by it. */
  readonly compared?: Compared;
  /** A bot played at the table: it had a seat there, or played for a person who was away. */
  readonly bot?: true;
}

type Figures = Omit<RoundShare, 'round' | 'kind' | 'table' | 'bot'>;
interface EntrantShare {
  readonly entrant: number;
  readonly share: Figures & Pick<RoundShare, 'kind'>;
  /** The line that ended it: that of a stand-in; after all lines, while the entrant holds the seat. */
  readonly until: number;
}
const NOTHING: Figures = { points: 0, bonus: 0, sweeps: 0, wins: 0, margin: 0, places: 0 };

/** Shares that were worked out, with all parts of the evening that they follow from beside the round. */
interface KnownShares {
  readonly entrants: Evening['entrants'];
  readonly header: Evening['header'];
  readonly cards: Evening['cards'];
  readonly shares: ReadonlyMap<number, RoundShare>;
}
/** By round: a ranking adds up all rounds after every line, and a line changes one of them at most. */
const known = new WeakMap<EveningRound, KnownShares>();

/** The shares of a shown round, by entrant. Entrants who came, or came back, after it have missed it; those who left before it for good have no share. */
export function sharesOf(evening: Evening, round: EveningRound): ReadonlyMap<number, RoundShare> {
  const { entrants, header, cards } = evening;
  const before = known.get(round);
  if (before?.entrants === entrants && before.header === header && before.cards === cards) return before.shares;
  const shares = sharesIn(evening, round);
  known.set(round, { entrants, header, cards, shares });
  return shares;
}

function sharesIn(evening: Evening, round: EveningRound): Map<number, RoundShare> {
  const shares = new Map<number, RoundShare>();
  const seated: (EntrantShare & { readonly table: HallTable })[] = [];
  const winners: Figures[] = [];
  const compared = evening.header.form.compare === undefined ? null : roundComparison(evening, round);
  for (const table of round.tables) {
    const own = compared?.get(table.table);
    const figures =
      table.booked === null
        ? null
        : figuresOf(evening, table.booked).map((one, side): Figures => (own === undefined ? one : { ...one, compared: itemAt(own, side) }));
    if (figures !== null) winners.push(...figures.filter(({ wins }) => wins === 1));
    seated.push(...sharesAt(evening, table, figures).map((one) => ({ ...one, table })));
  }
  // Who leaves a place and plays on, there or at another table, has one share: the seat held now before any part, the latest part before earlier ones.
  for (const { entrant, share, table } of seated.sort((a, b) => a.until - b.until))
    shares.set(entrant, {
      round: round.round,
      table: table.table,
      ...share,
      ...(table.botPlayed || hasBot(evening, table) ? { bot: true } : {}),
    });
  const rest = restOf(evening, winners);
  for (const entrant of round.out)
    if (!shares.has(entrant)) shares.set(entrant, { round: round.round, kind: 'satOut', table: null, ...rest });
  const { missed } = evening.header.form;
  if (missed !== undefined)
    for (const { entrant, missed: rounds } of evening.entrants.values())
      if (rounds.includes(round.round) && !shares.has(entrant))
        shares.set(entrant, { round: round.round, kind: 'missed', table: null, ...NOTHING, points: missed });
  return shares;
}

/** The figures of each side of a table. */
function figuresOf({ header: { form } }: Evening, slips: readonly Slip[]): Figures[] {
  const counted = slips.map((slip) => ({ ...slip, points: Math.min(slip.points, form.cap ?? slip.points) }));
  const totals = counted.map(({ points, bonus }) => points + bonus);
  return counted.map(({ points, bonus, sweeps }, side) => {
    const own = itemAt(totals, side);
    const others = totals.filter((_, other) => other !== side);
    const best = Math.max(...others);
    const ahead = others.filter((total) => total > own).length;
    const level = others.filter((total) => total === own).length;
    return {
      points,
      bonus,
      sweeps,
      wins: own > best ? 1 : own === best ? 0.5 : 0,
      margin: own - best,
      places: slips.length - ahead - level / 2,
    };
  });
}

/** The share of everybody who sat at a table, stand-ins among them. `figures`: by side; `null` before a result is booked. */
function sharesAt(
  { sides, header, lines }: Evening,
  { places, standIns }: HallTable,
  figures: readonly Figures[] | null,
): readonly EntrantShare[] {
  return places.flatMap((drawn, place) => {
    // A stand-in for one of a couple leaves the result with the couple.
    const later = header.form.unit === 'couple' ? [] : standIns.filter((one) => one.place === place);
    return [drawn, ...later.map(({ entrant }) => entrant)].flatMap((entrant, turn): EntrantShare[] => {
      if (entrant === null) return [];
      const next = later[turn];
      if (next !== undefined) {
        const { points, bonus, sweeps } = next.keeps ?? NOTHING;
        return [{ entrant, share: { ...NOTHING, kind: 'part', points, bonus, sweeps }, until: next.id }];
      }
      if (figures === null) return [{ entrant, share: { ...NOTHING, kind: 'gap' }, until: lines }];
      return [{ entrant, share: { ...itemAt(figures, itemAt(sides, place)), kind: 'played' }, until: lines }];
    });
  });
}

/** The figures of those who sit out: fixed, a win with the winners' mean margin, or the winners' mean. Means are rounded to whole points. */
function restOf({ header: { form }, sides }: Evening, winners: readonly Figures[]): Figures {
  const mean = (of: (one: Figures) => number): number =>
    winners.length === 0 ? 0 : Math.round(winners.reduce((sum, one) => sum + of(one), 0) / winners.length);
  const first = new Set(sides).size;
  const { sitOut } = form;
  switch (sitOut.kind) {
    case 'fixed':
      return { ...NOTHING, points: sitOut.points, sweeps: sitOut.sweeps, wins: 1, places: first };
    case 'win':
      return { ...NOTHING, wins: 1, margin: mean(({ margin }) => margin), points: mean(({ points }) => points), places: first };
    case 'mean':
      return {
        ...NOTHING,
        wins: 1,
        points: mean(({ points }) => points),
        bonus: mean(({ bonus }) => bonus),
        margin: mean(({ margin }) => margin),
        places: first,
      };
  }
}
