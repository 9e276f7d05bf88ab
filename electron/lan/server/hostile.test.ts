import { randomBytes } from 'node:crypto';
import process from 'node:process';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { expect, it, onTestFinished } from 'vitest';
import { WebSocket } from 'ws';
import { rngOf, seedFrom, type Rng } from '../../../engine/cards/random.ts';
import { Entry, PLAIN_SESSION } from '../../../engine/protocol/entry.ts';
import { PROTOCOL, clientMessage } from '../../../engine/protocol/messages.ts';
import { TestClient, CODE, hostOn, ownFolder } from '../../host/fixtures/host.fixture.ts';
import { SOLO } from '../../host/fixtures/matches.fixture.ts';
import { serveTable } from './server.ts';

const TYPES = clientMessage.options.map(({ entries }) => entries.type.literal);
const FIELDS = [
  'ref',
  'version',
  'action',
  'person',
  'match',
  'game',
  'options',
  'people',
  'token',
  'code',
  'guest',
  'deal',
  'step',
  'text',
  'pace',
  'talk',
  'put',
  'swap',
  'emote',
  'now',
];
const VALUES: readonly unknown[] = [
  null,
  true,
  -1,
  0,
  1.5,
  2 ** 53,
  1e308,
  '',
  'pass',
  'KH',
  '__proto__',
  '../../lock',
  '\u0000',
  'x'.repeat(3000),
  [],
  [[]],
  {},
  { length: 1e9 },
  ['here'],
  { kind: 'here', name: 'Eve' },
  { __proto__: { owner: true } },
];

/** Memory in use after a garbage collection, in megabytes. */
function inUse(): number {
  setFlagsFromString('--expose-gc');
  (runInNewContext('gc') as () => void)();
  return process.memoryUsage().heapUsed / 1e6;
}

const pick = <T>(rng: Rng, from: readonly T[]): T => from[rng.below(from.length)]!;

/** One message that no honest client sends: noise, near misses, and what only others may say. */
function badMessage(rng: Rng): string | Buffer {
  switch (rng.below(6)) {
    case 0:
      return Buffer.from(Array.from({ length: rng.below(200) }, () => rng.below(256)));
    case 1:
      return Array.from({ length: rng.below(200) }, () => String.fromCharCode(rng.below(0xd800))).join('');
    case 2:
      return pick(rng, [
        '['.repeat(16_000),
        '{"a":'.repeat(3000),
        '"\\ud800"',
        '1e9999',
        '{"type":"act","type":"hello"}',
        'x'.repeat(17_000),
      ]);
    default: {
      const message: Record<string, unknown> = { type: pick(rng, TYPES) };
      for (let i = rng.below(6); i > 0; i -= 1) message[pick(rng, FIELDS)] = pick(rng, VALUES);
      return JSON.stringify(message);
    }
  }
}

it('plays on while somebody sends ten thousand bad messages', async () => {
  const rng = rngOf(seedFrom('hostile'));
  const host = await hostOn(ownFolder());
  const server = await serveTable({ host, pages: ownFolder(), ownerKey: 'key' });
  onTestFinished(() => server.close());
  const ada = new TestClient(host, true);
  await ada.ask(SOLO);
  const before = { people: ada.table.people, match: ada.table.match };

  let sent = 0;
  let turnedAway = 0;
  /** One connection, until the table has had enough of it. */
  const pester = (welcome: boolean): Promise<void> =>
    new Promise((resolve) => {
      const socket = new WebSocket(`ws://127.0.0.1:${server.port}/socket`);
      socket.on('error', () => undefined);
      socket.on('close', () => {
        turnedAway += 1;
        resolve();
      });
      const entry = new Entry(PLAIN_SESSION, false, (length) => randomBytes(length));
      const begin = (): void => {
        for (let i = 0; i < 450; i += 1) {
          socket.send(badMessage(rng));
          sent += 1;
        }
      };
      socket.on('message', (data: Buffer) => {
        const text = data.toString();
        const { send } = entry.hear(text);
        if (send !== undefined) socket.send(send);
        if (text.startsWith('{"type":"welcome"')) begin();
      });
      socket.on('open', () => {
        if (welcome) socket.send(entry.say(JSON.stringify({ type: 'hello', protocol: PROTOCOL, code: CODE })) ?? '');
        else begin();
      });
    });
  const pestering = (async () => {
    for (let i = 0; sent < 10_000; i += 1) await pester(i % 2 === 0);
  })();

  let actions = 0;
  let over = false;
  let refused = 0;
  let early: number | undefined;
  void pestering.then(() => (over = true));
  while (!over || actions < 20) {
    if (ada.table.over) await ada.ask({ type: 'again' });
    const { version, legal, view } = ada.update;
    const [action] = legal.actions;
    const answer = action !== undefined ? await ada.ask({ type: 'act', version, action }) : await ada.ask({ type: 'next', version });
    expect(answer.type, JSON.stringify([answer, view.phase])).toBe('update');
    actions += 1;
    refused += ada.messages.filter(({ type }) => type === 'refusal').length;
    // Memory of the test itself does not count for the host; keep the table's last news, however old.
    const { table } = ada;
    for (const kept of [ada.messages, ada.texts]) kept.splice(0, Math.max(0, kept.length - 20));
    if (!ada.messages.includes(table)) ada.messages.unshift(table);
    if (early === undefined && sent >= 4000) early = inUse();
    await ada.until(() => ada.table.over || ada.update.legal.actions.length > 0 || ada.update.view.toAct === null);
    // Let the sockets be heard.
    await new Promise((resolve) => setImmediate(resolve));
  }
  await pestering;
  expect(inUse() - early!, 'megabytes more after six thousand messages more').toBeLessThan(8);
  expect(sent).toBeGreaterThanOrEqual(10_000);
  expect(turnedAway).toBeGreaterThan(20);
  expect(ada.table.people).toEqual(before.people);
  expect(refused).toBe(0);
}, 120_000);
