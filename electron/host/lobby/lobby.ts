import type { Seed } from '../../../engine/cards/random.ts';
import { gameById } from '../../../engine/games/index.ts';
import type { GameId } from '../../../engine/contract/gameId.ts';
import type { Options } from '../../../engine/contract/options.ts';
import { drawnSeats, fixedSeats } from '../../../engine/match/seating.ts';
import type { TablePerson, Terms } from '../../../engine/protocol/messages.ts';
import { ok, refuse, type Result } from '../../../engine/contract/result.ts';
import type { SavedPerson } from '../../store/format/person.ts';
import type { MatchHeader } from '../../store/format/lines.ts';
import { areDifferent, botName, isSameName } from '../../../engine/protocol/names.ts';
import { publicAccount, type AbortedAttempt } from '../table/dealSeeds.ts';
import type { Person } from '../ports/person.ts';
import type { TableState } from '../table/table.ts';

/** The plan of a match. */
export interface MatchPlan {
  readonly game: GameId;
  readonly options: Options;
  readonly seating: 'draw' | 'fixed';
  /** The first dealer, with fixed seats; by default a cut decides. */
  readonly dealer: number | undefined;
  /** The host's secret, from which its part of every seed of the match follows. */
  readonly seed: Seed;
  /** Whether people have shares in the seeds; false if the owner gave the seed of the match. */
  readonly fair: boolean;
  /** The cards of the first deals, where they are given, and the match they are from. */
  readonly cards?: MatchHeader['cards'];
  readonly of?: string;
  /** The deal of another match that it is, played again. */
  readonly repeats?: MatchHeader['repeats'];
  /** The end of a round of an evening. */
  readonly limit?: MatchHeader['limit'];
}

/** A table before its first deal: seats are taken and given up. */
export class Lobby {
  /** The score sheet in JSON: before the first deal nothing stands on it. */
  readonly sheet = '[]';
  readonly id: string;
  readonly plan: MatchPlan;
  readonly people: SavedPerson[];
  seating: 'draw' | 'fixed';
  /** Attempts at the first deal that were broken off after their lists were closed. */
  readonly aborted: AbortedAttempt[] = [];
  /** Names of guests who had a seat at the table before this one, and have none here. */
  #unseated: readonly string[] = [];
  /** The holders of guests who are ready for the first deal. */
  readonly #ready = new Set<string>();

  constructor(id: string, plan: MatchPlan, people: readonly SavedPerson[]) {
    this.id = id;
    this.plan = plan;
    this.people = [...people];
    this.seating = plan.seating;
  }

  get game(): GameId {
    return this.plan.game;
  }

  /** A player takes a seat, or leaves it open again. The lobby saves nothing: there is no match yet. */
  seat(person: Person, taken: SavedPerson): Promise<void> {
    const before = this.people[person];
    if (before?.kind === 'away') this.#ready.delete(before.tokenHash);
    this.#unseated = this.#unseated.filter((name) => !isSameName(name, taken.name));
    this.people[person] = taken.kind === 'open' ? { kind: 'open', name: '' } : taken;
    return Promise.resolve();
  }

  /** Gives bots other names where a person has theirs: one at the table, or another in the room. */
  renameBots(others: readonly string[] = []): void {
    const taken = [...others, ...this.people.flatMap(({ kind, name }) => (kind === 'here' || kind === 'away' ? [name] : []))];
    for (const [person, one] of this.people.entries()) {
      if (one.kind !== 'bot') continue;
      const bots = this.people.flatMap(({ kind, name }, at) => (kind === 'bot' && at > person ? [name] : []));
      const name = taken.some((other) => isSameName(other, one.name)) ? botName(one.name, [...taken, ...bots]) : one.name;
      this.people[person] = { ...one, name };
      taken.push(name);
    }
  }

  /** Seats guests who sat at the table before this one: in their old seats where those are open, else in the next open one. Those for whom there is no seat are unseated. */
  welcomeBack(guests: readonly { readonly seat: Person; readonly guest: SavedPerson }[]): void {
    const isOpen = (person: Person): boolean => this.people[person]?.kind === 'open';
    const [same, others] = [guests.filter(({ seat }) => isOpen(seat)), guests.filter(({ seat }) => !isOpen(seat))];
    const unseated: string[] = [];
    for (const { seat, guest } of [...same, ...others]) {
      const person = isOpen(seat) ? seat : this.people.findIndex(({ kind }) => kind === 'open');
      if (person < 0 || this.#isPersonNamed(guest.name)) unseated.push(guest.name);
      else this.people[person] = guest;
    }
    this.#unseated = unseated;
    this.renameBots();
  }

  #isPersonNamed(name: string): boolean {
    return this.people.some((one) => (one.kind === 'here' || one.kind === 'away') && isSameName(one.name, name));
  }

