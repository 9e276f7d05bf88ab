import { strict as assert } from 'node:assert';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { itemAt } from '../../../../engine/cards/indexed.ts';
import type { Rng } from '../../../../engine/cards/random.ts';
import { formatAction } from '../../../../engine/contract/notation.ts';
import type { UnsignedLine } from '../../../../engine/evening/messages/toHall.ts';
import { dealtSlips } from '../../../../engine/evening/scoring/dealtSlips.ts';
import type { Match } from '../../../../engine/match/match.ts';
import { openView } from '../../../../engine/match/openView.ts';
import type { UpdateMessage } from '../../../../engine/protocol/messages.ts';
import type { Program, Running } from '../../../../electron/host/fixtures/program.fixture.ts';
import { PASSING, remaining } from '../../kill/killSeats.ts';
import { type HallCaller } from '../hallCaller.ts';
import { isOwn, linesIn, savedMatch } from '../hallLedger.ts';
import { eveningOf } from '../hallOpening.ts';
import { HallLife } from './hallLife.ts';
import { KilledHall } from './killedHall.ts';
import { sitDown, type RoundSeat, type SeatCaller, type SeatCallers } from '../seatCaller.ts';

/** Milliseconds in which a life has to come to its end. */
const STUCK = 120_000;
const ROUNDS = 3;
const DEALS = 2;
/** The card points of a deal of klaverjassen. */
const DEAL_SUM = 162;
/** The most milliseconds that a person thinks. */
const THINKING = 60;

/** The figures of a run. */
interface HallCardKillTally {
  kills: number;
  /** Of them: while the program started. */
  early: number;
  evenings: number;
  /** Choices of players that a table has acknowledged. */
  acts: number;
  /** Last updates of seats that were held against the files, at every kill. */
  told: number;
  /** Results of tables that were held against their cards, at every kill. */
  results: number;
  linesChecked: number;
  /** Milliseconds from each start until every player had the cards again. */
  readonly back: number[];
}

/** The last update of a seat. */
interface Told extends RoundSeat {
  readonly deal: number;
  readonly update: UpdateMessage;
}

/** A hall whose tables play with the program's cards, killed again and again in mid-play; every new start is held against what its players had been sent. */
export class HallCardKillTest {
  readonly tally: HallCardKillTally = { kills: 0, early: 0, evenings: 0, acts: 0, told: 0, results: 0, linesChecked: 0, back: [] };
  readonly #hall: KilledHall;
  /** The round in play, and what its seats were sent last, by entrant. */
  #round = 0;
  readonly #told = new Map<number, Told>();

  constructor(program: Program, dir: string, tables: number, rng: Rng) {
    this.#hall = new KilledHall(program, dir, tables, rng, '--pace', 'instant');
  }

