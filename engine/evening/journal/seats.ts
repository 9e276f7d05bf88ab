import { shownRounds, type Evening, type EveningRound, type HallTable, type StandIn } from './state.ts';

/** A seat of a table, with who plays there now. */
export interface HeldSeat {
  readonly place: number;
  /** 1 for the second of a couple; else 0. */
  readonly one: number;
  /** The number of the one who plays there; `null`: a stand-in without a number, or a bot. */
  readonly entrant: number | null;
  /** The stand-in without a number who plays there. */
  readonly standIn: StandIn | null;
}

/** The seats of a table in the order of a match. A couple has two, opposite each other; the last line about a seat counts. */
export function seatsAt(
  { sides, header }: Pick<Evening, 'sides' | 'header'>,
  { places, standIns }: Pick<HallTable, 'places' | 'standIns'>,
): HeldSeat[] {
  const ones = header.form.unit === 'couple' ? [0, 1] : [0];
  return ones.flatMap((one) =>
    sides.map((_, place): HeldSeat => {
      const last = standIns.findLast((other) => other.place === place && other.one === one);
      if (last === undefined) return { place, one, entrant: places[place] ?? null, standIn: null };
      return { place, one, entrant: last.entrant, standIn: last.entrant === null ? last : null };
    }),
  );
}

/** A seat of a round, with its table. */
interface SeatOfRound {
  readonly round: EveningRound;
  readonly table: HallTable;
  readonly seat: HeldSeat;
}

/** The seat of the latest shown round that fits; `undefined`: there is no such seat. */
export function seatNow(evening: Evening, fits: (seat: HeldSeat, table: HallTable) => boolean): SeatOfRound | undefined {
  const round = shownRounds(evening).at(-1);
  for (const table of round?.tables ?? []) {
    const seat = seatsAt(evening, table).find((one) => fits(one, table));
    if (round !== undefined && seat !== undefined) return { round, table, seat };
  }
  return undefined;
}
