import { botName, USUAL_NAMES as NAMES } from '../../../engine/protocol/names.ts';
import {
  CHAT_MODES,
  GAME_IDS,
  LEVELS,
  type ClientMessage,
  type GameInfo,
  type Level,
  type PersonSetup,
  type TableMessage,
  type TableSettings,
} from '../../../engine/protocol/messages.ts';
import { Profiles } from './profiles.svelte.ts';
import { HouseRules, type ChosenRules } from './houseRules.svelte.ts';
import type { KeyValueStore } from '../settings.svelte.ts';
import type { Request } from '../table/request.ts';

const PLACE = 'trickhouse.lobby';
/** The default level of bots: neither the weakest nor the slowest. */
const USUAL: Level = LEVELS[Math.min(3, LEVELS.length - 1)] ?? 'random';

/** A seat of the table that is set up. */
export interface SeatSetup {
  name: string;
  kind: 'here' | 'bot' | 'open';
  level: Level;
}

interface Kept {
  game?: string;
  options?: ChosenRules;
  guests?: SeatSetup[];
  counts?: Record<string, number>;
  seating?: 'fixed' | 'draw';
  ownName?: string;
  customs?: Partial<TableSettings>;
  clock?: number | null;
}

/** The setup of the home page: game, house rules, people. Kept on this machine. */
export class LobbyController {
  readonly #store: KeyValueStore;
  readonly #kept: Kept;
  /** The pictures that people of this machine have chosen. */
  readonly profiles: Profiles;
  /** The house rules of each game. */
  readonly rules: HouseRules;
  /** The chosen game's id. */
  game = $state<string>(GAME_IDS[0]);
  guests = $state<SeatSetup[]>([]);
  seating = $state<'fixed' | 'draw'>('fixed');
  /** How one is called at others' tables. */
  ownName = $state('');
  /** The settings of one's own tables, as far as the person has chosen. */
  #customs: Partial<TableSettings> = {};
  #clock: number | null | undefined;
  #counts = $state<Record<string, number>>({});

