import { size, type Board } from '../../../cards/trick/board.ts';
import type { CardPlace } from '../../../cards/trick/layout.ts';
import { int32At, outOfRange } from '../../../cards/indexed.ts';

/** The most tricks to come that the encoder distinguishes. */
const TRICKS = 25;
/** Steps of half an average trick in which the encoder counts the points on the table. */
const GAINS = 9;
/** The most cards of a suit that the encoder counts. */
const MANY = 4;
/** Of two copies the first, throughout a field; of four the first two, and the second. */
const FIRSTS = 0x555555;
const FIRST_TWO = 0x333333;
const SECONDS = 0x222222;

/** Rows of one kind: where they begin. */
interface Groups {
  readonly bias: number;
  readonly ownPlain: number;
  readonly ownTrump: number;
  readonly outPlain: number;
  readonly outTrump: number;
  readonly shapePlain: number;
  readonly shapeTrump: number;
  readonly left: number;
  readonly turn: number;
  readonly ledTrump: number;
  readonly winner: number;
  readonly best: number;
  readonly gain: number;
  readonly declarer: number;
  readonly trumpless: number;
  readonly suitKind: number;
  readonly suitOwnPlain: number;
  readonly suitOwnTrump: number;
  readonly suitOutPlain: number;
  readonly suitOutTrump: number;
  readonly suitVoid: number;
  readonly card: number;
  readonly company: number;
  readonly rows: number;
}

function groupsOf(bits: number, players: number): Groups {
  let next = 0;
  const take = (count: number): number => (next += count) - count;
  return {
    bias: take(1),
    ownPlain: take(bits),
    ownTrump: take(bits),
    outPlain: take(bits),
    outTrump: take(bits),
    shapePlain: take(MANY * MANY * 4),
    shapeTrump: take(MANY * MANY * 4),
    left: take(TRICKS),
    turn: take(players),
    ledTrump: take(1),
    winner: take(players * 2),
    best: take(2 * bits),
    gain: take(GAINS),
    declarer: take(players + 1),
    trumpless: take(players),
    suitKind: take(3),
    suitOwnPlain: take(bits),
    suitOwnTrump: take(bits),
    suitOutPlain: take(bits),
    suitOutTrump: take(bits),
    suitVoid: take(players * 2),
    card: take(2 * bits * 3 * MANY),
    company: take(2 * 2 * 2 * 2),
    rows: next,
  };
}

/** Takes the rows of what is seen. */
export interface FeatureSink {
  /** A row. */
  row(at: number): void;
  /** The rows of the cards of a field, the first of them at `at`. */
  field(at: number, field: number): void;
}

/**
 * Encodes the view of the seat to move as numbers of rows, each present or absent: alike for all plain suits, with seats counted from
 * its own. First the whole play, then a suit it may play from, then a card of that suit.
 */
export class FeatureEncoder {
  readonly groups: Groups;
  /** How many rows there are. */
  readonly rows: number;
  readonly #sink: FeatureSink;
  readonly #unit: number;
  #board: Board | null = null;
  /** Whom the seat plays with, as bits. */
  #mates = 0;

  /** `bits`: how many a field has; `unit`: points of an average trick. */
  constructor(bits: number, players: number, unit: number, sink: FeatureSink) {
    this.#sink = sink;
    this.#unit = unit;
    this.groups = groupsOf(bits, players);
    this.rows = this.groups.rows;
  }

