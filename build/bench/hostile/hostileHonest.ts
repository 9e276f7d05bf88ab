import process from 'node:process';
import { setTimeout as wait } from 'node:timers/promises';
import { WebSocket } from 'ws';
import { relay } from '../../../electron/lan/relay.ts';
import type { ConnectionHandler } from '../../../electron/host/ports/peer.ts';
import { rngOf, seedFrom } from '../../../engine/cards/random.ts';
import { formatLink, parseLink } from '../../../engine/protocol/link.ts';
import { PROTOCOL, type ServerMessage, type UpdateMessage, type VoteMessage } from '../../../engine/protocol/messages.ts';

/**
 * The honest people of hostileSoak.ts: `owner URL`, `players LINK`, `newcomers LINK`. Each reports events as lines of JSON, and ends, with its
 * measurements, when standard input does.
 */

const SEATS = 4;
/** Milliseconds that a player thinks, at least and at most, and after which the run gives up an action that has not reached every player. */
const THINKING = [30, 60] as const;
const PATIENCE = 30_000;
/** Milliseconds from one newcomer to the next, and that each stays. */
const NEWCOMER_PAUSE = 2500;
const STAY = 300;
/** How many actions there are from one request to take something back to the next, and from one change of players in a seat to the next. */
const VOTE_EVERY = 25;
const CHANGE_EVERY = 60;

const [role = '', where = ''] = process.argv.slice(2);
const tell = (news: object, then?: () => void): void => void process.stdout.write(`${JSON.stringify(news)}\n`, then);
let on = true;
process.stdin.resume();
process.stdin.on('end', () => (on = false));
const ended = new Promise<void>((resolve) => process.stdin.on('end', () => resolve()));

/** The owner starts matches with four open seats, one after the other, and lets everybody talk. */
function owner(): void {
  const url = new URL(where);
  const cookie = `trickhouse-owner-${url.port}=${url.searchParams.get('key') ?? ''}`;
  const socket = new WebSocket(`ws://127.0.0.1:${url.port}/socket`, { headers: { cookie } });
  let ref = 0;
  let link = '';
  let deal = 0;
  const say = (message: object): void => socket.send(JSON.stringify({ ...message, ref: (ref += 1) }));
  socket.on('open', () => {
    socket.send(JSON.stringify({ type: 'hello', protocol: PROTOCOL, name: 'Owner' }));
    const people = Array.from({ length: SEATS }, () => ({ kind: 'open' }));
    say({ type: 'start', game: 'klaverjas', options: {}, people, seating: 'fixed' });
    say({ type: 'customs', talk: 'always' });
  });
  socket.on('close', () => process.exit(1));
  socket.on('message', (data: Buffer) => {
    const message = JSON.parse(data.toString()) as ServerMessage;
    if (message.type === 'lan' && message.link !== null && link === '') tell({ link: (link = message.link) });
    if (message.type !== 'table') return;
    if (message.deal === 0 && message.people.every(({ kind }) => kind === 'away')) say({ type: 'begin', bots: [] });
    if (message.over && message.deal !== deal) say({ type: 'again' });
    deal = message.over ? message.deal : 0;
  });
}

/** A person who takes over a seat: when they came, and the end of the patience with them. */
interface Latecomer {
  readonly person: number;
  readonly began: number;
  readonly watch: NodeJS.Timeout;
}

/**
 * Four people who play, and time every action until its update has reached the last of them. Now and then one asks to take something back, and the others
 * answer; or one stands up, a bot plays in the seat, and a latecomer takes it over in mid-deal.
 */
