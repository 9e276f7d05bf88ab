import { strict as assert } from 'node:assert';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { WebSocket } from 'ws';
import { PROTOCOL, parseServer, type ServerMessage, type TableMessage, type UpdateMessage } from '../../engine/protocol/messages.ts';
import { relay } from '../lan/relay.ts';
import type { Connection } from './peer.ts';
import type { Program } from './program.fixture.ts';
import { ADA, bot, SOLO, type Unnumbered } from './matches.fixture.ts';

/** What somebody had been told when the program was killed. */
interface Told {
  readonly table: TableMessage;
  readonly update: UpdateMessage;
  /** Whether something was being taken back: it may have been, without anybody having been told. */
  readonly undoing: boolean;
}

/** What a row of kills came to. */
export interface Tally {
  kills: number;
  /** Updates that people had been told. */
  told: number;
  /** Matches that were played to their end on the way, and those of them of whose end nobody had been told. */
  over: number;
  overUntold: number;
  /** Matches begun, those of them with guests, and turns taken back. */
  begun: number;
  shared: number;
  /** Guests who stood up, stood up and sat down again, or went after the last card, before the kill. */
  risen: number;
  /** Files that were made those of format 1 or 2 between two lives of the program. */
  aged: number;
  undone: number;
}

const BOTS = [bot('Bot 1'), bot('Bot 2'), bot('Bot 3'), bot('Bot 4')];
const OPEN = { kind: 'open' } as const;
/** What is played, one after the other. */
const MATCHES: readonly Unnumbered[] = [
  SOLO,
  { ...SOLO, game: 'manille-two', options: {}, people: [ADA, ...BOTS.slice(0, 1)], dealer: 1 },
  { ...SOLO, game: 'briscola-chiamata', options: {}, people: [ADA, ...BOTS], dealer: 4 },
  { ...SOLO, game: 'botifarra', options: {} },
];
/** The same with guests, who come by the network, leave with the host and are back with it. */
const SHARED: readonly Unnumbered[] = [
  { ...SOLO, people: [ADA, OPEN, ...BOTS.slice(0, 2)] },
  { ...SOLO, game: 'botifarra', options: {}, people: [ADA, OPEN, ...BOTS.slice(0, 1), OPEN] },
  { ...SOLO, game: 'briscola-chiamata', options: {}, people: [ADA, OPEN, OPEN, OPEN, ...BOTS.slice(0, 1)], dealer: 4 },
];
/** One turn in so many is taken back. */
const TAKEN_BACK = 9;

/** Plays matches on a program that is killed again and again, and holds every new start to what had been told before. */
export class KillTest {
  readonly tally: Tally = { kills: 0, told: 0, over: 0, overUntold: 0, begun: 0, shared: 0, risen: 0, aged: 0, undone: 0 };
  private readonly matches: readonly Unnumbered[];
  private before = new Map<number, Told>();
  /** What gives guests their seats back, by person. */
  private readonly tokens = new Map<number, string>();
  private turns = 0;
  private readonly program: Program;
  private readonly dir: string;
  private readonly guests: boolean;

  /** @param guests whether some matches are played with guests; this machine needs a network then */
  constructor(program: Program, dir: string, guests: boolean) {
    this.program = program;
    this.dir = dir;
    this.guests = guests;
    this.matches = guests ? MATCHES.flatMap((one, i) => [one, ...SHARED.slice(i, i + 1)]) : MATCHES;
  }

