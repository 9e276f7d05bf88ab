import { countIn } from '../../cards/counts.ts';
import type { Evening, TableSeating } from '../journal/state.ts';
import { isShifting } from '../form/form.ts';
import { historyBefore, orderedPairOf, pairOf } from './history.ts';

/** The repeats of a draw, and the wishes that it leaves open; every list is empty in a perfect draw. */
export interface DrawQuality {
  /** Pairs who are partners and have been before. */
  readonly partnersTwice: readonly (readonly [number, number])[];
  /** Pairs who sit at one table and have before, partners among them. */
  readonly meetingsTwice: readonly (readonly [number, number])[];
  /** Entrants at a table where they have sat before, unless they stay there by their wish or the movement. */
  readonly sameTable: readonly number[];
  /** Pairs who are partners against a wish. */
  readonly apart: readonly (readonly [number, number])[];
  /** Entrants who stay at a table and are drawn to another. */
  readonly moved: readonly number[];
  /** Entrants who sit out again although another who is here has sat out less. */
  readonly outTwice: readonly number[];
}

/** The quality of a round's seatings, against the rounds before it. */
export function qualityOf(evening: Evening, round: number, seatings: readonly TableSeating[], out: readonly number[]): DrawQuality {
  const history = historyBefore(evening, round);
  const partnersTwice: [number, number][] = [];
  const meetingsTwice: [number, number][] = [];
  const apart: [number, number][] = [];
  const sameTable: number[] = [];
  const moved: number[] = [];
  const unwanted = new Set(evening.apart.map(([one, other]) => pairOf(one, other)));
  for (const { table, places } of seatings)
    for (const [place, entrant] of places.entries()) {
      if (entrant === null) continue;
      const stays = evening.entrants.get(entrant)?.stays ?? null;
      if (stays !== null && stays !== table) moved.push(entrant);
      const goesOn = stays === null && !(place === 0 && isShifting(evening.header.form));
      if (goesOn && countIn(history.tables, orderedPairOf(entrant, table)) > 0) sameTable.push(entrant);
      for (const [other, second] of places.entries()) {
        if (second === null || other <= place) continue;
        const key = pairOf(entrant, second);
        if (countIn(history.meetings, key) > 0) meetingsTwice.push([entrant, second]);
        if (evening.sides[place] !== evening.sides[other]) continue;
        if (countIn(history.partners, key) > 0) partnersTwice.push([entrant, second]);
        if (unwanted.has(key)) apart.push([entrant, second]);
      }
    }
  const seated = seatings.flatMap(({ places }) => places.filter((one) => one !== null));
  const least = Math.min(...seated.map((entrant) => countIn(history.outs, entrant)));
  const outTwice = out.filter((entrant) => countIn(history.outs, entrant) > least);
  return { partnersTwice, meetingsTwice, sameTable, apart, moved, outTwice };
}

/** How bad a draw is, in the order in which repeats matter: partners, sitting out, meetings, wishes, tables. 0 is perfect. */
export function badness(quality: DrawQuality): number {
  const { partnersTwice, outTwice, meetingsTwice, apart, moved, sameTable } = quality;
  return (
    partnersTwice.length * 1e9 + outTwice.length * 1e8 + meetingsTwice.length * 1e5 + (apart.length + moved.length) * 1e3 + sameTable.length
  );
}
