import { strict as assert } from 'node:assert';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import process from 'node:process';
import { setTimeout as wait } from 'node:timers/promises';
import { pick, type Rng } from '../../../engine/cards/random.ts';
import type { UnsignedLine } from '../../../engine/evening/messages/toHall.ts';
import type { TableView } from '../../../engine/evening/messages/views.ts';
import type { Program, Running } from '../../../electron/host/fixtures/program.fixture.ts';
import { HallCaller } from './hallCaller.ts';
import { HallLedger } from './hallLedger.ts';
import { beginHallEvening, eveningOf, randomSlips, showNextRound } from './hallOpening.ts';

/** Every which life is killed while the program still starts. */
const EARLY = 10;
/** Milliseconds in which such a life ends, at most. */
const EARLY_END = 250;
/** Milliseconds in which a life has to come to its end. */
const STUCK = 30_000;
const ROUNDS = 6;

/** The figures of a run. */
interface HallKillTally {
  kills: number;
  /** Of them: while the program started. */
  early: number;
  evenings: number;
  acknowledged: number;
  /** Lines of all journals that were checked, at every kill. */
  linesChecked: number;
  /** Milliseconds from each start until all devices were back. */
  readonly back: number[];
}

/** A hall whose table phones send results, killed again and again; every new start is held against what it had acknowledged. */
export class HallKillTest {
  readonly tally: HallKillTally = { kills: 0, early: 0, evenings: 0, acknowledged: 0, linesChecked: 0, back: [] };
  readonly #program: Program;
  readonly #dir: string;
  readonly #tables: number;
  readonly #rng: Rng;
  #ledger: HallLedger | undefined;
  #id = '';
  /** The links of the evening's table cards, without address and port. */
  #printed: string | undefined;

  constructor(program: Program, dir: string, tables: number, rng: Rng) {
    this.#program = program;
    this.#dir = dir;
    this.#tables = tables;
    this.#rng = rng;
  }

