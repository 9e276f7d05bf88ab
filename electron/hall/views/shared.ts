import { createHash } from 'node:crypto';
import type { Slip } from '../../../engine/contract/club.ts';
import {
  tableCardsOf,
  isWithheld,
  openPart,
  openSeeds,
  shownRounds,
  type Evening,
  type EveningEntrant,
  type EveningRound,
  type HallTable,
} from '../../../engine/evening/journal/state.ts';
import { progressOf } from '../../../engine/evening/journal/state.ts';
import { seatsAt, type HeldSeat } from '../../../engine/evening/journal/seats.ts';
import { prizeList, type Prize } from '../../../engine/evening/scoring/prizes.ts';
import { fieldRankings } from '../../../engine/evening/scoring/groups.ts';
import type { RankingRow } from '../../../engine/evening/scoring/ranking.ts';
import type { OwnTable, SlipShape } from '../../../engine/evening/messages/views.ts';
import { heldBy, seatName, type HallSeat } from '../access/keys.ts';
import { dealsOver } from '../tables/dealsOver.ts';
import type { HallTables } from '../tables/hallTables.ts';
import type { DeskChoices } from '../store/desk.ts';

/** The side of the field to which a row or prize belongs; absent where all are ranked together. */
interface InField {
  readonly field?: number;
}

/** An evening as the views read it. What several of them need is computed when the first of them needs it, and kept. */
export class EveningMoment {
  readonly evening: Evening;
  readonly desk: Readonly<DeskChoices>;
  readonly tables: Pick<HallTables, 'stateOf'>;
  readonly clock: { readonly round: number; readonly left: number } | null;
  /** The latest round that the room has seen. */
  readonly round: EveningRound | undefined;
  /** Milliseconds since 1970. */
  readonly now: number;
  readonly #fields = once(() =>
    fieldRankings(openPart(this.evening)).map(({ field, rows }) => ({ rows, inField: field === null ? {} : { field } })),
  );
  readonly #ranking = once(() => this.#fields().flatMap(({ rows, inField }) => rows.map((row) => ({ ...row, ...inField }))));
  readonly #placesBefore = once(() => placesBeforeLast(this.evening));
  readonly #prizes = once(() =>
    this.#fields().flatMap(({ rows, inField }) => prizeList(rows, this.desk.prizes).map((prize) => ({ ...prize, ...inField }))),
  );
  readonly #toCompare = once(() =>
    shownRounds(this.evening).flatMap((one) => {
      const deals = dealsOver(this.evening, one, this.tables);
      return deals === 0 ? [] : [{ round: one.round, deals }];
    }),
  );
  readonly #seats = once(() => seatsByHolder(this.evening, this.round));

  constructor(evening: Evening, desk: Readonly<DeskChoices>, tables: Pick<HallTables, 'stateOf'>, now: number) {
    this.evening = evening;
    this.desk = desk;
    this.tables = tables;
    this.clock = clockOf(evening, desk, now);
    this.round = shownRounds(evening).at(-1);
    this.now = now;
  }

  /** The ranking by the rounds that are not secret; one field after the other, where the evening has two. */
  get ranking(): readonly (RankingRow & InField)[] {
    return this.#ranking();
  }

  /** The prizes of that ranking. */
  get prizes(): readonly (Prize & InField)[] {
    return this.#prizes();
  }

  /** The deals of each round that may be compared. */
  get toCompare(): readonly { readonly round: number; readonly deals: number }[] {
    return this.#toCompare();
  }

  /** The place of an entrant before the latest round; `null`: there was none. */
  placeBefore(entrant: number): number | null {
    return this.#placesBefore().get(entrant) ?? null;
  }

  /** The place that a person has in the latest round, with its table. */
  seatOf(person: HallSeat): TakenSeat | undefined {
    return this.#seats().get(seatName(person));
  }
}

/** A function that computes something when it is called first, and returns the same from then on. */
function once<T>(compute: () => T): () => T {
  let known: { readonly value: T } | undefined;
  return () => {
    known ??= { value: compute() };
    return known.value;
  };
}

function placesBeforeLast(evening: Evening): Map<number, number> {
  const rounds = shownRounds(openPart(evening));
  const rows = rounds.length < 2 ? [] : fieldRankings({ ...evening, rounds: rounds.slice(0, -1) }).flatMap((one) => one.rows);
  return new Map(rows.map(({ entrant, place }) => [entrant, place]));
}

/** The places of a round by the name of who has them. */
function seatsByHolder(evening: Evening, round: EveningRound | undefined): Map<string, TakenSeat> {
  const seats = new Map<string, TakenSeat>();
  for (const table of round?.tables ?? [])
    for (const seat of seatsAt(evening, table)) {
      const holder = heldBy(seat);
      const name = holder === null ? undefined : seatName(holder);
      if (name !== undefined && !seats.has(name)) seats.set(name, { table, seat });
    }
  return seats;
}

