import { itemAt } from '../../../engine/cards/indexed.ts';
import type { Evening, EveningEntrant, EveningRound } from '../../../engine/evening/journal/state.ts';
import type { PlayerView, RoomView, TableView } from '../../../engine/evening/messages/views.ts';
import { progressOf } from '../../../engine/evening/journal/state.ts';
import { sameDealResults } from '../../../engine/evening/scoring/sameDeals.ts';
import { commitmentToSeed, fixedDealsOf, namesAt, ownTableOf, shownName, slipShapeOf, type EveningMoment } from './shared.ts';

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
  const { evening, desk, ranking, prizes, clock, round, now } = shown;
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
      commitment: commitmentToSeed(header.seed),
      seed: closed ? header.seed : null,
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
        : ranking.map(({ place, was, entrant, total, wins, places, left, compared, field }) => ({
            place,
            was,
            who: nameOf(entrant),
            entrant,
            total,
            wins,
            sum: places,
            left,
            ...(compared === undefined ? {} : { compared: { ...compared } }),
            ...(field === undefined ? {} : { field }),
          })),
      corrections: frozen
        ? []
        : corrections.filter(({ at }) => now - at < CORRECTIONS_SHOWN).map(({ round: of, table }) => ({ round: of, table })),
      prizes: frozen || !closed ? [] : prizes.map(({ entrants, ...prize }) => ({ ...prize, who: entrants.map(nameOf) })),
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

/**
 * The view of a player's phone.
 * @param one which of the entrant's people has it
 * @param seat the token of their seat at a table with the program's cards
 */
export function playerView({ entrant, names, here }: EveningEntrant, one: number, shown: EveningMoment, seat: string | null): PlayerView {
  const { evening, ranking, prizes, clock, round } = shown;
  const { header, frozen, closed, limit } = evening;
  const table = round?.tables.find(({ places }) => places.includes(entrant));
  const place = table === undefined ? null : table.places.indexOf(entrant);
  const side = place === null ? null : itemAt(evening.sides, place);
  const at = table === undefined ? [] : namesAt(shown, table);
  const among = (own: boolean): string[] =>
    at.filter((_, other) => (other === place ? false : (evening.sides[other] === side) === own)).filter((name) => name !== '');
  const row = ranking.find((one) => one.entrant === entrant);
  const isOut = round?.out.includes(entrant) === true;
  const { sitOut } = header.form;
  return {
    role: 'player',
    entrant,
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
      commitment: commitmentToSeed(header.seed),
      seed: closed ? header.seed : null,
      toCompare: frozen ? [] : shown.toCompare.map((one) => ({ ...one })),
    },
    state: !here ? 'left' : table !== undefined ? 'seated' : isOut ? 'out' : 'waiting',
    round: round?.round ?? null,
    seat,
    tables: round === undefined ? 0 : round.tables.length,
    place,
    side,
    partner: [...names.filter((_, other) => other !== one), ...among(true)],
    opponents: among(false),
    own: round === undefined || table === undefined ? null : ownTableOf(shown, round, table),
    line: round === undefined || side === null || frozen ? null : lineOf(evening, round, table?.table, side),
    rest: sitOut.kind === 'fixed' ? sitOut.points : null,
    standing:
      frozen || row === undefined
        ? null
        : {
            place: row.place,
            of: ranking.filter(({ field }) => field === row.field).length,
            total: row.total,
            wins: row.wins,
            ...(row.compared === undefined ? {} : { compared: { ...row.compared } }),
            shares: row.shares.map((share) => ({ ...share })),
            prizes: closed
              ? prizes.filter(({ entrants }) => entrants.includes(entrant)).map((prize) => ({ ...prize, entrants: [...prize.entrants] }))
              : [],
          },
    clock,
  };
}

/** The place of a table's side among those who had the same cards. */
function lineOf(evening: Evening, round: EveningRound, table: number | undefined, side: number): PlayerView['line'] {
  const line = sameDealResults(evening, round)[side] ?? [];
  const own = line.find((one) => one.table === table);
  return own === undefined ? null : { place: own.place, of: line.length };
}
