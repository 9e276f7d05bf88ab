import { WebSocketServer, WebSocket, type RawData } from 'ws';
import { strict as assert } from 'node:assert';
import type { AddressInfo } from 'node:net';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PROTOCOL } from '../../../engine/protocol/messages.ts';
import { rngOf, seedFrom, type Rng } from '../../../engine/cards/random.ts';
import { GAMES } from '../../../engine/games/index.ts';
import { formatLink, parseLink } from '../../../engine/protocol/link.ts';
import type { ServerMessage, TableMessage, UpdateMessage } from '../../../engine/protocol/messages.ts';
import { localBots } from '../../../electron/host/workers/bots.ts';
import { Host } from '../../../electron/host/host.ts';
import type { ConnectionHandler } from '../../../electron/host/ports/peer.ts';
import { Store } from '../../../electron/store/store.ts';
import { Lan } from '../../../electron/lan/network.ts';
import { relay, type Ways } from '../../../electron/lan/relay.ts';
import type { WireView } from '../../../engine/protocol/wire.ts';

/** The faults of a line, counted. */
export interface Faults {
  delayed: number;
  doubled: number;
  reordered: number;
  dropped: number;
  cut: number;
}

/** How often, in a thousand messages, each thing happens. */
const OFTEN = { delayed: 150, doubled: 6, reordered: 6, dropped: 6, cut: 6 } as const;

/**
 * A line between guests and a table that delays messages, sends them twice, swaps them with the one behind, leaves them out, and is cut. Where a message
 * is left out nothing more comes after it, as on a real line that has died; the rest of them the other end has to find out by itself.
 */
class BadLine {
  readonly faults: Faults = { delayed: 0, doubled: 0, reordered: 0, dropped: 0, cut: 0 };
  readonly #server: WebSocketServer;
  readonly #sockets = new Set<WebSocket>();
  readonly #rng: Rng;

