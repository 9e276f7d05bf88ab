import { seedFrom } from '../../engine/cards/random.ts';
import {
  parseServer,
  type ClientMessage,
  type ServerMessage,
  type TableMessage,
  type UpdateMessage,
} from '../../engine/protocol/messages.ts';
import { Entry, PLAIN_SESSION } from '../../engine/protocol/entry.ts';
import type { Host } from '../../electron/host/host.ts';
import { CODE } from '../../electron/host/fixtures/host.fixture.ts';
import type { Link, LinkState } from '../link/link.ts';
import { Words } from '../words/words.svelte.ts';
import { Fairness, type Report } from './fairness.ts';
import { Session } from './session.svelte.ts';
import type { Request } from './table.svelte.ts';
import { MemoryStore } from './view.fixture.ts';

/** What a modified host does to its messages to one device; the device hears what comes out. */
export type Meddle<M> = (message: M) => readonly M[];

/** A window of the product at a real host: its session with everything behind it, and a way for a test to meddle with what goes to and fro. */
export class Device {
  readonly session: Session;
  readonly heard: ServerMessage[] = [];
  down: Meddle<ServerMessage> = (message) => [message];
  up: Meddle<ClientMessage> = (message) => [message];
  private readonly waiting = new Set<() => void>();
  private leave: () => void = () => undefined;
  private turn: ((state: LinkState) => void) | undefined;
  readonly store: MemoryStore;

  constructor(host: Host, name: string, owner = false, store = new MemoryStore()) {
    this.store = store;
    let hear: ((message: ServerMessage) => void) | undefined;
    let introduced = false;
    const entry = new Entry(PLAIN_SESSION, false, (length) => crypto.getRandomValues(new Uint8Array(length)));
    const connection = host.connect({
      owner,
      ...(owner ? {} : { address: '192.0.2.1' }),
      send: (sent) => {
        const { deliver: text, send } = entry.hear(sent);
        if (send !== undefined) connection.receive(send);
        if (text === undefined) return;
        const parsed = parseServer(text);
        if (!parsed.ok) throw new Error(`${parsed.error.message}: ${text.slice(0, 300)}`);
        for (const message of this.down(parsed.value)) {
          this.heard.push(message);
          hear?.(message);
        }
        for (const look of [...this.waiting]) look();
      },
      close: () => undefined,
    });
    this.leave = () => connection.closed();
    const link: Link = {
      send: (message) => {
        // No line answers before the question is away.
        for (const one of this.up(message))
          queueMicrotask(() => {
            const said = entry.say(JSON.stringify(one));
            if (said !== undefined) connection.receive(said);
          });
      },
      onMessage: (handler) => {
        hear = handler;
      },
      onState: (handler) => {
        this.turn = handler;
      },
      close: () => connection.closed(),
    };
    this.session = new Session({
      link,
      words: new Words(),
      store,
      tokenName: 'token',
      code: CODE,
      fairness: new Fairness(store, () => seedFrom(`device of ${name}`)),
      tempo: () => ({ motion: 0, rest: 0 }),
      // Not sooner: a hello while the code is being proved gives that proof up.
      onWelcome: (session) => {
        if (owner || introduced) return;
        introduced = true;
        session.introduce(name);
      },
      onEvent: () => undefined,
    });
    this.turn?.('open');
  }

  /** The page is gone. */
  close(): void {
    this.leave();
  }

  send(request: Request): void {
    this.session.send(request);
  }

  last<T extends ServerMessage['type']>(type: T): Extract<ServerMessage, { type: T }> | undefined {
    return this.heard.findLast((one): one is Extract<ServerMessage, { type: T }> => one.type === type);
  }

  get table(): TableMessage {
    const table = this.last('table');
    if (table === undefined) throw new Error('no table has come');
    return table;
  }

  get update(): UpdateMessage | undefined {
    return this.last('update');
  }

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

  /** What this device makes of a deal that is over. */
  report(deal: number): Promise<Report> {
    return this.session.check(this.table, deal);
  }
}

/** Plays the first legal action for everybody until a deal, counted from 1, is over for all of them; goes on to it where it has not begun. */
export async function playDeal(deal: number, ...devices: readonly Device[]): Promise<void> {
  const acted = new Map<Device, number>();
  const isOver = (device: Device): boolean =>
    (device.last('table')?.sheet.length ?? 0) >= deal && (device.update?.view.score ?? null) !== null;
  for (;;) {
    if (devices.every(isOver)) return;
    for (const device of devices) {
      const { update } = device;
      if (update === undefined || isOver(device) || acted.get(device) === update.version) continue;
      const [action] = update.legal.actions;
      if (action !== undefined) device.send({ type: 'act', version: update.version, action });
      else if (update.view.score !== null) device.send({ type: 'next', version: update.version });
      else continue;
      acted.set(device, update.version);
    }
    const count = devices.map(({ heard }) => heard.length);
    await Promise.race(devices.map((device, index) => device.until(() => device.heard.length > (count[index] ?? 0))));
  }
}
