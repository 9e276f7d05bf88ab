import { seedFrom } from '../../../engine/cards/random.ts';
import { usualForm } from '../../../engine/evening/form/form.ts';
import { appendLine, beginEvening } from '../../../engine/evening/journal/apply.ts';
import type { EveningLine } from '../../../engine/evening/journal/lines.ts';
import type { Evening } from '../../../engine/evening/journal/state.ts';
import { drawRound } from '../../../engine/evening/movements/drawRound.ts';
import { gameById } from '../../../engine/games/index.ts';

/** People and rounds whose draws are counted, and whether meetings may repeat. */
const SIZES = [
  { people: 32, rounds: 6, meetings: false },
  { people: 45, rounds: 6, meetings: false },
  { people: 77, rounds: 6, meetings: false },
  { people: 100, rounds: 6, meetings: false },
  { people: 100, rounds: 8, meetings: true },
] as const;

/** Draws of one size over all seeds. */
interface DrawFigures {
  readonly people: number;
  readonly rounds: number;
  readonly draws: number;
  /** Pairs who were partners twice, sat out twice or, where none may, met twice. */
  readonly repeats: number;
  readonly meetingsTwice: number;
  /** Entrants at a table where they had sat before, in each draw. */
  readonly sameTable: number;
  readonly slowestMs: number;
}

/** Draws whole evenings of single persons, seed by seed. */
export function drawFigures(seeds: number): DrawFigures[] {
  return SIZES.map(({ people, rounds, meetings }) => {
    let [repeats, meetingsTwice, sameTable, slowest] = [0, 0, 0, 0];
    for (let seed = 1; seed <= seeds; seed += 1) {
      let evening = gathered(people, rounds, `draws ${seed}`);
      for (let round = 1; round <= rounds; round += 1) {
        const began = performance.now();
        const drawn = drawRound(evening);
        slowest = Math.max(slowest, performance.now() - began);
        if (!drawn.ok) throw new RangeError(drawn.error.message);
        const { attempt, seatings, out, quality } = drawn.value;
        repeats += quality.partnersTwice.length + quality.outTwice.length + (meetings ? 0 : quality.meetingsTwice.length);
        meetingsTwice += quality.meetingsTwice.length;
        sameTable += quality.sameTable.length;
        const tables = seatings.map(({ table, places }) => ({ table, places: [...places] }));
        evening = added(evening, { type: 'draw', round, attempt, seatings: tables, out: [...out], at: 0, by: 'bench' });
        evening = added(evening, { type: 'shown', round, at: 0, by: 'bench' });
      }
    }
    const draws = seeds * rounds;
    const each = Math.round((sameTable / draws) * 10) / 10;
    return { people, rounds, draws, repeats, meetingsTwice, sameTable: each, slowestMs: Math.round(slowest) };
  });
}

function gathered(people: number, rounds: number, seed: string): Evening {
  const form = usualForm(gameById('klaverjas'), 'draw', 'person', rounds);
  const header = {
    format: 'trickhouse-evening/1',
    id: 'draws',
    name: 'Draws',
    game: 'klaverjas',
    options: {},
    seed: seedFrom(seed),
    form,
    at: 0,
  } as const;
  const begun = beginEvening(header);
  if (!begun.ok) throw new RangeError(begun.error.message);
  return Array.from({ length: people }, (_, index) => index + 1).reduce(
    (evening, entrant) => added(evening, { type: 'came', entrant, names: [`P${entrant}`], at: 0, by: 'bench' }),
    begun.value,
  );
}

function added(evening: Evening, line: EveningLine): Evening {
  const after = appendLine(evening, line);
  if (!after.ok) throw new RangeError(after.error.message);
  return after.value;
}