  /** Starts the program, checks what it has, plays on, and kills it at some moment. */
  async run(): Promise<void> {
    if (await this.#hall.killEarly(this.tally.kills)) this.tally.early += 1;
    else await this.#live();
    this.tally.kills += 1;
    if (!this.#hall.hasEvening) return;
    this.tally.linesChecked += this.#hall.ledger.check();
    this.#checkFiles();
  }

  /** One life, until players made some number of choices. */
  async #live(): Promise<void> {
    const hall = this.#hall;
    const length = 1 + hall.rng.below(20 * hall.tables);
    const began = performance.now();
    const { running, organiser } = await hall.start();
    const known = hall.hasEvening;
    if (!known || eveningOf(organiser).closed) await this.#beginEvening(organiser);
    else this.#checkStart(organiser);
    const seats = await sitDown(organiser);
    assert(seats !== undefined, running.errors);
    if (known) this.tally.back.push(performance.now() - began);
    for (const [entrant, { caller }] of seats) this.#checkSeat(entrant, caller);
    const life = new PlayingLife(running, length, hall, (seat, caller) => this.#hear(seat, caller));
    const rounds = await life.play(organiser, seats);
    this.tally.acts += life.acts;
    if (rounds !== undefined && rounds > this.#round) this.#begin(rounds);
  }

  /** A round begins: what seats of the one before were sent has been held against the files of its end. */
  #begin(round: number): void {
    this.#round = round;
    for (const [entrant, told] of this.#told) if (told.table < 0) this.#told.delete(entrant);
  }

  #hear(seat: RoundSeat, { update, deal }: SeatCaller): void {
    if (update !== undefined && deal > 0) this.#told.set(seat.entrant, { ...seat, deal, update });
  }

  async #beginEvening(organiser: HallCaller): Promise<void> {
    const same = this.tally.evenings % 2 === 0 ? { same: true as const } : {};
    const form = { ends: { deals: DEALS }, cards: 'ours' as const, fill: 'bot' as const, ...same };
    await this.#hall.begin(organiser, `Evening ${this.tally.evenings + 1}`, 4 * this.#hall.tables - 1, ROUNDS, form);
    this.tally.evenings += 1;
    this.#told.clear();
    this.#round = 1;
  }

  /** The evening is as it was, and every table that is over is booked. */
  #checkStart(organiser: HallCaller): void {
    const shown = this.#hall.again(organiser);
    if (shown.rounds.every(({ secret }) => !secret)) this.#hall.ledger.compare(shown);
    for (const { round, tables } of shown.rounds)
      for (const { table, progress } of tables) {
        const saved = savedMatch(this.#hall.folder, round, table);
        if (saved?.match.standing.over === true)
          assert.equal(progress, 'booked', `table ${table} of round ${round} is over, and not booked`);
      }
  }

  /** A player has the cards and the course of the deal that they had. */
  #checkSeat(entrant: number, { update, deal }: SeatCaller): void {
    const told = this.#told.get(entrant);
    if (told === undefined || told.deal !== deal) return;
    assert(update !== undefined && update.seat !== null);
    assert(startsWith(movesOf(update.view), movesOf(told.update.view)), `number ${entrant} had more of deal ${deal}`);
    assert.deepEqual(
      [...(update.view.hands[update.seat] ?? [])].sort(),
      remaining(update.seat, told.update, update),
      `number ${entrant} has other cards`,
    );
  }

