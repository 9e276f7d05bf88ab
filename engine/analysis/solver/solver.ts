import type { Card, Seat, Trump } from '../../cards/card.ts';
import { trickKernel, type TrickKernel } from '../../cards/trick/kernel.ts';
import { heldPlaceOf, layoutOf, putCard, type Layout, type CardPlace } from '../../cards/trick/layout.ts';
import type { TrickPosition } from '../../cards/trick/position.ts';
import type { TrickSpec } from '../../cards/trick/spec.ts';
import type { PositionSearch, SearchStart } from './search.ts';
import { fieldSearch } from './fields.ts';
import { fitsWords, wordTables } from './wordTables.ts';
import { wordSearch } from './words.ts';
import { int32At, itemAt, uint8At } from '../../cards/indexed.ts';

/** The trick rules to solve, and the seats whose points count. */
export interface SolverRules {
  readonly spec: TrickSpec;
  readonly trump: Trump;
  /** The side of each seat, as the duties see it. */
  readonly sides: readonly number[];
  /** The seats whose points are made as many as can be; all others work together against them. */
  readonly for: readonly Seat[];
}

/** A legal card and the points it leads to. */
export interface CardValue {
  readonly card: Card;
  readonly value: number;
}

interface Entered {
  readonly hands: Int32Array;
  readonly table: Int32Array;
  readonly start: SearchStart & { readonly gain: number };
}

/** More points than any deal has. */
const MOST_POINTS = 10_000;

const searches = new WeakMap<TrickSpec, Map<string, PositionSearch>>();

function searchOf(layout: Layout, players: number): PositionSearch {
  let made = searches.get(layout.spec);
  if (made === undefined) searches.set(layout.spec, (made = new Map()));
  const key = `${layout.trumps} ${players}`;
  let search = made.get(key);
  if (search === undefined)
    made.set(key, (search = fitsWords(layout, players) ? wordSearch(wordTables(layout), players) : fieldSearch(layout, players)));
  return search;
}

/**
 * Solves positions with all hands known: what a side makes in points of tricks (cards, points per trick, last trick) if everybody plays the
 * best there is, in full view of all cards.
 */
export class Solver {
  readonly #layout: Layout;
  readonly #kernel: TrickKernel;
  readonly #rules: SolverRules;
  readonly #search: PositionSearch;
  readonly #mates: readonly number[];
  readonly #most: number;

  constructor(rules: SolverRules) {
    this.#rules = rules;
    this.#layout = layoutOf(rules.spec, rules.trump);
    this.#kernel = trickKernel(rules.spec, rules.trump);
    this.#search = searchOf(this.#layout, rules.sides.length);
    this.#mates = rules.sides.map((side) => rules.sides.reduce((set, other, seat) => (other === side ? set | (1 << seat) : set), 0));
    this.#most = rules.for.reduce((set, seat) => set | (1 << seat), 0);
  }

  /** Nodes that the last question took. */
  get nodes(): number {
    return this.#search.nodes();
  }

  /**
   * Points that the side makes from a position on, those of the cards on the table included. `undefined` when that takes more than `limit`
   * nodes.
   */
  solve(position: TrickPosition, limit = Number.MAX_SAFE_INTEGER): number | undefined {
    const entered = this.#enter(position);
    this.#search.begin(entered.hands, this.#mates, this.#most, limit);
    return this.#search.value(entered.hands, entered.table, entered.start, -1, MOST_POINTS);
  }

  /**
   * The same for each legal card of the seat to act, were it played now, in the order of its hand. `undefined` when that takes more than
   * `limit` nodes.
   */
  values(position: TrickPosition, limit = Number.MAX_SAFE_INTEGER): CardValue[] | undefined {
    const { sides } = this.#rules;
    const { leader, trick, hands } = position;
    const seat = (leader + trick.length) % sides.length;
    const entered = this.#enter(position);
    this.#search.begin(entered.hands, this.#mates, this.#most, limit);
    const legal = this.#kernel.legal(itemAt(hands, seat), trick, (place) => sides[(leader + place) % sides.length] === sides[seat]);
    const values: CardValue[] = [];
    for (const card of legal) {
      const value = this.#after(entered, seat, card);
      if (value === undefined) return undefined;
      values.push({ card, value });
    }
    return values;
  }

