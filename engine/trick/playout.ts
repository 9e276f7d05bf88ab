import type { Card, Seat, Trump } from '../cards/card.ts';
import { TEXTS } from './generated/index.ts';
import { interpreter, take, type Interpreter, type PlayoutPolicy } from './interpret.ts';
import { layoutOf, putCard, type Layout } from './layout.ts';
import type { TrickSpec } from './spec.ts';
import { makeTable, START, type PlayoutText, type Table } from './table.ts';
import { planKey } from './text/plan.ts';

/** Cards as they lie in the middle of a deal: everybody's, known or imagined. */
export interface Position {
  /** Each seat's cards. Who has played to the trick on the table holds one less than who has not. */
  readonly hands: readonly (readonly Card[])[];
  readonly leader: Seat;
  /** The trick on the table, the leader's card first. */
  readonly trick: readonly Card[];
}

/** Rules that a playout follows; a {@link import('../contract/search.ts').TrickRules} is one. */
export interface PlayoutRules {
  readonly spec: TrickSpec;
  readonly trump: Trump;
  /** The side of each seat. */
  readonly sides: readonly number[];
}

/** The tables and texts of one way of playing, whichever suit is trumps. */
interface Machine {
  readonly table: Table;
  /** Generated where a plan fits, else the interpreter. */
  readonly text: PlayoutText;
  readonly interpreter: Interpreter;
}

const machines = new WeakMap<TrickSpec, Map<string, Machine>>();

function machineOf(layout: Layout, sides: readonly number[], cards: number): Machine {
  let bySeating = machines.get(layout.spec);
  if (bySeating === undefined) machines.set(layout.spec, (bySeating = new Map()));
  const key = `${layout.trumps} ${sides.join()} ${cards}`;
  let machine = bySeating.get(key);
  if (machine === undefined) bySeating.set(key, (machine = makeMachine(layout, sides, cards)));
  return machine;
}

function makeMachine(layout: Layout, sides: readonly number[], cards: number): Machine {
  const table = makeTable(layout, sides, cards);
  const slow = interpreter(layout, table);
  return { table, text: generated(layout, sides, cards)?.(table) ?? slow, interpreter: slow };
}

/** The generated text that serves a seating; partners opposite have their own, where there is one. */
function generated(shape: Layout, sides: readonly number[], cards: number): ((table: Table) => PlayoutText) | undefined {
  const opposite = sides.length === 4 && sides[0] === sides[2] && sides[1] === sides[3] && sides[0] !== sides[1];
  const seats = { players: sides.length, cards };
  return (
    TEXTS[planKey({ shape, seats, seating: opposite ? 'pairs' : 'open' })] ??
    TEXTS[planKey({ shape, seats, seating: 'open' })] ??
    TEXTS[planKey({ shape, seats: null, seating: 'open' })]
  );
}

/**
 * Random playouts under the play duties: millions of cards a second, without allocation. The state of the generator is any whole number of
 * 32 bits but 0; each call takes one and returns the next. What comes out depends on the number alone.
 */
export class Playouts {
  /** By seat: points and number of the tricks it won in the last run, those of the trick on the table included. */
  readonly points: Int32Array;
  readonly tricks: Int32Array;
  readonly #layout: Layout;
  readonly #machine: Machine;
  readonly #hands: Int32Array;
  readonly #start = new Int32Array(8);
  readonly #step = { led: -1, beatLed: 0, beatTrump: 0, winner: 0, seat: 0 };

  /** `cards`: how many each seat is dealt by {@link deal}; as many as there are where left out. */
  constructor({ spec, trump, sides }: PlayoutRules, cards?: number) {
    this.#layout = layoutOf(spec, trump);
    this.#machine = machineOf(this.#layout, sides, cards ?? Math.floor((this.#layout.bits * 4) / sides.length));
    this.points = this.#machine.table.points;
    this.tricks = this.#machine.table.tricks;
    this.#hands = new Int32Array(sides.length * 4);
  }

  /** Whether playouts are generated text, not interpreted. */
  get fast(): boolean {
    return this.#machine.text !== this.#machine.interpreter;
  }