  /** A guest is ready for the first deal, or no longer. */
  markReady(person: Person, ready: boolean): void {
    const one = this.people[person];
    if (one?.kind !== 'away') throw new RangeError(`person ${person} is no guest`);
    if (ready) this.#ready.add(one.tokenHash);
    else this.#ready.delete(one.tokenHash);
  }

  #isReady(person: Person): boolean {
    const one = this.people[person];
    return one?.kind === 'away' && this.#ready.has(one.tokenHash);
  }

  /**
   * Fills the open seats with bots, in order. A guest may have sat down while the owner dealt: bots that are left over stay out, above all one that has the
   * guest's name. `table/seats-open` bears how many bots are `needed`.
   */
  fill(bots: readonly SavedPerson[]): Result<void, 'table/seats-open' | 'table/name-taken'> {
    const open = this.people.flatMap(({ kind }, person) => (kind === 'open' ? [person] : []));
    const seated = this.people.filter(({ kind }) => kind !== 'open').map(({ name }) => name);
    const welcome = bots.length > open.length ? bots.filter(({ name }) => areDifferent([...seated, name])) : bots;
    if (welcome.length < open.length) return refuse('table/seats-open', 'every open seat needs a person', { needed: open.length });
    const coming = welcome.slice(0, open.length);
    if (!areDifferent([...seated, ...coming.map(({ name }) => name)])) return refuse('table/name-taken', 'two of them have the same name');
    for (const [index, person] of open.entries()) this.people[person] = coming[index] ?? { kind: 'open', name: '' };
    return ok(undefined);
  }

  /** The terms of the first deal: everything it follows from except the seed. */
  terms(attempt: number): Terms {
    const { game: id, options, dealer } = this.plan;
    const names = this.people.map(({ name }) => name);
    const { totals, multiplier } = gameById(id).match.start(options, names.length);
    const { seating } = this;
    const named = seating === 'draw' ? null : (dealer ?? null);
    return { match: this.id, deal: 1, attempt, game: id, options, names, seating, dealer: named, carry: { multiplier, totals } };
  }

  /** Who sits where when the match begins, and who deals; as far as that is left to chance, it follows from a seed. */
  draw(chance: Seed): { setup: Omit<MatchHeader, 'format' | 'id' | 'at'>; dealer: number } {
    const { seating } = this;
    const { game, options, dealer, seed, fair, cards, of, repeats, limit } = this.plan;
    const count = this.people.length;
    const seats =
      seating === 'draw' ? drawnSeats(gameById(game), count, chance, options) : fixedSeats(gameById(game), count, dealer, chance);
    const people = seats.order.flatMap((place) => this.people[place] ?? []);
    const { draw, cut } = seats;
    const again = {
      ...(cards === undefined ? {} : { cards }),
      ...(of === undefined ? {} : { of }),
      ...(repeats === undefined ? {} : { repeats }),
      ...(limit === undefined ? {} : { limit }),
    };
    return { setup: { game, options, people, seed, fair, draw: draw && [...draw], cut: cut && [...cut], ...again }, dealer: seats.dealer };
  }

  /** The table's own news, before there is a match. */
  state(describe: (person: Person) => Omit<TablePerson, 'seat'>): TableState {
    const none = this.people.map(() => 0);
    return {
      type: 'table',
      match: this.id,
      game: this.plan.game,
      options: this.plan.options,
      people: this.people.map((_, person) => ({ ...describe(person), ready: this.#isReady(person), seat: person })),
      deal: 0,
      totals: none,
      games: none,
      over: false,
      winners: [],
      draw: null,
      cut: null,
      of: this.plan.of ?? null,
      fair: this.plan.fair,
      aborted: this.aborted.map(publicAccount),
      seating: this.seating,
      ...(this.#unseated.length === 0 ? {} : { unseated: [...this.#unseated] }),
      unsaved: null,
    };
  }
}
