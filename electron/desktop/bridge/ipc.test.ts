import { EventEmitter } from 'node:events';
import { expect, test } from 'vitest';
import { NEWS_DOWN, NEWS_UP, requestChannel, TABLE_DOWN, TABLE_UP } from './api.ts';
import type { Peer } from '../../host/ports/peer.ts';
import {
  connectLater,
  isOurs,
  serveDesktop,
  serveNews,
  serveTables,
  type Connect,
  type Ipc,
  type IpcEvent,
  type IpcSender,
} from './ipc.ts';

const PAGE = { url: 'trickhouse://app/index.html', parent: null };

class Sender extends EventEmitter implements IpcSender {
  readonly id = 7;
  readonly sent: unknown[][] = [];
  destroyed = false;
  send(channel: string, ...args: unknown[]): void {
    this.sent.push([channel, ...args]);
  }
  isDestroyed(): boolean {
    return this.destroyed;
  }
}

class Wire implements Ipc<IpcEvent> {
  readonly #emitter = new EventEmitter();
  readonly #handlers = new Map<string, (event: IpcEvent, ...args: unknown[]) => unknown>();
  on(channel: string, listener: (event: IpcEvent, ...args: unknown[]) => void): void {
    this.#emitter.on(channel, listener);
  }
  handle(channel: string, listener: (event: IpcEvent, ...args: unknown[]) => unknown): void {
    this.#handlers.set(channel, listener);
  }
  up(event: IpcEvent, ...args: unknown[]): void {
    this.#emitter.emit(TABLE_UP, event, ...args);
  }
  listen(event: IpcEvent): void {
    this.#emitter.emit(NEWS_UP, event);
  }
  ask(channel: string, event: IpcEvent, ...args: unknown[]): unknown {
    return this.#handlers.get(channel)?.(event, ...args);
  }
}

/** A wire whose table writes down what happens to it. */
function table() {
  const wire = new Wire();
  const log: string[] = [];
  const peers: Peer[] = [];
  serveTables(wire, (address, peer) => {
    const number = peers.push(peer);
    log.push(`${number} open ${address || 'own'}${peer.owner ? ', owner' : ''}`);
    if (address === 'full') peer.close('the table is full');
    return { receive: (text) => log.push(`${number} ${text}`), closed: () => log.push(`${number} closed`) };
  });
  const sender = new Sender();
  return { wire, log, peers, sender, event: { sender, senderFrame: PAGE } satisfies IpcEvent };
}

test('messages go up to the table and down to the window, by connection', () => {
  const { wire, log, peers, sender, event } = table();
  wire.up(event, 0, 'load', '');
  wire.up(event, 1, 'open', '');
  wire.up(event, 1, 'text', 'hello');
  peers[0]!.send('welcome');
  expect(log).toEqual(['1 open own, owner', '1 hello']);
  expect(sender.sent).toEqual([[TABLE_DOWN, 1, 'text', 'welcome']]);
});

test('a window owns the table of its own machine only', () => {
  const { wire, log, event } = table();
  wire.up(event, 1, 'open', '192.168.1.20:4700');
  expect(log).toEqual(['1 open 192.168.1.20:4700']);
});

test('a connection ends by the window, by a new page, by the end of the window, each once', () => {
  const { wire, log, sender, event } = table();
  for (const number of [1, 2, 3]) wire.up(event, number, 'open', '');
  wire.up(event, 1, 'close', '');
  wire.up(event, 1, 'close', '');
  wire.up(event, 0, 'load', '');
  wire.up(event, 2, 'text', 'too late');
  wire.up(event, 1, 'open', '');
  sender.emit('destroyed');
  expect(log.slice(3)).toEqual(['1 closed', '2 closed', '3 closed', '4 open own, owner', '4 closed']);
});

test('a table that ends a connection says so to the window and hears no more of it', () => {
  const { wire, log, peers, sender, event } = table();
  wire.up(event, 1, 'open', '');
  peers[0]!.close('match over');
  peers[0]!.send('lost');
  wire.up(event, 1, 'text', 'lost too');
  wire.up(event, 2, 'open', 'full');
  wire.up(event, 2, 'text', 'turned away');
  expect(log).toEqual(['1 open own, owner', '2 open full']);
  expect(sender.sent).toEqual([
    [TABLE_DOWN, 1, 'close', 'match over'],
    [TABLE_DOWN, 2, 'close', 'the table is full'],
  ]);
});

test('nothing is sent to a window that is gone', () => {
  const { wire, peers, sender, event } = table();
  wire.up(event, 1, 'open', '');
  sender.destroyed = true;
  peers[0]!.send('late');
  expect(sender.sent).toEqual([]);
});

const STRANGERS: readonly (readonly [string, IpcEvent['senderFrame']])[] = [
  ['a frame that has gone', null],
  ['a frame inside the page', { url: PAGE.url, parent: {} }],
  ['a page from elsewhere', { url: 'https://example.org/', parent: null }],
  ['another host of the scheme', { url: 'trickhouse://application/', parent: null }],
  ['an empty page', { url: 'about:blank', parent: null }],
];

