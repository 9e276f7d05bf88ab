import { gameById } from '../../../engine/games/index.ts';
import { startMatch } from '../../../engine/match/match.ts';
import { resolveOptions } from '../../../engine/match/options.ts';
import type { ClientMessage } from '../../../engine/protocol/messages.ts';
import { ok, refuse, type Refusal, type Result, type CodeOf } from '../../../engine/result.ts';
import { cardsOfDeal, MATCH_FORMAT, newMatchId, type MatchHeader, type MatchLine, type SavedPerson } from '../../store/format/lines.ts';
import { Consent } from '../../store/format/consent.ts';
import type { Store } from '../../store/store.ts';
import type { ResumedMatch } from '../../store/storedMatch.ts';
import type { OpenMatch } from './archive.ts';
import type { Guest } from '../sessions/sessions.ts';
import { lonelySeed, type Shuffle } from '../table/fairShuffle.ts';
import { Gathering, type Plan } from '../lobby/lobby.ts';
import { areDifferent } from '../../../engine/protocol/names.ts';
import type { Room } from '../table/room.ts';
import { savedList, Table } from '../table/table.ts';

type Said<T extends ClientMessage['type']> = Extract<ClientMessage, { type: T }>;

/** Puts matches on the table, and away again. */
export class Matches {
  private readonly room: Room;
  private readonly store: Store;
  private readonly now: () => number;
  private readonly changed: () => void;
  private readonly begun: () => void;
  /** Versions go on counting from one match to the next: no action finds its way into another match. */
  private version = 0;
  /** How many matches have been put away: what was asked for before the last of them has been overtaken. */
  private putAways = 0;

  /**
   * @param changed told when other people sit at the table, before anybody else is
   * @param begun told when a match has begun, after everybody was
   */
  constructor(room: Room, store: Store, now: () => number, changed: () => void, begun: () => void) {
    this.room = room;
    this.store = store;
    this.now = now;
    this.changed = changed;
    this.begun = begun;
  }

  /** Puts a new match on the table, or a lobby if seats are open. */
  start(
    guest: Guest,
    { game: id, options: given, people, seating, dealer, seed: asked, ref }: Said<'start'>,
  ): Result<void, 'match/bad-players' | 'match/bad-dealer' | 'table/name-taken' | CodeOf<typeof resolveOptions>> {
    const game = gameById(id);
    const options = resolveOptions(game, given);
    if (!options.ok) return options;
    const players = people.map((one): SavedPerson => (one.kind === 'open' ? { kind: 'open', name: one.name ?? '' } : one));
    const names = namesOf(players.filter(({ kind }) => kind !== 'open'));
    if (!areDifferent(names)) return refuse('table/name-taken', 'two of them have the same name');
    const possible = startMatch(game, options.value, namesOf(players));
    if (!possible.ok) return possible;
    if (dealer !== undefined && dealer >= players.length) return refuse('match/bad-dealer', `no seat ${dealer}`, { dealer });
    this.putAway();
    const chance = asked === undefined ? { seed: this.room.shuffle.newMatchSeed(), fair: true } : { seed: asked, fair: false };
    const gathering = new Gathering(newMatchId(this.now()), { game: id, options: options.value, seating, dealer, ...chance }, players);
    if (!players.some(({ kind }) => kind === 'open')) return ok(this.deal(gathering, guest, ref));
    this.room.onTable = gathering;
    this.room.seatEverybody();
    this.room.tellTableTo(guest, ref);
    this.changed();
    return ok(undefined);
  }

  /** Deals, with bots in the seats that are still open. */
  begin(
    guest: Guest,
    { bots, ref }: Said<'begin'>,
  ): Result<void, 'table/none' | 'table/in-play' | 'table/seats-open' | 'table/name-taken'> {
    const { onTable } = this.room;
    if (onTable === undefined) return refuse('table/none', 'no match is on the table');
    if (!(onTable instanceof Gathering)) return refuse('table/in-play', 'the match has begun');
    const filled = onTable.fill(bots);
    return filled.ok ? ok(this.deal(onTable, guest, ref)) : filled;
  }

  /** The same people and game once more. */
  again(guest: Guest, ref: number): Result<void, 'table/none' | 'table/match-not-over'> {
    const { table } = this.room;
    if (table === undefined) return refuse('table/none', 'no match is on the table');
    if (!table.match.standing.over) return refuse('table/match-not-over', 'the match is not over');
    const { people } = table;
    const { game, options } = table.header;
    const last = table.match.deals.at(-1)?.dealer ?? 0;
    this.putAway();
    const seed = this.room.shuffle.newMatchSeed();
    const plan = { game, options, seating: 'fixed', dealer: (last + 1) % people.length, seed, fair: true } as const;
    return ok(this.deal(new Gathering(newMatchId(this.now()), plan, people), guest, ref));
  }

