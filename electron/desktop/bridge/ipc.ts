import * as v from 'valibot';
import {
  DESKTOP_REQUESTS,
  MAX_TEXT_BYTES,
  NEWS_DOWN,
  NEWS_UP,
  requestChannel,
  TABLE_DOWN,
  TABLE_SIGNALS,
  TABLE_UP,
  type DesktopNews,
  type DesktopRequest,
  type DesktopRequests,
} from './api.ts';
import type { ConnectionHandler, Peer } from '../../host/ports/peer.ts';

/** The parts of an IPC event that this file reads. Electron's own types fit these; tests bring their own. */
export interface IpcSender {
  readonly id: number;
  send(channel: string, ...args: unknown[]): void;
  isDestroyed(): boolean;
  once(event: 'destroyed', listener: () => void): unknown;
}
export interface IpcEvent {
  readonly sender: IpcSender;
  /** `null` when the frame has gone in the meantime. */
  readonly senderFrame: { readonly url: string; readonly parent: unknown } | null;
}
export interface Ipc<Event extends IpcEvent> {
  on(channel: string, listener: (event: Event, ...args: unknown[]) => void): unknown;
  handle(channel: string, listener: (event: Event, ...args: unknown[]) => unknown): void;
}

/** The origin of the app's own pages. */
export const APP_ORIGIN = 'trickhouse://app';

/** Whether a message comes from the main frame of one of the app's own pages. Nothing else is ever listened to. */
export function isOurs({ senderFrame }: IpcEvent): boolean {
  return senderFrame?.parent === null && senderFrame.url.startsWith(`${APP_ORIGIN}/`);
}

const upward = v.strictTuple([v.pipe(v.number(), v.integer(), v.minValue(0)), v.picklist(TABLE_SIGNALS), v.string()]);

/** Connects a peer with a table: this machine's own for an empty address. */
export type Connect = (address: string, peer: Peer) => ConnectionHandler;

/** Carries the protocol between windows and tables. Windows of this app own this machine's table; a table elsewhere decides for itself. */
export function serveTables<Event extends IpcEvent>(ipc: Ipc<Event>, connect: Connect): void {
  /** By window, then by the number of the connection in its page. */
  const windows = new Map<number, Map<number, ConnectionHandler>>();

  const connectionsOf = (sender: IpcSender): Map<number, ConnectionHandler> => {
    const known = windows.get(sender.id);
    if (known) return known;
    const connections = new Map<number, ConnectionHandler>();
    windows.set(sender.id, connections);
    sender.once('destroyed', () => {
      windows.delete(sender.id);
      closeAll(connections);
    });
    return connections;
  };

  ipc.on(TABLE_UP, (event, ...args) => {
    const parsed = v.safeParse(upward, args);
    if (!isOurs(event) || !parsed.success) return;
    const [number, signal, text] = parsed.output;
    const { sender } = event;
    const connections = connectionsOf(sender);
    const connection = connections.get(number);
    if (signal === 'load') closeAll(connections);
    else if (signal === 'text') connection?.receive(text);
    else if (signal === 'close') {
      connections.delete(number);
      connection?.closed();
    } else if (!connection) {
      let open = true;
      const down = (kind: 'text' | 'close', payload: string): void => {
        if (open && !sender.isDestroyed()) sender.send(TABLE_DOWN, number, kind, payload);
      };
      const accepted = connect(text, {
        owner: text === '',
        send: (message) => down('text', message),
        close(reason) {
          down('close', reason);
          open = false;
          connections.delete(number);
        },
      });
      // A table may turn a peer away at once.
      if (open) connections.set(number, accepted);
    }
  });
}

function closeAll(connections: Map<number, ConnectionHandler>): void {
  const all = [...connections.values()];
  connections.clear();
  for (const connection of all) connection.closed();
}

/** The arguments of each request. */
const REQUEST_ARGUMENTS: { readonly [R in DesktopRequest]: v.GenericSchema<unknown, Parameters<DesktopRequests[R]>> } = {
  attention: v.strictTuple([v.boolean()]),
  saveText: v.strictTuple([v.pipe(v.string(), v.regex(/^[\w .-]{1,100}$/)), v.pipe(v.string(), v.maxLength(MAX_TEXT_BYTES))]),
  openText: v.strictTuple([]),
  prefer: v.strictTuple([v.strictObject({ language: v.pipe(v.string(), v.maxLength(16)), updates: v.boolean(), notices: v.boolean() })]),
  about: v.strictTuple([]),
  licences: v.strictTuple([]),
  copyDiagnostics: v.strictTuple([]),
  lookForUpdates: v.strictTuple([]),
};

/** An answer for each request, given the event it came with. */
export type DesktopAnswers<Event> = {
  readonly [R in DesktopRequest]: (event: Event, ...args: Parameters<DesktopRequests[R]>) => ReturnType<DesktopRequests[R]>;
};

/** Answers the requests of windows. One that comes from elsewhere, or with arguments that do not fit, is rejected. */
export function serveDesktop<Event extends IpcEvent>(ipc: Ipc<Event>, answers: DesktopAnswers<Event>): void {
  const serve = <R extends DesktopRequest>(request: R): void => {
    ipc.handle(requestChannel(request), (event, ...args) => {
      if (!isOurs(event)) throw new Error('desktop/unknown-sender');
      const parsed = v.safeParse(REQUEST_ARGUMENTS[request], args);
      if (!parsed.success) throw new Error(`desktop/bad-arguments: ${request}`);
      return answers[request](event, ...parsed.output);
    });
  };
  for (const request of DESKTOP_REQUESTS) serve(request);
}

/** How many messages of a window wait for its table to be opened; more than any page of ours sends before it is answered. */
const MOST_WAITING = 100;

/**
 * Connects with a table that is still opening, and keeps a peer's messages for it meanwhile. If the table cannot be opened, the app reports that and
 * quits, so that no player waits in vain.
 */
export function connectLater(opening: Promise<Connect>): Connect {
  return (address, peer) => {
    let connection: ConnectionHandler | undefined;
    let gone = false;
    const waiting: string[] = [];
    void opening.then(
      (connect) => {
        if (gone) return;
        connection = connect(address, peer);
        for (const text of waiting.splice(0)) connection.receive(text);
      },
      () => peer.close('no table'),
    );
    return {
      receive(text) {
        if (connection !== undefined) connection.receive(text);
        else if (waiting.length < MOST_WAITING) waiting.push(text);
      },
      closed() {
        gone = true;
        connection?.closed();
      },
    };
  };
}

/**
 * Carries news to windows that listen, and keeps earlier news for the next window that will.
 * @returns a function that sends news to the window `target`, by default to the next that listens
 */
export function serveNews<Event extends IpcEvent>(ipc: Ipc<Event>): (news: DesktopNews, target?: IpcSender) => void {
  const listening = new Set<number>();
  const kept: DesktopNews[] = [];
  ipc.on(NEWS_UP, (event, ...args) => {
    if (!isOurs(event) || args.length > 0) return;
    const { sender } = event;
    if (!listening.has(sender.id)) sender.once('destroyed', () => listening.delete(sender.id));
    listening.add(sender.id);
    for (const news of kept.splice(0)) sender.send(NEWS_DOWN, news);
  });
  // A reloaded page does not listen yet.
  ipc.on(TABLE_UP, (event, _connection, signal) => {
    if (isOurs(event) && signal === 'load') listening.delete(event.sender.id);
  });
  return (news, target) => {
    if (target !== undefined && !target.isDestroyed() && listening.has(target.id)) target.send(NEWS_DOWN, news);
    else kept.push(news);
  };
}