  private constructor(server: WebSocketServer, to: string, rng: Rng) {
    this.#server = server;
    this.#rng = rng;
    server.on('connection', (near) => {
      const far = new WebSocket(to);
      const early: RawData[] = [];
      const up = this.#way(near, far);
      far.on('open', () => {
        for (const data of early.splice(0)) up(data);
      });
      near.on('message', (data: RawData) => (far.readyState === WebSocket.OPEN ? up(data) : early.push(data)));
      far.on('message', this.#way(far, near));
      for (const [socket, other] of [
        [near, far],
        [far, near],
      ] as const) {
        this.#sockets.add(socket);
        socket.on('error', () => undefined);
        socket.on('close', () => {
          this.#sockets.delete(socket);
          other.terminate();
        });
      }
    });
  }

  static async to(url: string, rng: Rng): Promise<BadLine> {
    const server = new WebSocketServer({ host: '127.0.0.1', port: 0 });
    await new Promise((resolve) => server.once('listening', resolve));
    return new BadLine(server, url, rng);
  }

  get port(): number {
    return (this.#server.address() as AddressInfo).port;
  }

  close(): void {
    for (const socket of this.#sockets) socket.terminate();
    this.#server.close();
  }

  /** One way of one connection. */
  #way(from: WebSocket, to: WebSocket): (data: RawData) => void {
    let held: RawData | undefined;
    let last = Promise.resolve();
    const pass = (data: RawData, turns: number): void => {
      last = last.then(async () => {
        for (let i = 0; i < turns; i += 1) await new Promise((resolve) => setImmediate(resolve));
        if (to.readyState === WebSocket.OPEN) to.send(data, { binary: true });
      });
    };
    const die = (): void => {
      from.terminate();
      to.terminate();
    };
    return (data) => {
      const [first, second] = held === undefined ? [data, undefined] : [data, held];
      held = undefined;
      const delay = this.#happens('delayed') ? 1 + this.#rng.below(20) : 0;
      if (this.#happens('dropped')) return void setImmediate(die);
      if (this.#happens('cut')) return die();
      if (second === undefined && this.#happens('reordered')) {
        held = data;
        // Nothing may be coming to swap it with.
        setImmediate(() => setImmediate(() => held === data && die()));
        return;
      }
      pass(first, delay);
      if (second !== undefined) pass(second, 0);
      else if (this.#happens('doubled')) pass(first, 0);
    };
  }

  #happens(fault: keyof Faults): boolean {
    if (this.#rng.below(1000) >= OFTEN[fault]) return false;
    this.faults[fault] += 1;
    return true;
  }
}

/** A player who answers every update, and remembers each intended action. */
class FaultyGuest {
  latest: UpdateMessage | undefined;
  table: TableMessage | undefined;
  /** The actions they chose, by deal and by how many moves of theirs there were before. */
  readonly meant = new Map<string, string>();
  /** The actions that the table has acknowledged. */
  readonly acknowledged = new Set<string>();
  readonly #asked = new Map<number, string>();
  #connection: ConnectionHandler | undefined;
  readonly #link: string;
  readonly #rng: Rng;
  readonly #seat: number;
  readonly #deals: number;
  readonly #done: (problem?: unknown) => void;
  #token: string | undefined;
  #left = false;
  #ref = 0;

  /** @param done called when they have seen everything, or when something is wrong */
  constructor(link: string, seat: number, deals: number, rng: Rng, done: (problem?: unknown) => void) {
    this.#link = link;
    this.#rng = rng;
    this.#seat = seat;
    this.#deals = deals;
    this.#done = done;
    this.#connect();
  }

  /** If the very first connection fails, the app shows it, and the person tries again. */
  #connect(): void {
    const peer = {
      owner: false,
      send: (text: string) => {
        try {
          this.#hear(JSON.parse(text) as ServerMessage);
        } catch (error) {
          this.#done(error);
        }
      },
      close: () => void setImmediate(() => this.#left || this.#connect()),
    };
    const after: Ways['after'] = (_, then) => {
      const soon = setImmediate(then);
      return () => clearImmediate(soon);
    };
    this.#connection = relay(this.#link, peer, { after });
    const token = this.#token === undefined ? {} : { token: this.#token };
    this.#connection.receive(JSON.stringify({ type: 'hello', protocol: PROTOCOL, name: `G${this.#seat}`, ...token }));
  }

  leave(): void {
    this.#left = true;
    this.#connection?.closed();
  }

  get finished(): boolean {
    const { table, latest } = this;
    return (
      table !== undefined &&
      latest !== undefined &&
      latest.view.score !== null &&
      (table.over || table.deal >= this.#deals) &&
      table.sheet.length === table.deal
    );
  }

  #say(message: object): number {
    this.#ref += 1;
    this.#connection?.receive(JSON.stringify({ ...message, ref: this.#ref }));
    return this.#ref;
  }

  #hear(message: ServerMessage): void {
    if (message.type === 'welcome') this.#token = message.token;
    if (message.type === 'refusal')
      assert.match(
        message.code,
        /^(?:link\/(?:lost|unreachable)|channel\/not-the-host|table\/(?:stale-version|seat-taken|not-your-turn)|match\/(?:no-deal|deal-open|over))$/,
      );
    if (message.type === 'table') {
      this.table = message;
      const own = message.people[this.#seat];
      if (message.deal === 0 && own?.kind === 'open') this.#say({ type: 'sit', person: this.#seat });
    }
    if (message.type === 'update') this.#answer(message);
    if (this.finished) this.#done();
  }

  #answer(update: UpdateMessage): void {
    const asked = update.ref === undefined ? undefined : this.#asked.get(update.ref);
    if (asked !== undefined) this.acknowledged.add(asked);
    this.latest = update;
    const { view, legal, version, seat } = update;
    if (seat === null || this.table === undefined) return;
    if (legal.actions.length > 0) {
      const place = `${this.table.deal} ${ownMoves(view, seat).length}`;
      const action = this.meant.get(place) ?? legal.actions[this.#rng.below(legal.actions.length)] ?? '';
      this.meant.set(place, action);
      this.#asked.set(this.#say({ type: 'act', version, action }), place);
    } else if (view.score !== null && !this.finished) this.#say({ type: 'next', version });
  }
}

function ownMoves(view: WireView, seat: number): string[] {
  return view.moves.flatMap((move) => (move.seat === seat ? [move.action] : []));
}

/** The result of a match over bad lines. */
export interface FaultReport {
  readonly game: string;
  readonly actions: number;
  readonly faults: Faults;
}

/**
 * Plays two deals of a game, everybody at the end of a bad line of their own; throws if an action was lost or done twice, or where a
 * player's last view differs from that of a player who has just come in.
 */
export async function playOverBadLines(seed: string): Promise<FaultReport> {
  const rng = rngOf(seedFrom(seed));
  const game = GAMES[rng.below(GAMES.length)];
  assert(game !== undefined);
  const dir = mkdtempSync(join(tmpdir(), 'trickhouse-faults-'));
  const store = await Store.open(dir);
  assert(store.ok);
  const network = new Lan({ pages: dir, announce: false, port: 0 });
  const host = new Host({
    store: store.value,
    bots: localBots(),
    pace: 'instant',
    randomSeed: () => seedFrom(seed),
    network,
    grace: 600_000,
  });
  const lines: BadLine[] = [];
  const guests: FaultyGuest[] = [];
  try {
    const opened = await host.openToNetwork();
    assert(opened.ok && network.code !== null);
    const link = parseLink(host.whereabouts.link ?? '');
    // Without a network of its own this machine still has itself.
    const port = link.ok ? link.value.port : 0;
    const key = link.ok ? link.value.key : undefined;
    assert(key !== undefined, 'this machine has no network');
    const owner = new Direct(host, true);
    const seats = game.seats.min;
    owner.say({
      type: 'start',
      game: game.id,
      options: {},
      people: Array.from({ length: seats }, () => ({ kind: 'open' })),
      seating: 'fixed',
      dealer: 0,
    });
    owner.say({ type: 'customs', pause: null });
    let look: (problem?: unknown) => void = () => undefined;
    let problem: unknown;
    look = (wrong) => (problem ??= wrong);
    for (let seat = 0; seat < seats; seat += 1) {
      const line = await BadLine.to(`ws://127.0.0.1:${port}/secure`, rng);
      lines.push(line);
      const way = formatLink({ host: '127.0.0.1', port: line.port, code: network.code, key });
      guests.push(new FaultyGuest(way, seat, 2, rng, (wrong) => look(wrong)));
    }
    await owner.until(() => owner.table?.people.every(({ kind }) => kind === 'away'));
    owner.say({ type: 'begin', bots: [] });
    await new Promise<void>((resolve, reject) => {
      look = (wrong) => {
        if (wrong !== undefined) reject(wrong instanceof Error ? wrong : new Error(String(wrong)));
        else if (guests.every((guest) => guest.finished)) resolve();
      };
      look(problem);
    });
    // Everybody as they would see the table now, over a line without a fault.
    let actions = 0;
    for (const [person, guest] of guests.entries()) {
      const { latest, table, meant, acknowledged } = guest;
      assert(latest !== undefined && table !== undefined && owner.table !== undefined);
      assert.deepEqual(table.sheet, owner.table.sheet);
      assert.deepEqual(table.totals, owner.table.totals);
      const { view } = latest;
      const seat = table.people[person]?.seat ?? -1;
      assert.equal(latest.seat, seat);
      assert.deepEqual(view.tricks, owner.latest?.view.tricks);
      assert.deepEqual(view.score, owner.latest?.view.score);
      // Just what they meant, once each.
      const done = ownMoves(view, seat);
      for (const [index, action] of done.entries()) assert.equal(meant.get(`${table.deal} ${index}`), action, 'an action nobody meant');
      for (const place of acknowledged)
        if (place.startsWith(`${table.deal} `)) assert(Number(place.split(' ')[1]) < done.length, 'an action was lost');
      assert.equal([...meant.keys()].filter((place) => place.startsWith(`${table.deal} `)).length, done.length);
      actions += meant.size;
    }
    const faults = lines.reduce<Faults>(
      (sum, line) => ({
        delayed: sum.delayed + line.faults.delayed,
        doubled: sum.doubled + line.faults.doubled,
        reordered: sum.reordered + line.faults.reordered,
        dropped: sum.dropped + line.faults.dropped,
        cut: sum.cut + line.faults.cut,
      }),
      { delayed: 0, doubled: 0, reordered: 0, dropped: 0, cut: 0 },
    );
    return { game: game.id, actions, faults };
  } finally {
    for (const guest of guests) guest.leave();
    for (const line of lines) line.close();
    await host.close();
    rmSync(dir, { recursive: true, force: true });
  }
}

/** The owner, without a line in between. */
class Direct {
  table: TableMessage | undefined;
  latest: UpdateMessage | undefined;
  readonly #connection: ConnectionHandler;
  #look: () => void = () => undefined;
  #ref = 0;

  constructor(host: Host, owner: boolean) {
    this.#connection = host.connect({
      owner,
      close: () => undefined,
      send: (text) => {
        const message = JSON.parse(text) as ServerMessage;
        if (message.type === 'refusal') assert.fail(message.code);
        if (message.type === 'table') this.table = message;
        if (message.type === 'update') this.latest = message;
        this.#look();
      },
    });
    this.#connection.receive(JSON.stringify({ type: 'hello', protocol: PROTOCOL }));
  }

  say(message: object): void {
    this.#ref += 1;
    this.#connection.receive(JSON.stringify({ ...message, ref: this.#ref }));
  }

  until(find: () => unknown): Promise<void> {
    return new Promise((resolve) => {
      this.#look = () => {
        if (find() === true) resolve();
      };
      this.#look();
    });
  }
}
