import { itemAt } from '../../cards/indexed.ts';
import { deriveSeed, pick, rngOf, type Rng, type Seed } from '../../cards/random.ts';
import type { Slip } from '../../contract/club.ts';
import type { EveningForm, EveningHeader } from '../../evening/form/form.ts';
import { appendLine, beginEvening } from '../../evening/journal/apply.ts';
import type { EveningLine } from '../../evening/journal/lines.ts';
import { present, shownRounds, type Evening, type EveningRound, type HallTable } from '../../evening/journal/state.ts';
import { drawRound } from '../../evening/movements/drawRound.ts';
import type { DrawQuality } from '../../evening/movements/quality.ts';
import { playTable } from './tablePlay.ts';

/** A line without time and author. */
type BareLine = EveningLine extends infer Line ? (Line extends EveningLine ? Omit<Line, 'at' | 'by'> : never) : never;

/** One draw of a simulated evening, before anything changed it by hand. */
interface SimulatedDraw {
  readonly round: number;
  readonly quality: DrawQuality;
}

/** A simulated evening. */
export interface Simulation {
  readonly evening: Evening;
  readonly lines: readonly EveningLine[];
  readonly draws: readonly SimulatedDraw[];
  /** Slips that cannot be, and were refused as they must. */
  readonly refused: number;
  /** Slips that cannot be, and were taken all the same. */
  readonly slipped: number;
}

/**
 * Plays a whole evening: bots at every table, people who come late, leave between and within rounds and come back, stand-ins, tables made of those who sat out, wishes, draws drawn again
 * and changed by hand, results by slip, by both sides, confirmed, disputed, late, corrected and withdrawn, penalties, a round less, and an evening opened again.
 */
export function simulateEvening(header: EveningHeader, people: number): Simulation {
  return new Simulator(header, people).play();
}

class Simulator {
  #evening: Evening;
  readonly #lines: EveningLine[] = [];
  readonly #draws: SimulatedDraw[] = [];
  readonly #rng: Rng;
  readonly #seed: Seed;
  readonly #waiting: number[];
  readonly #form: EveningForm;
  #refused = 0;
  #slipped = 0;

