import { ok, refuse, type Result } from '../../contract/result.ts';
import type { LineOf } from './lines.ts';
import { entrantIn } from './people.ts';
import { seatsAt } from './seats.ts';
import { present, seedNow, type Evening, type EveningRound, type TableSeating, type HallTable } from './state.ts';

/** Lines about who sits where: each returns the evening after it. */

type SeatCode = 'evening/no-entrant' | 'evening/away' | 'evening/seated-twice' | 'evening/bad-table';

/**
 * A round is drawn: the next one, once the one before has been shown, or again while its own draw is not. Everybody who is here has one place, or sits out.
 * In a Swiss evening every result of the round before is booked first.
 */
export function applyDraw(
  evening: Evening,
  line: LineOf<'draw'>,
): Result<Evening, SeatCode | 'evening/no-round' | 'evening/shown' | 'evening/round-open' | 'evening/not-seated'> {
  const last = evening.rounds.at(-1);
  const again = last?.round === line.round;
  const attempt = again ? last.attempt + 1 : 1;
  if (again && last.shown) return refuse('evening/shown', `round ${line.round} has been shown`, { round: line.round });
  const next = last === undefined ? 1 : last.shown ? last.round + 1 : last.round;
  if (line.round !== next || line.round > evening.limit || line.attempt !== attempt)
    return refuse('evening/no-round', `round ${next}, draw ${next === last?.round ? last.attempt + 1 : 1} is next`, { round: next });
  const before = again ? evening.rounds.at(-2) : last;
  if (evening.header.form.movement === 'swiss' && before?.tables.some(({ booked }) => booked === null) === true)
    return refuse('evening/round-open', 'a result of the round before is missing', { round: before.round });
  const checked = checkSeatings(evening, line.seatings, line.out);
  if (!checked.ok) return checked;
  const seated = new Set([...line.seatings.flatMap(({ places }) => places), ...line.out]);
  const missing = present(evening).find(({ entrant }) => !seated.has(entrant));
  if (missing !== undefined)
    return refuse('evening/not-seated', `number ${missing.entrant} has no place and does not sit out`, { entrant: missing.entrant });
  const round: EveningRound = {
    round: line.round,
    attempt,
    tables: line.seatings.map(opened),
    out: line.out,
    shown: false,
    drawnBy: seedNow(evening),
    dealtBy: null,
  };
  return ok({ ...evening, rounds: [...evening.rounds.slice(0, line.round - 1), round] });
}

/** Two entrants change places in a draw that has not been shown. */
export function applySwap(
  evening: Evening,
  { round, entrants: [one, other] }: LineOf<'swap'>,
): Result<Evening, 'evening/no-round' | 'evening/shown' | 'evening/not-seated'> {
  const drawn = roundIn(evening, round);
  if (!drawn.ok) return drawn;
  if (drawn.value.shown) return refuse('evening/shown', `round ${round} has been shown`, { round });
  const { tables, out } = drawn.value;
  for (const entrant of [one, other])
    if (!out.includes(entrant) && !tables.some(({ places }) => places.includes(entrant)))
      return refuse('evening/not-seated', `number ${entrant} is not in round ${round}`, { entrant, round });
  const turned = <T extends number | null>(entrant: T): T | number => (entrant === one ? other : entrant === other ? one : entrant);
  return ok(
    withRound(evening, {
      ...drawn.value,
      tables: tables.map((table) => ({ ...table, places: table.places.map(turned) })),
      out: out.map(turned),
    }),
  );
}

/** The room sees the round: its draw stands. Entrants who came after the draw miss the round, as those do who come after it was shown. */
export function applyShown(evening: Evening, { round }: LineOf<'shown'>): Result<Evening, 'evening/no-round' | 'evening/shown'> {
  const drawn = roundIn(evening, round);
  if (!drawn.ok) return drawn;
  if (drawn.value.shown) return refuse('evening/shown', `round ${round} has been shown`, { round });
  const { tables, out } = drawn.value;
  const drawnIn = new Set([...tables.flatMap(({ places }) => places), ...out]);
  const late = present(evening).filter(({ entrant }) => !drawnIn.has(entrant));
  const shown = withRound(evening, { ...drawn.value, shown: true, dealtBy: seedNow(evening) });
  const missing = late.map((one) => [one.entrant, { ...one, missed: [...one.missed, round] }] as const);
  return ok(late.length === 0 ? shown : { ...shown, entrants: new Map([...evening.entrants, ...missing]) });
}

/**
 * A table of a shown round sat otherwise than drawn, or is one more table, of those who sat out or came late. Those whom it displaces sit out. No entrant
 * sits at two tables.
 */
