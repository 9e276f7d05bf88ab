import { countIn } from '../../cards/counts.ts';
import { itemAt } from '../../cards/indexed.ts';
import { deriveSeed, rngOf, shuffled, type Rng } from '../../cards/random.ts';
import { ok, refuse, type Result } from '../../contract/result.ts';
import { isShifting } from '../form/form.ts';
import { present, seedNow, type Evening, type EveningEntrant, type TableSeating } from '../journal/state.ts';
import { cheapest } from './assignment.ts';
import { historyBefore, orderedPairOf, pairOf, type DrawHistory } from './history.ts';
import { circleRound, whistRound } from './lists.ts';
import { badness, qualityOf, type DrawQuality } from './quality.ts';
import { arrange } from './search.ts';
import { firstLines, continuedLines, shiftRound } from './shifting.ts';
import { sitOuts } from './sitOuts.ts';
import { swissRound } from './swiss.ts';

/** A drawn round, and what it repeats. */
export interface RoundDraw {
  readonly round: number;
  readonly attempt: number;
  readonly seatings: readonly TableSeating[];
  readonly out: readonly number[];
  readonly quality: DrawQuality;
  /** Whether it follows a list, the ranking, or the search. */
  readonly by: 'list' | 'ranking' | 'search';
}

type Table = readonly (number | null)[];
interface Drawn {
  readonly tables: readonly Table[];
  /** The numbers of the tables, where the movement has them. */
  readonly numbers?: readonly number[];
  readonly out: readonly number[];
  readonly by: RoundDraw['by'];
}

/**
 * Draws the next round, or the last one again while the room has not seen it. The draw follows from the seed of the evening and the lines before it, so that anybody who has both can
 * repeat it. A list is kept to while it repeats no more than a search would.
 */
export function drawRound(evening: Evening): Result<RoundDraw, 'evening/too-few' | 'evening/no-round' | 'evening/round-open'> {
  const last = evening.rounds.at(-1);
  const again = last !== undefined && !last.shown;
  const round = last === undefined ? 1 : again ? last.round : last.round + 1;
  if (round > evening.limit) return refuse('evening/no-round', `the evening has ${evening.limit} rounds`, { rounds: evening.limit });
  const attempt = again ? last.attempt + 1 : 1;
  const here = present(evening);
  const size = evening.sides.length;
  if (here.length < size) return refuse('evening/too-few', `a table has ${size} places`, { here: here.length });
  const { form } = evening.header;
  const before = again ? evening.rounds.at(-2) : last;
  if (form.movement === 'swiss' && before?.tables.some(({ booked }) => booked === null) === true)
    return refuse('evening/round-open', 'a result of the round before is missing', { round: before.round });
  const rng = rngOf(deriveSeed(seedNow(evening), `round ${round} draw ${attempt}`));
  const history = historyBefore(evening, round);
  const finished = (drawn: Drawn): RoundDraw => {
    const { tables, numbers } = drawn;
    const seatings =
      numbers === undefined
        ? numbered(evening, tables, history, drawn.by === 'ranking')
        : tables.map((places, at) => ({ table: itemAt(numbers, at), places: [...places] }));
    return { round, attempt, seatings, out: drawn.out, quality: qualityOf(evening, round, seatings, drawn.out), by: drawn.by };
  };
  const planned = plannedRound(evening, here, round, attempt, history, rng);
  const plan = planned === null ? null : finished(planned);
  // Opponents meet twice in a whist list: it is kept to while no partners do. Any list that repeats something may still be the best there is.
  const counted = form.movement === 'whist' ? { meetingsTwice: [] } : {};
  if (plan !== null && badness({ ...plan.quality, ...counted }) < 1e3) return ok(plan);
  const search = finished(searchedRound(evening, here, history, rng));
  return ok(plan !== null && badness(plan.quality) <= badness(search.quality) ? plan : search);
}

/** The round as its movement has it; `null` if those who are here are others than at the beginning, or it is drawn again. */
function plannedRound(
  evening: Evening,
  here: readonly EveningEntrant[],
  round: number,
  attempt: number,
  history: DrawHistory,
  rng: Rng,
): Drawn | null {
  const { form } = evening.header;
  if (form.movement === 'swiss') {
    if (round === 1) return null;
    const paired = swissRound(evening, here, history, rng);
    return paired === null ? null : { ...paired, by: 'ranking' };
  }
  const [first] = evening.rounds;
  const begun = round === 1 ? attempt : first?.attempt;
  if (begun === undefined || (round > 1 && attempt > 1)) return null;
  // A list is that of the first draw to its end.
  const seed = round === 1 || first === undefined ? seedNow(evening) : first.drawnBy;
  if (isShifting(form)) return shiftedRound(evening, here, round, rngOf(deriveSeed(seed, `places ${begun}`)));
  const field = round === 1 || first === undefined ? null : [...first.tables.flatMap(({ places }) => places), ...first.out];
  if (
    field !== null &&
    (field.filter((one) => one !== null).length !== here.length || here.some(({ entrant }) => !field.includes(entrant)))
  )
    return null;
  const order = shuffled(
    here.map(({ entrant }) => entrant),
    rngOf(deriveSeed(seed, `places ${begun}`)),
  );
  const list = listRound(evening, order.length, round);
  if (list === null) return null;
  const tables = list.tables.map((table) => table.map((one) => (one === null ? null : itemAt(order, one))));
  const out = list.out.map((one) => itemAt(order, one));
  if (evening.fill === 'sitOut' || out.length === 0) return { tables, out, by: 'list' };
  // A stand-in takes the other side of the table of those who would sit out.
  return evening.sides.length === 2 ? { tables: [...tables, ...out.map((one) => [one, null])], out: [], by: 'list' } : null;
}

