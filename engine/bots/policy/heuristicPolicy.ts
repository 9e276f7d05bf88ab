import { size, type Board } from '../../trick/board.ts';
import type { Place } from '../../trick/layout.ts';
import { PlayoutPolicy } from './playoutPolicy.ts';
import type { Weights } from './weights.ts';

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
    this.#declares = declarer >= 0 && ((((this.allies ?? board.mates)[seat] as number) >>> declarer) & 1) === 1;
    if (board.count === 0) this.#scoreLeads(board);
    else this.#scoreFollows(board);
  }

  #scoreFollows(board: Board): void {
    const { layout, players, seat, led } = board;
    const weights = this.weights;
    const { spec, value } = layout;
    const mates = (this.allies ?? board.mates)[seat] as number;
    const declares = this.#declares;
    const rest = players - board.count - 1;
    const out = board.left * players - board.count - 1;
    const average = out > 0 ? board.worth / out : 0;
    const common =
      board.gain +
      rest * average * (weights[10] as number) +
      spec.perTrick +
      this.unit * (weights[9] as number) +
      (board.left === 1 ? spec.lastTrick : 0);
    const hold = 2 * chanceOurs(weights, mates, board, board.winner, board.best, led) - 1;
    for (let i = 0; i < this.count; i += 1) {
      const place = this.places[i] as number;
      const slot = place >> 5;
      const isTrump = slot === 0 && layout.trumps !== 0;
      const beating = isTrump ? board.beatTrump : slot === led ? board.beatLed : 0;
      const wins = ((beating >>> (place & 31)) & 1) === 1;
      const chance = wins ? 2 * chanceOurs(weights, mates, board, seat, place, led) - 1 : hold;
      this.scores[place] =
        chance * (common + (value[place] as number) + this.#brings(board, place)) - keep(weights, this.unit, declares, board, place);
    }
  }

  /** What the trick so far would bring besides its points with a card more. */
  #brings(board: Board, place: Place): number {
    const { bonus, trick, count } = board;
    if (bonus === null || count < 2) return 0;
    trick[count] = place;
    return (this.weights[22] as number) * bonus.of(trick, count + 1);
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
      rest * average * (weights[12] as number) +
      spec.perTrick +
      this.unit * (weights[9] as number) +
      (board.left === 1 ? spec.lastTrick : 0);
    const base = seat << 2;
    const outTrumps = layout.trumps === 0 ? 0 : size((live[0] as number) & ~(hands[base] as number));
    const mates = (this.allies ?? board.mates)[seat] as number;
    let threat = false;
    if (outTrumps > 0)
      for (let other = 0; other < players; other += 1)
        if (((mates >>> other) & 1) === 0 && ((voids[other] as number) & 1) === 0) threat = true;
    const drawing = (declares ? (weights[8] as number) : (weights[14] as number)) * this.unit;
    for (let i = 0; i < this.count; i += 1) {
      const place = this.places[i] as number;
      const slot = place >> 5;
      const chance = 2 * chanceOurs(weights, mates, board, seat, place, slot) - 1;
      const own = hands[base + slot] as number;
      let extra = 0;
      if (slot === 0 && layout.trumps !== 0) {
        if (threat && outTrumps > 1) extra = drawing + this.unit * (weights[13] as number) * (size(own) - outTrumps / (players - 1));
      } else {
        const alone = (own & (own - 1)) === 0;
        if (alone && layout.trumps !== 0 && (hands[base] as number) !== 0) extra += this.unit * (weights[16] as number);
        if (outTrumps > 0)
          for (let other = 0; other < players; other += 1)
            if (other !== seat && ((voids[other] as number) >>> slot) & 1 && ((voids[other] as number) & 1) === 0)
              extra += this.unit * (((mates >>> other) & 1) === 1 ? (weights[18] as number) : (weights[17] as number));
        const out = (live[slot] as number) & ~own;
        const higher = out & (layout.higher[place & 31] as number);
        if (higher !== 0 && (own & (layout.higher[place & 31] as number)) === 0)
          extra += this.unit * (weights[20] as number) - (value[place] as number) * (weights[21] as number);
      }
      this.scores[place] = chance * (common + (value[place] as number)) + extra - keep(weights, this.unit, declares, board, place);
    }
  }
}

