import { onTestFinished } from 'vitest';
import { PROTOCOL, parseServer, type ServerMessage } from '../../engine/protocol/messages.ts';
import type { Unnumbered } from '../host/matches.fixture.ts';
import type { Connection } from '../host/peer.ts';
import { relay, type Ways } from './relay.ts';

/** A window of somebody else's app, connected with a table by a link. */
export class Window {
  readonly told: ServerMessage[] = [];
  closed: string | undefined;
  private readonly connection: Connection;
  private readonly waiting = new Set<() => void>();
  private ref = 0;

  constructor(link: string, ways?: Ways) {
    const look = (): void => {
      for (const one of [...this.waiting]) one();
    };
    const peer = {
      owner: false,
      send: (text: string) => {
        const parsed = parseServer(text);
        if (!parsed.ok) throw new Error(parsed.error.message);
        this.told.push(parsed.value);
        look();
      },
      close: (reason: string) => {
        this.closed = reason;
        look();
      },
    };
    this.connection = relay(link, peer, ways);
    onTestFinished(() => this.connection.closed());
    this.connection.receive(JSON.stringify({ type: 'hello', protocol: PROTOCOL, name: 'Ben' }));
  }

  say(message: Unnumbered): void {
    this.ref += 1;
    this.connection.receive(JSON.stringify({ ...message, ref: this.ref }));
  }

  /** Waits for something to become true of what has come. */
  until<T>(find: () => T | undefined | false): Promise<T> {
    return new Promise((resolve) => {
      const look = (): void => {
        const found = find();
        if (found === undefined || found === false) return;
        this.waiting.delete(look);
        resolve(found);
      };
      this.waiting.add(look);
      look();
    });
  }

  last<T extends ServerMessage['type']>(type: T): Extract<ServerMessage, { type: T }> | undefined {
    return this.told.findLast((one): one is Extract<ServerMessage, { type: T }> => one.type === type);
  }
}
