import { addTo } from '../../cards/counts.ts';
import type { Slip } from '../../contract/club.ts';
import { tableSides, type EveningHeader } from '../../evening/form/form.ts';
import type { EveningLine } from '../../evening/journal/lines.ts';

/**
 * The totals of an evening, added up straight from its lines in another way than `engine/evening` does: one sheet of results, in which later lines overwrite earlier ones, and a purse
 * for each entrant. Two programs that agree are seldom both wrong.
 */

/** One entrant's sums. */
interface Purse {
  total: number;
  sweeps: number;
  wins: number;
}

/** The lines so far: who sits where, and which slips count. */
export interface Sheet {
  /** `round/table`: who sits there, each place with the stand-ins after the one who was drawn. */
  readonly seats: Map<string, { readonly entrant: number | null; keeps: Slip | null }[][]>;
  /** `round/entrant`: the part of the last place that the entrant left to a stand-in. */
  readonly parts: Map<string, Slip>;
  readonly booked: Map<string, readonly Slip[]>;
  readonly entered: Map<string, Map<number, readonly Slip[]>>;
  readonly out: Map<number, Set<number>>;
  readonly shown: Set<number>;
  /** By entrant: the rounds shown while they were not there, until they came. */
  readonly absent: Map<number, Set<number>>;
  /** Those who are not there any more, and the rounds shown since. */
  readonly gone: Map<number, Set<number>>;
}

/** A sheet before the first line. */
export function emptySheet(): Sheet {
  return {
    seats: new Map(),
    parts: new Map(),
    booked: new Map(),
    entered: new Map(),
    out: new Map(),
    shown: new Set(),
    absent: new Map(),
    gone: new Map(),
  };
}

/** The sums of every entrant, by number. */
export function auditTotals(header: EveningHeader, lines: readonly EveningLine[]): Map<number, Purse> {
  const sheet = emptySheet();
  const penalties = new Map<number, number>();
  for (const line of lines) {
    if (line.type === 'penalty') addTo(penalties, line.entrant, line.points);
    else noteSeats(sheet, line);
    noteResults(sheet, line);
  }
  const purses = new Map([...sheet.absent.keys()].map((entrant) => [entrant, { total: 0, sweeps: 0, wins: 0 }]));
  const pay = (entrant: number | null, total: number, sweeps = 0, wins = 0): void => {
    const purse = entrant === null ? undefined : purses.get(entrant);
    if (purse === undefined) return;
    purse.total += total;
    purse.sweeps += sweeps;
    purse.wins += wins;
  };
  for (const [entrant, points] of penalties) pay(entrant, points);
  for (const round of sheet.shown) payRound(header, sheet, round, pay);
  return purses;
}

type Pay = (entrant: number | null, total: number, sweeps?: number, wins?: number) => void;

function payRound({ form, ...header }: EveningHeader, sheet: Sheet, round: number, pay: Pay): void {
  const sides = tableSides({ ...header, form });
  const couples = form.unit === 'couple';
  const paid = new Set<number | null>();
  const ofRound = [...sheet.seats].filter(([key]) => key.startsWith(`${round}/`));
  const holding = new Set(ofRound.flatMap(([, places]) => places.map((chain) => chain.at(-1)?.entrant)));
  const winners: { readonly points: number; readonly bonus: number }[] = [];
  for (const [key, places] of ofRound) {
    const slips = sheet.booked
      .get(key)
      ?.map((slip) => ({ ...slip, points: form.cap === undefined ? slip.points : Math.min(form.cap, slip.points) }));
    const sums = slips?.map(({ points, bonus }) => points + bonus);
    const wonBy = (side: number): number => {
      const beaten = (sums ?? []).filter((sum, other) => other !== side && sum >= (sums?.[side] ?? NaN)).length;
      const level = (sums ?? []).filter((sum, other) => other !== side && sum === sums?.[side]).length;
      return beaten === 0 ? 1 : beaten === level ? 0.5 : 0;
    };
    for (const [side, slip] of (slips ?? []).entries()) if (wonBy(side) === 1) winners.push(slip);
    for (const [place, chain] of places.entries())
      for (const [turn, { entrant, keeps }] of chain.entries()) {
        const last = couples ? turn === 0 : turn === chain.length - 1;
        if (couples && !last) continue;
        paid.add(entrant);
        const side = sides[place] ?? NaN;
        const slip = slips?.[side];
        if (!last) {
          // One result a round: a part counts for those who hold no other seat, and of several the last.
          if (!holding.has(entrant) && sheet.parts.get(`${round}/${entrant}`) === keeps)
            pay(entrant, (keeps?.points ?? NaN) + (keeps?.bonus ?? NaN), keeps?.sweeps);
        } else if (slip !== undefined) pay(entrant, slip.points + slip.bonus, slip.sweeps, wonBy(side));
      }
  }
  const mean = (of: (slip: { points: number; bonus: number }) => number): number =>
    winners.length === 0 ? 0 : Math.round(winners.reduce((sum, slip) => sum + of(slip), 0) / winners.length);
  for (const entrant of sheet.out.get(round) ?? []) {
    if (paid.has(entrant)) continue;
    paid.add(entrant);
    if (form.sitOut.kind === 'fixed') pay(entrant, form.sitOut.points, form.sitOut.sweeps, 1);
    else pay(entrant, mean(({ points }) => points) + (form.sitOut.kind === 'mean' ? mean(({ bonus }) => bonus) : 0), 0, 1);
  }
  if (form.missed !== undefined)
    for (const [entrant, rounds] of sheet.absent) if (rounds.has(round) && !paid.has(entrant)) pay(entrant, form.missed);
}

