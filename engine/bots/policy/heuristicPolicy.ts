import { size, type Board } from '../../trick/board.ts';
import type { Place } from '../../trick/layout.ts';
import { PlayoutPolicy } from './playoutPolicy.ts';
import type { Weights } from './weights.ts';
import { float64At, int32At, itemAt, uint8At } from '../../indexed.ts';

/** Chance that a seat holds none of `n` cards of which each other seat is as likely to hold each, by number of others. */
const NONE = Array.from({ length: 8 }, (_, others) =>
  Float64Array.from({ length: 96 }, (_, n) => (others < 1 ? 1 : (1 - 1 / others) ** n)),
);

/** A fast player that weighs by a handful of numbers ({@link Weights}) what a card wins, and what it is worth when it is kept. */
export class HeuristicPolicy extends PlayoutPolicy {
  readonly weights: Weights;
  /** Whether the seat to move is on the declarer's side. */
  #declares = false;

  constructor(weights: Weights, unit: number) {
    super(unit);
    this.weights = weights;
  }

  protected override rate(board: Board): void {
    const { declarer, seat } = board;
    this.#declares = declarer >= 0 && ((int32At(this.allies ?? board.mates, seat) >>> declarer) & 1) === 1;
    if (board.count === 0) this.#scoreLeads(board);
    else this.#scoreFollows(board);
  }

  #scoreFollows(board: Board): void {
    const { layout, players, seat, led } = board;
    const weights = this.weights;
    const { spec, value } = layout;
    const mates = int32At(this.allies ?? board.mates, seat);
    const declares = this.#declares;
    const rest = players - board.count - 1;
    const out = board.left * players - board.count - 1;
    const average = out > 0 ? board.worth / out : 0;
    const common =
      board.gain +
      rest * average * float64At(weights, 10) +
      spec.perTrick +
      this.unit * float64At(weights, 9) +
      (board.left === 1 ? spec.lastTrick : 0);
    const hold = 2 * chanceOurs(weights, mates, board, board.winner, board.best, led) - 1;
    for (let i = 0; i < this.count; i += 1) {
      const place = int32At(this.places, i);
      const slot = place >> 5;
      const isTrump = slot === 0 && layout.trumps !== 0;
      const beating = isTrump ? board.beatTrump : slot === led ? board.beatLed : 0;
      const wins = ((beating >>> (place & 31)) & 1) === 1;
      const chance = wins ? 2 * chanceOurs(weights, mates, board, seat, place, led) - 1 : hold;
      this.scores[place] =
        chance * (common + uint8At(value, place) + this.#brings(board, place)) - keep(weights, this.unit, declares, board, place);
    }
  }

  /** What the trick so far would bring besides its points with a card more. */
  #brings(board: Board, place: Place): number {
    const { bonus, trick, count } = board;
    if (bonus === null || count < 2) return 0;
    trick[count] = place;
    return float64At(this.weights, 22) * bonus.of(trick, count + 1);
  }

  #scoreLeads(board: Board): void {
    const { layout, players, seat, live, hands, voids } = board;
    const weights = this.weights;
    const { spec, value } = layout;
    const declares = this.#declares;
    const rest = players - 1;
    const out = board.left * players - 1;
    const average = out > 0 ? board.worth / out : 0;
    const common =
      rest * average * float64At(weights, 12) + spec.perTrick + this.unit * float64At(weights, 9) + (board.left === 1 ? spec.lastTrick : 0);
    const base = seat << 2;
    const outTrumps = layout.trumps === 0 ? 0 : size(int32At(live, 0) & ~int32At(hands, base));
    const mates = int32At(this.allies ?? board.mates, seat);
    let threat = false;
    if (outTrumps > 0)
      for (let other = 0; other < players; other += 1)
        if (((mates >>> other) & 1) === 0 && (int32At(voids, other) & 1) === 0) threat = true;
    const drawing = (declares ? float64At(weights, 8) : float64At(weights, 14)) * this.unit;
    for (let i = 0; i < this.count; i += 1) {
      const place = int32At(this.places, i);
      const slot = place >> 5;
      const chance = 2 * chanceOurs(weights, mates, board, seat, place, slot) - 1;
      const own = int32At(hands, base + slot);
      let extra = 0;
      if (slot === 0 && layout.trumps !== 0) {
        if (threat && outTrumps > 1) extra = drawing + this.unit * float64At(weights, 13) * (size(own) - outTrumps / (players - 1));
      } else {
        const alone = (own & (own - 1)) === 0;
        if (alone && layout.trumps !== 0 && int32At(hands, base) !== 0) extra += this.unit * float64At(weights, 16);
        if (outTrumps > 0)
          for (let other = 0; other < players; other += 1)
            if (other !== seat && (int32At(voids, other) >>> slot) & 1 && (int32At(voids, other) & 1) === 0)
              extra += this.unit * (((mates >>> other) & 1) === 1 ? float64At(weights, 18) : float64At(weights, 17));
        const out = int32At(live, slot) & ~own;
        const higher = out & int32At(layout.higher, place & 31);
        if (higher !== 0 && (own & int32At(layout.higher, place & 31)) === 0)
          extra += this.unit * float64At(weights, 20) - uint8At(value, place) * float64At(weights, 21);
      }
      this.scores[place] = chance * (common + uint8At(value, place)) + extra - keep(weights, this.unit, declares, board, place);
    }
  }
}

