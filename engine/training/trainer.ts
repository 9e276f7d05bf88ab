import type { Rng } from '../cards/random.ts';
import type { TrainingSamples } from './trainingSamples.ts';
import { GRAIN, OUT_GRAIN, type Net } from '../bots/policy/net/netPolicy.ts';
import { float32At, float64At, int16At, int32At, itemAt, outOfRange } from '../cards/indexed.ts';

/** Adam (Kingma and Ba 2015): how much of a step's direction and size is kept. */
const KEEPS = 0.9;
const KEEPS_SQUARES = 0.999;
/** Choices between two steps. */
const BATCH = 256;
/** By how many tricks a card is off at most, for the step: a few wild deals do not turn everything over. */
const MOST_OFF = 3;
/** The most cards of a choice. */
const CARDS = 32;
/** The widest a weight gets, so that it can be written in eight bits. */
const ROW_MOST = 127 / GRAIN;
const OUT_MOST = 127 / OUT_GRAIN;

/** Weights, and what Adam keeps of them. */
interface Weighted {
  readonly weights: Float64Array;
  readonly gradient: Float64Array;
  readonly mean: Float64Array;
  readonly square: Float64Array;
  readonly most: number;
}

function weighted(weights: Float64Array, most: number): Weighted {
  return { weights, most, gradient: weights.map(() => 0), mean: weights.map(() => 0), square: weights.map(() => 0) };
}

/** Learns a net from samples: what it says of the cards of a choice should differ as what they led to, squared errors counting. */
export class Trainer {
  readonly #units: number;
  readonly #rows: Weighted;
  readonly #out: Weighted;
  #steps = 0;

  constructor(rows: number, units: number, rng: Rng) {
    const chance = (width: number): number => width * (rng.below(2 ** 24) / 2 ** 24 - 0.5);
    this.#units = units;
    this.#rows = weighted(
      Float64Array.from({ length: rows * units }, () => chance(0.3)),
      ROW_MOST,
    );
    this.#out = weighted(
      Float64Array.from({ length: units }, () => chance(0.6)),
      OUT_MOST,
    );
  }

  /** Returns the net so far, rounded to the bits it is stored in. */
  net(players: number, bits: number): Net {
    const whole = ({ weights }: Weighted, grain: number): Int8Array => Int8Array.from(weights, (weight) => Math.round(weight * grain));
    return { players, bits, units: this.#units, rows: whole(this.#rows, GRAIN), out: whole(this.#out, OUT_GRAIN) };
  }

  /** Goes through choices once, in an order; the mean squared error as it was. `rate`: how large steps are. */
  pass({ stream, worth, begins, firsts }: TrainingSamples, order: Int32Array, rate: number): number {
    const units = this.#units;
    const { weights: rows, gradient: turn } = this.#rows;
    const { weights: out, gradient: turnOut } = this.#out;
    const whole = new Float64Array(units);
    const sums = new Float64Array(units * CARDS);
    const back = new Float64Array(units);
    const score = new Float64Array(CARDS);
    let loss = 0;
    let cards = 0;
    const add = (to: Float64Array, at: number, row: number): void => {
      const base = row * units;
      for (let unit = 0; unit < units; unit += 1) {
        const sum = to[at + unit];
        const weight = rows[base + unit];
        if (sum === undefined || weight === undefined) throw outOfRange(rows, base + unit);
        to[at + unit] = sum + weight;
      }
    };
    const learn = (row: number, from: Float64Array, at: number): void => {
      const base = row * units;
      for (let unit = 0; unit < units; unit += 1) {
        const sum = turn[base + unit];
        const blame = from[at + unit];
        if (sum === undefined || blame === undefined) throw outOfRange(turn, base + unit);
        turn[base + unit] = sum + blame;
      }
    };
    for (let number = 0; number < order.length; number += 1) {
      const choice = int32At(order, number);
      const begin = itemAt(begins, choice);
      const first = itemAt(firsts, choice);
      const count = Math.min(CARDS, int16At(stream, begin));
      const seen = int16At(stream, begin + 1);
      whole.fill(0);
      for (let i = 0; i < seen; i += 1) add(whole, 0, int16At(stream, begin + 2 + i));
      let at = begin + 2 + seen;
      let said = 0;
      let was = 0;
      for (let card = 0; card < count; card += 1) {
        sums.set(whole, card * units);
        const more = int16At(stream, at++);
        for (let i = 0; i < more; i += 1) add(sums, card * units, int16At(stream, at++));
        let sum = 0;
        for (let unit = 0; unit < units; unit += 1) {
          const unitSum = sums[card * units + unit];
          const weight = out[unit];
          if (unitSum === undefined || weight === undefined) throw outOfRange(sums, card * units + unit);
          sum += Math.max(0, unitSum) * weight;
        }
        score[card] = sum;
        said += sum / count;
        was += float32At(worth, first + card) / count;
      }
      back.fill(0);
      at = begin + 2 + seen;
      for (let card = 0; card < count; card += 1) {
        const off = float64At(score, card) - said - (float32At(worth, first + card) - was);
        loss += off * off;
        cards += 1;
        const step = Math.max(-MOST_OFF, Math.min(MOST_OFF, off));
        for (let unit = 0; unit < units; unit += 1) {
          const sum = sums[card * units + unit];
          const weight = out[unit];
          const gradient = turnOut[unit];
          const blamed = back[unit];
          if (sum === undefined || weight === undefined || gradient === undefined || blamed === undefined)
            throw outOfRange(sums, card * units + unit);
          const blame = sum > 0 ? step * weight : 0;
          if (sum > 0) turnOut[unit] = gradient + step * sum;
          sums[card * units + unit] = blame;
          back[unit] = blamed + blame;
        }
        const more = int16At(stream, at++);
        for (let i = 0; i < more; i += 1) learn(int16At(stream, at++), sums, card * units);
      }
      for (let i = 0; i < seen; i += 1) learn(int16At(stream, begin + 2 + i), back, 0);
      if (number % BATCH === BATCH - 1) this.#step(rate);
    }
    return loss / Math.max(1, cards);
  }

  #step(rate: number): void {
    this.#steps += 1;
    const scale = rate / (1 - KEEPS ** this.#steps);
    const scaleSquares = 1 / (1 - KEEPS_SQUARES ** this.#steps);
    for (const { weights, gradient, mean, square, most } of [this.#rows, this.#out])
      for (let i = 0; i < weights.length; i += 1) {
        const sum = gradient[i];
        const before = mean[i];
        const squared = square[i];
        const old = weights[i];
        if (sum === undefined || before === undefined || squared === undefined || old === undefined) throw outOfRange(gradient, i);
        const slope = sum / BATCH;
        gradient[i] = 0;
        const direction = (mean[i] = KEEPS * before + (1 - KEEPS) * slope);
        const size = (square[i] = KEEPS_SQUARES * squared + (1 - KEEPS_SQUARES) * slope * slope);
        const weight = old - (scale * direction) / (Math.sqrt(scaleSquares * size) + 1e-8);
        weights[i] = Math.max(-most, Math.min(most, weight));
      }
  }
}