/** A round of couples, half of whom stay while the others go a table on. */
function shiftedRound(evening: Evening, here: readonly EveningEntrant[], round: number, rng: Rng): Drawn | null {
  const [first] = evening.rounds;
  const numbers = here.map(({ entrant }) => entrant);
  const lines = round === 1 || first === undefined ? firstLines(shuffled([...here], rng)) : continuedLines(first, numbers);
  if (lines === null) return null;
  const { tables, out } = shiftRound(lines, round, evening.fill !== 'sitOut');
  return { tables: tables.map(({ places }) => places), numbers: tables.map(({ table }) => table), out, by: 'list' };
}

function listRound({ header: { form }, sides }: Evening, people: number, round: number): ReturnType<typeof whistRound> {
  switch (form.movement) {
    case 'whist':
      return whistRound(people, round);
    case 'roundRobin':
      return circleRound(people, round);
    case 'draw':
      // Two by two, rounds drawn one by one can end in a field in which some must meet again; a circle in drawn order never does.
      return sides.length === 2 ? circleRound(people, round) : null;
    case 'shift':
    case 'mitchell':
    case 'swiss':
      return null;
  }
}

/** A round by the search: no partner twice, no meeting twice, then wishes. */
function searchedRound(
  { header: { form }, fill, sides, apart }: Evening,
  here: readonly EveningEntrant[],
  history: DrawHistory,
  rng: Rng,
): Drawn {
  const size = sides.length;
  const over = here.length % size;
  const sits = fill === 'sitOut' ? over : 0;
  const out = sitOuts(here, history.outs, sits, rng);
  const seated: (EveningEntrant | null)[] = here.filter(({ entrant }) => !out.includes(entrant));
  while (seated.length % size !== 0) seated.push(null);
  const people = seated.length;
  const meeting = new Int32Array(people * people);
  const partners = new Int32Array(people * people);
  const line = new Int32Array(people * size);
  const unwanted = new Set(apart.map(([one, other]) => pairOf(one, other)));
  for (const [row, one] of seated.entries()) {
    for (const [column, other] of seated.entries()) {
      if (row === column) continue;
      const pair = row * people + column;
      if (one === null || other === null) {
        // Stand-ins sit with those who have sat with them least.
        const seatedWith = one ?? other;
        meeting[pair] = seatedWith === null ? 0 : 100 * countIn(history.filled, seatedWith.entrant);
        continue;
      }
      const key = pairOf(one.entrant, other.entrant);
      const walks = one.stays === null || other.stays === null || one.stays === other.stays;
      meeting[pair] = 1000 * countIn(history.meetings, key) + (walks ? 0 : 1);
      partners[pair] = 100_000 * countIn(history.partners, key) + (unwanted.has(key) ? 1 : 0);
    }
    const before = one === null ? undefined : history.lines.get(one.entrant);
    if (form.movement === 'mitchell' && before !== undefined)
      for (const side of new Set(sides)) line[row * size + side] = side === before ? 0 : 10_000;
  }
  const order = arrange({ people, sides, meeting, partners, line }, rng);
  const at = (place: number): number | null => itemAt(seated, itemAt(order, place))?.entrant ?? null;
  const tables = Array.from({ length: people / size }, (_, table) => sides.map((_side, place) => at(table * size + place)));
  return { tables: tables.filter((table) => table.some((one) => one !== null)), out, by: 'search' };
}

/**
 * Gives tables their numbers: entrants who cannot walk sit at theirs, the others where they have not sat before. `kept`: in the order given, the best at table 1, unless an entrant
 * stays.
 */
function numbered({ entrants }: Evening, tables: readonly Table[], { tables: sat }: DrawHistory, kept: boolean): TableSeating[] {
  const stays = (entrant: number): number | null => entrants.get(entrant)?.stays ?? null;
  const price = (row: number, column: number): number => {
    const order = kept ? Math.abs(row - column) / tables.length : 0;
    return itemAt(tables, row).reduce<number>((sum, entrant) => {
      if (entrant === null) return sum;
      const wanted = stays(entrant);
      if (wanted !== null) return sum + (wanted === column + 1 ? 0 : 1000);
      return sum + (kept ? 0 : countIn(sat, orderedPairOf(entrant, column + 1)));
    }, order);
  };
  const numbers = cheapest(tables.length, tables.length, price);
  return tables.map((places, row) => ({ table: itemAt(numbers, row) + 1, places: [...places] })).sort((a, b) => a.table - b.table);
}
