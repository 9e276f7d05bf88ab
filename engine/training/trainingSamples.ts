import type { Rng } from '../cards/random.ts';
import { Board } from '../cards/trick/board.ts';
import { campsOf } from '../analysis/allies.ts';
import { START, type PlayoutPolicy } from '../bots/policy/playoutPolicy.ts';
import { FeatureEncoder, type FeatureSink } from '../bots/policy/net/featureEncoder.ts';
import { int32At, itemAt } from '../cards/indexed.ts';
import type { Briefing, Start } from './starts.ts';

/** Choices with the outcome of each card: the rows of {@link FeatureEncoder}, packed. */
export class TrainingSamples {
  /** By choice: where it begins in {@link stream}, and in {@link worth}. */
  readonly begins: number[] = [];
  readonly firsts: number[] = [];
  /** Of each choice how many cards there are, how many rows of the whole, these; then for each card how many rows, and these. */
  stream = new Int16Array(1 << 20);
  /** The outcome of each card, in tricks. */
  worth = new Float32Array(1 << 16);
  #length = 0;
  #cards = 0;

  /** Begins a choice between `cards` cards. */
  begin(cards: number): void {
    this.begins.push(this.#length);
    this.firsts.push(this.#cards);
    this.#push(cards);
  }

  /** Adds what is seen. */
  rows(rows: readonly number[]): void {
    this.#push(rows.length);
    for (const row of rows) this.#push(row);
  }

  /** Adds what the next card led to. */
  led(worth: number): void {
    if (this.#cards === this.worth.length) this.worth = grown(this.worth, new Float32Array(this.worth.length * 2));
    this.worth[this.#cards++] = worth;
  }

  #push(one: number): void {
    if (this.#length === this.stream.length) this.stream = grown(this.stream, new Int16Array(this.stream.length * 2));
    this.stream[this.#length++] = one;
  }
}

function grown<Numbers extends Int16Array | Float32Array>(old: Numbers, larger: Numbers): Numbers {
  larger.set(old);
  return larger;
}

/** Writes down what is seen, card by card. */
class Writer implements FeatureSink {
  readonly rows: number[] = [];

  row(at: number): void {
    this.rows.push(at);
  }

  field(at: number, field: number): void {
    for (let rest = field; rest !== 0; rest &= rest - 1) this.rows.push(at + 31 - Math.clz32(rest & -rest));
  }
}

/** How often in a thousand choices chance plays the card while samples are taken, and how often it has a say, and how much of one in tricks. */
const SLIPS = 80;
const WAVERS = 300;
const WAVERING = 0.6;

/**
 * Plays deals and notes of every choice what each card leads to when a player goes on in all seats, in the cards as they lie. Over many deals the mean
 * of that is the value of a card to a player who sees only their own hand. Every player goes by the partners that its seat may know of; what a card leads to is
 * counted for the partners it has.
 */
export function trainingSamplesOf(starts: readonly Start[], player: PlayoutPolicy, rng: Rng): TrainingSamples {
  const samples = new TrainingSamples();
  const boards = new Map<string, readonly [Board, Board]>();
  const writer = new Writer();
  const [some] = starts;
  if (some === undefined) return samples;
  const encoder = new FeatureEncoder(some.board.layout.bits, some.board.players, player.unit, writer);
  player.random = START;
  for (const { board: start, brief } of starts) {
    const key = shapeOf(start);
    const [board, work] = boards.get(key) ?? [likeness(start), likeness(start)];
    boards.set(key, [board, work]);
    board.copy(start);
    const camps = campsOf(start);
    while (board.left > 1) {
      board.findLegal();
      brief(player, board);
      const next = player.choose(board, rng.below(1000) < WAVERS ? WAVERING : 0);
      const places = Array.from(player.places.subarray(0, player.count));
      if (places.length > 1) {
        const camp = int32At(camps, board.seat);
        samples.begin(places.length);
        writer.rows.length = 0;
        encoder.play(board, int32At(player.allies ?? board.mates, board.seat));
        samples.rows(writer.rows);
        for (const place of places) {
          writer.rows.length = 0;
          encoder.suit(place >> 5);
          encoder.card(place);
          samples.rows(writer.rows);
          work.copy(board);
          work.play(place);
          samples.led(outcome(work, player, brief, camp) / player.unit);
        }
      }
      const slips = places.length > 1 && rng.below(1000) < SLIPS;
      board.play(slips ? itemAt(places, rng.below(places.length)) : next);
    }
  }
  return samples;
}

/** Plays a board out; half of what some seats make more than all others. */
function outcome(board: Board, player: PlayoutPolicy, brief: Briefing, seats: number): number {
  while (board.left > 0) {
    board.findLegal();
    brief(player, board);
    board.play(player.choose(board, 0));
  }
  return boardMargin(board, seats) / 2;
}

/** Returns how much more than all others some seats, as bits, have made on a board: points and bonuses. */
export function boardMargin({ points, bonuses }: Board, seats: number): number {
  return points.reduce((margin, made, seat) => {
    const all = made + int32At(bonuses, seat);
    return margin + ((seats >>> seat) & 1 ? all : -all);
  }, 0);
}

/** Returns a key that is the same for boards that can be copied to each other. */
export function shapeOf({ players, stacked, mates, layout, bonus }: Board): string {
  const { masks, trump } = layout;
  return `${players} ${stacked} ${[...mates].join()} ${trump} ${bonus === null} ${JSON.stringify(masks)}`;
}

/** A board of the same shape. */
export function likeness({ layout, mates, stacked, bonus }: Board): Board {
  return new Board(layout, [...mates], stacked, bonus);
}
