import { countIn } from '../../cards/counts.ts';
import { shuffled, type Rng } from '../../cards/random.ts';
import type { EveningEntrant } from '../journal/state.ts';

/**
 * The entrants who sit out: those who have sat out least, so that none sits out twice before all have once; among them those who came last, then by lot. A round
 * that a late comer missed is no sitting out.
 */
export function sitOuts(here: readonly EveningEntrant[], outs: ReadonlyMap<number, number>, count: number, rng: Rng): number[] {
  return shuffled(here, rng)
    .sort((a, b) => countIn(outs, a.entrant) - countIn(outs, b.entrant) || b.since - a.since)
    .slice(0, count)
    .map(({ entrant }) => entrant);
}
