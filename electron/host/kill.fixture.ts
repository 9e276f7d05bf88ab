import { strict as assert } from 'node:assert';
import { WebSocket } from 'ws';
import { parseServer, type ServerMessage, type TableMessage, type UpdateMessage } from '../../engine/protocol/messages.ts';
import type { Program } from './program.fixture.ts';
import { ADA, bot, SOLO, type Unnumbered } from './matches.fixture.ts';

/** What the table had told when its program was killed. */
interface Told {
  readonly table: TableMessage;
  readonly update: UpdateMessage;
  /** Whether something was being taken back: it may have been, without anybody having been told. */
  readonly undoing: boolean;
}

/** What a row of kills came to. */
export interface Tally {
  kills: number;
  /** Actions that people had been told of. */
  told: number;
  /** Matches that were played to their end on the way. */
  over: number;
  /** Matches begun, and turns taken back. */
  begun: number;
  undone: number;
}

const BOTS = [bot('Bot 1'), bot('Bot 2'), bot('Bot 3'), bot('Bot 4')];
/** What is played, one after the other. */
const MATCHES: readonly Unnumbered[] = [
  SOLO,
  { ...SOLO, game: 'manille-two', options: {}, people: [ADA, ...BOTS.slice(0, 1)], dealer: 1 },
  { ...SOLO, game: 'briscola-chiamata', options: {}, people: [ADA, ...BOTS], dealer: 4 },
  { ...SOLO, game: 'botifarra', options: {} },
];
/** One turn in so many is taken back. */
const TAKEN_BACK = 9;

/** Plays matches on a program that is killed again and again, and holds every new start to what had been told before. */
export class KillTest {
  readonly tally: Tally = { kills: 0, told: 0, over: 0, begun: 0, undone: 0 };
  private before: Told | undefined;
  private turns = 0;
  private readonly program: Program;
  private readonly dir: string;

  constructor(program: Program, dir: string) {
    this.program = program;
    this.dir = dir;
  }

  /** Starts the program, takes the match up again, plays, and kills it shortly after it has told so many updates, at least 1. */
  async run(life: number): Promise<void> {
    const running = await this.program.start('--data', this.dir, '--pace', 'instant');
    const { port, searchParams } = running.url;
    const socket = new WebSocket(`ws://127.0.0.1:${port}/socket`, {
      headers: { cookie: `trickhouse-owner-${port}=${searchParams.get('key')}` },
    });
    socket.on('error', () => undefined);
    let ref = 0;
    const say = (message: object): void => {
      ref += 1;
      if (socket.readyState === WebSocket.OPEN) socket.send(JSON.stringify({ ...message, ref }));
    };
    let table: TableMessage | undefined;
    let last: UpdateMessage | undefined;
    let problem: unknown;
    let heard = 0;
    let undoing = false;
    const hear = (message: ServerMessage): void => {
      if (message.type === 'refusal') throw new Error(`${message.code}: ${message.message}`);
      if (message.type === 'home') return say(this.takeUp(message.unfinished.map(({ id }) => id)));
      if (message.type === 'table') table = message;
      if (message.type !== 'update' || table === undefined) return;
      if (last === undefined) {
        this.check(table, message);
      }
      heard += 1;
      // A little later, so that it may be in the midst of anything.
      if (heard === life || table.over) setTimeout(() => running.kill('SIGKILL'), life % 7);
      last = message;
      this.tally.told += 1;
      undoing = false;
      const [action] = message.legal.actions;
      const own = message.view.moves.some(({ seat }) => seat === message.seat);
      this.turns += 1;
      if (action !== undefined && own && this.turns % TAKEN_BACK === 0) {
        undoing = true;
        this.tally.undone += 1;
        say({ type: 'undo', version: message.version });
      } else if (action !== undefined) say({ type: 'act', version: message.version, action });
      else if (message.view.toAct === null && !table.over) say({ type: 'next', version: message.version });
    };
    socket.on('open', () => socket.send(JSON.stringify({ type: 'hello', protocol: 1 })));
    socket.on('message', (data: Buffer) => {
      try {
        const message = parseServer(data.toString());
        assert(message.ok);
        hear(message.value);
      } catch (error) {
        problem ??= error;
        running.kill('SIGKILL');
      }
    });
    await running.ended;
    socket.terminate();
    if (problem !== undefined) throw problem;
    assert(table !== undefined && last !== undefined, running.errors);
    this.before = { table, update: last, undoing };
    this.tally.kills += 1;
  }

  /** The unfinished match, if one is due; else a new one. */
  private takeUp(unfinished: readonly string[]): object {
    const { before } = this;
    assert(unfinished.length <= 1, `unfinished: ${unfinished.join()}`);
    const [match] = unfinished;
    if (before?.table.over === true) {
      assert.deepEqual(unfinished, [], 'a match that was over is unfinished again');
      this.tally.over += 1;
    } else if (before !== undefined) assert.equal(match, before.table.match, 'the match is gone');
    if (match !== undefined) return { type: 'resume', match };
    this.before = undefined;
    this.tally.begun += 1;
    return MATCHES[(this.tally.begun - 1) % MATCHES.length] ?? SOLO;
  }

  /** Everything that had been told is there again. */
  private check(table: TableMessage, update: UpdateMessage): void {
    const { before } = this;
    if (before === undefined) return;
    assert(table.deal >= before.table.deal, 'a deal is gone');
    if (table.deal > before.table.deal) return;
    const then = before.update.view.moves;
    const now = update.view.moves;
    if (before.undoing && now.length < then.length) {
      assert.deepEqual(then.slice(0, now.length), now, 'other actions');
      return;
    }
    assert.deepEqual(update.view.moves.slice(0, then.length), then, 'actions are gone');
    assert.deepEqual(update.view.hands[0]?.slice().sort(), remaining(before.update, update), 'other cards');
  }
}

/** The cards that seat 0 must still have, given what it had and what it has played since. */
function remaining(before: UpdateMessage, after: UpdateMessage): string[] {
  const since = after.view.moves.slice(before.view.moves.length).flatMap(({ seat, action }) => (seat === 0 ? [action] : []));
  return (before.view.hands[0] ?? []).filter((card) => !since.includes(card)).sort();
}