  /** Deals a random deal and plays it out at random. */
  deal(random: number, leader: Seat): number {
    const { table, text } = this.#machine;
    const dealt = text.deal(random);
    table.start[START.leader] = leader;
    table.start[START.place] = 0;
    table.start[START.gain] = this.#layout.perTrick;
    table.start[START.left] = table.cards;
    return text.play(dealt);
  }

  /** Takes a position to play out from. Throws when its hands do not fit its trick. */
  load({ hands, leader, trick }: Position): void {
    const { players } = this.#machine.table;
    const start = this.#start;
    const next = (leader + trick.length) % players;
    const left = hands[next]?.length ?? 0;
    for (let place = 0; place < players; place += 1) {
      const held = hands[(leader + place) % players]?.length;
      if (held !== left - (place < trick.length ? 1 : 0) || trick.length >= players)
        throw new RangeError(`hands of ${hands.map((hand) => hand.length).join()} do not fit a trick of ${trick.length} led by ${leader}`);
    }
    this.#hands.fill(0);
    hands.forEach((hand, seat) => {
      for (const card of hand) putCard(this.#layout, this.#hands, seat * 4, card);
    });
    start[START.leader] = leader;
    start[START.place] = 0;
    start[START.gain] = this.#layout.perTrick;
    start[START.left] = left;
    for (const card of trick) this.#play(start, card);
  }

  /** Plays the loaded position out at random; `first` is the card that its seat to act plays at once, which it must hold. */
  run(random: number, first?: Card): number {
    return this.#begin(first) ? this.#machine.text.play(random) : random;
  }

  /** As {@link run}, by a policy: slower, it looks at every turn. */
  runBy(policy: PlayoutPolicy, random: number, first?: Card): number {
    const { interpreter: slow } = this.#machine;
    return this.#begin(first, slow) ? slow.playBy(policy, random) : random;
  }

  /** Sets the machine to the loaded position and a first card; whether anything is left to play. */
  #begin(first: Card | undefined, text: PlayoutText = this.#machine.text): boolean {
    const { table } = this.#machine;
    const { start, hands, players } = table;
    hands.set(this.#hands);
    start.set(this.#start);
    if (first === undefined) {
      text.load();
      return (start[START.left] ?? 0) > 0;
    }
    const seat = ((start[START.leader] ?? 0) + (start[START.place] ?? 0)) % players;
    const at = this.#layout.placeOf[first] ?? 0;
    const field = seat * 4 + (at >> 5);
    const copies = (hands[field] ?? 0) & (((1 << this.#layout.copies) - 1) << (at & 31));
    if (copies === 0) throw new RangeError(`seat ${seat} does not hold the card ${first}`);
    hands[field] = (hands[field] ?? 0) ^ (copies & -copies);
    text.load();
    this.#play(start, first);
    if (start[START.place] !== players) return true;
    const winner = start[START.winner] ?? 0;
    const left = (start[START.left] ?? 0) - 1;
    table.points[winner] = (start[START.gain] ?? 0) + (left === 0 ? this.#layout.lastTrick : 0);
    table.tricks[winner] = 1;
    start[START.leader] = winner;
    start[START.place] = 0;
    start[START.gain] = this.#layout.perTrick;
    start[START.left] = left;
    return left > 0;
  }

  /** Lays a card to the trick that a start describes. */
  #play(start: Int32Array, card: Card): void {
    const { trumps, full, value, higher, placeOf } = this.#layout;
    const at = placeOf[card] ?? 0;
    const place = start[START.place] ?? 0;
    const step = this.#step;
    step.led = place === 0 ? -1 : (start[START.led] ?? 0);
    step.beatLed = start[START.beatLed] ?? 0;
    step.beatTrump = start[START.beatTrump] ?? 0;
    step.winner = start[START.winner] ?? 0;
    step.seat = ((start[START.leader] ?? 0) + place) % this.#machine.table.players;
    take(step, at >> 5, at & 31, trumps !== 0, higher[at & 31] ?? 0, full);
    start[START.led] = step.led;
    start[START.beatLed] = step.beatLed;
    start[START.beatTrump] = step.beatTrump;
    start[START.winner] = step.winner;
    start[START.gain] = (start[START.gain] ?? 0) + (value[at] ?? 0);
    start[START.place] = place + 1;
  }
}
