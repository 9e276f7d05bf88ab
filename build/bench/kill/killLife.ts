import { strict as assert } from 'node:assert';
import { WebSocket } from 'ws';
import { PROTOCOL, parseServer, type ServerMessage, type TableMessage, type UpdateMessage } from '../../../engine/protocol/messages.ts';
import { relay } from '../../../electron/lan/relay.ts';
import type { ConnectionHandler } from '../../../electron/host/ports/peer.ts';
import type { Running } from '../../../electron/host/fixtures/program.fixture.ts';
import type { KillRecord } from './killRecord.ts';
import { isLastCard, PASSING, type SendMessage } from './killSeats.ts';
import { KillVotes } from './killVotes.ts';

/** Milliseconds in which a life has to come to its end; a bot plays for a person who is away after twenty seconds. */
const PATIENCE = 60_000;

/** The latest messages to a player. */
interface Sent {
  table: TableMessage;
  update: UpdateMessage | undefined;
  deal: number;
  undoing: boolean;
  /** The moves that stand whatever a vote under way comes to; `undefined`: all. */
  standing: number | undefined;
}

/** One life of the program: the owner and guests play on it until it is killed. */
export class KillLife {
  readonly #program: Running;
  readonly #record: KillRecord;
  /** How many updates the owner is sent before the kill. */
  readonly #length: number;
  readonly #socket: WebSocket;
  #problem: unknown;
  #heard = 0;
  #lastRef = 0;
  #link: string | null = null;
  readonly #guests: ConnectionHandler[] = [];
  /** Those who have stood up, gone or were shown out after the last card. */
  readonly #risen = new Set<number>();
  /** Guests who were shown out, or came with a code of before; they come with the next. */
  readonly #outside = new Set<number>();
  readonly #gathered = new Set<number>();
  #inRoom: Extract<ServerMessage, { type: 'lan' }>['guests'] = [];
  readonly #sent = new Map<number, Sent>();
  readonly #votes: KillVotes;

