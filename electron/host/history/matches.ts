import { itemAt } from '../../../engine/cards/indexed.ts';
import type { Action } from '../../../engine/contract/action.ts';
import { gameById } from '../../../engine/games/index.ts';
import { startMatch } from '../../../engine/match/match.ts';
import { resolveOptions } from '../../../engine/match/options.ts';
import type { ClientMessage } from '../../../engine/protocol/messages.ts';
import { ok, refuse, type Refusal, type Result, type CodeOf } from '../../../engine/contract/result.ts';
import type { SavedPerson } from '../../store/format/person.ts';
import { cardsOfDeal, MATCH_FORMAT, newMatchId, type MatchHeader, type MatchLine } from '../../store/format/lines.ts';
import { MatchConsent } from '../../store/format/consent.ts';
import type { Store } from '../../store/store.ts';
import type { ResumedMatch } from '../../store/storedMatch.ts';
import type { ReviewedMatch } from './archive.ts';
import type { Client } from '../sessions/sessions.ts';
import { hostOnlySeed, type Shuffle } from '../table/dealSeeds.ts';
import { Lobby, type MatchPlan } from '../lobby/lobby.ts';
import { areDifferent } from '../../../engine/protocol/names.ts';
import { checkOffered } from '../lobby/gameInfo.ts';
import { dispatch, type Origin } from '../table/dispatch.ts';
import type { Room } from '../lobby/room.ts';
import { savedList } from '../../store/format/derived.ts';
import { withOpening } from './opening.ts';
import { Table } from '../table/table.ts';

type Said<T extends ClientMessage['type']> = Extract<ClientMessage, { type: T }>;

/** Puts matches on the table, and away again. */
export class Matches {
  readonly #room: Room;
  readonly #store: Store;
  readonly #now: () => number;
  readonly #peopleChanged: () => void;
  /** Versions go on counting from one match to the next: no action finds its way into another match. */
  #version = 0;
  /** The guests of the table before this one, by seat: they keep their seats when the owner changes the game. */
  #guests: readonly { readonly seat: number; readonly guest: SavedPerson & { readonly kind: 'away' } }[] = [];
  /** The number of matches put away: a request from before the last of them has been overtaken. */
  #generation = 0;

  /** @param peopleChanged called when another match puts other people on the table */
  constructor(room: Room, peopleChanged: () => void, store: Store, now: () => number) {
    this.#room = room;
    this.#peopleChanged = peopleChanged;
    this.#store = store;
    this.#now = now;
  }

