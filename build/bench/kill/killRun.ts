import { strict as assert } from 'node:assert';
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { WebSocket } from 'ws';
import {
  PROTOCOL,
  parseServer,
  type FinishedMatch,
  type ServerMessage,
  type TableMessage,
  type UpdateMessage,
} from '../../../engine/protocol/messages.ts';
import { relay } from '../../../electron/lan/relay.ts';
import type { ConnectionHandler } from '../../../electron/host/ports/peer.ts';
import type { Program } from '../../../electron/host/fixtures/program.fixture.ts';
import { KILL_MATCHES, SHARED } from './killMatches.ts';
import { inFormat, isLastCard, PASSING, remaining, KillSeats, sitters, type SendMessage, type Sitter } from './killSeats.ts';
import { SOLO, type Unnumbered } from '../../../electron/host/fixtures/matches.fixture.ts';

/** The last update of a player when the program was killed. */
interface Told {
  readonly table: TableMessage;
  readonly update: UpdateMessage;
  /** The deal of the update: the table may have announced the next one already. */
  readonly deal: number;
  /** Whether something was being taken back: it may have been, before an update reached any player. */
  readonly undoing: boolean;
}

/** The counts of a series of kills. */
export interface KillTally {
  kills: number;
  /** Updates that people had received. */
  told: number;
  /** Matches that were played to their end on the way, and those of them whose end had reached no player. */
  over: number;
  overUntold: number;
  /** Matches begun, those of them with guests, and turns taken back. */
  begun: number;
  shared: number;
  /** Guests who stood up, sat down again, were shown out, or went without a word: in mid-match, between deals, with the last card and after it. */
  stood: number;
  sat: number;
  kicked: number;
  gone: number;
  between: number;
  lastCard: number;
  after: number;
  /** Files that were made those of format 1 or 2 between two lives of the program. */
  aged: number;
  /** Those of them with guests in their seats. */
  agedShared: number;
  undone: number;
}

/** Milliseconds in which a life has to come to its end; a bot plays for a person who is away after twenty seconds. */
const PATIENCE = 60_000;
/** One turn in this number is taken back. */
const TAKEN_BACK = 9;

/** Plays matches on a program that is killed again and again, and compares every new start with the updates sent before. */
export class KillTest {
  readonly tally: KillTally = {
    kills: 0,
    told: 0,
    over: 0,
    overUntold: 0,
    begun: 0,
    shared: 0,
    stood: 0,
    sat: 0,
    kicked: 0,
    gone: 0,
    between: 0,
    lastCard: 0,
    after: 0,
    aged: 0,
    agedShared: 0,
    undone: 0,
  };
  readonly #matches: readonly Unnumbered[];
  #before = new Map<number, Told>();
  /** The tokens of guests, by person. */
  readonly #tokens = new Map<number, string>();
  readonly #seats = new KillSeats();
  /** Who sat at the table when its last card was played; `undefined` until an update has announced it. */
  #ending: readonly Sitter[] | undefined;
  /** Whether the first table of this life was compared with the updates sent before. */
  #held = false;
  #turns = 0;
  /** Updates that guests have received. */
  #heardByGuests = 0;
  readonly #program: Program;
  readonly #dir: string;
  readonly #guests: boolean;

  /** @param guests whether some matches are played with guests; this machine needs a network then */
  constructor(program: Program, dir: string, guests: boolean) {
    this.#program = program;
    this.#dir = dir;
    this.#guests = guests;
    this.#matches = guests ? KILL_MATCHES.flatMap((one, i) => [one, ...SHARED.slice(i, i + 1)]) : KILL_MATCHES;
  }

