import { randomBytes } from 'node:crypto';
import { connect, type Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { WebSocket } from 'ws';
import { greet } from '../../../engine/protocol/channel.ts';
import { formatLink, parseLink, type TableLink } from '../../../engine/protocol/link.ts';
import { PROTOCOL, type ServerMessage } from '../../../engine/protocol/messages.ts';
import { relay } from '../../../electron/lan/relay.ts';

/** The target of an attack. */
interface Target {
  readonly link: TableLink;
  /** The address to come from; whichever the machine has by default. */
  readonly from: string | undefined;
  /** The path of a large file of the page. */
  readonly asset: string;
  /** Whether it goes on. */
  readonly on: () => boolean;
}

/** The counts of an attack: its attempts, and those that the host has refused. */
export interface HostileTally {
  tried: number;
  refused: number;
}

type Attack = (target: Target, tally: HostileTally) => Promise<void>;

/** Sayings, hellos and messages that an insider sends at a time, and the milliseconds between. */
const INSIDER_PAUSE = 20;

const many = (count: number, one: (at: number) => Promise<void>): Promise<void> =>
  Promise.all(Array.from({ length: count }, (_, at) => one(at))).then(() => undefined);

/** Does something again and again. */
async function again({ on }: Target, pause: number, one: () => Promise<void> | void): Promise<void> {
  while (on()) {
    await one();
    await wait(pause);
  }
}

/** A TCP socket that is open, or was refused. */
function open({ link, from }: Target): Promise<Socket> {
  return new Promise((resolve) => {
    const socket = connect({
      host: link.host,
      port: link.port,
      allowHalfOpen: true,
      noDelay: true,
      ...(from === undefined ? {} : { localAddress: from }),
    });
    socket.on('error', () => resolve(socket));
    socket.on('connect', () => resolve(socket));
  });
}

/** A WebSocket that is open, or was refused. */
function openFrames({ link, from }: Target): Promise<WebSocket> {
  return new Promise((resolve) => {
    const socket = new WebSocket(`ws://${link.host}:${link.port}/secure`, from === undefined ? {} : { localAddress: from });
    socket.on('error', () => resolve(socket));
    socket.on('open', () => resolve(socket));
  });
}

const over = (socket: WebSocket | Socket): Promise<void> =>
  new Promise((resolve) => {
    if (socket instanceof WebSocket ? socket.readyState === WebSocket.CLOSED : socket.destroyed) resolve();
    else socket.once('close', () => resolve());
  });

const get = ({ link }: Target, path: string): string => `GET ${path} HTTP/1.1\r\nHost: ${link.host}:${link.port}\r\n\r\n`;

/** A guest who knows the code, and is let in. */
class Insider {
  readonly #connection: ReturnType<typeof relay>;
  #ref = 0;

  constructor(link: TableLink, tally: HostileTally) {
    this.#connection = relay(formatLink(link), {
      owner: false,
      close: () => undefined,
      send: (text) => {
        if ((JSON.parse(text) as ServerMessage).type === 'refusal') tally.refused += 1;
      },
    });
    this.hello();
  }

  hello(name?: string): void {
    this.#connection.receive(JSON.stringify({ type: 'hello', protocol: PROTOCOL, ...(name === undefined ? {} : { name }) }));
  }

  say(message: object): void {
    this.#ref += 1;
    this.#connection.receive(JSON.stringify({ ...message, ref: this.#ref }));
  }

  leave(): void {
    this.#connection.closed();
  }
}

/** Insiders that each do something again and again. */
function insiders(count: number, does: (one: Insider, round: number) => void): Attack {
  return (target, tally) =>
    many(count, async () => {
      const one = new Insider(target.link, tally);
      await wait(1000);
      let round = 0;
      await again(target, INSIDER_PAUSE, () => {
        tally.tried += 1;
        does(one, (round += 1));
      });
      one.leave();
    });
}

const KINDS = ['act', 'next', 'watch', 'sit', 'stand', 'hint', 'share', 'agree', 'kick', 'start', 'lan', 'export'];
const NOISE: readonly unknown[] = [null, -1, 2 ** 53, '', 'KH', '__proto__', 'x'.repeat(3000), [[]], { length: 1e9 }, 0, true];