  constructor(program: Running, record: KillRecord, length: number) {
    this.#program = program;
    this.#record = record;
    this.#length = length;
    this.#votes = new KillVotes(record.tally);
    const { port, searchParams } = program.url;
    this.#socket = new WebSocket(`ws://127.0.0.1:${port}/socket`, {
      headers: { cookie: `trickhouse-owner-${port}=${searchParams.get('key')}` },
    });
  }

  /** Plays until the program is killed, and keeps what players were sent. Throws what was wrong. */
  async play(): Promise<void> {
    const socket = this.#socket;
    const hear = this.#safely(
      this.#attend(0, (message) => {
        this.#lastRef += 1;
        const ref = this.#lastRef;
        if (socket.readyState === WebSocket.OPEN) socket.send(JSON.stringify({ ...message, ref }));
        return ref;
      }),
    );
    socket.on('error', () => undefined);
    socket.on('open', () => socket.send(JSON.stringify({ type: 'hello', protocol: PROTOCOL })));
    socket.on('message', (data: Buffer) => hear(data.toString()));
    const stuck = setTimeout(() => {
      const tables = [...this.#sent.values()].map(({ table, update }) => [table.people, update?.view.toAct]);
      this.#fail(new Error(`the table stands still: ${JSON.stringify(tables)}`));
    }, PATIENCE);
    await this.#program.ended;
    clearTimeout(stuck);
    socket.terminate();
    for (const guest of this.#guests.filter(Boolean)) guest.closed();
    if (this.#problem !== undefined) throw this.#problem;
    this.#record.keep(this.#sent);
    assert(this.#record.begun, this.#program.errors);
  }

  #fail(error: unknown): void {
    this.#problem ??= error;
    this.#program.kill('SIGKILL');
  }

  #safely(hear: (text: string) => void): (text: string) => void {
    return (text) => {
      try {
        hear(text);
      } catch (error) {
        this.#fail(error);
      }
    };
  }

  /** The handler of a player’s messages: it checks them, and plays on. */
  #attend(person: number, say: SendMessage): (text: string) => void {
    let checked = false;
    let seen = false;
    return (text) => {
      const message = parseServer(text);
      assert(message.ok);
      const { value } = message;
      if ('ref' in value && value.ref !== undefined) this.#record.seats.answered(person, value.ref, value.type !== 'refusal');
      if (value.type === 'refusal' && this.#isShutOut(person, value.code)) return;
      if (value.type === 'refusal' && !PASSING.has(value.code)) throw new Error(`${value.code}: ${value.message}`);
      if (value.type === 'refusal' && value.ref !== undefined) this.#votes.refused(value.ref);
      if (value.type === 'vote') this.#votes.hear(value, say);
      if (value.type === 'welcome' && person > 0) this.#record.tokens.set(person, value.token);
      if (person === 0) this.#hearOwner(value, say);
      if (value.type === 'table') {
        this.#hearTable(person, value, say, seen);
        seen = true;
      }
      const sent = this.#sent.get(person);
      if (value.type !== 'update' || sent === undefined) return;
      if (value.seat !== null && !checked) {
        checked = true;
        this.#record.check(person, sent.table, value);
      }
      this.#hearUpdate(person, value, sent, say);
    };
  }

  /** Whether a refusal leaves a guest outside. */
  #isShutOut(person: number, code: string): boolean {
    // Another person comes with the code, and sits down in the seat.
    if (code === 'table/kicked') this.#record.tokens.delete(person);
    // The owner has shown a guest out and has another code since, or this address has come too often.
    else if (code !== 'table/wrong-code' && code !== 'table/too-many-tries') return false;
    this.#outside.add(person);
    return true;
  }

  #hearTable(person: number, table: TableMessage, say: SendMessage, seen: boolean): void {
    this.#sent.set(person, { update: undefined, deal: 0, undoing: false, standing: undefined, ...this.#sent.get(person), table });
    if (person === 0) this.#record.hear(table);
    if (table.deal === 0) this.#gather(person, table, say);
    this.#record.ends(table);
    if (table.deal === 0 || person === 0 || table.over || seen) return;
    const kind = table.people[person]?.kind;
    if (kind === 'bot') this.#record.tally.late += 1;
    if (kind === 'bot' || kind === 'open') this.#record.sit(person, say);
  }

  #hearUpdate(person: number, update: UpdateMessage, sent: Sent, say: SendMessage): void {
    const { table } = sent;
    sent.update = update;
    sent.deal = table.deal;
    sent.undoing = false;
    sent.standing = this.#votes.standing;
    this.#record.tally.told += 1;
    this.#heard += person === 0 ? 1 : 0;
    // A little later, so that it may be in the midst of anything.
    if ((person === 0 && this.#heard === this.#length) || table.over) setTimeout(() => this.#program.kill('SIGKILL'), this.#length % 7);
    const act = (): void => this.#record.answer(update, sent, say);
    const withGuests = table.people.some(({ kind }) => kind === 'away' || kind === 'open');
    const asked = withGuests ? this.#votes.ask(update, say, act) : undefined;
    const { standing } = this.#votes;
    if (asked === 'undo' && standing !== undefined)
      for (const one of this.#sent.values()) one.standing = Math.min(standing, one.standing ?? standing);
    if (asked === undefined) act();
    if (table.deal === 0) return;
    if (person === 0) this.#kick(update, table, say);
    else this.#comeAndGo(person, update, table, say);
  }

  /** The owner shows a guest the door: now and then, with the last card, and after it. */
  #kick(update: UpdateMessage, { over }: TableMessage, say: SendMessage): void {
    const [guest] = this.#inRoom.slice((this.#length + this.#heard) % Math.max(1, this.#inRoom.length));
    const [, number = '0'] = /^Guest (\d)/.exec(guest?.name ?? '') ?? [];
    const person = Number(number);
    const { seats, tally } = this.#record;
    const due = over || (isLastCard(update) ? this.#length % 2 === 0 : this.#heard % 11 === 7);
    if (!due || guest === undefined || !guest.present || person === 0 || this.#risen.has(person) || seats.isWaiting(person)) return;
    if (over) this.#risen.add(person);
    tally.kicked += 1;
    this.#record.count(update, over);
    seats.wish(person, 'open', 0, say({ type: 'kick', guest: guest.id }), guest.person === person);
  }

  /** A guest stands up, sits down or goes: now and then, with the last card, and after it. */
  #comeAndGo(person: number, update: UpdateMessage, { over, people }: TableMessage, say: SendMessage): void {
    const record = this.#record;
    record.heardByGuests += 1;
    const sits = people[person]?.kind === 'away';
    if (record.seats.isWaiting(person) || (over && this.#risen.has(person))) return;
    const chance = (record.heardByGuests * 7 + this.#length + person) % 12;
    const due = over || (isLastCard(update) ? chance % 2 === 0 : chance < (update.view.toAct === null ? 6 : 2));
    if (!due) {
      if (!sits && !over && chance > 8) record.sit(person, say);
      return;
    }
    if (over) this.#risen.add(person);
    if (sits) record.count(update, over);
    if (chance % 4 === 1) {
      // They go without a word; in mid-match they are back at once.
      record.tally.gone += 1;
      this.#guests[person]?.closed();
      if (!over) this.#enter(person);
    } else if (sits) {
      record.tally.stood += 1;
      record.seats.wish(person, 'open', person, say({ type: 'stand' }));
      if (over && chance % 4 === 2) say({ type: 'sit', person });
    }
  }

  /** Messages to the owner alone. */
  #hearOwner(message: ServerMessage, say: SendMessage): void {
    if (message.type === 'lan') {
      this.#link = message.link;
      this.#inRoom = message.guests;
      for (const person of this.#outside) this.#enter(person);
    }
    const table = message.type === 'table' ? message : this.#sent.get(0)?.table;
    if (table !== undefined && this.#link !== null) this.#bring(table);
    if (message.type === 'home') say(this.#record.takeUp(message.unfinished.map(({ id }) => id)));
    if (message.type === 'history') say(this.#record.isOver(message.matches));
  }

  /** Guests of the match come in; in some lives latecomers too, for the seats of bots. */
  #bring({ people, deal }: TableMessage): void {
    const latecomers = deal > 0 && this.#length % 3 === 0 && people.some(({ kind }) => kind === 'away' || kind === 'open');
    for (const [person, { kind }] of people.entries()) {
      if ((kind !== 'open' && kind !== 'away' && !(kind === 'bot' && latecomers)) || this.#guests[person] !== undefined) continue;
      if (deal === 0) this.#record.tokens.delete(person);
      this.#enter(person);
    }
  }

  /** A guest comes in, with the token that they have. */
  #enter(person: number): void {
    this.#outside.delete(person);
    this.#guests[person]?.closed();
    const say: SendMessage = (message) => {
      this.#lastRef += 1;
      const ref = this.#lastRef;
      connection.receive(JSON.stringify({ ...message, ref }));
      return ref;
    };
    const hear = this.#safely(this.#attend(person, say));
    const connection: ConnectionHandler = relay(this.#link ?? '', {
      owner: false,
      close: () => undefined,
      send: (text) => {
        if (this.#guests[person] === connection) hear(text);
      },
    });
    this.#guests[person] = connection;
    const token = this.#record.tokens.get(person);
    connection.receive(JSON.stringify({ type: 'hello', protocol: PROTOCOL, name: `Guest ${person}`, token }));
  }

  /** Guests take the free seats; once none is free the owner begins. */
  #gather(person: number, { people }: TableMessage, say: SendMessage): void {
    const due = person === 0 ? people.every(({ kind }) => kind !== 'open') : people[person]?.kind === 'open';
    if (!due || this.#gathered.has(person)) return;
    this.#gathered.add(person);
    say(person === 0 ? { type: 'begin', bots: [] } : { type: 'sit', person });
  }
}
