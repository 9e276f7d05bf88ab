import { itemAt } from '../../../engine/cards/indexed.ts';
import type { Evening, EveningEntrant, EveningRound } from '../../../engine/evening/journal/state.ts';
import type { PlayerView, RoomView, TableView } from '../../../engine/evening/messages/views.ts';
import { seatsAt } from '../../../engine/evening/journal/seats.ts';
import { progressOf } from '../../../engine/evening/journal/state.ts';
import { sameDealResults } from '../../../engine/evening/scoring/sameDeals.ts';
import type { HallSeat } from '../access/keys.ts';
import { eveningSeal, fixedDealsOf, namesAt, nameOfSeat, ownTableOf, shownName, slipShapeOf, type EveningMoment } from './shared.ts';

/** The time for which a correction stays on the projector, in milliseconds. */
const CORRECTIONS_SHOWN = 600_000;

/** The public view, for projectors and spectators. Nothing in it has points while the ranking is frozen. */
export function roomView(
  role: RoomView['role'],
  shown: EveningMoment | null,
  link: string | null,
  corrections: readonly Corrected[],
): RoomView {
  if (shown === null) return { role, evening: null, link };
  const { evening, desk, clock, round, now } = shown;
  const { header, frozen, closed, limit } = evening;
  const nameOf = (entrant: number): string => {
    const known = evening.entrants.get(entrant);
    return known === undefined ? String(entrant) : shownName(known, desk.names);
  };
  return {
    role,
    link,
    evening: {
      name: header.name,
      game: header.game,
      counts: header.form.counts,
      ...(header.form.compare === undefined ? {} : { compare: header.form.compare }),
      unit: header.form.unit,
      limit,
      closed,
      frozen,
      ...eveningSeal(evening),
      here: [...evening.entrants.values()].filter(({ here }) => here).length,
      round:
        round === undefined
          ? null
          : {
              round: round.round,
              sides: [...evening.sides],
              seats: round.tables.flatMap(({ table, places }) =>
                places.flatMap((entrant, place) => (entrant === null ? [] : [{ who: nameOf(entrant), entrant, table, place }])),
              ),
              out: round.out.map(nameOf),
              tables: round.tables.map((table) => ({
                table: table.table,
                progress: progressOf(table),
                deals: shown.tables.stateOf({ round: round.round, table: table.table })?.deals ?? null,
                who: namesAt(shown, table),
              })),
            },
      ranking: frozen
        ? null
        : shown.ranking.map(({ place, entrant, total, wins, places, left, shares, compared, field }) => ({
            place,
            was: shown.placeBefore(entrant),
            who: nameOf(entrant),
            entrant,
            total,
            wins,
            sum: places,
            left,
            ...(shares.some(({ bot }) => bot) ? { bot: true as const } : {}),
            ...(compared === undefined ? {} : { compared: { ...compared } }),
            ...(field === undefined ? {} : { field }),
          })),
      corrections: frozen
        ? []
        : corrections.filter(({ at }) => now - at < CORRECTIONS_SHOWN).map(({ round: of, table }) => ({ round: of, table })),
      prizes: frozen || !closed ? [] : shown.prizes.map(({ entrants, ...prize }) => ({ ...prize, who: entrants.map(nameOf) })),
      clock,
    },
  };
}

/** A line that corrected a result. */
interface Corrected {
  readonly at: number;
  readonly round: number;
  readonly table: number;
}

/** The view of the phone that lies on a table. */
export function tableView(table: number, shown: EveningMoment | null): TableView {
  if (shown === null) return { role: 'table', table, evening: null, own: null, clock: null };
  const { evening, clock, round } = shown;
  const found = round?.tables.find((one) => one.table === table);
  return {
    role: 'table',
    table,
    evening: {
      name: evening.header.name,
      game: evening.header.game,
      slip: slipShapeOf(evening),
      deals: fixedDealsOf(evening),
      closed: evening.closed,
    },
    own: round === undefined || found === undefined ? null : ownTableOf(shown, round, found),
    clock,
  };
}

/** The one who has a phone. */
interface PhoneHolder {
  readonly own: HallSeat;
  readonly entrant: number | null;
  readonly names: readonly string[];
  readonly one: number;
  readonly instead: string | null;
  /** The state of one who has no seat now. */
  readonly away: Exclude<PlayerView['state'], 'seated'>;
}

/**
 * The view of a player's phone.
 * @param one which of the entrant's people has it
 * @param seat the token of their seat at a table with the program's cards
 */
