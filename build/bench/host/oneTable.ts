import { itemAt } from '../../../engine/cards/indexed.ts';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { PROTOCOL } from '../../../engine/protocol/messages.ts';
import { seedFrom } from '../../../engine/cards/random.ts';
import { GAMES } from '../../../engine/games/index.ts';
import type { ServerMessage, TableMessage, UpdateMessage } from '../../../engine/protocol/messages.ts';
import { Store } from '../../../electron/store/store.ts';
import { localBots } from '../../../electron/host/workers/bots.ts';
import { Host } from '../../../electron/host/host.ts';

/**
 * Measures the table: `npm run bench:host`. Four people at four windows and a spectator play whole matches; for every action the time from its message
 * coming in until the last of the five has the update, with and without the disk; then how long a folder with a thousand matches takes to open and to be searched. JSON on standard output, microseconds.
 */

const GAMES_MEASURED = ['klaverjas', 'manille', 'botifarra', 'pinochle-double'];
const ACTIONS = 3000;

interface Times {
  readonly p50: number;
  readonly p95: number;
  readonly p99: number;
}

function timesOf(samples: number[]): Times {
  samples.sort((a, b) => a - b);
  const at = (share: number): number => Math.round(itemAt(samples, Math.min(samples.length - 1, Math.floor(samples.length * share))));
  return { p50: at(0.5), p95: at(0.95), p99: at(0.99) };
}

async function measure(id: string, dir: string): Promise<{ computed: Times; acknowledged: Times; bytes: number }> {
  const store = await Store.open(dir);
  if (!store.ok) throw new Error(store.error.code);
  const host = new Host({ store: store.value, bots: localBots(), pace: 'instant', randomSeed: () => seedFrom(id) });
  const computed: number[] = [];
  const acknowledged: number[] = [];
  let bytes = 0;
  let updates = 0;
  let table: TableMessage | undefined;
  let told = 0;
  let allTold: () => void = () => undefined;
  const latest: (UpdateMessage | undefined)[] = [];
  const windows = Array.from({ length: 5 }, (_, index) => {
    const connection = host.connect({
      owner: true,
      close: () => undefined,
      send(text) {
        const message = JSON.parse(text) as ServerMessage;
        if (message.type === 'table') table = message;
        if (message.type !== 'update') return;
        latest[index] = message;
        bytes += text.length;
        updates += 1;
        told += 1;
        if (told >= 5) allTold();
      },
    });
    connection.receive(JSON.stringify({ type: 'hello', protocol: PROTOCOL }));
    return connection;
  });
  const say = (index: number, message: object): void => windows[index]?.receive(JSON.stringify({ ref: 1, ...message }));
  const people = Array.from({ length: 4 }, (_, i) => ({ kind: 'here', name: `P${i}` }));
  const everybody = (act: () => void): Promise<void> =>
    new Promise((resolve) => {
      told = 0;
      allTold = resolve;
      act();
    });
  const start = (): Promise<void> => everybody(() => say(4, { type: 'start', game: id, options: {}, people, seating: 'fixed' }));
  await start();
  const watch = async (): Promise<void> => {
    for (let person = 0; person < 4; person += 1) say(person, { type: 'watch', person });
    await new Promise((resolve) => setImmediate(resolve));
  };
  await watch();
  while (computed.length < ACTIONS) {
    const turn = latest.findIndex((update) => update !== undefined && update.legal.actions.length > 0);
    const update = latest[Math.max(turn, 0)];
    const version = update?.version ?? 0;
    if (turn >= 0) {
      const began = performance.now();
      let done = 0;
      await everybody(() => {
        say(turn, { type: 'act', version, action: update?.legal.actions[0] });
        done = performance.now();
      });
      computed.push((done - began) * 1000);
      acknowledged.push((performance.now() - began) * 1000);
    } else if (table?.over === true) {
      await start();
      await watch();
    } else await everybody(() => say(4, { type: 'next', version }));
  }
  await host.close();
  return { computed: timesOf(computed), acknowledged: timesOf(acknowledged), bytes: Math.round(bytes / updates) };
}

/** Opens a folder of a thousand matches and searches it, again and again. */
async function history(dir: string): Promise<Times> {
  const folder = join(dir, 'history');
  mkdirSync(folder, { recursive: true });
  const people = ['Ada', 'Ben', 'Cas', 'Dee'].map((name) => ({ name, kind: 'here' }));
  const matches = Array.from({ length: 1000 }, (_, at) => ({ id: `match-${at}`, game: 'klaverjas', people, deals: 16, at }));
  for (const { id } of matches) writeFileSync(join(folder, `${id}.jsonl`), '');
  const outcome = { totals: [1, 2, 1, 2], games: [0, 0, 0, 0], winners: [1, 3] };
  writeFileSync(join(folder, 'index.jsonl'), matches.map((one) => `${JSON.stringify({ ...one, ...outcome })}\n`).join(''));
  const samples: number[] = [];
  for (let i = 0; i < 20; i += 1) {
    const began = performance.now();
    const store = await Store.open(dir);
    if (!store.ok) throw new Error(store.error.code);
    const { total } = store.value.history.list({ search: 'ben', result: 'won', skip: 0, take: 100 });
    samples.push((performance.now() - began) * 1000);
    if (total !== matches.length) throw new Error(`${total} matches were listed`);
    await store.value.close();
  }
  return timesOf(samples);
}

const dir = mkdtempSync(join(tmpdir(), 'trickhouse-measure-'));
const figures: Record<string, unknown> = {};
for (const game of GAMES.filter(({ id }) => GAMES_MEASURED.includes(id))) figures[game.id] = await measure(game.id, join(dir, game.id));
figures['history'] = { open: await history(join(dir, 'history')) };
process.stdout.write(`${JSON.stringify(figures)}\n`);
rmSync(dir, { recursive: true, force: true });
