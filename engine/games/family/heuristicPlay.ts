import { suitIndex, type Card } from '../../cards/card.ts';
import { after } from '../../cards/seats.ts';
import { playOf, type PlayAction } from '../../contract/action.ts';
import type { TrickRules } from '../../contract/search/search.ts';
import { seatToAct, type View } from '../../contract/view.ts';
import { onTable, cardOdds, toCome, type CardOdds } from '../sampling/cardOdds.ts';

/** A game's weights of its cards, in points of a trick. */
export interface HeuristicWeights {
  /** The worth of keeping a trump beyond its points, from the weakest to the strongest. */
  readonly trump: readonly [number, number];
  /** The worth of keeping a plain card that no card beats. */
  readonly master: number;
  /** The worth of keeping the points on a card that is not the highest, as a share. */
  readonly risk: number;
  /** The worth of leading trumps while opponents may hold some and one's own side plays. */
  readonly draw: number;
  /** The cost of giving the opponents the lead, or the gain of having it. */
  readonly lead: number;
}

/** Weights for games whose tricks are worth about `average` points. */
export function heuristicWeightsOf(average: number): HeuristicWeights {
  return { trump: [average * 0.3, average * 1.2], master: average * 0.1, risk: 0.35, draw: average * 0.12, lead: average * 0.08 };
}

/**
 * A card by heuristic: what it may win now, against what it may be worth later. Leads masters, draws trumps for its own side, gives
 * points to a trick its side will win, keeps them from one it will lose, and spends the least on what it cannot change.
 */
export function heuristicPlay(
  view: View,
  cards: readonly Card[],
  rules: TrickRules,
  weights: HeuristicWeights,
  extra: readonly Card[] = [],
): PlayAction {
  const seat = seatToAct(view);
  const odds = cardOdds(view, rules, seat, extra);
  const table = onTable(view);
  let best: Card | undefined;
  let most = -Infinity;
  for (const card of cards) {
    const worth = table.length === 0 ? leadWorth(odds, card, weights) : followWorth(odds, table, card, weights);
    if (worth > most) [best, most] = [card, worth];
  }
  if (best === undefined) throw new RangeError('a seat to act has a card');
  return playOf(best);
}

/** The points that seats still to come are likely to add, by whether they think the trick theirs. */
function average(odds: CardOdds): number {
  return odds.unseen.length === 0 ? 0 : odds.kernel.points(odds.unseen) / odds.unseen.length;
}

/** The worth of a card that is not played now. */
function keep(odds: CardOdds, card: Card, weights: HeuristicWeights): number {
  const { kernel, own } = odds;
  const points = kernel.points([card]);
  const [low, high] = weights.trump;
  const last = own.length <= 1;
  if (last) return 0;
  if (kernel.isTrump(card)) {
    const ranks = odds.rules.spec.plain.length;
    const place = kernel.strength(card) / Math.max(1, 31 - Math.clz32((1 << ranks) - 1));
    return low + (high - low) * Math.min(1, place) + (odds.isMaster(card) ? high * 0.3 : 0) - points * 0.15;
  }
  if (odds.isMaster(card)) return weights.master + points * 0.25;
  // A card with points that an opponent can still beat needs small cards beside it, or it falls to an ace.
  const company = own.filter((other) => suitIndex(other) === suitIndex(card)).length;
  return points * weights.risk * (company > 1 ? 0.5 : -0.4);
}

function followWorth(odds: CardOdds, table: readonly Card[], card: Card, weights: HeuristicWeights): number {
  const { view, kernel, seat, rules } = odds;
  const leader = view.trick?.leader ?? seat;
  const before = kernel.winner(table);
  const trick = [...table, card];
  const winning = kernel.winner(trick);
  const wins = winning !== before;
  const holder = wins ? seat : after(leader, view.players, before);
  const top = trick[winning] ?? card;
  const led = suitIndex(table[0] ?? card);
  const rest = toCome(view, seat);
  const ours = chanceOurs(odds, holder, top, led, rest);
  const stake = kernel.points(trick) + rest.length * average(odds) + rules.spec.perTrick + weights.lead;
  const bonus = lastTrickBonus(odds);
  return (2 * ours - 1) * (stake + bonus) - keep(odds, card, weights);
}

function leadWorth(odds: CardOdds, card: Card, weights: HeuristicWeights): number {
  const { kernel, seat, rules, view } = odds;
  const rest = toCome(view, seat);
  const ours = chanceOurs(odds, seat, card, suitIndex(card), rest);
  const stake = kernel.points([card]) + rest.length * average(odds) * 0.8 + rules.spec.perTrick + weights.lead;
  const trumpsOut = odds.unseen.filter((other) => kernel.isTrump(other)).length;
  const threat = rest.some(
    (other) => !odds.together(seat, other) && odds.unseen.some((held) => kernel.isTrump(held) && odds.holds(other, held) > 0),
  );
  const plays = view.declarer !== null && odds.together(view.declarer, seat);
  const draw = kernel.isTrump(card) && plays && threat && trumpsOut > 1 ? weights.draw : 0;
  return (2 * ours - 1) * (stake + lastTrickBonus(odds)) + draw - keep(odds, card, weights);
}

/** The bonus of the last trick, when this is it. */
function lastTrickBonus(odds: CardOdds): number {
  return odds.own.length === 1 ? odds.rules.spec.lastTrick : 0;
}

/** The chance that one's own side takes the trick, when `holder` wins it so far with `top`. */
function chanceOurs(odds: CardOdds, holder: number, top: Card, led: number, rest: readonly number[]): number {
  let ours = odds.together(holder, odds.seat) ? 1 : 0;
  for (const other of rest) {
    const beats = odds.beats(other, top, led);
    // A partner need not beat what already wins; an opponent will, when it can.
    ours = odds.together(other, odds.seat) ? ours + (1 - ours) * beats * 0.85 : ours * (1 - beats);
  }
  return ours;
}
