import type { Game } from '../../contract/game.ts';
import type { TrickRules } from '../../contract/search/search.ts';
import { int32At, outOfRange } from '../../cards/indexed.ts';
import { size, type Board } from '../../cards/trick/board.ts';
import type { CardPlace } from '../../cards/trick/layout.ts';
import { PlayoutPolicy } from './playoutPolicy.ts';
import { unitOf, weightsOf, isWholeVector, WEIGHT_COUNT, type WeightVector, type PolicyWeights } from './weights.ts';

/** The width of a row of {@link NONE}: more than the cards of any pack. */
const CARDS = 96;
/** The chance that a seat holds none of `n` cards that each of `others` seats is equally likely to hold, at `others * CARDS + n`. */
const NONE = Float64Array.from({ length: 8 * CARDS }, (_, at) => {
  const others = Math.floor(at / CARDS);
  return others < 1 ? 1 : (1 - 1 / others) ** (at % CARDS);
});

/*
 * Playouts spend most of their time here. Each function reads its arrays first and checks all reads at once: the check costs nothing, while a
 * call of a checked accessor for each read would make playouts a fifth slower. Weights are read by number, which the type checks; `WEIGHT` names
 * and explains them.
 */

/** A fast player that weighs what a card wins against what keeping it is worth, by a handful of numbers ({@link PolicyWeights}). */
export class HeuristicPolicy extends PlayoutPolicy {
  readonly #weights: WeightVector;
  /** Whether the seat to move is on the declarer's side. */
  #declares = false;

  /** Throws a RangeError unless there are as many weights as `WEIGHT` names. */
  constructor(weights: PolicyWeights, unit: number) {
    super(unit);
    if (!isWholeVector(weights)) throw new RangeError(`a heuristic policy has ${WEIGHT_COUNT} weights, not ${weights.length}`);
    this.#weights = weights;
  }

  protected override rate(board: Board): void {
    const { declarer, seat } = board;
    const mates = int32At(this.allies ?? board.mates, seat);
    this.#declares = declarer >= 0 && ((mates >>> declarer) & 1) === 1;
    if (board.count === 0) this.#scoreLeads(board, mates);
    else this.#scoreFollows(board, mates);
  }

  #scoreFollows(board: Board, mates: number): void {
    const { layout, players, seat, led } = board;
    const { places, scores, unit } = this;
    const weights = this.#weights;
    const { 9: lead, 10: rest } = weights;
    const { spec, value } = layout;
    const declares = this.#declares;
    const behind = players - board.count - 1;
    const out = board.left * players - board.count - 1;
    const average = out > 0 ? board.worth / out : 0;
    const common = board.gain + behind * average * rest + spec.perTrick + unit * lead + (board.left === 1 ? spec.lastTrick : 0);
    const hold = 2 * chanceOurs(weights, mates, board, board.winner, board.best, led) - 1;
    for (let i = 0; i < this.count; i += 1) {
      const place = places[i];
      if (place === undefined) throw outOfRange(places, i);
      const points = value[place];
      if (points === undefined) throw outOfRange(value, place);
      const slot = place >> 5;
      const isTrump = slot === 0 && layout.trumps !== 0;
      const beating = isTrump ? board.beatTrump : slot === led ? board.beatLed : 0;
      const wins = ((beating >>> (place & 31)) & 1) === 1;
      const chance = wins ? 2 * chanceOurs(weights, mates, board, seat, place, led) - 1 : hold;
      scores[place] = chance * (common + points + this.#brings(board, place)) - keep(weights, unit, declares, board, place);
    }
  }

  /** The bonus of the trick so far with one more card. */
  #brings(board: Board, place: CardPlace): number {
    const { bonus, trick, count } = board;
    if (bonus === null || count < 2) return 0;
    trick[count] = place;
    return this.#weights[22] * bonus.of(trick, count + 1);
  }

  #scoreLeads(board: Board, mates: number): void {
    const { layout, players, seat, live, hands, voids } = board;
    const { places, scores, unit } = this;
    const weights = this.#weights;
    const { 9: lead, 12: leadRest, 13: long, 16: leadSingle, 17: leadToRuffer, 18: leadToMateRuff, 20: leadLow, 21: leadRun } = weights;
    const { spec, value, higher } = layout;
    const declares = this.#declares;
    const rest = players - 1;
    const out = board.left * players - 1;
    const average = out > 0 ? board.worth / out : 0;
    const common = rest * average * leadRest + spec.perTrick + unit * lead + (board.left === 1 ? spec.lastTrick : 0);
    const base = seat << 2;
    const liveTrumps = live[0];
    const ownTrumps = hands[base];
    if (liveTrumps === undefined || ownTrumps === undefined) throw outOfRange(hands, base);
    const outTrumps = layout.trumps === 0 ? 0 : size(liveTrumps & ~ownTrumps);
    let threat = false;
    if (outTrumps > 0)
      for (let other = 0; other < players; other += 1)
        if (((mates >>> other) & 1) === 0 && (int32At(voids, other) & 1) === 0) threat = true;
    const drawing = (declares ? weights[8] : weights[14]) * unit;
    for (let i = 0; i < this.count; i += 1) {
      const place = places[i];
      if (place === undefined) throw outOfRange(places, i);
      const slot = place >> 5;
      const points = value[place];
      const own = hands[base + slot];
      const inPlay = live[slot];
      const above = higher[place & 31];
      if (points === undefined || own === undefined || inPlay === undefined || above === undefined) throw outOfRange(value, place);
      const chance = 2 * chanceOurs(weights, mates, board, seat, place, slot) - 1;
      let extra = 0;
      if (slot === 0 && layout.trumps !== 0) {
        if (threat && outTrumps > 1) extra = drawing + unit * long * (size(own) - outTrumps / (players - 1));
      } else {
        const alone = (own & (own - 1)) === 0;
        if (alone && layout.trumps !== 0 && ownTrumps !== 0) extra += unit * leadSingle;
        if (outTrumps > 0)
          for (let other = 0; other < players; other += 1) {
            const known = voids[other];
            if (known === undefined) throw outOfRange(voids, other);
            if (other !== seat && (known >>> slot) & 1 && (known & 1) === 0)
              extra += unit * (((mates >>> other) & 1) === 1 ? leadToMateRuff : leadToRuffer);
          }
        if ((inPlay & ~own & above) !== 0 && (own & above) === 0) extra += unit * leadLow - points * leadRun;
      }
      scores[place] = chance * (common + points) + extra - keep(weights, unit, declares, board, place);
    }
  }
}