class Players {
  /** The votes that ended, and of them those to which everybody agreed; milliseconds from a latecomer's first message to their cards. */
  votes = 0;
  agreed = 0;
  readonly takenOver: number[] = [];
  readonly samples: number[] = [];
  readonly calm: number[] = [];
  late = 0;
  lost = 0;
  readonly #latest: (UpdateMessage | undefined)[] = Array.from({ length: SEATS }, () => undefined);
  readonly #read = new Map<number, string>();
  readonly #link: string;
  readonly #connections: ConnectionHandler[];
  readonly #rng = rngOf(seedFrom('hostile soak'));
  #ref = 0;
  #acting: { readonly began: number; readonly waiting: Set<number> } | undefined;
  #thinking = false;
  /** Whether play rests for a vote, or for a latecomer. */
  #resting = false;
  #actions = 0;
  #late: Latecomer | undefined;
  /** The number of a request for a vote, until it is answered. */
  #requested: number | undefined;
  #watch: NodeJS.Timeout | undefined;
  #begun = false;
  /** The match and deal on the table. */
  #deal = '';

  constructor(link: string) {
    this.#link = link;
    this.#connections = Array.from({ length: SEATS }, (_, person) => this.#enter(person, `Player ${person}`));
  }

  #enter(person: number, name: string): ConnectionHandler {
    const connection = relay(this.#link, {
      owner: false,
      close: () => void (this.lost += this.#connections[person] === connection ? 1 : 0),
      send: (text) => void (this.#connections[person] === connection && this.#hear(person, text)),
    });
    // Messages come after the place in the list is taken.
    setImmediate(() => connection.receive(JSON.stringify({ type: 'hello', protocol: PROTOCOL, name })));
    return connection;
  }

  #say(person: number, message: object): number {
    this.#ref += 1;
    this.#connections[person]?.receive(JSON.stringify({ ...message, ref: this.#ref }));
    return this.#ref;
  }

  #hear(person: number, text: string): void {
    const message = JSON.parse(text) as ServerMessage;
    if (message.type === 'refusal' && message.code === 'link/lost') this.lost += 1;
    if (message.type === 'table') this.#deal = `${message.match} ${message.deal}`;
    if (message.type === 'refusal' && message.ref === this.#requested && this.#requested !== undefined) this.#play(person);
    if (message.type === 'table' && message.people[person]?.kind === 'open' && (message.deal === 0 || this.#late?.person === person))
      this.#say(person, { type: 'sit', person });
    if (message.type === 'vote') this.#hearVote(person, message);
    if (message.type !== 'update') return;
    this.#latest[person] = message;
    if (this.#late?.person === person && message.seat !== null) this.#arrived(this.#late);
    const acting = this.#acting;
    if (acting?.waiting.delete(person) === true && acting.waiting.size === 0) this.#done(performance.now() - acting.began);
    if (!this.#begun && this.#latest.every((one) => one !== undefined)) {
      this.#begun = true;
      tell({ playing: true });
    }
    this.#goOn();
  }

  #done(took: number): void {
    clearTimeout(this.#watch);
    this.samples.push(took);
    this.#acting = undefined;
  }

  /** Has the next one act, or all read what the deal came to. */
  #goOn(): void {
    if (this.#acting !== undefined || this.#thinking || this.#resting || !on) return;
    for (const [person, update] of this.#latest.entries()) {
      if (update === undefined) continue;
      const { version, view, legal } = update;
      const key = `${this.#deal} ${version}`;
      if (legal.actions.length > 0) {
        this.#thinking = true;
        const [least, most] = THINKING;
        setTimeout(() => this.#act(person), least + this.#rng.below(most - least));
        return;
      }
      if (view.score !== null && this.#read.get(person) !== key) {
        this.#read.set(person, key);
        this.#say(person, { type: 'next', version });
      }
    }
  }

  #act(person: number): void {
    this.#thinking = false;
    const update = this.#latest[person];
    const [action] = update?.legal.actions ?? [];
    if (update === undefined || action === undefined) return this.#goOn();
    this.#actions += 1;
    if (this.#actions % CHANGE_EVERY === 0) return this.#change((person + 1) % SEATS);
    if (this.#actions % VOTE_EVERY === 0) {
      this.#resting = true;
      this.#requested = this.#say(person, { type: 'undo', version: update.version });
      return;
    }
    this.#play(person);
  }

  #hearVote(person: number, { id, outcome, ballots }: VoteMessage): void {
    if (outcome === null) {
      if (ballots.some(({ mine, agreed }) => mine && agreed === null)) this.#say(person, { type: 'vote', vote: id, agree: id % 4 !== 0 });
      return;
    }
    if (person !== 0) return;
    this.#requested = undefined;
    this.#resting = false;
    this.votes += 1;
    if (outcome === 'agreed') this.agreed += 1;
    this.#goOn();
  }

  /** A player stands up in mid-deal, and another person comes in for the seat. */
  #change(person: number): void {
    this.#resting = true;
    const before = this.#connections[person];
    this.#say(person, { type: 'stand' });
    this.#late = { person, began: performance.now(), watch: setTimeout(() => this.#late && this.#arrived(this.#late, true), PATIENCE) };
    this.#connections[person] = this.#enter(person, `Latecomer ${this.#actions}`);
    // The one who left stays for a moment, as people do, so that their words arrive.
    setTimeout(() => before?.closed(), STAY);
  }

  /** The latecomer has cards, or has waited too long for them. */
  #arrived({ began, watch }: Latecomer, tooLate = false): void {
    clearTimeout(watch);
    this.#late = undefined;
    this.#resting = false;
    if (tooLate) this.late += 1;
    else this.takenOver.push(performance.now() - began);
    this.#goOn();
  }

  /** Resolves once every action has been answered or given up. */
  async answered(): Promise<void> {
    while (this.#acting !== undefined || this.#late !== undefined) await wait(20);
  }

  #play(person: number): void {
    this.#requested = undefined;
    this.#resting = false;
    const update = this.#latest[person];
    const [action] = update?.legal.actions ?? [];
    if (update === undefined || action === undefined) return this.#goOn();
    this.#acting = { began: performance.now(), waiting: new Set(this.#latest.keys()) };
    this.#watch = setTimeout(() => {
      this.late += 1;
      this.#done(PATIENCE);
      this.#goOn();
    }, PATIENCE);
    this.#say(person, { type: 'act', version: update.version, action });
  }
}