/** A place of a table, and the table. */
interface TakenSeat {
  readonly table: HallTable;
  readonly seat: HeldSeat;
}

function clockOf({ header }: Evening, { clock }: Pick<DeskChoices, 'clock'>, now: number): EveningMoment['clock'] {
  const { minutes } = header.form.ends;
  if (clock === null || minutes === undefined) return null;
  return { round: clock.round, left: minutes * 60 - Math.floor((now - clock.since) / 1000) };
}

/**
 * The commitments to the seeds of an evening, and the seeds themselves once they are open: everybody has the commitment before the first round, and the seed once the evening is
 * closed; where it is opened again, another pair is added.
 */
export function eveningSeal(evening: Evening): { readonly commitment: string; readonly seed: string | null } {
  const open = openSeeds(evening);
  return { commitment: evening.seeds.map(commitmentTo).join(' '), seed: open === null ? null : open.join(' ') };
}

function commitmentTo(seed: string): string {
  return createHash('sha256')
    .update(JSON.stringify(['trickhouse evening', seed]))
    .digest('hex');
}

/** The figures that slips of the evening's game have. */
export function slipShapeOf({ game, options, header }: Evening): SlipShape {
  const limits = game.club?.limits(options);
  const { deals, points, minutes } = header.form.ends;
  const fixed = deals !== undefined && points === undefined && minutes === undefined;
  const sum = limits?.dealSum ?? null;
  return {
    bonus: limits === undefined || limits.bonus !== null,
    sweeps: limits !== undefined && header.form.ties.includes('sweeps'),
    sum: fixed && sum !== null && sum > 0 ? sum * deals : null,
  };
}

/** The deals of a round, where they are fixed. */
export function fixedDealsOf({ header }: Evening): number | null {
  return header.form.ends.deals ?? null;
}

/** A name as the club shows it. */
export function shownName({ entrant, names }: Pick<EveningEntrant, 'entrant' | 'names'>, how: DeskChoices['names']): string {
  if (how === 'number') return String(entrant);
  return names.map((name) => (how === 'whole' ? name : shortened(name))).join(' & ');
}

/** "Ada V." for "Ada Vermeer". */
function shortened(name: string): string {
  const words = name.trim().split(/\s+/);
  const [first = name] = words;
  const last = words.at(-1);
  return words.length < 2 || last === undefined ? name : `${first} ${[...last][0] ?? ''}.`;
}

/** The name of who has a seat now, as the club shows names; empty for a bot, and for a stand-in without a name. */
export function nameOfSeat({ evening, desk }: Pick<EveningMoment, 'evening' | 'desk'>, { entrant, one, standIn }: HeldSeat): string {
  const known = entrant === null ? undefined : evening.entrants.get(entrant);
  if (known?.names.length === 1) return shownName(known, desk.names);
  // One of a couple has no number of their own, nor has a stand-in.
  const name = standIn?.name ?? known?.names[one];
  return name === undefined ? '' : numberlessName(name, desk.names);
}

/** The name of a person who has no number to go by, as the club shows names. */
export function numberlessName(name: string, how: DeskChoices['names']): string {
  return shownName({ entrant: 0, names: [name] }, how === 'short' ? 'short' : 'whole');
}

/** The names at the places of a table: those who play there now, of a couple both. */
export function namesAt(shown: Pick<EveningMoment, 'evening' | 'desk'>, table: Pick<HallTable, 'places' | 'standIns'>): string[] {
  const { evening, desk } = shown;
  const seats = seatsAt(evening, table);
  return table.places.map((drawn, place) => {
    const held = seats.filter((seat) => seat.place === place);
    const known = drawn === null ? undefined : evening.entrants.get(drawn);
    const isDrawn = held.every(({ entrant }) => entrant === drawn);
    if (known !== undefined && (isDrawn || (held.length > 1 && desk.names === 'number'))) return shownName(known, desk.names);
    return held
      .map((seat) => nameOfSeat(shown, seat))
      .filter((name) => name !== '')
      .join(' & ');
  });
}

/** The result of a table for those who sit at it. Booked slips are withheld while the ranking is frozen. */
export function ownTableOf(shown: EveningMoment, round: EveningRound, table: HallTable): OwnTable {
  const { evening } = shown;
  const names = namesAt(shown, table);
  const sides = [...new Set(evening.sides)].sort((a, b) => a - b);
  return {
    round: round.round,
    table: table.table,
    sides: sides.map((side) => names.filter((_, place) => evening.sides[place] === side)),
    entries: table.entries.map(({ side, slips }) => ({ side, slips: slips.map(plain) })),
    booked: table.booked === null || evening.frozen || isWithheld(evening, round) ? null : table.booked.map(plain),
    progress: progressOf(table),
    cards: tableCardsOf(evening, table.table),
    secret: isWithheld(evening, round),
  };
}

/** A slip as a message has it. */
export function plain({ points, bonus, sweeps }: Slip): { points: number; bonus: number; sweeps: number } {
  return { points, bonus, sweeps };
}
