import { strict as assert } from 'node:assert';
import type { Rng } from '../../../../engine/cards/random.ts';
import type { UnsignedLine } from '../../../../engine/evening/messages/toHall.ts';
import type { Running } from '../../../../electron/host/fixtures/program.fixture.ts';
import type { HallCaller } from '../hallCaller.ts';
import type { HallLedger } from '../hallLedger.ts';

/** Milliseconds within which a program is killed after the last step that was meant for it: it may be in the midst of anything. */
const IN_THE_MIDST = 7;

/** One life of a hall's program: people write and play until it is killed. */
export class HallLife {
  readonly running: Running;
  readonly ledger: HallLedger;
  readonly rng: Rng;
  #left: number;
  #over = false;
  #problem: unknown;
  #stuck: NodeJS.Timeout | undefined;

  /** @param length the steps of people after which it is killed */
  constructor(running: Running, ledger: HallLedger, rng: Rng, length: number) {
    this.running = running;
    this.ledger = ledger;
    this.rng = rng;
    this.#left = length;
  }

  /** Whether the program is gone. */
  get over(): boolean {
    return this.#over;
  }

  /**
   * Waits until the program is gone and the people have noticed. Throws what was wrong.
   * @param acting what people do until then
   * @param end ends the connections that are open
   * @param patience milliseconds within which the next step has to come, or the program's end
   */
  async last(acting: readonly Promise<void>[], end: () => void, patience: number): Promise<void> {
    this.#stuck = setTimeout(() => this.fail(new Error('the evening stands still')), patience);
    const people = acting.map((one) => one.catch((error: unknown) => this.fail(error)));
    await this.running.ended;
    this.#over = true;
    clearTimeout(this.#stuck);
    end();
    await Promise.all(people);
    if (this.#problem !== undefined) throw this.#problem;
  }

  /** Something was wrong: the program is killed, and the life ends with it. */
  fail(error: unknown): void {
    this.#problem ??= error;
    this.kill();
  }

  kill(after = 0): void {
    setTimeout(() => this.running.kill('SIGKILL'), after);
  }

  /** Counts a step that was acknowledged; the last one kills the program a little later. */
  count(): void {
    this.#left -= 1;
    this.#stuck?.refresh();
    if (this.#left === 0) this.kill(this.rng.below(IN_THE_MIDST));
  }

  /**
   * Writes lines, and keeps what became of them.
   * @param rivals whether another device may have been faster, so that the hall refuses
   * @returns whether they were acknowledged
   */
  async write(caller: HallCaller, rivals: boolean, ...lines: UnsignedLine[]): Promise<boolean> {
    const request = this.ledger.send(lines);
    const isDraw = lines.some(({ type }) => type === 'draw');
    const answer = await caller.request(isDraw ? { type: 'draw' } : { type: 'lines', lines: lines.map((line) => ({ ...line })) });
    if (answer === undefined) return false;
    if (answer.type === 'refusal') {
      assert(rivals && answer.code.startsWith('evening/'), `${answer.code}: ${answer.message}`);
      this.ledger.refuse(request);
      return false;
    }
    this.ledger.acknowledge(request);
    return true;
  }

  /** Two penalties for one request: both are kept, or neither. */
  penalties(round: number, people: number): UnsignedLine[] {
    return [0, 1].map(() => ({
      type: 'penalty',
      round,
      entrant: 1 + this.rng.below(people),
      points: -10 * (1 + this.rng.below(20)),
      why: `rule ${this.rng.below(1_000_000)}`,
    }));
  }
}
