import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { itemAt } from '../../../engine/cards/indexed.ts';
import { pick, rngOf, seedFrom } from '../../../engine/cards/random.ts';
import type { GameId } from '../../../engine/contract/gameId.ts';
import { PROTOCOL, type ClientMessage, type ServerMessage, type UpdateMessage } from '../../../engine/protocol/messages.ts';
import { Host } from '../../../electron/host/host.ts';
import { openWorkers } from '../../../electron/host/workers/workers.ts';
import { Store } from '../../../electron/store/store.ts';
import { dist } from '../../targets.mjs';

/**
 * Measures whether a coach makes bots wait: `npm run bench:host`. One person plays against three `hard` bots, in turn with a coach and without: with one each card
 * is judged before it is played. The times from one update until a bot's next action, in milliseconds; JSON on standard output. Bots, analysis and judges work
 * on threads of their own, as in the app.
 */

const GAMES: readonly GameId[] = ['klaverjas', 'manille', 'botifarra'];
const DEALS = 12;

type Request = ClientMessage extends infer M ? (M extends { ref: number } ? Omit<M, 'ref'> : never) : never;

/** A table at which one person plays deals with bots. */
class Seat {
  /** Milliseconds until each answer of a bot. */
  readonly waits: number[] = [];
  readonly #game: GameId;
  readonly #coached: boolean;
  readonly #rng;
  readonly #say: (message: Request) => void;
  #ended: () => void = () => undefined;
  #since = 0;
  /** Whether the deal on the table has ended; later updates of it end nothing. */
  #over = false;
  #latest: UpdateMessage | undefined;
  #refs = 0;

  constructor(host: Host, game: GameId, coached: boolean, seed: string) {
    this.#game = game;
    this.#coached = coached;
    this.#rng = rngOf(seedFrom(seed));
    const connection = host.connect({
      owner: true,
      close: () => undefined,
      send: (text) => setImmediate(() => this.#hear(JSON.parse(text) as ServerMessage)),
    });
    this.#say = (message) => {
      this.#refs += 1;
      connection.receive(JSON.stringify({ ...message, ref: this.#refs }));
    };
    connection.receive(JSON.stringify({ type: 'hello', protocol: PROTOCOL }));
  }

  /** Plays deals to their end, each the first of a match. */
  async play(deals: number): Promise<void> {
    const bots = ['Ben', 'Cas', 'Dee'].map((name) => ({ kind: 'bot', name, level: 'hard' }) as const);
    for (let at = 0; at < deals; at += 1) {
      this.#latest = undefined;
      await new Promise<void>((ended) => {
        this.#ended = ended;
        this.#say({ type: 'start', game: this.#game, options: {}, people: [{ kind: 'here', name: 'Ada' }, ...bots], seating: 'fixed' });
      });
      this.#say({ type: 'leave' });
    }
  }

  #hear(message: ServerMessage): void {
    if (message.type === 'refusal' && message.code === 'table/costly') return this.#act(false);
    if (message.type === 'refusal') throw new Error(`${message.code}: ${message.message}`);
    if (message.type !== 'update') return;
    const before = this.#latest;
    const now = performance.now();
    if (before !== undefined && before.view.toAct !== null && before.view.toAct !== 0 && message.version > before.version)
      this.waits.push(now - this.#since);
    this.#latest = message;
    this.#since = now;
    if (message.view.score === null) {
      this.#over = false;
      this.#act();
    } else if (!this.#over) {
      this.#over = true;
      this.#ended();
    }
  }

  /** Plays any card, or makes any call, if it is the person's turn. */
  #act(ask = this.#coached): void {
    const update = this.#latest;
    if (update === undefined || update.view.score !== null || update.view.toAct !== 0 || update.legal.actions.length === 0) return;
    const action = pick(update.legal.actions, this.#rng);
    this.#say({ type: 'act', version: update.version, action, ...(ask ? { ask: true } : {}) });
  }
}

function timesOf(samples: readonly number[]): { readonly answers: number; readonly p50: number; readonly p95: number } {
  const sorted = samples.toSorted((a, b) => a - b);
  const at = (share: number): number =>
    Math.round(10 * itemAt(sorted, Math.min(sorted.length - 1, Math.floor(sorted.length * share)))) / 10;
  return { answers: sorted.length, p50: at(0.5), p95: at(0.95) };
}

const worker = join(dist, 'electron', 'worker.cjs');
if (!existsSync(worker)) throw new Error('not built: npm run build');
const dir = mkdtempSync(join(tmpdir(), 'trickhouse-coached-'));
const figures: Record<string, unknown> = {};
for (const game of GAMES) {
  const waits: Record<'alone' | 'coached', number[]> = { alone: [], coached: [] };
  // In turn, so that a machine that grows busy is so for both.
  for (let round = 0; round < 2; round += 1)
    for (const kind of ['alone', 'coached'] as const) {
      const store = await Store.open(join(dir, `${game}-${kind}-${round}`));
      if (!store.ok) throw new Error(store.error.code);
      const host = new Host({
        store: store.value,
        ...openWorkers(worker),
        pace: 'instant',
        randomSeed: () => seedFrom(`${game} ${round}`),
      });
      const seat = new Seat(host, game, kind === 'coached', `${game} ${round}`);
      await seat.play(DEALS / 2);
      waits[kind].push(...seat.waits);
      await host.close();
    }
  figures[game] = { alone: timesOf(waits.alone), coached: timesOf(waits.coached) };
}
process.stdout.write(`${JSON.stringify(figures)}\n`);
rmSync(dir, { recursive: true, force: true });
process.exit(0);
