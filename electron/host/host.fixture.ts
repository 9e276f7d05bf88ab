import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { seedFrom } from '../../engine/cards/random.ts';
import {
  PROTOCOL,
  parseServer,
  type NearbyTable,
  type ServerMessage,
  type TableMessage,
  type UpdateMessage,
} from '../../engine/protocol/messages.ts';
import { Entry, PLAIN_SESSION } from '../../engine/protocol/entry.ts';
import { ok, type Result } from '../../engine/result.ts';
import { Store } from '../store/store.ts';
import { bots } from './bots.ts';
import { Host, type HostSettings } from './host.ts';
import type { Unnumbered } from './matches.fixture.ts';
import type { Network, Sign, Whereabouts } from './network.ts';
import type { Connection, TableHost } from './peer.ts';

/** A folder of a test's own, removed when it ends. */
export function ownFolder(): string {
  const dir = mkdtempSync(join(tmpdir(), 'trickhouse-'));
  onTestFinished(() => rmSync(dir, { recursive: true, force: true }));
  return dir;
}

export const CODE = 'TEST22';

/** A way to the network that leads nowhere: tests bring their guests in by hand. Keeps the sign that is shown. */
export class Doorstep implements Network {
  sign: Sign | undefined;
  isOpen = false;
  /** How often it was opened. */
  opened = 0;
  code: string | null = null;
  found: ((tables: readonly NearbyTable[]) => void) | undefined;

  moved: ((now: Whereabouts) => void) | undefined;

  open(_host: TableHost, moved: (now: Whereabouts) => void): Promise<Result<Whereabouts>> {
    this.isOpen = true;
    this.opened += 1;
    this.moved = moved;
    return Promise.resolve(ok({ addresses: ['http://table.test:1/'], door: { host: 'table.test', port: 1, key: 'k'.repeat(43) } }));
  }

  show(sign: Sign): void {
    this.sign = sign;
  }

  keepCode(code: string): void {
    this.code = code;
  }

  close(): Promise<void> {
    this.isOpen = false;
    return Promise.resolve();
  }

  browse(found: (tables: readonly NearbyTable[]) => void): () => void {
    this.found = found;
    return () => (this.found = undefined);
  }
}

/** A host on a folder, open to guests; bots answer at once on the test's own thread. */
export async function hostOn(dir: string, settings: Partial<HostSettings> = {}): Promise<Host> {
  const store = await Store.open(dir);
  if (!store.ok) throw new Error(store.error.code);
  const host = new Host({
    store: store.value,
    bots: bots(),
    pace: 'instant',
    randomSeed: () => seedFrom('fixture'),
    network: new Doorstep(),
    code: CODE,
    ...settings,
  });
  onTestFinished(() => host.close());
  const opened = await host.openToNetwork();
  if (!opened.ok) throw new Error(opened.error.code);
  return host;
}

type Message<T extends ServerMessage['type']> = Extract<ServerMessage, { type: T }>;

interface Hello {
  readonly code?: string;
  readonly address?: string;
  readonly name?: string;
  /** Takes part in making the seeds of deals; then it has to answer offers and lists. */
  readonly fair?: true;
}

/** One end of a connection: holds every message that came, each parsed as the renderer parses it. */
export class Client {
  readonly texts: string[] = [];
  readonly messages: ServerMessage[] = [];
  closed: string | undefined;
  private readonly connection: Connection;
  private readonly waiting = new Set<() => void>();
  private lastRef = 0;

  constructor(host: Host, owner: boolean, token?: string, { code = CODE, address = '192.0.2.1', name, fair }: Hello = {}) {
    const entry = new Entry(PLAIN_SESSION, !owner, (length) => randomBytes(length));
    this.connection = host.connect({
      owner,
      ...(owner ? {} : { address }),
      send: (text) => {
        const { deliver, send } = entry.hear(text);
        if (send !== undefined) this.raw(send);
        if (deliver !== undefined) hear(deliver);
      },
      close: (reason) => {
        this.closed = reason;
        for (const look of [...this.waiting]) look();
      },
    });
    const hear = (text: string): void => {
      const parsed = parseServer(text);
      if (!parsed.ok) throw new Error(`the host sent what nobody understands: ${parsed.error.message}\n${text.slice(0, 500)}`);
      this.texts.push(text);
      this.messages.push(parsed.value);
      for (const look of [...this.waiting]) look();
    };
    this.raw(entry.say(JSON.stringify({ type: 'hello', protocol: PROTOCOL, code, token, name, fair })) ?? '');
  }

  raw(text: string): void {
    this.connection.receive(text);
  }

  /** Sends a message; its number. */
  say(message: Unnumbered): number {
    this.lastRef += 1;
    this.raw(JSON.stringify({ ...message, ref: this.lastRef }));
    return this.lastRef;
  }

  /** Sends a message, and waits for what answers it. */
  ask(message: Unnumbered): Promise<ServerMessage> {
    let read = this.messages.length;
    const ref = this.say(message);
    return this.until(() => {
      for (; read < this.messages.length; read += 1) {
        const one = this.messages[read];
        if (one !== undefined && 'ref' in one && one.ref === ref) return one;
      }
      return undefined;
    });
  }

  /** Ends the connection from this side. */
  leave(): void {
    this.connection.closed();
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

  /** The last message of a type so far. */
  last<T extends ServerMessage['type']>(type: T): Message<T> | undefined {
    return this.messages.findLast((one): one is Message<T> => one.type === type);
  }

  get update(): UpdateMessage {
    const update = this.last('update');
    if (update === undefined) throw new Error('no update has come');
    return update;
  }

  get table(): TableMessage {
    const table = this.last('table');
    if (table === undefined) throw new Error('no table has come');
    return table;
  }

  get token(): string {
    return this.last('welcome')?.token ?? '';
  }
}

/** Plays the first legal action whenever it is the client's turn, and goes on to the next deal, until the match is over. */
export async function playOut(client: Client): Promise<void> {
  for (;;) {
    const { update, table } = client;
    if (table.over) return;
    const { version, view, legal } = update;
    const [action] = legal.actions;
    if (action !== undefined) await client.ask({ type: 'act', version, action });
    else if (view.toAct === null) await client.ask({ type: 'next', version });
    await client.until(() => client.table.over || client.update.legal.actions.length > 0 || client.update.view.toAct === null);
  }
}