  /** Every update that a seat was sent is in the match of its table, and every result is that of its table's cards. */
  #checkFiles(): void {
    const matches = new Map<string, Match>();
    const matchAt = (round: number, table: number): Match => {
      const key = `${round}/${table}`;
      const match = matches.get(key) ?? savedMatch(this.#hall.folder, round, table)?.match;
      assert(match !== undefined, `the match of table ${table} is lost`);
      matches.set(key, match);
      return match;
    };
    for (const { table, entrant, deal, update } of this.#told.values()) {
      const { deals, game } = matchAt(this.#round, table);
      const saved = deals[deal - 1];
      assert(saved !== undefined, `deal ${deal} of table ${table} is lost`);
      const moves = movesOf(openView(game, saved.state));
      assert(startsWith(moves, movesOf(update.view)), `number ${entrant} was sent more of deal ${deal} at table ${table} than is kept`);
      assert(update.view.score === null || saved.result !== null, `the end of deal ${deal} at table ${table} is lost`);
      this.tally.told += 1;
    }
    const text = readFileSync(join(this.#hall.folder, 'evening.jsonl'), 'utf8');
    for (const { round, table, slips } of linesIn(text.slice(0, text.lastIndexOf('\n') + 1)).filter(isOwn)) {
      const match = matchAt(round, table);
      assert(match.standing.over, `table ${table} of round ${round} is booked, and not over`);
      assert.deepEqual(slips, dealtSlips(match, 2), `the result of table ${table} in round ${round}`);
      assert.equal(
        slips.reduce((sum, { points }) => sum + points, 0),
        DEALS * DEAL_SUM,
      );
      this.tally.results += 1;
    }
  }
}

/** The moves of a view, as text. */
function movesOf({ moves }: { readonly moves: readonly { readonly seat: number; readonly action: string | object }[] }): string[] {
  return moves.map(
    ({ seat, action }) => `${seat} ${typeof action === 'string' ? action : formatAction(action as Parameters<typeof formatAction>[0])}`,
  );
}

function startsWith(all: readonly string[], first: readonly string[]): boolean {
  return first.every((one, at) => all[at] === one);
}

/** One life of the hall: everybody plays until the program is killed. */
class PlayingLife {
  readonly #life: HallLife;
  readonly #rng: Rng;
  readonly #hear: (seat: RoundSeat, caller: SeatCaller) => void;
  #round: number | undefined;
  acts = 0;

  constructor(running: Running, length: number, { ledger, rng }: KilledHall, hear: (seat: RoundSeat, caller: SeatCaller) => void) {
    this.#life = new HallLife(running, ledger, rng, length);
    this.#rng = rng;
    this.#hear = hear;
  }

  /** Plays until the program is gone. Throws what was wrong; returns the round that was in play. */
  async play(organiser: HallCaller, seats: SeatCallers): Promise<number | undefined> {
    await this.#life.last([this.#organise(organiser, seats)], () => organiser.end(), STUCK);
    return this.#round;
  }

  #write(organiser: HallCaller, ...lines: UnsignedLine[]): Promise<boolean> {
    return this.#life.write(organiser, false, ...lines);
  }

  async #organise(organiser: HallCaller, first: SeatCallers): Promise<void> {
    let seats: SeatCallers | undefined = first;
    let playing = this.#playAll(seats);
    while (!this.#life.over) {
      await wait(this.#rng.below(40));
      const shown = eveningOf(organiser);
      this.#life.ledger.see(shown);
      const last = itemAt(shown.rounds, shown.rounds.length - 1);
      const { round } = last;
      const roll = this.#rng.below(60);
      if (!last.shown || (last.tables.every(({ progress }) => progress === 'booked') && round < shown.limit)) {
        if (last.shown && !(await this.#write(organiser, { type: 'draw' } as UnsignedLine))) break;
        const next = last.shown ? round + 1 : round;
        if (!(await this.#write(organiser, { type: 'shown', round: next }))) break;
        this.#round = next;
        for (const { caller } of seats.values()) caller.end();
        await playing;
        seats = await sitDown(organiser);
        if (seats === undefined) break;
        playing = this.#playAll(seats);
      } else if (last.tables.every(({ progress }) => progress === 'booked')) {
        if (await this.#write(organiser, { type: 'closed' })) this.#life.kill();
        break;
      } else if (roll === 0) await this.#write(organiser, { type: 'froze', frozen: !shown.frozen });
      else if (roll === 1) await this.#write(organiser, ...this.#life.penalties(round, shown.entrants.length));
    }
    await this.#life.running.ended;
    for (const { caller } of seats?.values() ?? []) caller.end();
    await playing;
  }

  async #playAll(seats: SeatCallers): Promise<void> {
    await Promise.all(
      [...seats.values()].map(({ seat, caller }) => this.#play(seat, caller).catch((error: unknown) => this.#life.fail(error))),
    );
  }

  /** A player chooses whenever it is their turn, and goes on to the next deal. */
  async #play(seat: RoundSeat, caller: SeatCaller): Promise<void> {
    caller.heard = () => this.#hear(seat, caller);
    this.#hear(seat, caller);
    let ready = 0;
    while (!this.#life.over) {
      await wait(this.#rng.below(THINKING));
      const { update, table, deal } = caller;
      if (update === undefined || table === undefined) continue;
      const { version, legal, view } = update;
      const [action] = legal.actions;
      if (action !== undefined) {
        const answer = await caller.request({ type: 'act', version, action });
        if (answer === undefined) return;
        assert(answer.type !== 'refusal' || PASSING.has(answer.code), JSON.stringify(answer));
        if (answer.type === 'refusal') continue;
        this.acts += 1;
        this.#life.count();
      } else if (view.score !== null && table.over) return;
      else if (view.score !== null && ready < deal) {
        ready = deal;
        if ((await caller.request({ type: 'next', version })) === undefined) return;
      }
    }
  }
}