  /** The whole play, as the seat to move sees it; `mates`: whom that plays with, as bits. */
  play(board: Board, mates: number): void {
    this.#board = board;
    this.#mates = mates;
    const g = this.groups;
    const sink = this.#sink;
    const { seat, players, hands, live, voids, declarer, count, layout } = board;
    const { trumps, copies } = layout;
    sink.row(g.bias);
    for (let slot = 0; slot < 4; slot += 1) {
      const own = hands[seat * 4 + slot];
      const inPlay = live[slot];
      if (own === undefined || inPlay === undefined) throw outOfRange(hands, seat * 4 + slot);
      const out = inPlay & ~own;
      const trump = slot === 0 && trumps !== 0;
      sink.field(trump ? g.ownTrump : g.ownPlain, alike(own, copies));
      sink.field(trump ? g.outTrump : g.outPlain, alike(out, copies));
      sink.row((trump ? g.shapeTrump : g.shapePlain) + shapeOf(own, out, copies));
    }
    sink.row(g.left + Math.min(TRICKS - 1, board.left));
    sink.row(g.turn + count);
    sink.row(g.declarer + (declarer < 0 ? players : after(seat, declarer, players)));
    if (trumps !== 0)
      for (let other = 0; other < players; other += 1)
        if (other !== seat && int32At(voids, other) & 1) sink.row(g.trumpless + after(seat, other, players));
    if (count === 0) return;
    const ours = (mates >>> board.winner) & 1;
    sink.row(g.winner + after(seat, board.winner, players) * 2 + ours);
    if (trumps !== 0 && board.led === 0) sink.row(g.ledTrump);
    sink.row(g.best + (trumps !== 0 && board.best >> 5 === 0 ? layout.bits : 0) + rankOf(board.best, copies));
    sink.row(g.gain + Math.min(GAINS - 1, Math.floor((2 * board.gain) / this.#unit)));
  }

  /** A suit that the seat may play from. */
  suit(slot: number): void {
    const g = this.groups;
    const sink = this.#sink;
    const { seat, players, hands, live, voids, count, led, layout } = this.#board as Board;
    const { trumps, copies } = layout;
    const own = hands[seat * 4 + slot];
    const inPlay = live[slot];
    if (own === undefined || inPlay === undefined) throw outOfRange(hands, seat * 4 + slot);
    const out = inPlay & ~own;
    const trump = slot === 0 && trumps !== 0;
    sink.field(trump ? g.suitOwnTrump : g.suitOwnPlain, alike(own, copies));
    sink.field(trump ? g.suitOutTrump : g.suitOutPlain, alike(out, copies));
    if (trump) {
      sink.row(g.suitKind);
      return;
    }
    sink.row(g.suitKind + (count > 0 && led === slot ? 1 : 2));
    for (let other = 0; other < players; other += 1)
      if (other !== seat && (int32At(voids, other) >>> slot) & 1)
        sink.row(g.suitVoid + after(seat, other, players) * 2 + ((this.#mates >>> other) & 1));
  }

  /** A card that the seat may play. */
  card(place: CardPlace): void {
    const g = this.groups;
    const { seat, hands, live, count, led, beatTrump, beatLed, layout } = this.#board as Board;
    const { trumps, bits, higher, copies } = layout;
    const slot = place >> 5;
    const bit = place & 31;
    const own = hands[seat * 4 + slot];
    const inPlay = live[slot];
    const above = higher[bit];
    if (own === undefined || inPlay === undefined || above === undefined) throw outOfRange(hands, seat * 4 + slot);
    const out = inPlay & ~own;
    const trump = slot === 0 && trumps !== 0;
    const beating = trump ? beatTrump : slot === led ? beatLed : 0;
    const wins = count === 0 ? 0 : 1 + ((beating >>> bit) & 1);
    const stronger = Math.min(MANY - 1, size(out & above));
    this.#sink.row(g.card + (((trump ? bits : 0) + rankOf(bit, copies)) * 3 + wins) * MANY + stronger);
    const alone = (own & (own - 1)) === 0 ? 1 : 0;
    this.#sink.row(g.company + (trump ? 8 : 0) + alone * 4 + ((own & above) !== 0 ? 2 : 0) + (out === 0 ? 1 : 0));
  }
}

/** How many cards of a suit a seat has, how many others have, and who has the highest and the next. */
function shapeOf(own: number, out: number, copies: number): number {
  return (Math.min(MANY - 1, size(own)) * MANY + Math.min(MANY - 1, size(out))) * 4 + topsOf(own, out, copies);
}

/** Whether a seat has the highest card of a suit, and the next; of identical ones its own are taken to be the higher. */
function topsOf(own: number, out: number, copies: number): number {
  const all = own | out;
  if (copies === 1) {
    const top = all === 0 ? 0 : 1 << (31 - Math.clz32(all));
    const rest = all & ~top;
    const next = rest === 0 ? 0 : 1 << (31 - Math.clz32(rest));
    return ((own & top) !== 0 ? 2 : 0) + ((own & next) !== 0 ? 1 : 0);
  }
  const best = own & likeHighest(all, copies);
  if (best === 0) {
    const gone = out & likeHighest(out, copies);
    return (own & likeHighest(own | (out & ~(gone & -gone)), copies)) !== 0 ? 1 : 0;
  }
  const left = own & ~(best & -best);
  return 2 + ((left & likeHighest(left | out, copies)) !== 0 ? 1 : 0);
}

/** The places of the highest card of a field and of those identical to it. */
function likeHighest(field: number, copies: number): number {
  return field === 0 ? 0 : ((1 << copies) - 1) << rankOf(31 - Math.clz32(field), copies);
}

/** A field in which it does not matter which of identical cards there are: of each card the first copies (a sorting network: Batcher 1968). */
function alike(field: number, copies: number): number {
  if (copies === 1) return field;
  const pairs = sorted(field, 1, FIRSTS);
  return copies === 2 ? pairs : sorted(sorted(pairs, 2, FIRST_TWO), 1, SECONDS);
}

/** A field with every bit of a mask and the bit `above` places higher in order, the set one first. */
function sorted(field: number, above: number, mask: number): number {
  const [low, high] = [field & mask, (field >>> above) & mask];
  return (field & ~(mask | (mask << above))) | low | high | ((low & high) << above);
}

/** The place within its slot of the first copy of a card. */
function rankOf(place: CardPlace, copies: number): number {
  const bit = place & 31;
  return bit - (bit % copies);
}

/** How many places after a seat another sits. */
function after(seat: number, other: number, players: number): number {
  return other >= seat ? other - seat : other - seat + players;
}
