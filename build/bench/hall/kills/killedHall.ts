import { strict as assert } from 'node:assert';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import process from 'node:process';
import { setTimeout as wait } from 'node:timers/promises';
import type { Rng } from '../../../../engine/cards/random.ts';
import type { EveningForm } from '../../../../engine/evening/form/form.ts';
import type { Program, Running } from '../../../../electron/host/fixtures/program.fixture.ts';
import { HallCaller } from '../hallCaller.ts';
import { HallLedger } from '../hallLedger.ts';
import { beginHallEvening, eveningOf, showNextRound } from '../hallOpening.ts';

/** Every which life is killed while the program still starts. */
const EARLY = 10;
/** Milliseconds in which such a life ends, at most. */
const EARLY_END = 250;

/** A hall's program that is started and killed again and again, with the evening that has to outlive it. */
export class KilledHall {
  readonly tables: number;
  readonly rng: Rng;
  readonly #program: Program;
  readonly #dir: string;
  readonly #arguments: readonly string[];
  #ledger: HallLedger | undefined;
  #id = '';

  /** @param more arguments of the program beyond a hall's */
  constructor(program: Program, dir: string, tables: number, rng: Rng, ...more: readonly string[]) {
    this.#program = program;
    this.#dir = dir;
    this.tables = tables;
    this.rng = rng;
    this.#arguments = ['--hall', '--data', dir, '--port', '0', '--lan', '--lan-port', '0', ...more];
  }

  /** Whether an evening has begun in some life. */
  get hasEvening(): boolean {
    return this.#ledger !== undefined;
  }

  /** The lines that the evening has acknowledged. Throws a RangeError before the first one. */
  get ledger(): HallLedger {
    if (this.#ledger === undefined) throw new RangeError('no evening has begun');
    return this.#ledger;
  }

  /** The folder of the evening's files. */
  get folder(): string {
    return join(this.#dir, 'evenings', this.#id);
  }

  /** Starts the program, and lets its organiser in. */
  async start(): Promise<{ readonly running: Running; readonly organiser: HallCaller }> {
    const running = await this.#program.start(...this.#arguments);
    const organiser = HallCaller.organiser(running.url);
    assert(await organiser.arrived(), running.errors);
    return { running, organiser };
  }

  /**
   * Kills every tenth life while it starts.
   * @param lives before this one
   * @returns whether it did
   */
  async killEarly(lives: number): Promise<boolean> {
    if (lives % EARLY !== EARLY - 1) return false;
    const child = spawn(process.execPath, [this.#program.main, ...this.#arguments], { stdio: 'ignore' });
    const gone = once(child, 'exit');
    await wait(this.rng.below(EARLY_END));
    child.kill('SIGKILL');
    await gone;
    return true;
  }

  /** Begins an evening, and shows its first round. */
  async begin(organiser: HallCaller, name: string, people: number, rounds: number, changes: Partial<EveningForm> = {}): Promise<void> {
    await beginHallEvening(organiser, name, people, rounds, changes);
    await showNextRound(organiser);
    this.#id = eveningOf(organiser).id;
    this.#ledger = new HallLedger(join(this.folder, 'evening.jsonl'));
    this.#ledger.begin();
  }

  /** The evening after a new start: the same one, with every line that was acknowledged. */
  again(organiser: HallCaller): ReturnType<typeof eveningOf> {
    const shown = eveningOf(organiser);
    assert.equal(shown.id, this.#id, 'another evening is open');
    this.ledger.see(shown);
    this.ledger.check();
    return shown;
  }
}
