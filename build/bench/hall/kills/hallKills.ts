import { strict as assert } from 'node:assert';
import { setTimeout as wait } from 'node:timers/promises';
import { pick, type Rng } from '../../../../engine/cards/random.ts';
import type { UnsignedLine } from '../../../../engine/evening/messages/toHall.ts';
import type { TableView } from '../../../../engine/evening/messages/views.ts';
import type { Program, Running } from '../../../../electron/host/fixtures/program.fixture.ts';
import { HallCaller } from '../hallCaller.ts';
import { HallLife } from './hallLife.ts';
import { eveningOf, randomSlips } from '../hallOpening.ts';
import { KilledHall } from './killedHall.ts';

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
  readonly #hall: KilledHall;
  /** The links of the evening's table cards, without address and port. */
  #printed: string | undefined;

  constructor(program: Program, dir: string, tables: number, rng: Rng) {
    this.#hall = new KilledHall(program, dir, tables, rng);
  }

  /** Starts the program, checks what it has, plays on, and kills it at some moment. */
  async run(): Promise<void> {
    if (await this.#hall.killEarly(this.tally.kills)) this.tally.early += 1;
    else await this.#live();
    this.tally.kills += 1;
    if (this.#hall.hasEvening) this.tally.linesChecked += this.#hall.ledger.check();
  }

  /** One life, until some number of requests were acknowledged. */
  async #live(): Promise<void> {
    const hall = this.#hall;
    const length = 1 + hall.rng.below(2 * hall.tables);
    const began = performance.now();
    const { running, organiser } = await hall.start();
    const known = hall.hasEvening;
    if (known) hall.ledger.compare(hall.again(organiser));
    const phones = known ? await this.#phones(organiser) : [];
    if (known) this.tally.back.push(performance.now() - began);
    if (!known || eveningOf(organiser).closed) {
      await this.#beginEvening(organiser);
      phones.push(...(await this.#phones(organiser)));
    }
    const life = new WritingLife(running, length, hall);
    await life.play(organiser, phones);
    this.tally.acknowledged += life.acknowledged;
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
    await this.#hall.begin(organiser, `Evening ${this.tally.evenings + 1}`, 4 * this.#hall.tables + 1, ROUNDS);
    this.tally.evenings += 1;
    this.#printed = undefined;
  }
}

/** One life of the hall: table phones and the organiser write until the program is killed. */
class WritingLife {
  readonly #life: HallLife;
  readonly #rng: Rng;
  acknowledged = 0;

  constructor(running: Running, length: number, { ledger, rng }: KilledHall) {
    this.#life = new HallLife(running, ledger, rng, length);
    this.#rng = rng;
  }

  /** Plays until the program is gone. Throws what was wrong. */
  async play(organiser: HallCaller, phones: readonly HallCaller[]): Promise<void> {
    const acting = [this.#organise(organiser), ...phones.map((phone) => this.#atTable(phone))];
    const end = (): void => {
      for (const one of [organiser, ...phones]) one.end();
    };
    await this.#life.last(acting, end, STUCK);
  }

  /** Writes lines; another device may have been faster. */
  async #write(caller: HallCaller, ...lines: UnsignedLine[]): Promise<boolean> {
    const written = await this.#life.write(caller, true, ...lines);
    if (written) {
      this.acknowledged += 1;
      this.#life.count();
    }
    return written;
  }

  /** The phone of a table: one side enters, the other agrees or has something else. */
  async #atTable(phone: HallCaller): Promise<void> {
    while (!this.#life.over) {
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
    while (!this.#life.over) {
      await wait(this.#rng.below(15));
      const shown = eveningOf(organiser);
      this.#life.ledger.see(shown);
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
        if (await this.#write(organiser, { type: 'closed' })) return this.#life.kill();
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
      else if (roll <= 3) await this.#write(organiser, ...this.#life.penalties(round, shown.entrants.length));
      else if (roll === 4) await this.#write(organiser, { type: 'froze', frozen: !shown.frozen });
      else if (roll === 5) {
        const { entrant, names, here } = pick(shown.entrants, this.#rng);
        await this.#write(organiser, here ? { type: 'left', entrant } : { type: 'came', entrant, names: [...names] });
      }
    }
  }
}