  /** Starts the program, takes the match up again, plays, and kills it shortly after it has told its owner so many updates, at least 1. */
  async run(life: number): Promise<void> {
    if (this.tally.kills % 3 === 2) this.age();
    const lan = this.guests ? ['--lan', '--lan-port', '0'] : [];
    const running = await this.program.start('--data', this.dir, '--pace', 'instant', ...lan);
    const { port, searchParams } = running.url;
    const socket = new WebSocket(`ws://127.0.0.1:${port}/socket`, {
      headers: { cookie: `trickhouse-owner-${port}=${searchParams.get('key')}` },
    });
    socket.on('error', () => undefined);
    let problem: unknown;
    let heard = 0;
    let link: string | null = null;
    const guests: Connection[] = [];
    const risen = new Set<number>();
    const now = new Map<number, { table: TableMessage; update: UpdateMessage | undefined; undoing: boolean }>();

    const attend = (person: number, say: (message: object) => void): ((text: string) => void) => {
      let checked = false;
      return (text) => {
        const message = parseServer(text);
        assert(message.ok);
        const { value } = message;
        if (value.type === 'refusal' && !PASSING.has(value.code)) throw new Error(`${value.code}: ${value.message}`);
        if (value.type === 'welcome' && person > 0) this.tokens.set(person, value.token);
        if (person === 0) owner(value, say);
        if (value.type === 'table') {
          const { table } = now.set(person, { update: undefined, undoing: false, ...now.get(person), table: value }).get(person) ?? {};
          if (table === undefined) return;
          if (person === 0 && this.before.size > 0) this.same(table);
          if (table.deal === 0) gather(person, table, say);
        }
        const told = now.get(person);
        if (value.type !== 'update' || told === undefined) return;
        if (value.seat !== null && !checked) {
          checked = true;
          this.check(person, told.table, value);
        }
        if (told.table.over && person > 0 && !risen.has(person)) {
          risen.add(person);
          this.tally.risen += 1;
          // Some give their seat up, some take it again, some go without a word.
          if ((life + person) % 4 === 3) guests[person]?.closed();
          else say({ type: 'stand' });
          if ((life + person) % 4 === 1) say({ type: 'sit', person });
        }
        told.update = value;
        told.undoing = false;
        this.tally.told += 1;
        heard += person === 0 ? 1 : 0;
        // A little later, so that it may be in the midst of anything.
        if ((person === 0 && heard === life) || told.table.over) setTimeout(() => running.kill('SIGKILL'), life % 7);
        this.answer(value, told, say);
      };
    };
    /** What is told to the owner alone. */
    const owner = (message: ServerMessage, say: (message: object) => void): void => {
      if (message.type === 'lan') link = message.link;
      const table = message.type === 'table' ? message : now.get(0)?.table;
      if (table !== undefined && link !== null) bring(table, link);
      if (message.type === 'home') say(this.takeUp(message.unfinished.map(({ id }) => id)));
      if (message.type === 'history') say(this.isOver(message.matches.map(({ id }) => id)));
    };
    /** Guests of the match come in. */
    const bring = ({ people, deal }: TableMessage, to: string): void => {
      for (const [person, { kind }] of people.entries()) {
        if ((kind !== 'open' && kind !== 'away') || guests[person] !== undefined) continue;
        const say = (message: object): void => connection.receive(JSON.stringify({ ...message, ref: 1 }));
        const hear = attend(person, say);
        const connection = relay(to, { owner: false, close: () => undefined, send: safely(hear) });
        guests[person] = connection;
        const token = deal === 0 ? undefined : this.tokens.get(person);
        connection.receive(JSON.stringify({ type: 'hello', protocol: PROTOCOL, name: `Guest ${person}`, token }));
      }
    };
    const gathered = new Set<number>();
    const gather = (person: number, { people }: TableMessage, say: (message: object) => void): void => {
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
    let ref = 0;
    const hear = safely(
      attend(0, (message) => {
        ref += 1;
        if (socket.readyState === WebSocket.OPEN) socket.send(JSON.stringify({ ...message, ref }));
      }),
    );
    socket.on('open', () => socket.send(JSON.stringify({ type: 'hello', protocol: PROTOCOL })));
    socket.on('message', (data: Buffer) => hear(data.toString()));
    await running.ended;
    socket.terminate();
    for (const guest of guests.filter(Boolean)) guest.closed();
    if (problem !== undefined) throw problem;
    for (const [person, { table, update, undoing }] of now) if (update !== undefined) this.before.set(person, { table, update, undoing });
    assert(this.before.has(0), running.errors);
    this.tally.kills += 1;
  }

  /** Makes the file of the match in play one of an earlier version, which the next start takes up and goes on with. */
  private age(): void {
    const folder = join(this.dir, 'matches');
    for (const file of readdirSync(folder).filter((name) => name.endsWith('.jsonl'))) {
      const text = readFileSync(join(folder, file), 'utf8');
      const format = `trickhouse-match/${1 + (this.tally.aged % 2)}`;
      writeFileSync(join(folder, file), text.replace(/trickhouse-match\/\d/, format).replace(/,"by":(?:\d+|null)(?=,"at":\d+\}\n)/g, ''));
      this.tally.aged += 1;
    }
  }

