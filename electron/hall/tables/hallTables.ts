import { join } from 'node:path';
import { deriveSeed } from '../../../engine/cards/random.ts';
import type { TableDeal } from '../../../engine/evening/form/values.ts';
import { playedDeals } from '../../../engine/evening/scoring/dealtSlips.ts';
import {
  seedNow,
  tableCardsOf,
  shownRounds,
  type Evening,
  type EveningRound,
  type HallTable,
} from '../../../engine/evening/journal/state.ts';
import type { EveningLine } from '../../../engine/evening/journal/lines.ts';
import type { Match } from '../../../engine/match/match.ts';
import type { ConnectionHandler, Peer } from '../../host/ports/peer.ts';
import { Store } from '../../store/store.ts';
import { holderOf, seatOf, seatTokenOf, type HallSeat } from '../access/keys.ts';
import type { Desk } from '../store/desk.ts';
import type { OpenEvening } from '../store/openEvening.ts';
import { TABLES } from '../store/tableFiles.ts';
import { RoundTable, type SeatState, type TablePlace, type TablePlan, type TableServices } from './roundTable.ts';
import { peopleAt, sitsAt } from './seating.ts';

/** The settings of tables with the program's cards. */
export interface TablesSettings extends Omit<TableServices, 'store' | 'bots'> {
  /** Opens the bots of all tables, when the first of them is opened. */
  readonly openBots: () => TableServices['bots'];
}

/** The most matches of closed tables that are kept in memory: two rounds of a large hall. */
const MOST_PAST = 50;

/** The code of a file that cannot be read now. */
const PASSING = 'store/unreadable';

/** How far a table with the program's cards has come: its deals that are over on the disk and that its people have been sent. */
export interface DealtState {
  readonly deals: number;
  readonly seats: readonly SeatState[];
}

/** A result that a table has brought. */
export interface DealtResult extends TablePlace {
  readonly deals: readonly TableDeal[];
  /** Whether a bot has played there, be it in the place of a person who was away. */
  readonly botPlayed: boolean;
}

/** The tables of the round in play that play with the program's cards. Each has its match in a file of its own, by which it goes on after a restart. */
export class HallTables {
  readonly #settings: TablesSettings;
  readonly #changed: () => void;
  readonly #tables = new Map<number, RoundTable>();
  #bots: TableServices['bots'] | undefined;
  #store: Store | undefined;
  #evening: string | undefined;
  #round = 0;
  /** Results of tables that were over when they were opened. */
  #found: DealtResult[] = [];
  #opened: OpenEvening | undefined;
  /** Matches of tables that are closed, by id: the latest that were looked at. */
  readonly #past = new Map<string, Match>();
  #desk: Desk | undefined;
  #stopClock: () => void = () => undefined;
  /** Tables whose matches are there but cannot be read, with the codes of why: they stay shut, for another deal would take the place of what was played. */
  readonly #shut = new Map<number, string>();
  #storeFault: string | null = null;

  /** @param changed called when a deal is over at a table, and when a person comes or goes */
  constructor(settings: TablesSettings, changed: () => void) {
    this.#settings = settings;
    this.#changed = changed;
  }

  /** The code of what keeps tables from being opened; `null`: nothing does. */
  get fault(): string | null {
    return this.#storeFault ?? [...this.#shut.values()][0] ?? null;
  }