  /** Starts the program, checks what it has, plays on, and kills it at some moment. */
  async run(): Promise<void> {
    if (this.tally.kills % EARLY === EARLY - 1) await this.#startAndKill();
    else await this.#live(1 + this.#rng.below(2 * this.#tables));
    this.tally.kills += 1;
    if (this.#ledger !== undefined) this.tally.linesChecked += this.#ledger.check();
  }

  get #arguments(): string[] {
    return ['--hall', '--data', this.#dir, '--port', '0', '--lan', '--lan-port', '0'];
  }

  async #startAndKill(): Promise<void> {
    const child = spawn(process.execPath, [this.#program.main, ...this.#arguments], { stdio: 'ignore' });
    const gone = once(child, 'exit');
    await wait(this.#rng.below(EARLY_END));
    child.kill('SIGKILL');
    await gone;
    this.tally.early += 1;
  }

  /** One life, until `length` requests were acknowledged. */
  async #live(length: number): Promise<void> {
    const began = performance.now();
    const running = await this.#program.start(...this.#arguments);
    const organiser = HallCaller.organiser(running.url);
    assert(await organiser.arrived(), running.errors);
    const known = this.#ledger !== undefined;
    if (known) this.#checkStart(organiser);
    const phones = known ? await this.#phones(organiser) : [];
    if (known) this.tally.back.push(performance.now() - began);
    if (!known || eveningOf(organiser).closed) {
      await this.#beginEvening(organiser);
      phones.push(...(await this.#phones(organiser)));
    }
    const life = new HallLife(running, this.#ledgerNow(), this.#rng, length);
    await life.play(organiser, phones);
    this.tally.acknowledged += life.acknowledged;
  }

  #ledgerNow(): HallLedger {
    if (this.#ledger === undefined) throw new RangeError('no evening has begun');
    return this.#ledger;
  }

  #checkStart(organiser: HallCaller): void {
    const shown = eveningOf(organiser);
    assert.equal(shown.id, this.#id, 'another evening is open');
    this.#ledgerNow().see(shown);
    this.#ledgerNow().check();
    this.#ledgerNow().compare(shown);
  }

  /** The phones of all tables, by the links of the organiser's view: those that were printed, but for the port. */
  async #phones(organiser: HallCaller): Promise<HallCaller[]> {
    const links = eveningOf(organiser).tables.map(({ link }) => {
      if (link === null) throw new Error('this machine has no network');
      return link;
    });
    const printed = links.map((link) => link.replace(/^[^#]*/, '')).join('\n');
    this.#printed ??= printed;
    assert.equal(printed, this.#printed, 'a printed link is good no more');
    const phones = links.map((link) => HallCaller.scanned(link));
    const arrived = await Promise.all(phones.map((phone) => phone.arrived()));
    assert(arrived.every(Boolean), 'a phone was not let in');
    return phones;
  }

  async #beginEvening(organiser: HallCaller): Promise<void> {
    await beginHallEvening(organiser, `Evening ${this.tally.evenings + 1}`, 4 * this.#tables + 1, ROUNDS);
    await showNextRound(organiser);
    this.tally.evenings += 1;
    this.#id = eveningOf(organiser).id;
    this.#printed = undefined;
    this.#ledger = new HallLedger(join(this.#dir, 'evenings', this.#id, 'evening.jsonl'));
    this.#ledger.begin();
  }
}

/** One life of the hall: table phones and the organiser write until the program is killed. */
class HallLife {
  readonly #running: Running;
  readonly #ledger: HallLedger;
  readonly #rng: Rng;
  #left: number;
  #over = false;
  #problem: unknown;
  acknowledged = 0;

  constructor(running: Running, ledger: HallLedger, rng: Rng, length: number) {
    this.#running = running;
    this.#ledger = ledger;
    this.#rng = rng;
    this.#left = length;
  }

  /** Plays until the program is gone. Throws what was wrong. */
  async play(organiser: HallCaller, phones: readonly HallCaller[]): Promise<void> {
    const stuck = setTimeout(() => this.#fail(new Error('the evening stands still')), STUCK);
    const acting = [this.#organise(organiser), ...phones.map((phone) => this.#atTable(phone))].map((one) =>
      one.catch((error: unknown) => this.#fail(error)),
    );
    await this.#running.ended;
    this.#over = true;
    clearTimeout(stuck);
    for (const one of [organiser, ...phones]) one.end();
    await Promise.all(acting);
    if (this.#problem !== undefined) throw this.#problem;
  }

  #fail(error: unknown): void {
    this.#problem ??= error;
    this.#kill(0);
  }

  #kill(after: number): void {
    setTimeout(() => this.#running.kill('SIGKILL'), after);
  }

  /** Writes lines, and keeps what became of them. */
  async #write(caller: HallCaller, ...lines: UnsignedLine[]): Promise<boolean> {
    const request = this.#ledger.send(lines);
    const isDraw = lines.some(({ type }) => type === 'draw');
    const answer = await caller.request(isDraw ? { type: 'draw' } : { type: 'lines', lines: lines.map((line) => ({ ...line })) });
    if (answer === undefined) return false;
    if (answer.type === 'refusal') {
      // Another device was faster.
      assert(answer.code.startsWith('evening/'), `${answer.code}: ${answer.message}`);
      this.#ledger.refuse(request);
      return false;
    }
    this.#ledger.acknowledge(request);
    this.acknowledged += 1;
    this.#left -= 1;
    // A little later, so that it may be in the midst of anything.
    if (this.#left === 0) this.#kill(this.#rng.below(7));
    return true;
  }

  /** The phone of a table: one side enters, the other agrees or has something else. */
  async #atTable(phone: HallCaller): Promise<void> {
    while (!this.#over) {
      await wait(this.#rng.below(25));
      const { own } = phone.view as TableView;
      if (own === null || own.progress === 'booked') continue;
      const { round, table } = own;
      const [entry] = own.entries;
      if (entry === undefined) await this.#write(phone, { type: 'entered', round, table, side: 0, slips: randomSlips(this.#rng) });
      else if (own.progress === 'entered')
        await this.#write(
          phone,
          this.#rng.below(6) === 0
            ? { type: 'entered', round, table, side: 1, slips: randomSlips(this.#rng) }
            : { type: 'confirmed', round, table, side: 1 },
        );
    }
  }

  async #organise(organiser: HallCaller): Promise<void> {
    while (!this.#over) {
      await wait(this.#rng.below(15));
      const shown = eveningOf(organiser);
      this.#ledger.see(shown);
      const last = shown.rounds.at(-1);
      assert(last !== undefined);
      const { round } = last;
      const open = last.tables.filter(({ booked }) => booked === null);
      const disputed = open.find(({ progress }) => progress === 'disputed');
      const table = pick(last.tables, this.#rng);
      const roll = this.#rng.below(30);
      if (!last.shown) await this.#write(organiser, { type: 'shown', round });
      else if (disputed !== undefined)
        await this.#write(organiser, { type: 'result', round, table: disputed.table, slips: randomSlips(this.#rng), source: 'slip' });
      else if (open.length === 0 && round < shown.limit) await this.#write(organiser, { type: 'draw' } as UnsignedLine);
      else if (open.length === 0) {
        if (await this.#write(organiser, { type: 'closed' })) return this.#kill(0);
      } else if (roll === 0 && table.booked !== null)
        await this.#write(organiser, {
          type: 'corrected',
          round,
          table: table.table,
          before: table.booked,
          after: randomSlips(this.#rng),
          why: 'a slip',
        });
      else if (roll === 1 && table.booked !== null)
        await this.#write(organiser, { type: 'withdrawn', round, table: table.table, why: 'another table' });
      else if (roll <= 3) await this.#fine(organiser, round, shown.entrants.length);
      else if (roll === 4) await this.#write(organiser, { type: 'froze', frozen: !shown.frozen });
      else if (roll === 5) {
        const { entrant, names, here } = pick(shown.entrants, this.#rng);
        await this.#write(organiser, here ? { type: 'left', entrant } : { type: 'came', entrant, names: [...names] });
      }
    }
  }

  /** Two penalties in one request: both are kept, or neither. */
  async #fine(organiser: HallCaller, round: number, people: number): Promise<void> {
    const penalty = (): UnsignedLine => ({
      type: 'penalty',
      round,
      entrant: 1 + this.#rng.below(people),
      points: -10 * (1 + this.#rng.below(20)),
      why: `rule ${this.#rng.below(1_000_000)}`,
    });
    await this.#write(organiser, penalty(), penalty());
  }
}