  /** Starts the program, takes the match up again, plays, and kills it shortly after it has sent its owner `life` updates, at least 1. */
  async run(life: number): Promise<void> {
    this.#held = false;
    if (this.tally.kills % 3 === 2) this.#age();
    const lan = this.#guests ? ['--lan', '--lan-port', '0'] : [];
    const running = await this.#program.start('--data', this.#dir, '--pace', 'instant', ...lan);
    const { port, searchParams } = running.url;
    const socket = new WebSocket(`ws://127.0.0.1:${port}/socket`, {
      headers: { cookie: `trickhouse-owner-${port}=${searchParams.get('key')}` },
    });
    socket.on('error', () => undefined);
    let problem: unknown;
    let heard = 0;
    let link: string | null = null;
    const guests: ConnectionHandler[] = [];
    const risen = new Set<number>();
    /** Guests who were shown out, or came with a code of before; they come with the next. */
    const outside = new Set<number>();
    let inRoom: Extract<ServerMessage, { type: 'lan' }>['guests'] = [];
    const now = new Map<number, { table: TableMessage; update: UpdateMessage | undefined; deal: number; undoing: boolean }>();

    const attend = (person: number, say: SendMessage): ((text: string) => void) => {
      let checked = false;
      let seen = false;
      return (text) => {
        const message = parseServer(text);
        assert(message.ok);
        const { value } = message;
        if ('ref' in value && value.ref !== undefined) this.#seats.answered(person, value.ref, value.type !== 'refusal');
        if (value.type === 'refusal' && value.code === 'table/kicked') {
          // Another person comes with the code, and sits down in the seat.
          this.#tokens.delete(person);
          outside.add(person);
          return;
        }
        if (value.type === 'refusal' && (value.code === 'table/wrong-code' || value.code === 'table/too-many-tries')) {
          // The owner has shown a guest out and has another code since, or this address has come too often.
          outside.add(person);
          return;
        }
        if (value.type === 'refusal' && !PASSING.has(value.code)) throw new Error(`${value.code}: ${value.message}`);
        if (value.type === 'welcome' && person > 0) this.#tokens.set(person, value.token);
        if (person === 0) owner(value, say);
        if (value.type === 'table') {
          const { table } =
            now.set(person, { update: undefined, deal: 0, undoing: false, ...now.get(person), table: value }).get(person) ?? {};
          if (table === undefined) return;
          if (person === 0 && this.#before.size > 0) this.#same(table);
          if (table.deal === 0) gather(person, table, say);
          else if (person === 0) this.#seats.start(table.people);
          if (table.over) this.#ending ??= sitters(table);
          if (table.deal > 0 && person > 0 && !table.over && !seen && table.people[person]?.kind === 'open') this.#sit(person, say);
          seen = true;
        }
        const told = now.get(person);
        if (value.type !== 'update' || told === undefined) return;
        if (value.seat !== null && !checked) {
          checked = true;
          this.#check(person, told.table, value);
        }
        told.update = value;
        told.deal = told.table.deal;
        told.undoing = false;
        this.tally.told += 1;
        heard += person === 0 ? 1 : 0;
        // A little later, so that it may be in the midst of anything.
        if ((person === 0 && heard === life) || told.table.over) setTimeout(() => running.kill('SIGKILL'), life % 7);
        this.#answer(value, told, say);
        if (told.table.deal === 0) return;
        if (person === 0) kick(value, told.table, say);
        else comeAndGo(person, value, told.table, say);
      };
    };
    /** The owner shows a guest the door: now and then, with the last card, and after it. */
    const kick = (update: UpdateMessage, { over }: TableMessage, say: SendMessage): void => {
      const [guest] = inRoom.slice((life + heard) % Math.max(1, inRoom.length));
      const [, number = '0'] = /^Guest (\d)/.exec(guest?.name ?? '') ?? [];
      const person = Number(number);
      const due = over || (isLastCard(update) ? life % 2 === 0 : heard % 11 === 7);
      if (!due || guest === undefined || !guest.present || person === 0 || risen.has(person) || this.#seats.isWaiting(person)) return;
      if (over) risen.add(person);
      this.tally.kicked += 1;
      this.#count(update, over);
      this.#seats.wish(person, 'open', 0, say({ type: 'kick', guest: guest.id }), guest.person === person);
    };
    /** A guest stands up, sits down or goes: now and then, with the last card, and after it. */
    const comeAndGo = (person: number, update: UpdateMessage, { over, people }: TableMessage, say: SendMessage): void => {
      this.#heardByGuests += 1;
      const sits = people[person]?.kind === 'away';
      if (this.#seats.isWaiting(person) || (over && risen.has(person))) return;
      const chance = (this.#heardByGuests * 7 + life + person) % 12;
      const due = over || (isLastCard(update) ? chance % 2 === 0 : chance < (update.view.toAct === null ? 6 : 2));
      if (!due) {
        if (!sits && !over && chance > 8) this.#sit(person, say);
        return;
      }
      if (over) risen.add(person);
      if (sits) this.#count(update, over);
      if (chance % 4 === 1) {
        // They go without a word; in mid-match they are back at once.
        this.tally.gone += 1;
        guests[person]?.closed();
        if (!over) enter(person);
      } else if (sits) {
        this.tally.stood += 1;
        this.#seats.wish(person, 'open', person, say({ type: 'stand' }));
        if (over && chance % 4 === 2) say({ type: 'sit', person });
      }
    };
    /** Messages to the owner alone. */
    const owner = (message: ServerMessage, say: SendMessage): void => {
      if (message.type === 'lan') {
        link = message.link;
        inRoom = message.guests;
        for (const person of outside) enter(person);
      }
      const table = message.type === 'table' ? message : now.get(0)?.table;
      if (table !== undefined && link !== null) bring(table);
      if (message.type === 'home') say(this.#takeUp(message.unfinished.map(({ id }) => id)));
      if (message.type === 'history') say(this.#isOver(message.matches));
    };
    /** Guests of the match come in. */
    const bring = ({ people, deal }: TableMessage): void => {
      for (const [person, { kind }] of people.entries()) {
        if ((kind !== 'open' && kind !== 'away') || guests[person] !== undefined) continue;
        if (deal === 0) this.#tokens.delete(person);
        enter(person);
      }
    };
    /** A guest comes in, with the token that they have. */
    const enter = (person: number): void => {
      outside.delete(person);
      guests[person]?.closed();
      let asked = 0;
      const say: SendMessage = (message) => {
        asked = ++lastRef;
        connection.receive(JSON.stringify({ ...message, ref: asked }));
        return asked;
      };
      const hear = safely(attend(person, say));
      const isCurrent = (): boolean => guests[person] === connection;
      const connection: ConnectionHandler = relay(link ?? '', {
        owner: false,
        close: () => undefined,
        send: (text) => {
          if (isCurrent()) hear(text);
        },
      });
      guests[person] = connection;
      connection.receive(JSON.stringify({ type: 'hello', protocol: PROTOCOL, name: `Guest ${person}`, token: this.#tokens.get(person) }));
    };
    const gathered = new Set<number>();
    const gather = (person: number, { people }: TableMessage, say: SendMessage): void => {
      const due = person === 0 ? people.every(({ kind }) => kind !== 'open') : people[person]?.kind === 'open';
      if (!due || gathered.has(person)) return;
      gathered.add(person);
      say(person === 0 ? { type: 'begin', bots: [] } : { type: 'sit', person });
    };
    const safely =
      (hear: (text: string) => void) =>
      (text: string): void => {
        try {
          hear(text);
        } catch (error) {
          problem ??= error;
          running.kill('SIGKILL');
        }
      };
    let lastRef = 0;
    const hear = safely(
      attend(0, (message) => {
        lastRef += 1;
        const ref = lastRef;
        if (socket.readyState === WebSocket.OPEN) socket.send(JSON.stringify({ ...message, ref }));
        return ref;
      }),
    );
    socket.on('open', () => socket.send(JSON.stringify({ type: 'hello', protocol: PROTOCOL })));
    socket.on('message', (data: Buffer) => hear(data.toString()));
    const stuck = setTimeout(() => {
      problem ??= new Error(
        `the table stands still: ${JSON.stringify([...now.values()].map(({ table, update }) => [table.people, update?.view.toAct]))}`,
      );
      running.kill('SIGKILL');
    }, PATIENCE);
    await running.ended;
    clearTimeout(stuck);
    socket.terminate();
    for (const guest of guests.filter(Boolean)) guest.closed();
    if (problem !== undefined) throw problem;
    for (const [person, { update, ...told }] of now) if (update !== undefined) this.#before.set(person, { ...told, update });
    assert(this.#before.has(0), running.errors);
    this.tally.kills += 1;
  }

  /** Makes the file of the match in play one of an earlier version, which the next start takes up and goes on with. */
  #age(): void {
    const folder = join(this.#dir, 'matches');
    for (const file of readdirSync(folder).filter((name) => name.endsWith('.jsonl'))) {
      const version = 1 + (this.tally.aged % 2);
      const aged = inFormat(readFileSync(join(folder, file), 'utf8'), version, this.#tokens);
      writeFileSync(join(folder, file), aged.text);
      this.tally.aged += 1;
      if (aged.guests > 0) this.tally.agedShared += 1;
      // Those versions kept tokens in the files of matches alone.
      rmSync(join(this.#dir, 'tokens.json'), { force: true });
    }
  }

  #sit(person: number, say: SendMessage): void {
    if (this.#seats.isWaiting(person)) return;
    this.tally.sat += 1;
    this.#seats.wish(person, 'away', person, say({ type: 'sit', person }));
  }

  /** Counts a player who left their seat. */
  #count(update: UpdateMessage, over: boolean): void {
    if (over) this.tally.after += 1;
    else if (isLastCard(update)) this.tally.lastCard += 1;
    else if (update.view.toAct === null) this.tally.between += 1;
  }

  /** Plays on, or takes the last turn back. */
  #answer(update: UpdateMessage, told: { table: TableMessage; undoing: boolean }, say: SendMessage): void {
    const { version, legal, view, seat } = update;
    const [action] = legal.actions;
    const alone = told.table.people.every(({ kind }) => kind !== 'away' && kind !== 'open');
    this.#turns += 1;
    if (action !== undefined && alone && view.moves.some((move) => move.seat === seat) && this.#turns % TAKEN_BACK === 0) {
      told.undoing = true;
      this.tally.undone += 1;
      say({ type: 'undo', version });
    } else if (action !== undefined) say({ type: 'act', version, action });
    else if (view.toAct === null && !told.table.over && seat !== null) say({ type: 'next', version });
  }

  /** The unfinished match, if one is due; else a new one. */
  #takeUp(unfinished: readonly string[]): object {
    const before = this.#before.get(0);
    assert(unfinished.length <= 1, `unfinished: ${unfinished.join()}`);
    const [match] = unfinished;
    if (before?.table.over === true) assert.deepEqual(unfinished, [], 'a match that was over is unfinished again');
    if (before !== undefined && match === undefined) return { type: 'history' };
    if (before !== undefined) assert.equal(match, before.table.match, 'another match');
    return match === undefined ? this.#begin() : { type: 'resume', match };
  }

  /** A match that is not unfinished is in the history: its last action may have been written before an update reached any player. */
  #isOver(matches: readonly FinishedMatch[]): object {
    const before = this.#before.get(0)?.table;
    const found = matches.find(({ id }) => id === before?.match);
    assert(found !== undefined, 'the match is gone');
    // Who came, stood up or was shown out after the last card is no part of the record.
    if (this.#ending !== undefined) assert.deepEqual(sitters(found), this.#ending, 'other people');
    this.tally.over += 1;
    if (before?.over !== true) this.tally.overUntold += 1;
    return this.#begin();
  }

  #begin(): object {
    this.#before.clear();
    this.#tokens.clear();
    this.#seats.clear();
    this.#ending = undefined;
    const match = this.#matches[this.tally.begun % this.#matches.length] ?? SOLO;
    this.tally.begun += 1;
    if (SHARED.includes(match)) this.tally.shared += 1;
    return match;
  }

  #same(table: TableMessage): void {
    assert.equal(table.match, this.#before.get(0)?.table.match, 'another match');
    // Only the first table of a life: later ones contain later changes.
    if (this.#held) return;
    this.#held = true;
    if (table.deal > 0) this.#seats.hold(table.people);
  }

  /** Everything that a player had been shown is there again. */
  #check(person: number, table: TableMessage, update: UpdateMessage): void {
    const before = this.#before.get(person);
    if (before === undefined) return;
    assert(table.deal >= before.table.deal, 'a deal is gone');
    if (table.deal > before.deal || before.update.seat !== update.seat) return;
    const then = before.update.view.moves;
    const now = update.view.moves;
    if (before.undoing && now.length < then.length) {
      assert.deepEqual(then.slice(0, now.length), now, 'other actions');
      return;
    }
    assert.deepEqual(now.slice(0, then.length), then, 'actions are gone');
    const { seat } = update;
    if (seat === null) return;
    assert.deepEqual(update.view.hands[seat]?.slice().sort(), remaining(seat, before.update, update), 'other cards');
  }
}