/** All of them by name. Those of insiders need addresses of their own, for the code is refused to an address that guesses. */
export const ATTACKS: Readonly<Record<string, Attack>> = {
  fuzz: insiders(8, (one, round) =>
    one.say({
      type: KINDS[round % KINDS.length],
      version: round % 50,
      person: round % 7,
      action: NOISE[round % NOISE.length],
      agreed: NOISE[(round * 7) % NOISE.length],
    }),
  ),
  malformed: (target, tally) =>
    many(24, () =>
      again(target, 100, async () => {
        tally.tried += 1;
        const socket = await openFrames(target);
        if (socket.readyState === WebSocket.OPEN) {
          socket.send(randomBytes(32));
          for (let i = 0; i < 4; i += 1) socket.send(randomBytes(16_384));
          await Promise.race([over(socket), wait(1000)]);
        }
        if (socket.readyState !== WebSocket.OPEN) tally.refused += 1;
        socket.terminate();
      }),
    ),
  handshakes: (target, tally) =>
    many(24, () =>
      again(target, 5, async () => {
        tally.tried += 1;
        const socket = await openFrames(target);
        const answered = new Promise<boolean>((resolve) => {
          socket.once('message', () => resolve(true));
          socket.once('close', () => resolve(false));
          if (socket.readyState !== WebSocket.OPEN) resolve(false);
        });
        if (socket.readyState === WebSocket.OPEN) socket.send(greet(randomBytes(32), (length) => randomBytes(length)).hello);
        if (!(await Promise.race([answered, wait(3000, false)]))) tally.refused += 1;
        socket.terminate();
      }),
    ),
  assets: (target, tally) =>
    many(16, () =>
      again(target, 5, async () => {
        const socket = await open(target);
        let full = false;
        socket.on('data', (data: Buffer) => {
          if (data.subarray(0, 12).toString() === 'HTTP/1.1 429') full = true;
          tally.tried += 1;
          if (socket.writable) socket.write(get(target, target.asset));
        });
        if (socket.writable) socket.write(get(target, target.asset));
        await Promise.race([over(socket), wait(5000)]);
        if (full || socket.destroyed) tally.refused += 1;
        socket.destroy();
      }),
    ),
  hellos: insiders(20, (one, round) => {
    one.hello(round % 2 === 0 ? 'Eve' : 'Mallory');
  }),
  pongs: (target, tally) =>
    many(8, () =>
      again(target, 20, async () => {
        const socket = await openFrames(target);
        while (target.on() && socket.readyState === WebSocket.OPEN) {
          for (let i = 0; i < 2000; i += 1) socket.pong();
          tally.tried += 2000;
          await wait(10);
        }
        tally.refused += 1;
        socket.terminate();
      }),
    ),
  pipelining: (target, tally) =>
    many(8, () =>
      again(target, 20, async () => {
        tally.tried += 1;
        const socket = await open(target);
        socket.pause();
        const one = get(target, target.asset);
        socket.write(one.repeat(Math.floor(65_536 / one.length)));
        await Promise.race([over(socket), wait(5000)]);
        if (socket.destroyed) tally.refused += 1;
        socket.destroy();
      }),
    ),
  halfOpen: (target, tally) =>
    many(30, () =>
      again(target, 50, async () => {
        tally.tried += 1;
        const socket = await open(target);
        socket.write(
          `GET /nowhere HTTP/1.1\r\nHost: ${target.link.host}:${target.link.port}\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n`,
        );
        socket.resume();
        await Promise.race([over(socket), wait(10_000)]);
        if (socket.readyState !== 'open') tally.refused += 1;
        if (!target.on()) socket.destroy();
      }),
    ),
  slowloris: (target, tally) =>
    many(150, () =>
      again(target, 50, async () => {
        tally.tried += 1;
        const socket = await open(target);
        socket.resume();
        socket.write('GET / HTTP/1.1\r\n');
        while (target.on() && !socket.destroyed) {
          socket.write('X-A: b\r\n');
          await Promise.race([over(socket), wait(1000)]);
        }
        if (socket.destroyed) tally.refused += 1;
        socket.destroy();
      }),
    ),
  wrongCodes: (target, tally) =>
    many(8, () =>
      again(target, 50, async () => {
        tally.tried += 1;
        const before = tally.refused;
        const one = new Insider({ ...target.link, code: randomBytes(3).toString('hex') }, tally);
        for (let i = 0; i < 20 && tally.refused === before; i += 1) await wait(50);
        one.leave();
      }),
    ),
  chat: insiders(12, (one) => one.say({ type: 'say', text: 'x'.repeat(200) })),
};

/** Attacks of people who have been let in. */
export const INSIDERS: readonly string[] = ['fuzz', 'hellos', 'chat'];

/** The table that a link leads to. */
export function targetOf(link: string): TableLink {
  const parsed = parseLink(link);
  if (!parsed.ok) throw new Error(`no link: ${link}`);
  return parsed.value;
}