  /** Plays on, or takes the last turn back. */
  private answer(update: UpdateMessage, told: { table: TableMessage; undoing: boolean }, say: (message: object) => void): void {
    const { version, legal, view, seat } = update;
    const [action] = legal.actions;
    const alone = told.table.people.every(({ kind }) => kind !== 'away');
    this.turns += 1;
    if (action !== undefined && alone && view.moves.some((move) => move.seat === seat) && this.turns % TAKEN_BACK === 0) {
      told.undoing = true;
      this.tally.undone += 1;
      say({ type: 'undo', version });
    } else if (action !== undefined) say({ type: 'act', version, action });
    else if (view.toAct === null && !told.table.over) say({ type: 'next', version });
  }

  /** The unfinished match, if one is due; else a new one. */
  private takeUp(unfinished: readonly string[]): object {
    const before = this.before.get(0);
    assert(unfinished.length <= 1, `unfinished: ${unfinished.join()}`);
    const [match] = unfinished;
    if (before?.table.over === true) assert.deepEqual(unfinished, [], 'a match that was over is unfinished again');
    if (before !== undefined && match === undefined) return { type: 'history' };
    if (before !== undefined) assert.equal(match, before.table.match, 'another match');
    return match === undefined ? this.begin() : { type: 'resume', match };
  }

  /** A match that is not unfinished is in the history: its last action may have been written without anybody having been told. */
  private isOver(over: readonly string[]): object {
    const before = this.before.get(0)?.table;
    assert(over.includes(before?.match ?? ''), 'the match is gone');
    this.tally.over += 1;
    if (before?.over !== true) this.tally.overUntold += 1;
    return this.begin();
  }

  private begin(): object {
    this.before.clear();
    this.tokens.clear();
    const match = this.matches[this.tally.begun % this.matches.length] ?? SOLO;
    this.tally.begun += 1;
    if (SHARED.includes(match)) this.tally.shared += 1;
    return match;
  }

  private same(table: TableMessage): void {
    assert.equal(table.match, this.before.get(0)?.table.match, 'another match');
  }

  /** Everything that somebody had been told is there again. */
  private check(person: number, table: TableMessage, update: UpdateMessage): void {
    const before = this.before.get(person);
    if (before === undefined) return;
    assert(table.deal >= before.table.deal, 'a deal is gone');
    if (table.deal > before.table.deal) return;
    const then = before.update.view.moves;
    const now = update.view.moves;
    if (before.undoing && now.length < then.length) {
      assert.deepEqual(then.slice(0, now.length), now, 'other actions');
      return;
    }
    assert.deepEqual(now.slice(0, then.length), then, 'actions are gone');
    const { seat } = update;
    if (seat === null || before.update.seat !== seat) return;
    assert.deepEqual(update.view.hands[seat]?.slice().sort(), remaining(seat, before.update, update), 'other cards');
  }
}

/** What guests are told when the host has gone; and whoever says that they have read the reckoning while the last of the others did. */
const PASSING = new Set([
  'table/not-seated',
  'table/seat-taken',
  'table/too-often',
  'link/lost',
  'link/unreachable',
  'table/stale-version',
]);

/** The cards that a seat must still have, given what it had and what it has played since. */
function remaining(own: number, before: UpdateMessage, after: UpdateMessage): string[] {
  const since = after.view.moves.slice(before.view.moves.length).flatMap(({ seat, action }) => (seat === own ? [action] : []));
  return (before.view.hands[own] ?? []).filter((card) => !since.includes(card)).sort();
}