/** People who come in, one after the other, see that they are welcome, and go. */
async function newcomers(link: string): Promise<void> {
  const waits: number[] = [];
  const failures: string[] = [];
  const one = async (at: number): Promise<void> => {
    const began = performance.now();
    let connection: ConnectionHandler | undefined;
    const outcome = await Promise.race([
      wait(PATIENCE, 'no welcome'),
      new Promise<string>((resolve) => {
        connection = relay(link, {
          owner: false,
          close: resolve,
          send: (text) => {
            const message = JSON.parse(text) as ServerMessage;
            if (message.type === 'welcome') resolve('');
            else if (message.type === 'refusal') resolve(message.code);
          },
        });
        connection.receive(JSON.stringify({ type: 'hello', protocol: PROTOCOL, name: `Newcomer ${at}` }));
      }),
    ]);
    if (outcome === '') waits.push(performance.now() - began);
    else failures.push(outcome);
    await wait(STAY);
    connection?.closed();
  };
  for (let at = 0; on; at += 1) {
    await one(at);
    await Promise.race([ended, wait(NEWCOMER_PAUSE)]);
  }
  tell({ came: waits.length, longest: Math.round(Math.max(0, ...waits)), failures }, () => process.exit(0));
}

/** The link, which leads to another address of the same host where one is given. */
function linkTo(link: string, host: string | undefined): string {
  const parsed = parseLink(link);
  if (!parsed.ok) throw new Error(`no link: ${link}`);
  return host === undefined ? link : formatLink({ ...parsed.value, host });
}

const link = role === 'owner' ? '' : linkTo(where, process.argv[4]);
if (role === 'owner') {
  owner();
  void ended.then(() => process.exit(0));
} else if (role === 'newcomers') void newcomers(link);
else {
  const players = new Players(link);
  // Measurements from before the attack are kept apart.
  process.stdin.on('data', () => players.calm.push(...players.samples.splice(0)));
  void ended.then(async () => {
    await players.answered();
    tell(
      {
        calm: players.calm,
        samples: players.samples,
        late: players.late,
        lost: players.lost,
        votes: players.votes,
        agreed: players.agreed,
        takenOver: players.takenOver,
      },
      () => process.exit(0),
    );
  });
}