  /** Puts a new match on the table, or a lobby if seats are open. */
  start(
    client: Client,
    { game: id, options: given, people, seating, dealer, seed: asked, ref }: Said<'start'>,
  ): Result<void, 'table/draft' | 'match/bad-players' | 'match/bad-dealer' | 'table/name-taken' | CodeOf<typeof resolveOptions>> {
    const game = gameById(id);
    const offered = checkOffered(game);
    if (!offered.ok) return offered;
    const options = resolveOptions(game, given);
    if (!options.ok) return options;
    const players = people.map((one): SavedPerson => (one.kind === 'open' ? { kind: 'open', name: one.name ?? '' } : one));
    const names = namesOf(players.filter(({ kind }) => kind !== 'open'));
    if (!areDifferent(names)) return refuse('table/name-taken', 'two of them have the same name');
    const possible = startMatch(game, options.value, namesOf(players));
    if (!possible.ok) return possible;
    if (dealer !== undefined && dealer >= players.length) return refuse('match/bad-dealer', `no seat ${dealer}`, { dealer });
    this.putAway();
    const chance = asked === undefined ? { seed: this.#room.shuffle.newMatchSeed(), fair: true } : { seed: asked, fair: false };
    const gathering = new Lobby(newMatchId(this.#now()), { game: id, options: options.value, seating, dealer, ...chance }, players);
    if (!players.some(({ kind }) => kind === 'open')) return ok(this.#deal(gathering, { client, ref }));
    const present = new Set(this.#room.sessions.clients().map(({ session }) => session.holder));
    gathering.welcomeBack(this.#guests.filter(({ guest }) => present.has(guest.tokenHash)));
    this.#room.onTable = gathering;
    this.#room.resetViewpoints();
    this.#room.sendTable(client, ref);
    this.#room.peopleChanged();
    return ok(undefined);
  }

  /** Deals, with bots in the seats that are still open. */
  begin(
    client: Client,
    { bots, ref }: Said<'begin'>,
  ): Result<void, 'table/none' | 'table/in-play' | 'table/seats-open' | 'table/name-taken'> {
    const { onTable } = this.#room;
    if (onTable === undefined) return refuse('table/none', 'no match is on the table');
    if (!(onTable instanceof Lobby)) return refuse('table/in-play', 'the match has begun');
    const filled = onTable.fill(bots);
    // A guest who only watches may sit down later.
    if (filled.ok) onTable.renameBots(this.#room.guestNames());
    return filled.ok ? ok(this.#deal(onTable, { client, ref })) : filled;
  }

  /** The same people and game once more. */
  again(client: Client, ref: number): Result<void, 'table/none' | 'table/match-not-over'> {
    const { table } = this.#room;
    if (table === undefined) return refuse('table/none', 'no match is on the table');
    if (!table.match.standing.over) return refuse('table/match-not-over', 'the match is not over');
    const { people } = table;
    const { game, options } = table.header;
    const last = itemAt(table.match.deals, table.match.deals.length - 1).dealer;
    this.putAway();
    const seed = this.#room.shuffle.newMatchSeed();
    const plan = { game, options, seating: 'fixed', dealer: (last + 1) % people.length, seed, fair: true } as const;
    return ok(this.#deal(new Lobby(newMatchId(this.#now()), plan, people), { client, ref }));
  }

  /**
   * The cards of a match that is over once more, for the same people or others, in other seats. What comes after the last of them follows from chance.
   */
  rematch(
    client: Client,
    { people, ref }: Said<'rematch'>,
    { id, match }: ReviewedMatch,
  ): Result<void, 'table/draft' | 'match/bad-players'> {
    const { game, options, deals, players } = match;
    const offered = checkOffered(game);
    if (!offered.ok) return offered;
    if (people.length !== players.length) return refuse('match/bad-players', 'as many people as before', { players: players.length });
    const seated = people.map((one): SavedPerson => (one.kind === 'open' ? { kind: 'open', name: one.name ?? '' } : one));
    this.putAway();
    const plan: MatchPlan = {
      game: game.id,
      options,
      seating: 'fixed',
      dealer: itemAt(deals, 0).dealer,
      seed: this.#room.shuffle.newMatchSeed(),
      fair: false,
      cards: deals.map(cardsOfDeal),
      ...(id === null ? {} : { of: id }),
    };
    const gathering = new Lobby(newMatchId(this.#now()), plan, seated);
    if (!seated.some(({ kind }) => kind === 'open')) return ok(this.#deal(gathering, { client, ref }));
    this.#room.onTable = gathering;
    this.#room.resetViewpoints();
    this.#room.sendTable(client, ref);
    this.#room.peopleChanged();
    return ok(undefined);
  }

  /**
   * One deal of a match once more, for one of its people at this machine among bots, in a match of its own that ends with the deal. With `step` it goes on after
   * that many of its actions.
   */
  repeat(
    client: Client,
    { deal: number, person, level, step = 0, ref }: Said<'repeat'>,
    { id, people, match }: ReviewedMatch,
  ): Result<void, 'table/draft' | 'table/not-yours' | 'replay/no-position'> {
    const { game, options, deals } = match;
    const offered = checkOffered(game);
    if (!offered.ok) return offered;
    const deal = deals[number - 1];
    if (id === null || deal === undefined || deal.result === null)
      return refuse('replay/no-position', 'the match has no such deal that is over', { deals: deals.length });
    if (people[person]?.kind !== 'here') return refuse('table/not-yours', 'only a person at this machine plays a deal again');
    this.putAway();
    const plan: MatchPlan = {
      game: game.id,
      options,
      seating: 'fixed',
      dealer: deal.dealer,
      seed: this.#room.shuffle.newMatchSeed(),
      fair: false,
      cards: [cardsOfDeal(deal)],
      repeats: match.repeats ?? { match: id, deal: number },
    };
    const seated = deal.people.map((one): SavedPerson => {
      const seat = itemAt(people, one);
      return one === person || seat.kind === 'bot' ? seat : { kind: 'bot', name: seat.name, level };
    });
    return ok(
      this.#deal(
        new Lobby(newMatchId(this.#now()), plan, seated),
        { client, ref },
        deal.actions.slice(0, Math.min(step, deal.actions.length - 1)),
      ),
    );
  }

  /** Takes up an unfinished match. Refused with: `store/…`, `table/overtaken`, `match/by-hand` for a deal that is written down. */
  async resume(client: Client, { match: id, ref }: Said<'resume'>): Promise<void> {
    const { sessions } = this.#room;
    if (this.#store.unfinished().some((one) => one.id === id && one.byHand === true))
      return sessions.refuse(client, { code: 'match/by-hand', message: 'the deal is written down, not played' }, ref);
    this.putAway();
    const turn = this.#generation;
    // The same match may just be on its way from the table to the disk.
    await sessions.outbox.flushed();
    const resumed = await this.#store.resume(id);
    if (!resumed.ok) return sessions.refuse(client, resumed.error, ref);
    if (turn !== this.#generation) {
      await this.#store.release(id, resumed.value.journal);
      return sessions.refuse(client, OVERTAKEN, ref);
    }
    this.#putOnTable(resumed.value);
    for (const one of sessions.clients()) this.#room.sendUpdate(one, false, one === client ? ref : undefined);
  }

  /** Takes up the match that was played last, if guests play in it and nothing else is on the table; whether it did. */
  async resumeShared(): Promise<boolean> {
    const [last] = this.#store.unfinished();
    if (last === undefined || this.#room.onTable !== undefined) return false;
    // A later request has the match; two journals on one file would destroy it.
    this.#generation += 1;
    const turn = this.#generation;
    const resumed = await this.#store.resume(last.id);
    if (!resumed.ok) return false;
    if (turn !== this.#generation || !resumed.value.people.some(({ kind }) => kind === 'away')) {
      await this.#store.release(last.id, resumed.value.journal);
      return false;
    }
    this.#putOnTable(resumed.value);
    for (const one of this.#room.sessions.clients()) this.#room.sendUpdate(one, false);
    return true;
  }

  /** Deals a match of people who have their seats, at a table without an owner. Bots play in the seats of those who are not there. */
  deal(gathering: Lobby): void {
    this.putAway();
    this.#deal(gathering, undefined);
  }

  /** Takes up a match at a table without an owner, as {@link resume} does. */
  takeUp(resumed: ResumedMatch): void {
    this.putAway();
    this.#putOnTable(resumed);
    for (const one of this.#room.sessions.clients()) this.#room.sendUpdate(one, false);
  }

  /** Takes the match off the table; it is kept, among the unfinished ones or in the history. */
  putAway(): void {
    const { table, onTable, sessions } = this.#room;
    if (onTable !== undefined) this.#guests = onTable.people.flatMap((guest, seat) => (guest.kind === 'away' ? [{ seat, guest }] : []));
    this.#room.clear();
    this.#generation += 1;
    if (table === undefined) return;
    this.#version = table.nextBase;
    sessions.outbox.waitFor(this.#store.putAway(table.journal, table.summary(), table.match.standing.over));
  }

  #putOnTable(resumed: ResumedMatch): void {
    this.#room.onTable = new Table(resumed, this.#version, this.#now);
    this.#room.resetViewpoints();
    this.#room.peopleChanged();
  }

  /** Everybody sits: the first deal's seed is made, and seats and cards follow from it. `opening`: actions that are taken at once, of cards that are given. */
  #deal(gathering: Lobby, origin: Origin | undefined, opening: readonly Action[] = []): void {
    const { seed, fair } = gathering.plan;
    if (!fair) return this.#dealFrom(gathering, null, origin, opening);
    // Devices are found by who sits at the table.
    this.#room.onTable = gathering;
    this.#room.resetViewpoints();
    this.#room.shuffle.run({
      seed,
      attempts: 0,
      terms: (attempt) => gathering.terms(attempt),
      closed: () => undefined,
      aborted: (aborted) => {
        gathering.aborted.push(aborted);
        return undefined;
      },
      done: (shuffle) => this.#dealFrom(gathering, shuffle, origin),
    });
  }

  /** The match begins. Before this there is no file of it: its first lines include the attempts that were aborted. */
  #dealFrom(gathering: Lobby, shuffle: Shuffle | null, origin: Origin | undefined, opening: readonly Action[] = []): void {
    const { seed, fair } = gathering.plan;
    const chance = fair ? hostOnlySeed(seed, 1) : seed;
    const { setup, dealer } = gathering.draw(shuffle?.seed ?? chance);
    const at = this.#now();
    const header: MatchHeader = { format: MATCH_FORMAT, id: gathering.id, ...setup, at };
    const match = must(startMatch(gameById(header.game), header.options, namesOf(header.people), header));
    const journal = this.#store.create(header);
    const aborted = gathering.aborted;
    const lines = aborted.flatMap(({ list, missing }): MatchLine[] => [
      { list: savedList(list), at },
      { abort: { missing: [...missing] }, at },
    ]);
    if (shuffle !== null) lines.push({ list: savedList(shuffle.list), at });
    for (const line of lines) journal.begin(JSON.stringify(line));
    const table = new Table(
      { header, people: header.people, match, shuffles: [], aborted, consent: new MatchConsent(header.people), botActed: false, journal },
      this.#version,
      this.#now,
    );
    this.#room.onTable = table;
    this.#room.resetViewpoints();
    this.#room.trackPresence();
    must(dispatch(this.#room, (dealt) => withOpening(dealt.validateDeal(shuffle, dealer), opening, at), origin));
    this.#peopleChanged();
  }
}

const OVERTAKEN: Refusal = { code: 'table/overtaken', message: 'something else has been put on the table' };

function namesOf(people: readonly SavedPerson[]): string[] {
  return people.map(({ name }) => name);
}

/** The value of a result that cannot be a refusal: everything it could be refused for has been checked. */
function must<T>(result: Result<T>): T {
  if (!result.ok) throw new Error(`${result.error.code}: ${result.error.message}`);
  return result.value;
}