  /**
   * The cards of a match that is over once more, for the same people or others, in other seats. What comes after the last of them follows from chance.
   */
  rematch(guest: Guest, { people, ref }: Said<'rematch'>, { id, match }: OpenMatch): Result<void, 'match/bad-players'> {
    const { game, options, deals, players } = match;
    if (people.length !== players.length) return refuse('match/bad-players', 'as many people as before', { players: players.length });
    const seated = people.map((one): SavedPerson => (one.kind === 'open' ? { kind: 'open', name: one.name ?? '' } : one));
    this.putAway();
    const plan: Plan = {
      game: game.id,
      options,
      seating: 'fixed',
      dealer: deals[0]?.dealer ?? 0,
      seed: this.room.shuffle.newMatchSeed(),
      fair: false,
      cards: deals.map(cardsOfDeal),
      ...(id === null ? {} : { of: id }),
    };
    const gathering = new Gathering(newMatchId(this.now()), plan, seated);
    if (!seated.some(({ kind }) => kind === 'open')) return ok(this.deal(gathering, guest, ref));
    this.room.onTable = gathering;
    this.room.seatEverybody();
    this.room.tellTableTo(guest, ref);
    this.changed();
    return ok(undefined);
  }

  /** Takes up an unfinished match. Refused with: `store/…`, `table/overtaken`. */
  async resume(guest: Guest, { match: id, ref }: Said<'resume'>): Promise<void> {
    const { audience } = this.room;
    this.putAway();
    const turn = this.putAways;
    // The same match may just be on its way from the table to the disk.
    await audience.outbox.empty();
    const resumed = await this.store.resume(id);
    if (!resumed.ok) return audience.refuse(guest, resumed.error, ref);
    if (turn !== this.putAways) {
      await this.store.release(id, resumed.value.journal);
      return audience.refuse(guest, OVERTAKEN, ref);
    }
    this.putOnTable(resumed.value);
    for (const one of audience.guests()) this.room.tellUpdate(one, false, one === guest ? ref : undefined);
  }

  /** Takes up the match that was played last, if guests play in it and nothing else is on the table; whether it did. */
  async takeUpShared(): Promise<boolean> {
    const [last] = this.store.unfinished();
    if (last === undefined || this.room.onTable !== undefined) return false;
    // Whoever wants a match meanwhile has it; two journals on one file would be the end of it.
    this.putAways += 1;
    const turn = this.putAways;
    const resumed = await this.store.resume(last.id);
    if (!resumed.ok) return false;
    if (turn !== this.putAways || !resumed.value.people.some(({ kind }) => kind === 'away')) {
      await this.store.release(last.id, resumed.value.journal);
      return false;
    }
    this.putOnTable(resumed.value);
    for (const one of this.room.audience.guests()) this.room.tellUpdate(one, false);
    return true;
  }

  /** Takes the match off the table; it is kept, among the unfinished ones or in the history. */
  putAway(): void {
    const { table, audience } = this.room;
    this.room.clear();
    this.putAways += 1;
    if (table === undefined) return;
    this.version = table.nextBase;
    audience.outbox.waitFor(this.store.putAway(table.journal, table.summary(), table.match.standing.over));
  }

  private putOnTable(resumed: ResumedMatch): void {
    this.room.onTable = new Table(resumed, this.version, this.now);
    this.room.seatEverybody();
    this.changed();
  }

  /** Everybody sits: the first deal's seed is made, and seats and cards follow from it. */
  private deal(gathering: Gathering, guest: Guest, ref: number): void {
    const { seed, fair } = gathering.plan;
    if (!fair) return this.dealFrom(gathering, null, guest, ref);
    // Devices are found by who sits at the table.
    this.room.onTable = gathering;
    this.room.seatEverybody();
    this.room.shuffle.run({
      seed,
      attempts: 0,
      terms: (attempt) => gathering.terms(attempt),
      closed: () => undefined,
      aborted: (aborted) => {
        gathering.broken.push(aborted);
        return undefined;
      },
      done: (shuffle) => this.dealFrom(gathering, shuffle, guest, ref),
    });
  }

  /** The match begins. Before this there is no file of it: its first lines tell of the attempts that were broken off, too. */
  private dealFrom(gathering: Gathering, shuffle: Shuffle | null, guest: Guest, ref: number): void {
    const { seed, fair } = gathering.plan;
    const chance = fair ? lonelySeed(seed, 1) : seed;
    const { setup, dealer } = gathering.draw(shuffle?.seed ?? chance);
    const at = this.now();
    const header: MatchHeader = { format: MATCH_FORMAT, id: gathering.id, ...setup, at };
    const match = must(startMatch(gameById(header.game), header.options, namesOf(header.people)));
    const journal = this.store.create(header);
    const aborted = gathering.broken;
    const lines = aborted.flatMap(({ list, missing }): MatchLine[] => [
      { list: savedList(list), at },
      { abort: { missing: [...missing] }, at },
    ]);
    if (shuffle !== null) lines.push({ list: savedList(shuffle.list), at });
    for (const line of lines) journal.begin(JSON.stringify(line));
    const table = new Table(
      { header, people: header.people, match, shuffles: [], aborted, consent: new Consent(header.people), journal },
      this.version,
      this.now,
    );
    this.room.onTable = table;
    const written = must(table.deal(dealer, shuffle));
    this.room.seatEverybody();
    this.room.noteAbsent();
    this.room.tellAll(written, true, guest, ref);
    this.begun();
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