// Plain functions: search calls them millions of times, and a private method checks its object at every call.

/** What a card is worth when it is not played now, in points. */
function keep(weights: Weights, unit: number, declares: boolean, board: Board, place: Place): number {
  const { layout, live, hands, seat } = board;
  if (board.left <= 1) return 0;
  const slot = place >> 5;
  const own = int32At(hands, (seat << 2) + slot);
  const out = int32At(live, slot) & ~own;
  const master = (out & int32At(layout.higher, place & 31)) === 0;
  const value = uint8At(layout.value, place);
  // What is kept for later is worth less the fewer tricks there are to come.
  const late = 1 + float64At(weights, 23) * (board.left / 8 - 0.5);
  if (slot === 0 && layout.trumps !== 0) {
    const rank = (place & 31) / layout.bits;
    const low = float64At(weights, 0) + (declares ? float64At(weights, 24) : 0);
    const trump = low + (float64At(weights, 1) - low) * rank + (master ? float64At(weights, 2) : 0);
    return late * (unit * trump + value * float64At(weights, 3));
  }
  const long = unit * float64At(weights, 25) * size(own);
  if (master) return late * (unit * float64At(weights, 4) + value * float64At(weights, 5) + long);
  const alone = (own & (own - 1)) === 0;
  const above = out & int32At(layout.higher, place & 31);
  const second = !alone && (above & (above - 1)) === 0 ? value * float64At(weights, 15) : 0;
  // The last card of a plain suit makes room for trumps.
  const free = alone && layout.trumps !== 0 && int32At(hands, seat << 2) !== 0 ? unit * float64At(weights, 19) : 0;
  return late * (value * (alone ? float64At(weights, 7) : float64At(weights, 6)) + second + long - free);
}

/** The chance that the seats after the mover leave the trick to the mover's side, `top` winning it for `holder`. */
function chanceOurs(weights: Weights, mates: number, board: Board, holder: number, top: Place, led: number): number {
  const { layout, live, hands, seat, players, voids } = board;
  const none = itemAt(NONE, players - 1);
  const base = seat << 2;
  const slot = top >> 5;
  const hasTrumps = layout.trumps !== 0;
  const isTrump = hasTrumps && slot === 0;
  const above = size(int32At(live, slot) & ~int32At(hands, base + slot) & int32At(layout.higher, top & 31));
  const outLed = size(int32At(live, led) & ~int32At(hands, base + led));
  const outTrumps = hasTrumps ? size(int32At(live, 0) & ~int32At(hands, base)) : 0;
  const someAbove = 1 - float64At(none, above);
  const someTrumps = 1 - float64At(none, outTrumps);
  const isVoid = float64At(none, outLed);
  let ours = (mates >>> holder) & 1;
  let other = seat;
  for (let place = board.count + 1; place < players; place += 1) {
    other = other + 1 === players ? 0 : other + 1;
    const known = int32At(voids, other);
    let beats: number;
    if (isTrump) {
      const could = (known & 1) !== 0 ? 0 : someAbove;
      beats = led === 0 ? could : (known >>> led) & 1 ? could : isVoid * could;
    } else if ((known >>> led) & 1) beats = hasTrumps && (known & 1) === 0 ? someTrumps : 0;
    else beats = (1 - isVoid) * someAbove + (hasTrumps && (known & 1) === 0 ? isVoid * someTrumps : 0);
    if ((mates >>> other) & 1) ours += (1 - ours) * beats * float64At(weights, 11);
    else ours *= 1 - beats;
  }
  return ours;
}