  #enter({ hands, leader, trick }: TrickPosition): Entered {
    const players = this.#rules.sides.length;
    const fields = new Int32Array(players * 4);
    // Copies take places of their own, so that a card in play is one bit in any hand.
    const taken = new Int32Array(4);
    hands.forEach((hand, seat) => {
      for (const card of hand) flip(fields, seat, putCard(this.#layout, taken, 0, card));
    });
    const left = itemAt(hands, (leader + trick.length) % players).length;
    let entered: Entered = {
      hands: fields,
      table: new Int32Array(4),
      start: { leader, place: 0, left, led: -1, beatLed: 0, beatTrump: 0, winner: leader, gain: 0 },
    };
    for (const card of trick) entered = this.#laid(entered, putCard(this.#layout, taken, 0, card));
    return entered;
  }

  /** The position with a card more on the table. */
  #laid({ hands, table, start }: Entered, place: CardPlace): Entered {
    const { trumps, full, higher, value } = this.#layout;
    const laid = table.slice();
    flip(laid, 0, place);
    const trick = { ...start, led: start.place === 0 ? -1 : start.led, seat: (start.leader + start.place) % this.#rules.sides.length };
    take(trick, place >> 5, place & 31, trumps !== 0, int32At(higher, place & 31), full);
    return { hands, table: laid, start: { ...trick, place: start.place + 1, gain: start.gain + uint8At(value, place) } };
  }

  /** The value once the seat to act has played a card. */
  #after(entered: Entered, seat: Seat, card: Card): number | undefined {
    const { perTrick, lastTrick } = this.#layout;
    const hands = entered.hands.slice();
    const place = heldPlaceOf(this.#layout, hands, seat, card);
    flip(hands, seat, place);
    const { table, start } = this.#laid({ ...entered, hands }, place);
    if (start.place < this.#rules.sides.length) return this.#search.value(hands, table, start, -1, MOST_POINTS);
    const left = start.left - 1;
    const own = ((this.#most >>> start.winner) & 1) === 1;
    const gain = own ? start.gain + perTrick + (left === 0 ? lastTrick : 0) : 0;
    if (left === 0) return gain;
    const next = { ...start, leader: start.winner, place: 0, left };
    const rest = this.#search.value(hands, new Int32Array(4), next, -1, MOST_POINTS);
    return rest === undefined ? undefined : gain + rest;
  }
}

/** Puts a card into a seat's fields, or takes it out. */
function flip(fields: Int32Array, seat: Seat, place: CardPlace): void {
  const field = seat * 4 + (place >> 5);
  fields[field] = int32At(fields, field) ^ (1 << (place & 31));
}

/** Updates a trick with a card played to it; `led` below 0 begins the trick. */
function take(
  trick: { led: number; beatLed: number; beatTrump: number; winner: Seat; readonly seat: Seat },
  slot: number,
  bit: number,
  hasTrumps: boolean,
  higher: number,
  full: number,
): void {
  const isTrump = hasTrumps && slot === 0;
  if (trick.led < 0) {
    trick.led = slot;
    trick.beatLed = higher;
    trick.beatTrump = !hasTrumps ? 0 : isTrump ? higher : full;
    trick.winner = trick.seat;
    return;
  }
  const beating = isTrump ? trick.beatTrump : slot === trick.led ? trick.beatLed : 0;
  if (((beating >>> bit) & 1) === 0) return;
  trick.winner = trick.seat;
  if (isTrump) trick.beatTrump = higher;
  trick.beatLed = isTrump && trick.led !== 0 ? 0 : higher;
}