  constructor(header: EveningHeader, people: number) {
    const begun = beginEvening(header);
    if (!begun.ok) throw new RangeError(begun.error.message);
    this.#evening = begun.value;
    this.#form = header.form;
    this.#seed = deriveSeed(header.seed, 'simulation');
    this.#rng = rngOf(deriveSeed(this.#seed, 'people'));
    const all = Array.from({ length: people }, (_, index) => index + 1);
    const needed = this.#evening.sides.length + 1;
    this.#waiting = all.filter((entrant) => entrant > needed && this.#chance(6));
    for (const entrant of all) if (!this.#waiting.includes(entrant)) this.#come(entrant);
  }

  play(): Simulation {
    this.#wish();
    while (this.#evening.rounds.length < this.#evening.limit && present(this.#evening).length >= this.#evening.sides.length) {
      this.#draw();
      this.#late();
      this.#leave();
      this.#book();
      this.#mend();
      this.#between();
    }
    this.#book(true);
    this.#add({ type: 'closed' });
    if (this.#chance(50)) {
      this.#add({ type: 'reopened', why: 'a slip was read wrongly' });
      this.#mend();
      this.#add({ type: 'closed' });
    }
    return { evening: this.#evening, lines: this.#lines, draws: this.#draws, refused: this.#refused, slipped: this.#slipped };
  }

  #chance(percent: number): boolean {
    return this.#rng.below(100) < percent;
  }

  #add(bare: BareLine): void {
    if (!this.#try(bare)) throw new RangeError(`an evening does not take ${JSON.stringify(bare)}`);
  }

  #try(bare: BareLine): boolean {
    const line = { ...bare, at: this.#evening.header.at + this.#lines.length * 1000, by: 'simulation' } as EveningLine;
    const after = appendLine(this.#evening, line);
    if (!after.ok) return false;
    this.#evening = after.value;
    this.#lines.push(line);
    return true;
  }

  #come(entrant: number): void {
    const names = this.#form.unit === 'couple' ? [`Ada ${entrant}`, `Ben ${entrant}`] : [`Ada ${entrant}`];
    this.#add({ type: 'came', entrant, names });
  }

  #wish(): void {
    const here = present(this.#evening).map(({ entrant }) => entrant);
    if (this.#chance(50)) this.#add({ type: 'stays', entrant: pick(here, this.#rng), table: 1 });
    const [one, other] = [pick(here, this.#rng), pick(here, this.#rng)];
    if (one !== other && this.#chance(50)) this.#add({ type: 'apart', entrants: [one, other], on: true });
  }

  #draw(): void {
    do {
      const drawn = drawRound(this.#evening);
      if (!drawn.ok) throw new RangeError(drawn.error.message);
      const { round, attempt, seatings, out, quality } = drawn.value;
      const why = attempt > 1 ? { why: 'one was missing' } : {};
      const tables = seatings.map(({ table, places }) => ({ table, places: [...places] }));
      this.#add({ type: 'draw', round, attempt, seatings: tables, out: [...out], ...why });
      this.#draws.push({ round, quality });
    } while (this.#chance(10));
    const { round, tables } = this.#last();
    const seated = tables.flatMap(({ places }) => places.filter((one) => one !== null));
    const [one, other] = [pick(seated, this.#rng), pick(seated, this.#rng)];
    if (one !== other && this.#chance(10)) this.#add({ type: 'swap', round, entrants: [one, other], why: 'a wish' });
    this.#add({ type: 'shown', round });
    if (this.#chance(30)) this.#add({ type: 'froze', frozen: !this.#evening.frozen });
    if (this.#form.same === true && this.#chance(10)) {
      const { table } = pick(tables, this.#rng);
      this.#add({ type: 'cards', table, cards: this.#evening.cards.get(table) === 'real' ? 'ours' : 'real' });
    }
  }

  /** Late comers and those who sit out make one more table, before the first result. */
  #late(): void {
    for (const entrant of this.#waiting.splice(0).filter((one) => !this.#arrives(one))) this.#waiting.push(entrant);
    const { round, tables, out } = this.#last();
    const seated = new Set([...tables.flatMap(({ places }) => places), ...out]);
    const free = [...out, ...present(this.#evening).flatMap(({ entrant }) => (seated.has(entrant) ? [] : [entrant]))];
    const size = this.#evening.sides.length;
    if (free.length < size || this.#form.movement === 'mitchell') return;
    const table = Math.max(...tables.map((one) => one.table)) + 1;
    this.#add({ type: 'sat', round, table, places: free.slice(0, size), why: 'they came late' });
  }

  #arrives(entrant: number): boolean {
    if (!this.#chance(45)) return false;
    this.#come(entrant);
    return true;
  }

  /** People leave in mid-round: another plays on, with or without a number. */
  #leave(): void {
    const { round, tables } = this.#last();
    for (const { table, places } of tables)
      for (const [place, entrant] of places.entries()) {
        if (entrant === null || !this.#chance(2)) continue;
        this.#add({ type: 'left', entrant });
        const now = this.#last();
        const registered = this.#form.unit === 'person' ? now.out.find((one) => !this.#sitsIn(now, one)) : undefined;
        const keeps = this.#chance(50) ? { points: 100 + this.#rng.below(300), bonus: 20 * this.#rng.below(4), sweeps: 0 } : null;
        this.#add({ type: 'standIn', round, table, place, name: 'Zoe', entrant: registered ?? null, keeps });
      }
  }

  #sitsIn({ tables }: EveningRound, entrant: number): boolean {
    return tables.some(({ standIns }) => standIns.some((one) => one.entrant === entrant));
  }

  /** Tables hand in. Outside Swiss some do so a round later; at the `end` a few never do. */
  #book(end = false): void {
    const swiss = this.#form.movement === 'swiss';
    for (const round of shownRounds(this.#evening))
      for (const table of round.tables) {
        if (table.booked !== null || (end ? this.#chance(5) : !swiss && this.#chance(8))) continue;
        this.#handIn(round.round, table);
      }
  }

  #handIn(round: number, { table }: HallTable): void {
    const cards = this.#form.same === true ? [deriveSeed(this.#seed, `round ${round} cards`)] : [];
    const { slips, deals } = playTable(this.#evening, deriveSeed(this.#seed, `round ${round} table ${table}`), ...cards);
    const wrong = misread(slips, this.#rng);
    if (this.#evening.game.club?.limits(this.#evening.options).dealSum === 162 && this.#chance(20)) {
      const bad = slips.map((slip, side) => (side === 0 ? { ...slip, points: slip.points + 10 } : slip));
      if (this.#try({ type: 'result', round, table, slips: bad, source: 'slip' })) this.#slipped += 1;
      else this.#refused += 1;
    }
    // Most tables that have the same cards book deal by deal; the slip of another has the sum alone.
    if (this.#form.same === true && this.#chance(90)) return this.#add({ type: 'result', round, table, slips, source: 'cards', deals });
    const way = this.#rng.below(100);
    const enter = (side: number, written: Slip[]): void => this.#add({ type: 'entered', round, table, side, slips: written });
    if (way < 50) this.#add({ type: 'result', round, table, slips, source: way < 10 ? 'cards' : 'slip' });
    else if (way < 65) [0, 1].forEach((side) => enter(side, slips));
    else if (way < 80) {
      enter(1, slips);
      this.#add({ type: 'confirmed', round, table, side: 0 });
    } else {
      enter(0, slips);
      // A misread slip that cannot be is refused at once.
      this.#try({ type: 'entered', round, table, side: 1, slips: wrong });
      if (way < 90) enter(1, slips);
      else this.#add({ type: 'result', round, table, slips, source: 'slip' });
    }
  }

  /** Corrections, results withdrawn and booked again, penalties. */
  #mend(): void {
    for (const { round, tables } of shownRounds(this.#evening))
      for (const { table, booked, places } of tables) {
        if (booked === null) continue;
        const [entrant] = places;
        if (entrant !== undefined && entrant !== null && this.#chance(3))
          this.#add({ type: 'penalty', round, entrant, points: -100, why: 'a revoke' });
        if (this.#chance(5)) {
          const after = misread(booked, this.#rng);
          this.#try({ type: 'corrected', round, table, before: [...booked], after, why: 'a slip was read wrongly' });
        } else if (this.#chance(3)) {
          this.#add({ type: 'withdrawn', round, table, why: 'another table' });
          this.#add({ type: 'result', round, table, slips: [...booked], source: 'slip' });
        }
      }
  }

  /** Between rounds people leave, and come back; the evening may become shorter. */
  #between(): void {
    for (const { entrant, here } of [...this.#evening.entrants.values()]) {
      if (here && this.#chance(2)) this.#add({ type: 'left', entrant });
      else if (!here && this.#chance(30)) this.#come(entrant);
    }
    const { rounds, limit } = this.#evening;
    if (rounds.length < limit - 1 && this.#chance(8)) this.#add({ type: 'limit', rounds: limit - 1 });
  }

  #last(): EveningRound {
    return itemAt(this.#evening.rounds, this.#evening.rounds.length - 1);
  }
}

/** Slips with a figure read wrongly: points that went to the other side. */
function misread(slips: readonly Slip[], rng: Rng): Slip[] {
  const step = 4 * (1 + rng.below(4));
  const [first] = slips;
  if (first === undefined) throw new RangeError('a table has sides');
  const up = first.points < 100 ? step : -step;
  return slips.map((slip, side) => (side > 1 ? slip : { ...slip, points: slip.points + (side === 0 ? up : -up) }));
}