// Plain functions: search calls them millions of times, and a private method checks its object at every call.

/** The value of keeping a card for later, in points. */
function keep(weights: WeightVector, unit: number, declares: boolean, board: Board, place: CardPlace): number {
  const { layout, live, hands, seat } = board;
  if (board.left <= 1) return 0;
  const slot = place >> 5;
  const own = hands[(seat << 2) + slot];
  const inPlay = live[slot];
  const higher = layout.higher[place & 31];
  const value = layout.value[place];
  const ownTrumps = hands[seat << 2];
  if (own === undefined || inPlay === undefined || higher === undefined || value === undefined || ownTrumps === undefined)
    throw outOfRange(layout.value, place);
  const above = inPlay & ~own & higher;
  const master = above === 0;
  // Keeping a card for later is worth less the fewer tricks are to come.
  const late = 1 + weights[23] * (board.left / 8 - 0.5);
  if (slot === 0 && layout.trumps !== 0) {
    const rank = (place & 31) / layout.bits;
    const low = weights[0] + (declares ? weights[24] : 0);
    const trump = low + (weights[1] - low) * rank + (master ? weights[2] : 0);
    return late * (unit * trump + value * weights[3]);
  }
  const long = unit * weights[25] * size(own);
  if (master) return late * (unit * weights[4] + value * weights[5] + long);
  const alone = (own & (own - 1)) === 0;
  const second = !alone && (above & (above - 1)) === 0 ? value * weights[15] : 0;
  // The last card of a plain suit makes room for trumps.
  const free = alone && layout.trumps !== 0 && ownTrumps !== 0 ? unit * weights[19] : 0;
  return late * (value * (alone ? weights[7] : weights[6]) + second + long - free);
}

/** The chance that the seats after the mover leave the trick to the mover's side, `top` winning it for `holder`. */
function chanceOurs(weights: WeightVector, mates: number, board: Board, holder: number, top: CardPlace, led: number): number {
  const { layout, live, hands, seat, players, voids } = board;
  const base = seat << 2;
  const slot = top >> 5;
  const hasTrumps = layout.trumps !== 0;
  const isTrump = hasTrumps && slot === 0;
  const inPlay = live[slot];
  const own = hands[base + slot];
  const higher = layout.higher[top & 31];
  const inPlayLed = live[led];
  const ownLed = hands[base + led];
  const liveTrumps = live[0];
  const ownTrumps = hands[base];
  if (inPlay === undefined || own === undefined || higher === undefined) throw outOfRange(layout.higher, top);
  if (inPlayLed === undefined || ownLed === undefined || liveTrumps === undefined || ownTrumps === undefined)
    throw outOfRange(hands, base + led);
  const row = (players - 1) * CARDS;
  const noneAbove = NONE[row + size(inPlay & ~own & higher)];
  const noneTrumps = NONE[row + (hasTrumps ? size(liveTrumps & ~ownTrumps) : 0)];
  const isVoid = NONE[row + size(inPlayLed & ~ownLed)];
  if (noneAbove === undefined || noneTrumps === undefined || isVoid === undefined) throw outOfRange(NONE, row);
  const someAbove = 1 - noneAbove;
  const someTrumps = 1 - noneTrumps;
  let ours = (mates >>> holder) & 1;
  let other = seat;
  for (let place = board.count + 1; place < players; place += 1) {
    other = other + 1 === players ? 0 : other + 1;
    const known = voids[other];
    if (known === undefined) throw outOfRange(voids, other);
    let beats: number;
    if (isTrump) {
      const could = (known & 1) !== 0 ? 0 : someAbove;
      beats = led === 0 ? could : (known >>> led) & 1 ? could : isVoid * could;
    } else if ((known >>> led) & 1) beats = hasTrumps && (known & 1) === 0 ? someTrumps : 0;
    else beats = (1 - isVoid) * someAbove + (hasTrumps && (known & 1) === 0 ? isVoid * someTrumps : 0);
    if ((mates >>> other) & 1) ours += (1 - ours) * beats * weights[11];
    else ours *= 1 - beats;
  }
  return ours;
}

/** The policy of a game with its learned weights, for rollouts by its rules of play. */
export function heuristicPolicyOf({ id }: Pick<Game, 'id'>, { spec, sides }: TrickRules): HeuristicPolicy {
  return new HeuristicPolicy(weightsOf(id), unitOf(spec, sides.length));
}