/** Notes who sits where. */
export function noteSeats({ seats, parts, out, shown, absent, gone }: Sheet, line: EveningLine): void {
  const swapped = (one: number | null, [first, second]: readonly [number, number]): number | null =>
    one === first ? second : one === second ? first : one;
  switch (line.type) {
    case 'came':
      absent.set(
        line.entrant,
        new Set([...(absent.get(line.entrant) ?? []), ...(gone.get(line.entrant) ?? (absent.has(line.entrant) ? [] : shown))]),
      );
      gone.delete(line.entrant);
      return;
    case 'left':
      gone.set(line.entrant, new Set());
      return;
    case 'draw':
      for (const key of [...seats.keys()]) if (key.startsWith(`${line.round}/`)) seats.delete(key);
      for (const { table, places } of line.seatings)
        seats.set(
          `${line.round}/${table}`,
          places.map((entrant) => [{ entrant, keeps: null }]),
        );
      out.set(line.round, new Set(line.out));
      return;
    case 'swap':
      for (const [key, places] of seats)
        if (key.startsWith(`${line.round}/`))
          seats.set(
            key,
            places.map((chain) => chain.map((one) => ({ ...one, entrant: swapped(one.entrant, line.entrants) }))),
          );
      out.set(line.round, new Set([...(out.get(line.round) ?? [])].flatMap((one) => swapped(one, line.entrants) ?? [])));
      return;
    case 'shown':
      shown.add(line.round);
      for (const rounds of gone.values()) rounds.add(line.round);
      return;
    case 'sat': {
      const resting = out.get(line.round) ?? new Set();
      const before = (seats.get(`${line.round}/${line.table}`) ?? []).flatMap(([first]) => first?.entrant ?? []);
      for (const one of before) resting.add(one);
      for (const one of line.places) if (one !== null) resting.delete(one);
      seats.set(
        `${line.round}/${line.table}`,
        line.places.map((entrant) => [{ entrant, keeps: null }]),
      );
      return;
    }
    case 'standIn': {
      const chain = seats.get(`${line.round}/${line.table}`)?.[line.place];
      const last = chain?.at(-1);
      if (last !== undefined) {
        last.keeps = { ...(line.keeps ?? { points: 0, bonus: 0, sweeps: 0 }) };
        parts.set(`${line.round}/${last.entrant}`, last.keeps);
      }
      chain?.push({ entrant: line.entrant, keeps: null });
      return;
    }
    default:
  }
}

/** Notes which slips count. */
export function noteResults({ booked, entered }: Sheet, line: EveningLine): void {
  switch (line.type) {
    case 'entered': {
      const key = `${line.round}/${line.table}`;
      const entries = (entered.get(key) ?? new Map<number, readonly Slip[]>()).set(line.side, line.slips);
      entered.set(key, entries);
      if (
        entries.size > 1 &&
        new Set([...entries.values()].map((slips) => slips.map(({ points, bonus, sweeps }) => [points, bonus, sweeps]).join(';'))).size ===
          1
      )
        booked.set(key, line.slips);
      return;
    }
    case 'confirmed': {
      const key = `${line.round}/${line.table}`;
      for (const [side, slips] of entered.get(key) ?? []) if (side !== line.side) booked.set(key, slips);
      return;
    }
    case 'result':
      booked.set(`${line.round}/${line.table}`, line.slips);
      return;
    case 'corrected':
      booked.set(`${line.round}/${line.table}`, line.after);
      return;
    case 'withdrawn':
      booked.delete(`${line.round}/${line.table}`);
      entered.delete(`${line.round}/${line.table}`);
      return;
    default:
  }
}