// Plain functions: search calls them millions of times, and a private method checks its object at every call.

/** What a card is worth when it is not played now, in points. */
function keep(weights: Weights, unit: number, declares: boolean, board: Board, place: Place): number {
  const { layout, live, hands, seat } = board;
  if (board.left <= 1) return 0;
  const slot = place >> 5;
  const own = hands[(seat << 2) + slot] as number;
  const out = (live[slot] as number) & ~own;
  const master = (out & (layout.higher[place & 31] as number)) === 0;
  const value = layout.value[place] as number;
  // What is kept for later is worth less the fewer tricks there are to come.
  const late = 1 + (weights[23] as number) * (board.left / 8 - 0.5);
  if (slot === 0 && layout.trumps !== 0) {
    const rank = (place & 31) / layout.bits;
    const low = (weights[0] as number) + (declares ? (weights[24] as number) : 0);
    const trump = low + ((weights[1] as number) - low) * rank + (master ? (weights[2] as number) : 0);
    return late * (unit * trump + value * (weights[3] as number));
  }
  const long = unit * (weights[25] as number) * size(own);
  if (master) return late * (unit * (weights[4] as number) + value * (weights[5] as number) + long);
  const alone = (own & (own - 1)) === 0;
  const above = out & (layout.higher[place & 31] as number);
  const second = !alone && (above & (above - 1)) === 0 ? value * (weights[15] as number) : 0;
  // The last card of a plain suit makes room for trumps.
  const free = alone && layout.trumps !== 0 && (hands[seat << 2] as number) !== 0 ? unit * (weights[19] as number) : 0;
  return late * (value * (alone ? (weights[7] as number) : (weights[6] as number)) + second + long - free);
}

/** The chance that the seats after the mover leave the trick to the mover's side, `top` winning it for `holder`. */
function chanceOurs(weights: Weights, mates: number, board: Board, holder: number, top: Place, led: number): number {
  const { layout, live, hands, seat, players, voids } = board;
  const none = NONE[players - 1] as Float64Array;
  const base = seat << 2;
  const slot = top >> 5;
  const hasTrumps = layout.trumps !== 0;
  const isTrump = hasTrumps && slot === 0;
  const above = size((live[slot] as number) & ~(hands[base + slot] as number) & (layout.higher[top & 31] as number));
  const outLed = size((live[led] as number) & ~(hands[base + led] as number));
  const outTrumps = hasTrumps ? size((live[0] as number) & ~(hands[base] as number)) : 0;
  const someAbove = 1 - (none[above] as number);
  const someTrumps = 1 - (none[outTrumps] as number);
  const isVoid = none[outLed] as number;
  let ours = (mates >>> holder) & 1;
  let other = seat;
  for (let place = board.count + 1; place < players; place += 1) {
    other = other + 1 === players ? 0 : other + 1;
    const known = voids[other] as number;
    let beats: number;
    if (isTrump) {
      const could = (known & 1) !== 0 ? 0 : someAbove;
      beats = led === 0 ? could : (known >>> led) & 1 ? could : isVoid * could;
    } else if ((known >>> led) & 1) beats = hasTrumps && (known & 1) === 0 ? someTrumps : 0;
    else beats = (1 - isVoid) * someAbove + (hasTrumps && (known & 1) === 0 ? isVoid * someTrumps : 0);
    if ((mates >>> other) & 1) ours += (1 - ours) * beats * (weights[11] as number);
    else ours *= 1 - beats;
  }
  return ours;
}