  /** Brings the tables to what the evening says: opens those of a round that the room has seen, seats people where lines changed who sits, closes the others. */
  async follow(opened: OpenEvening | null, desk: Desk | null): Promise<void> {
    if (opened?.header.id !== this.#evening) await this.rest();
    if (opened === null || desk === null) return;
    this.#evening = opened.header.id;
    this.#opened = opened;
    this.#desk = desk;
    const { evening } = opened;
    const round = evening.closed ? undefined : shownRounds(evening).at(-1);
    const wanted = round?.tables.filter((table) => isOpen(opened, round, table)) ?? [];
    for (const [number, table] of [...this.#tables]) {
      const seated = table.place.round === round?.round ? round.tables.find((one) => one.table === number) : undefined;
      // After its last deal people may still look at the score.
      if (seated !== undefined && tableCardsOf(evening, number) === 'ours' && (seated.booked === null || table.isOver)) continue;
      this.#tables.delete(number);
      await table.close();
    }
    const isWanted = (number: number): boolean => this.#round === round?.round && wanted.some(({ table }) => table === number);
    for (const number of [...this.#shut.keys()]) if (!isWanted(number)) this.#shut.delete(number);
    this.#round = round === undefined ? 0 : round.round;
    this.#followClock();
    if (round === undefined) return;
    const { secret } = desk.choices;
    for (const table of wanted) {
      const open = this.#tables.get(table.table);
      if (open === undefined) await this.#open(opened, secret, round, table);
      else open.reseat(peopleAt(secret, evening, table));
    }
  }

  /** The results that have no line in the journal yet. */
  results(): DealtResult[] {
    const found = this.#found;
    this.#found = [];
    const over = [...this.#tables.values()].filter((table) => table.isSettled);
    return [...found, ...over.map((table) => ({ ...table.place, deals: table.deals(), botPlayed: table.botPlayed }))].filter(
      (one) => this.#opened !== undefined && !isBooked(this.#opened, one),
    );
  }

  /** Lets a connection in by the token of a seat; `undefined` if there is no table for it now. */
  connect(peer: Peer, token: string): ConnectionHandler | undefined {
    const secret = this.#desk?.choices.secret;
    const evening = this.#opened?.evening;
    const seat = secret === undefined ? undefined : seatOf(secret, this.#round, token);
    if (secret === undefined || seat === undefined || evening === undefined) return undefined;
    const table = this.#tableOf(evening, seat);
    return table?.connect(peer, holderOf(secret, seat));
  }

  /** The token of the seat that a person may open now; `null`: there is none. */
  seatOf(evening: Evening, seat: HallSeat): string | null {
    const secret = this.#desk?.choices.secret;
    return secret === undefined || this.#tableOf(evening, seat) === undefined ? null : seatTokenOf(secret, this.#round, seat);
  }

  /** The table at which a seat's person plays now. */
  #tableOf(evening: Evening, seat: HallSeat): RoundTable | undefined {
    const found = evening.rounds[this.#round - 1]?.tables.find((table) => this.#tables.has(table.table) && sitsAt(evening, table, seat));
    return found === undefined ? undefined : this.#tables.get(found.table);
  }

  /** How far a table of the round in play has come; `undefined` for one that is not open. */
  stateOf({ round, table }: TablePlace): DealtState | undefined {
    const open = this.#tables.get(table);
    return open?.place.round === round ? { deals: open.dealsKnown, seats: open.seats() } : undefined;
  }

  /** The match of a table of any round of the open evening; `undefined` where nothing was played with the program's cards. */
  async matchAt(round: EveningRound, table: HallTable): Promise<Match | undefined> {
    const open = this.#tables.get(table.table);
    if (open?.place.round === round.round) return open.match;
    if (this.#opened === undefined) return undefined;
    const { id } = planOf(this.#opened.evening, round, table);
    const known = this.#past.get(id);
    if (known !== undefined) return known;
    const services = await this.#services(this.#opened);
    const read = await services?.store.read(id);
    if (read?.ok !== true) return undefined;
    const { match } = read.value;
    // Only what is over stays as it is.
    if (match.standing.over) this.#past.set(id, match);
    if (this.#past.size > MOST_PAST) this.#past.delete([...this.#past.keys()][0] ?? id);
    return match;
  }

  /** Has bots play at a table, or at all of them, for those who are away. */
  playForAbsent(table: number | null): void {
    for (const [number, open] of this.#tables) if (table === null || table === number) open.playForAbsent();
  }

  async close(): Promise<void> {
    await this.rest();
    await this.#bots?.close();
    this.#bots = undefined;
  }

  /** Closes all tables and their files; the next {@link follow} opens them again. */
  async rest(): Promise<void> {
    const open = [...this.#tables.values()];
    this.#tables.clear();
    for (const table of open) await table.close();
    this.#found = [];
    this.#shut.clear();
    this.#past.clear();
    this.#stopClock();
    await this.#store?.close();
    this.#store = undefined;
    this.#evening = undefined;
    this.#opened = undefined;
    this.#desk = undefined;
    this.#round = 0;
  }

  async #open(opened: OpenEvening, secret: string, round: EveningRound, table: HallTable): Promise<void> {
    const services = await this.#services(opened);
    if (services === undefined) return;
    const { evening } = opened;
    const wanted: TablePlan = { ...planOf(evening, round, table), people: peopleAt(secret, evening, table) };
    // A file that could not be read once may be readable the next time; any other fault waits until the evening is opened again.
    if ((this.#shut.get(table.table) ?? PASSING) !== PASSING) return;
    const began = await RoundTable.open(wanted, services, () => this.#timeLeft() === 0, this.#changed);
    if (!began.ok) return void this.#shut.set(table.table, began.error.code);
    this.#shut.delete(table.table);
    if (began.value instanceof RoundTable) this.#tables.set(table.table, began.value);
    else {
      const { match, botActed } = began.value;
      this.#found.push({ round: round.round, table: table.table, deals: playedDeals(match, wanted.sides), botPlayed: botActed });
    }
  }

  async #services(opened: OpenEvening): Promise<TableServices | undefined> {
    const { openBots, ...settings } = this.#settings;
    if (this.#store === undefined) {
      const store = await Store.open(join(opened.dir, TABLES));
      this.#storeFault = store.ok ? null : store.error.code;
      if (!store.ok) return undefined;
      this.#store = store.value;
    }
    this.#bots ??= openBots();
    return { ...settings, store: this.#store, bots: this.#bots };
  }

  /** Milliseconds until the round's clock runs out, none after that; `null`: no clock runs. */
  #timeLeft(): number | null {
    const clock = this.#desk?.choices.clock ?? null;
    const minutes = this.#opened?.header.form.ends.minutes;
    if (clock === null || minutes === undefined || clock.round !== this.#round) return null;
    return Math.max(0, clock.since + minutes * 60_000 - this.#settings.now());
  }

  /** Has the tables follow the clock, now and at the moment it runs out. */
  #followClock(): void {
    this.#stopClock();
    for (const table of this.#tables.values()) table.followClock();
    const left = this.#timeLeft();
    if (left === null || left === 0) return;
    this.#stopClock = this.#settings.after(left, () => {
      this.#followClock();
      this.#changed();
    });
  }
}

/** The match of a table: its id, its seed and its end follow from the evening, so that a restart finds it again. */
function planOf(
  { game, options, header, sides }: Evening,
  { round, dealtBy }: EveningRound,
  { table }: HallTable,
): Omit<TablePlan, 'people'> {
  const { unit, ends, same } = header.form;
  const players = sides.length * (unit === 'couple' ? 2 : 1);
  const { deals, points } = ends;
  return {
    round,
    table,
    sides: new Set(sides).size,
    id: `${header.id}-r${round}-t${table}`.slice(-64),
    plan: {
      game: game.id,
      options,
      seating: 'fixed',
      dealer: players - 1,
      seed: deriveSeed(dealtBy ?? header.seed, same === true ? `round ${round} cards` : `round ${round} table ${table} cards`),
      fair: false,
      limit: { ...(deals === undefined ? {} : { deals }), ...(points === undefined ? {} : { points }) },
    },
  };
}

/**
 * Whether a table of a round plays with the program's cards now: until its result has come. One whose result the organiser took back is played no more, nor is one whose
 * cards follow from a seed that everybody has known since the evening was closed.
 */
function isOpen(opened: OpenEvening, { round, dealtBy }: EveningRound, { table, booked }: HallTable): boolean {
  if (dealtBy !== seedNow(opened.evening)) return false;
  return tableCardsOf(opened.evening, table) === 'ours' && booked === null && !isBooked(opened, { round, table });
}

/** Whether a table's own result is in the journal: it is booked once, whatever became of it. */
function isBooked({ lines }: Pick<OpenEvening, 'lines'>, { round, table }: TablePlace): boolean {
  return lines.some(
    (line: EveningLine) => line.type === 'result' && line.source === 'cards' && line.round === round && line.table === table,
  );
}
