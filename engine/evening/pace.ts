import type { Slip } from '../contract/club.ts';
import type { EveningForm } from './form/form.ts';
import type { EveningLine } from './journal/lines.ts';
import { sameSlips } from './journal/state.ts';

/** Fewer rounds than these say little about a club. */
const ENOUGH_ROUNDS = 3;
/** Minutes of a deal that clubs can have: outside, slips were typed in later, or an evening was tried out. */
const LEAST = 1;
const MOST = 15;

/**
 * The minutes that a deal takes in evenings of a club: the median of their rounds, each from the moment it was shown until its last table was booked for the first time. `null` for fewer
 * than three rounds that end after a number of deals.
 */
export function minutesOfDeal(
  evenings: readonly { readonly form: Pick<EveningForm, 'ends'>; readonly lines: readonly EveningLine[] }[],
): number | null {
  const paces = evenings
    .flatMap(({ form, lines }) => {
      const { deals } = form.ends;
      return deals === undefined ? [] : roundsOf(lines).map((minutes) => minutes / deals);
    })
    .filter((pace) => pace >= LEAST && pace <= MOST)
    .sort((a, b) => a - b);
  return paces.length < ENOUGH_ROUNDS ? null : (paces[Math.floor(paces.length / 2)] ?? null);
}

/** The minutes of every round that was shown and of which something was booked. */
function roundsOf(lines: readonly EveningLine[]): number[] {
  const shown = new Map<number, number>();
  /** By table of a round: what each side has entered last. */
  const entered = new Map<string, Map<number, readonly Slip[]>>();
  const booked = new Set<string>();
  const ends = new Map<number, number>();
  for (const line of lines) {
    if (line.type === 'shown') shown.set(line.round, line.at);
    if (line.type !== 'entered' && line.type !== 'confirmed' && line.type !== 'result') continue;
    const place = `${line.round}/${line.table}`;
    if (booked.has(place)) continue;
    if (line.type === 'entered') {
      const entries = entered.get(place) ?? new Map<number, readonly Slip[]>();
      entered.set(place, entries.set(line.side, line.slips));
      // As in the journal: booked where all sides that have entered anything agree, and there are two at least.
      const sides = [...entries.values()];
      if (sides.length < 2 || !sides.every((slips) => sameSlips(slips, line.slips))) continue;
    }
    booked.add(place);
    ends.set(line.round, line.at);
  }
  return [...ends].flatMap(([round, end]) => {
    const begin = shown.get(round);
    return begin === undefined ? [] : [(end - begin) / 60_000];
  });
}