test.each(STRANGERS)('%s is not listened to', (_, senderFrame) => {
  const { wire, log, sender } = table();
  wire.up({ sender, senderFrame }, 1, 'open', '');
  expect(log).toEqual([]);
  expect(isOurs({ sender, senderFrame })).toBe(false);
});

test.each([
  [['1', 'open', '']],
  [[1, 'destroy', '']],
  [[1, 'open']],
  [[1, 'open', {}]],
  [[-1, 'open', '']],
  [[1.5, 'open', '']],
  [[1, 'open', '', 'more']],
])('a malformed signal is dropped: %j', (args) => {
  const { wire, log, event } = table();
  wire.up(event, ...args);
  expect(log).toEqual([]);
});

test('requests are answered for our own pages with fitting arguments only', async () => {
  const wire = new Wire();
  const asked: unknown[] = [];
  serveDesktop(wire, {
    attention: async (_, wanted) => void asked.push(wanted),
    saveText: async (_, name, text) => asked.push(name, text) > 0,
    openText: async () => 'a record',
    prefer: async (_, { language, updates }) => void asked.push(language, updates),
    about: async () => ({ version: '1.2.3', parts: [], updates: false }),
    licences: async () => 'free',
    copyDiagnostics: async () => undefined,
    lookForUpdates: async () => undefined,
  });
  const sender = new Sender();
  const event: IpcEvent = { sender, senderFrame: PAGE };
  expect(await wire.ask(requestChannel('openText'), event)).toBe('a record');
  expect(await wire.ask(requestChannel('saveText'), event, 'match 1.jsonl', '{}')).toBe(true);
  expect(asked).toEqual(['match 1.jsonl', '{}']);
  expect(() => wire.ask(requestChannel('attention'), event, 'yes')).toThrow('desktop/bad-arguments: attention');
  expect(() => wire.ask(requestChannel('saveText'), event, '../../.profile', '')).toThrow('desktop/bad-arguments');
  for (const [, senderFrame] of STRANGERS) {
    expect(() => wire.ask(requestChannel('openText'), { sender, senderFrame })).toThrow('desktop/unknown-sender');
  }
  expect(asked).toHaveLength(2);
  for (const choices of [
    { language: 'nl' },
    { language: 'x'.repeat(17), updates: true, notices: true },
    { language: 'nl', updates: true, more: 1 },
    'nl',
  ])
    expect(() => wire.ask(requestChannel('prefer'), event, choices)).toThrow('desktop/bad-arguments: prefer');
  await wire.ask(requestChannel('prefer'), event, { language: 'nl', updates: true, notices: true });
  expect(asked.slice(2)).toEqual(['nl', true]);
});

test('what a window says before its table is open is kept, and said in order', async () => {
  let opened = (_: Connect): void => undefined;
  const log: string[] = [];
  const connect = connectLater(new Promise<Connect>((resolve) => (opened = resolve)));
  const peer: Peer = { owner: true, send: () => undefined, close: (reason) => log.push(reason) };
  const early = connect('', peer);
  const gone = connect('', peer);
  early.receive('one');
  early.receive('two');
  gone.receive('never');
  gone.closed();
  opened(() => ({ receive: (text) => log.push(text), closed: () => log.push('closed') }));
  await new Promise((resolve) => setImmediate(resolve));
  early.receive('three');
  early.closed();
  expect(log).toEqual(['one', 'two', 'three', 'closed']);
  const nowhere = connectLater(Promise.reject(new Error('no disk')));
  nowhere('', peer).receive('lost');
  await new Promise((resolve) => setImmediate(resolve));
  expect(log.at(-1)).toBe('no table');
});

test('news waits for a window that listens, and is told once', () => {
  const wire = new Wire();
  const tell = serveNews(wire);
  const sender = new Sender();
  const event: IpcEvent = { sender, senderFrame: PAGE };
  const news = (link: string) => ({ kind: 'link', link }) as const;
  tell(news('one'), sender);
  expect(sender.sent).toEqual([]);
  for (const [, senderFrame] of STRANGERS) wire.listen({ sender, senderFrame });
  expect(sender.sent).toEqual([]);
  wire.listen(event);
  tell(news('two'), sender);
  expect(sender.sent).toEqual([
    [NEWS_DOWN, news('one')],
    [NEWS_DOWN, news('two')],
  ]);
  // A reloaded page does not listen until it sends `listen`.
  wire.up(event, 0, 'load', '');
  tell(news('three'), sender);
  expect(sender.sent).toHaveLength(2);
  wire.listen(event);
  expect(sender.sent).toHaveLength(3);
  sender.destroyed = true;
  tell(news('four'), sender);
  expect(sender.sent).toHaveLength(3);
});