export function applySat(
  evening: Evening,
  { round, table, places }: LineOf<'sat'>,
): Result<Evening, SeatCode | 'evening/no-round' | 'evening/not-shown'> {
  const found = shownRound(evening, round);
  if (!found.ok) return found;
  const { tables, out } = found.value;
  const others = tables.filter((one) => one.table !== table);
  const checked = checkSeatings(evening, [...others, { table, places }], [], true);
  if (!checked.ok) return checked;
  const before = tables.find((one) => one.table === table);
  const displaced = (before?.places ?? []).flatMap((one) => (one === null || places.includes(one) ? [] : [one]));
  const next: HallTable = { ...(before ?? opened({ table, places })), places, standIns: [] };
  return ok(
    withRound(evening, {
      ...found.value,
      tables: before === undefined ? [...tables, next] : tables.map((one) => (one === before ? next : one)),
      out: [...out.filter((one) => !places.includes(one)), ...displaced],
    }),
  );
}

/** Another plays on at a place. A couple keeps its result when another sits in for one of the two, who comes back under the couple's own number. */
export function applyStandIn(
  evening: Evening,
  line: LineOf<'standIn'>,
): Result<Evening, 'evening/no-entrant' | 'evening/no-round' | 'evening/not-shown' | 'evening/bad-table' | 'evening/seated-twice'> {
  const found = tableIn(evening, line.round, line.table);
  if (!found.ok) return found;
  const { place, name, entrant, keeps } = line;
  const isCouple = evening.header.form.unit === 'couple';
  const one = line.one ?? (isCouple ? 1 : 0);
  if (place >= evening.sides.length || (one === 1 && !isCouple))
    return refuse('evening/bad-table', `a table has ${evening.sides.length} places, for couples two seats each`, { place });
  const { round, table } = found.value;
  if (entrant !== null) {
    const known = entrantIn(evening, entrant);
    if (!known.ok) return known;
    const held = round.tables.flatMap((other) => seatsAt(evening, other));
    const isTheirs = !isCouple || table.places[place] === entrant;
    if (!isTheirs || held.some((seat) => seat.entrant === entrant && seat.one === one))
      return refuse('evening/seated-twice', `number ${entrant} cannot sit in`, { entrant });
  }
  const bot = entrant === null && line.plays !== 'person';
  const next = { place, one, name, entrant, bot, id: evening.lines, keeps };
  return ok(withTable(evening, round, { ...table, standIns: [...table.standIns, next] }));
}

/** A table of a round that the room has seen. */
export function tableIn(
  evening: Evening,
  round: number,
  table: number,
): Result<{ readonly round: EveningRound; readonly table: HallTable }, 'evening/no-round' | 'evening/not-shown' | 'evening/bad-table'> {
  const found = shownRound(evening, round);
  if (!found.ok) return found;
  const one = found.value.tables.find((other) => other.table === table);
  if (one === undefined) return refuse('evening/bad-table', `there is no table ${table} in round ${round}`, { round, table });
  return ok({ round: found.value, table: one });
}

/** The evening with another state of a table. */
export function withTable(evening: Evening, round: EveningRound, table: HallTable): Evening {
  return withRound(evening, { ...round, tables: round.tables.map((one) => (one.table === table.table ? table : one)) });
}

function shownRound(evening: Evening, round: number): Result<EveningRound, 'evening/no-round' | 'evening/not-shown'> {
  const found = roundIn(evening, round);
  if (found.ok && !found.value.shown) return refuse('evening/not-shown', `round ${round} has not been shown`, { round });
  return found;
}

function roundIn({ rounds }: Evening, round: number): Result<EveningRound, 'evening/no-round'> {
  const found = rounds[round - 1];
  return found === undefined ? refuse('evening/no-round', `round ${round} has not been drawn`, { round }) : ok(found);
}

function withRound(evening: Evening, round: EveningRound): Evening {
  return { ...evening, rounds: evening.rounds.map((one) => (one.round === round.round ? round : one)) };
}

function opened({ table, places }: TableSeating): HallTable {
  return { table, places, standIns: [], entries: [], booked: null, deals: null, botPlayed: false };
}

/** Whether tables are whole, and seat known entrants once each; with `played` also those who have left since. */
function checkSeatings(
  evening: Evening,
  seatings: readonly TableSeating[],
  out: readonly number[],
  played = false,
): Result<null, SeatCode> {
  const tables = new Set<number>();
  const seated = new Set<number>();
  for (const { table, places } of [...seatings, { table: 0, places: out }]) {
    if (table > 0 && (tables.has(table) || places.length !== evening.sides.length || places.every((one) => one === null)))
      return refuse('evening/bad-table', `table ${table} is there twice, or has not ${evening.sides.length} places`, { table });
    tables.add(table);
    for (const entrant of places) {
      if (entrant === null) continue;
      const known = entrantIn(evening, entrant);
      if (!known.ok) return known;
      if (!played && !known.value.here) return refuse('evening/away', `number ${entrant} is not here`, { entrant });
      if (seated.has(entrant)) return refuse('evening/seated-twice', `number ${entrant} has two places`, { entrant });
      seated.add(entrant);
    }
  }
  return ok(null);
}
