import type { Card, Seat, Trump } from '../../cards/card.ts';
import { PACKS } from '../../cards/pack.ts';
import { shuffled, type Rng } from '../../cards/random.ts';
import { after, OPPOSITE } from '../../cards/seats.ts';
import { trickKernel } from '../../cards/trick/kernel.ts';
import { FREE_SPEC, HALF_PACK_POINTS, PACK_POINTS } from '../family/manille/spec.ts';
import { visible } from '../sampling/sampling.ts';
import type { View } from '../../contract/view.ts';
import { itemAt } from '../../cards/indexed.ts';

/** How often a deal is played out to judge it. */
const SAMPLES = 200;

/**
 * All four hands as a seat knows them before the play: the others' as shown, its own by the rest of the pack. A seat does not know the order
 * of its own cards, so every card comes from every place alike.
 */
export function handsKnown(view: View): Card[][] {
  const open = view.hands.map((hand) => visible(hand));
  const seen = new Set(open.flat());
  return open.map((hand, seat) => (seat === view.viewer ? PACKS.french32.cards.filter((card) => !seen.has(card)) : hand));
}

/** The expected score of the dealer's side, above zero, or loss, below, undoubled, with each of some trumps. */
export function oddsOf(hands: readonly (readonly Card[])[], dealer: Seat, trumps: readonly Trump[], rng: Rng): number[] {
  const sums = trumps.map(() => 0);
  for (let sample = 0; sample < SAMPLES; sample += 1) {
    const orders = hands.map((hand) => shuffled(hand, rng));
    trumps.forEach((trump, i) => (sums[i] = itemAt(sums, i) + outcome(orders, dealer, trump)));
  }
  return sums.map((sum) => sum / SAMPLES);
}

/** The deal when every hand is played in the order given: the score of the dealer's side, less the other's. */
function outcome(orders: readonly (readonly Card[])[], dealer: Seat, trump: Trump): number {
  const kernel = trickKernel(FREE_SPEC, trump);
  const tricks = itemAt(orders, 0).length;
  let leader = dealer;
  let points = 0;
  let won = 0;
  for (let at = 0; at < tricks; at += 1) {
    const trick = orders.map((_, place) => orders[after(leader, 4, place)]?.[at] ?? -1);
    leader = after(leader, 4, kernel.winner(trick));
    if (OPPOSITE[leader] !== OPPOSITE[dealer]) continue;
    points += kernel.points(trick);
    won += 1;
  }
  if (won === tricks) return PACK_POINTS;
  return won === 0 ? -PACK_POINTS : points - HALF_PACK_POINTS;
}
