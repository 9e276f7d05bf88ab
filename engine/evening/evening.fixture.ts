import { rngOf, seedFrom, type Rng } from '../cards/random.ts';
import type { Slip } from '../contract/club.ts';
import type { GameId } from '../contract/gameId.ts';
import { gameById } from '../games/index.ts';
import { usualForm, type EveningForm, type EveningHeader, type Movement } from './form/form.ts';
import { appendLine, beginEvening } from './journal/apply.ts';
import type { EveningLine } from './journal/lines.ts';
import { present, type Evening } from './journal/state.ts';
import { drawRound, type RoundDraw } from './movements/drawRound.ts';
import { rankingOf, type RankingRow } from './scoring/ranking.ts';

interface HallOptions {
  readonly people: number;
  readonly rounds: number;
  readonly seed: string;
  readonly movement?: Movement;
  readonly unit?: EveningForm['unit'];
  readonly game?: GameId;
  readonly form?: Partial<EveningForm>;
}
/** A line without time and author. */
export type BareLine = EveningLine extends infer Line ? (Line extends EveningLine ? Omit<Line, 'at' | 'by'> : never) : never;

/** An evening for tests, line by line. Throws if a line is refused. */
export class Hall {
  readonly lines: EveningLine[] = [];
  readonly header: EveningHeader;
  evening: Evening;
  readonly rng: Rng;

  constructor({ people, rounds, seed, movement = 'draw', unit = 'person', game = 'klaverjas', form = {} }: HallOptions) {
    const usual = usualForm(gameById(game), movement, unit, rounds);
    this.header = {
      format: 'trickhouse-evening/1',
      id: 'hall',
      name: 'Hall',
      game,
      options: {},
      seed: seedFrom(seed),
      form: { ...usual, ...form },
      at: 0,
    };
    const begun = beginEvening(this.header);
    if (!begun.ok) throw new Error(JSON.stringify(begun.error));
    this.evening = begun.value;
    this.rng = rngOf(seedFrom(`${seed} results`));
    for (let entrant = 1; entrant <= people; entrant += 1) this.come(entrant);
  }

  come(entrant: number): void {
    this.add({ type: 'came', entrant, names: this.header.form.unit === 'couple' ? [`A${entrant}`, `B${entrant}`] : [`P${entrant}`] });
  }

  /** An entrant comes, or leaves if here. */
  turn(entrant: number): void {
    if (this.evening.entrants.get(entrant)?.here === true) this.add({ type: 'left', entrant });
    else this.come(entrant);
  }

  here(): number[] {
    return present(this.evening).map(({ entrant }) => entrant);
  }

  add(...bare: BareLine[]): void {
    for (const one of bare) {
      const line = { ...one, at: this.lines.length, by: 'organiser' } as EveningLine;
      const after = appendLine(this.evening, line);
      if (!after.ok) throw new Error(`${JSON.stringify(one)}: ${JSON.stringify(after.error)}`);
      this.lines.push(line);
      this.evening = after.value;
    }
  }

  /** Draws the next round, or the last one again. */
  drawn(): RoundDraw {
    const drawn = drawRound(this.evening);
    if (!drawn.ok) throw new Error(drawn.error.code);
    const { round, attempt, seatings, out } = drawn.value;
    this.add({
      type: 'draw',
      round,
      attempt,
      seatings: [...seatings].map(({ table, places }) => ({ table, places: [...places] })),
      out: [...out],
    });
    return drawn.value;
  }

  show(): void {
    this.add({ type: 'shown', round: this.evening.rounds.length });
  }

  /** Slips that can be, by lot. */
  slips(): Slip[] {
    if (this.header.game === 'klaverjas') {
      const deals = this.header.form.ends.deals!;
      const points = 2 + this.rng.below(162 * deals - 3);
      const bonus = (): number => 20 * this.rng.below(10);
      return [
        { points, bonus: bonus(), sweeps: 0 },
        { points: 162 * deals - points, bonus: bonus(), sweeps: 0 },
      ];
    }
    const won = this.rng.below(2);
    const slip = (points: number): Slip => ({ points, bonus: 0, sweeps: 0 });
    return [0, 1].map((side) => slip(side === won ? 101 + this.rng.below(40) : this.rng.below(100)));
  }

  /** Books every table of the last round. */
  book(): void {
    const { round, tables } = this.evening.rounds.at(-1)!;
    for (const { table, booked } of tables)
      if (booked === null) this.add({ type: 'result', round, table, slips: this.slips(), source: 'slip' });
  }

  ranking(): RankingRow[] {
    return rankingOf(this.evening);
  }
}