export function playerView({ entrant, names, here }: EveningEntrant, one: number, shown: EveningMoment, seat: string | null): PlayerView {
  const { round } = shown;
  const isDrawn = round?.tables.some(({ places }) => places.includes(entrant)) === true;
  const away = !here ? 'left' : isDrawn ? 'replaced' : round?.out.includes(entrant) === true ? 'out' : 'waiting';
  return phoneView({ own: { entrant, one }, entrant, names, one, instead: null, away }, shown, seat);
}

/** The view of a stand-in's phone, by the stand-in's id; it is over once another has the place, or the next round is shown. */
export function standInView(id: number, shown: EveningMoment, seat: string | null): PlayerView {
  const { evening } = shown;
  const tables = evening.rounds.flatMap((round) => round.tables);
  const table = tables.find(({ standIns }) => standIns.some((one) => one.id === id));
  const standIn = table?.standIns.find((one) => one.id === id);
  const drawn = standIn === undefined ? null : (table?.places[standIn.place] ?? null);
  const instead = drawn === null || standIn === undefined ? '' : nameOfSeat(shown, { ...standIn, entrant: drawn, standIn: null });
  const names = standIn === undefined ? [] : [standIn.name];
  return phoneView({ own: { standIn: id }, entrant: null, names, one: 0, instead, away: 'over' }, shown, seat);
}

function phoneView({ own, entrant, names, one, instead, away }: PhoneHolder, shown: EveningMoment, seat: string | null): PlayerView {
  const { evening, clock, round } = shown;
  const { header, frozen, closed, limit } = evening;
  const held = shown.seatOf(own);
  const table = held?.table;
  const place = held === undefined ? null : held.seat.place;
  const side = place === null ? null : itemAt(evening.sides, place);
  const partners =
    held === undefined
      ? []
      : seatsAt(evening, held.table).filter(
          (one) => evening.sides[one.place] === side && !(one.place === place && one.one === held.seat.one),
        );
  const opponents = table === undefined ? [] : namesAt(shown, table).filter((_, other) => evening.sides[other] !== side);
  const row = frozen ? undefined : shown.ranking.find((one) => one.entrant === entrant);
  const { sitOut } = header.form;
  return {
    role: 'player',
    entrant,
    instead,
    names: [...names],
    one,
    evening: {
      name: header.name,
      game: header.game,
      slip: slipShapeOf(evening),
      deals: fixedDealsOf(evening),
      closed,
      frozen,
      counts: header.form.counts,
      ...(header.form.compare === undefined ? {} : { compare: header.form.compare }),
      limit,
      ...eveningSeal(evening),
      toCompare: frozen ? [] : shown.toCompare.map((one) => ({ ...one })),
    },
    state: away === 'left' || held === undefined ? away : 'seated',
    round: round?.round ?? null,
    seat,
    tables: Math.max(0, ...(round?.tables.map(({ table }) => table) ?? [])),
    place,
    side,
    partner: (held === undefined ? names.filter((_, other) => other !== one) : partners.map((other) => nameOfSeat(shown, other))).filter(
      isNamed,
    ),
    opponents: opponents.filter(isNamed),
    own: round === undefined || table === undefined ? null : ownTableOf(shown, round, table),
    line: round === undefined || side === null || frozen ? null : lineOf(evening, round, table?.table, side),
    rest: sitOut.kind === 'fixed' ? sitOut.points : null,
    standing:
      row === undefined
        ? null
        : {
            place: row.place,
            of: shown.ranking.filter(({ field }) => field === row.field).length,
            total: row.total,
            wins: row.wins,
            ...(row.compared === undefined ? {} : { compared: { ...row.compared } }),
            shares: row.shares.map((share) => ({ ...share })),
            prizes: closed
              ? shown.prizes
                  .filter(({ entrants }) => entrant !== null && entrants.includes(entrant))
                  .map((prize) => ({ ...prize, entrants: [...prize.entrants] }))
              : [],
          },
    clock,
  };
}

const isNamed = (name: string): boolean => name !== '';

/** The place of a table's side among those who had the same cards. */
function lineOf(evening: Evening, round: EveningRound, table: number | undefined, side: number): PlayerView['line'] {
  const line = sameDealResults(evening, round)[side] ?? [];
  const own = line.find((one) => one.table === table);
  return own === undefined ? null : { place: own.place, of: line.length };
}
