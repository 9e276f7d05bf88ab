import type { AddressInfo } from 'node:net';
import { WebSocketServer, WebSocket, type RawData } from 'ws';
import type { Rng } from '../../../engine/cards/random.ts';

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
export class BadLine {
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