  constructor(store: KeyValueStore) {
    this.#store = store;
    this.profiles = new Profiles(store);
    this.#kept = read(store);
    this.game = this.#kept.game ?? this.game;
    this.rules = new HouseRules(this.#kept.options ?? {}, () => this.keep());
    this.#counts = this.#kept.counts ?? {};
    this.seating = this.#kept.seating ?? 'fixed';
    this.ownName = this.#kept.ownName ?? '';
    this.#customs = this.#kept.customs ?? {};
    this.#clock = this.#kept.clock;
    const guests = this.#kept.guests ?? [];
    this.guests = NAMES.map((name, i) => guests[i] ?? { name, kind: i === 0 ? 'here' : 'bot', level: USUAL });
  }

  choose(game: string): void {
    this.game = game;
    this.keep();
  }

  /** How many sit down to a game. */
  count(game: GameInfo): number {
    const { min, max } = game.seats;
    return Math.max(min, Math.min(max, this.#counts[game.id] ?? (min <= 4 && max >= 4 ? 4 : min)));
  }

  /** The person opposite the first seat, in games of fixed partners: those that need four, and take no other number. */
  partner({ seats: { min, max } }: GameInfo): SeatSetup | undefined {
    return min === 4 && max === 4 ? this.guests[2] : undefined;
  }

  setCount(game: GameInfo, count: number): void {
    this.#counts[game.id] = count;
    this.keep();
  }

  /** Keeps what has been set up. */
  keep(): void {
    const kept: Kept = {
      game: this.game,
      options: this.rules.all,
      guests: this.guests,
      counts: this.#counts,
      seating: this.seating,
      ownName: this.ownName,
      customs: this.#customs,
      ...(this.#clock === undefined ? {} : { clock: this.#clock }),
    };
    this.#store.setItem(PLACE, JSON.stringify(kept));
  }

  /** Changes a setting of one's own tables from now on. Returns the request for it. */
  setCustom(custom: Partial<TableSettings>): Request {
    this.#customs = { ...this.#customs, ...custom };
    this.keep();
    return { type: 'customs', ...custom };
  }

  /** Sets the seconds for a turn at one's own tables from now on. Returns the request for it. */
  setClock(seconds: number | null): Request {
    this.#clock = seconds;
    this.keep();
    return { type: 'clock', seconds };
  }

  /** The requests that bring these settings to an own table when the page connects. */
  habits(): Request[] {
    const [customs, clock] = [this.#customs, this.#clock];
    return [
      ...(Object.keys(customs).length === 0 ? [] : [{ type: 'customs', ...customs } as const]),
      ...(clock === undefined ? [] : [{ type: 'clock', seconds: clock } as const]),
    ];
  }

  /** A person at this machine, with the picture that they have chosen. */
  person(name: string): Extract<PersonSetup, { kind: 'here' }> {
    const avatar = this.profiles.chosen(name);
    return { kind: 'here', name, ...(avatar === undefined ? {} : { avatar }) };
  }

  /** How the person calls themselves at their own table; `undefined`: they have chosen no name. */
  get hostName(): string | undefined {
    const own = this.guests[0]?.name.trim() ?? '';
    const names = [own === NAMES[0] ? '' : own, this.ownName.trim()];
    return names.find((name) => name !== '');
  }

  /** The request for a seat at another table under a name, with the picture that its person has chosen on this machine. Keeps the name. */
  seatRequest(person: number, name: string): Omit<Extract<ClientMessage, { type: 'sit' }>, 'ref'> {
    this.ownName = name.trim();
    this.keep();
    const avatar = this.profiles.chosen(this.ownName);
    return {
      type: 'sit',
      person,
      ...(this.ownName === '' ? {} : { name: this.ownName }),
      ...(avatar === undefined ? {} : { avatar }),
    };
  }

  /** Sets the name of the person at their own table from now on. */
  setHostName(name: string): void {
    const [own] = this.guests;
    if (own !== undefined) own.name = name === '' ? NAMES[0] : name;
    this.ownName = name;
    this.keep();
  }

  /** The request that begins the match of a lobby again, with other options or another number of seats; guests keep theirs as far as there are seats. */
  restart(
    { game, options, people, seating }: Pick<TableMessage, 'game' | 'options' | 'people' | 'seating'>,
    changes: { readonly options?: TableMessage['options']; readonly count?: number },
  ): Request {
    const { count = people.length } = changes;
    const seats = Array.from({ length: count }, (_, i): PersonSetup => {
      const one = people[i];
      if (one?.kind === 'here') return this.person(one.name);
      return one?.kind === 'bot' ? { kind: 'bot', name: one.name, level: one.level ?? USUAL } : { kind: 'open' };
    });
    return { type: 'start', game, options: { ...(changes.options ?? options) }, people: seats, seating: seating ?? this.seating };
  }

  /** The request that begins a match with guests: oneself and free seats, or, with `board`, free seats alone. */
  host(game: GameInfo, board: boolean): Request {
    const name = this.hostName ?? NAMES[0];
    const people = Array.from({ length: this.count(game) }, (_, i): PersonSetup =>
      i === 0 && !board ? this.person(name) : { kind: 'open' },
    );
    return { type: 'start', game: game.id, options: { ...this.rules.changed(game) }, people, seating: this.seating };
  }

  /** The request that begins a match. */
  start(game: GameInfo): Request {
    const guests = this.guests.slice(0, this.count(game)).map(({ name, kind, level }, i) => {
      const called = name.trim() === '' ? (NAMES[i] ?? String(i + 1)) : name.trim();
      return { kind, called, level };
    });
    const taken = guests.flatMap(({ kind, called }) => (kind === 'here' ? [called] : []));
    const people = guests.map(({ kind, called, level }): PersonSetup => {
      if (kind === 'open') return { kind };
      if (kind === 'here') return this.person(called);
      const name = botName(called, taken);
      taken.push(name);
      return { kind, name, level };
    });
    return { type: 'start', game: game.id, options: { ...this.rules.changed(game) }, people, seating: this.seating };
  }
}

function read(store: KeyValueStore): Kept {
  try {
    const kept: unknown = JSON.parse(store.getItem(PLACE) ?? '{}');
    if (typeof kept !== 'object' || kept === null) return {};
    const { game, options, guests, counts, seating, ownName, customs, clock } = kept as Kept;
    return {
      ...(typeof game === 'string' ? { game } : {}),
      ...(typeof options === 'object' ? { options } : {}),
      ...(typeof counts === 'object' ? { counts } : {}),
      ...(seating === 'draw' || seating === 'fixed' ? { seating } : {}),
      ...(typeof ownName === 'string' ? { ownName } : {}),
      ...(typeof customs === 'object' && isCustoms(customs) ? { customs } : {}),
      ...(clock === null || isSeconds(clock) ? { clock } : {}),
      ...(Array.isArray(guests) ? { guests: guests.filter(isGuest) } : {}),
    };
  } catch {
    return {};
  }
}

function isGuest(guest: unknown): guest is SeatSetup {
  if (typeof guest !== 'object' || guest === null) return false;
  const { name, kind, level } = guest as SeatSetup;
  return typeof name === 'string' && ['here', 'bot', 'open'].includes(kind) && LEVELS.includes(level);
}

function isSeconds(value: unknown): value is number {
  return typeof value === 'number' && Number.isInteger(value) && value >= 5 && value <= 600;
}

function isCustoms({ talk, grace, pause, hands, latecomers }: Partial<TableSettings>): boolean {
  return (
    (talk === undefined || CHAT_MODES.includes(talk)) &&
    (grace === undefined || isSeconds(grace)) &&
    (pause === undefined || pause === null || isSeconds(pause)) &&
    (hands === undefined || typeof hands === 'boolean') &&
    (latecomers === undefined || typeof latecomers === 'boolean')
  );
}
