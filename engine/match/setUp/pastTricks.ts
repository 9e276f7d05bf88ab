import type { Card, Seat } from '../../cards/card.ts';
import type { Game } from '../../contract/game.ts';
import { itemAt } from '../../cards/indexed.ts';
import { shuffled, type Rng } from '../../cards/random.ts';
import type { TrickKernel } from '../../cards/trick/kernel.ts';
import type { Place } from './places.ts';
import { roomyPlaces, takeUp, trickBefore, type FoundTrick, type Holding, type Laid, type Loose } from './tricksBefore.ts';
import { pileOf, type WantedCards } from './wanted.ts';

/** The height of a stack before its first card. */
const NO_CARDS = 0;
/** How often tricks are taken up again in one deal. */
const BACK = 60;

/** The cards of a seat at the position; on given stacks, or on some that chance chooses. */
export function holdingOf(
  hand: readonly Card[],
  rows: readonly (readonly Card[])[] | null,
  seat: Seat,
  places: readonly Place[],
  rng: Rng,
): Holding {
  const own = places.filter((one) => one.seat === seat);
  const heights: number[] = [];
  for (const { stack } of own) if (stack >= 0) heights[stack] = (heights[stack] ?? NO_CARDS) + 1;
  const room = own.filter(({ stack }) => stack < 0).length;
  if (rows !== null) return { hand: [...hand], stacks: heights.map((_, at) => [...(rows[at] ?? [])]), room, heights };
  // Remaining cards may lie in the hand, or open on a stack; covered only if there are too many cards for that. A card that was covered once need not
  // have been played, so that often only one of these ways has tricks before it.
  const least = Math.max(0, hand.length - room);
  const most = Math.max(least, Math.min(heights.length, hand.length));
  const onStacks = least + rng.below(most - least + 1);
  const left = onStacks === 0 ? hand : shuffled(hand, rng);
  const order = shuffled([...heights.keys()], rng);
  const held: Holding = { hand: left.slice(onStacks), stacks: heights.map(() => []), room, heights };
  left.slice(0, onStacks).forEach((card, i) => itemAt(held.stacks, itemAt(order, i % order.length)).push(card));
  return held;
}

/**
 * A known trick put back to where its cards may have come from: where there is room, and where the card could be played by what lay open then. `undefined`
 * where there is no such place.
 */
export function laidFrom(
  kernel: TrickKernel,
  sides: readonly number[],
  holdings: readonly Holding[],
  { leader, cards }: WantedCards['tricks'][number],
  rng: Rng,
): Laid[] | undefined {
  const laid: Laid[] = [];
  for (const [at, card] of cards.entries()) {
    const seat = (leader + at) % holdings.length;
    const held = itemAt(holdings, seat);
    const mate = (place: number): boolean => sides[(leader + place) % holdings.length] === sides[seat];
    const possible = roomyPlaces(held).filter((stack) => {
      const others = [...held.hand, ...held.stacks.flatMap((pile, k) => (k === stack ? [] : pile.slice(-1)))];
      return kernel.legal([...others, card], cards.slice(0, at), mate).includes(card);
    });
    if (possible.length === 0) return undefined;
    const one = { seat, card, stack: itemAt(possible, rng.below(possible.length)) };
    takeUp(holdings, one);
    laid.push(one);
  }
  return laid;
}

/** The cards that tricks before a position are made of: those known to lie in a pile, and all the others. */
export function looseCards({ won, rest }: Pick<WantedCards, 'won' | 'rest'>): Loose[] {
  return [...rest.map((card) => ({ card, pile: -1 })), ...won.flatMap((cards, pile) => cards.map((card) => ({ card, pile })))];
}

/** The tricks that are looked for: who won the last of them, who led the first, and their number. */
interface SoughtTricks {
  readonly last: Seat;
  readonly first: Seat;
  readonly count: number;
}

/**
 * Tricks before a position, the last first, from the cards of a pool: as many as wanted, the first led by a given seat, the last won by another. Every card
 * that is known to lie in a pile is in a trick of it. `undefined` where chance has led to none.
 */
export function tricksFound(
  game: Game,
  kernel: TrickKernel,
  sides: readonly number[],
  holdings: readonly Holding[],
  pool: Loose[],
  { last, first, count }: SoughtTricks,
  rng: Rng,
): (readonly Laid[])[] | undefined {
  const seats = holdings.length;
  const strength = ({ card }: Loose): number => kernel.strength(card) + (kernel.isTrump(card) ? 100 : 0);
  pool.sort((a, b) => strength(a) - strength(b));
  let leader = last;
  const laid: FoundTrick[] = [];
  for (let back = 0; ;) {
    const left = count - laid.length;
    if (left <= 0) {
      if (leader === first && pool.every(({ pile }) => pile < 0)) return laid.map(({ trick }) => trick);
      if (count <= 0) return undefined;
    }
    const pile = pileOf(game, leader);
    const before = left === 1 ? first : winnerBefore(game, pool, pile, { left: left - 1, seats }, rng);
    const found = left > 0 ? trickBefore(kernel, sides, holdings, pool, { winner: leader, pile, led: before }, rng) : undefined;
    if (found !== undefined) laid.push(found);
    else if (back === BACK) return undefined;
    else {
      // The cards that are left do not make a trick: some of the others are taken up again.
      back += 1;
      for (const { trick, taken } of laid.splice(-1 - rng.below(4)).reverse()) {
        for (const { seat, stack } of trick.toReversed()) (stack < 0 ? holdings[seat]?.hand : holdings[seat]?.stacks[stack])?.pop();
        pool.push(...taken);
      }
      pool.sort((a, b) => strength(a) - strength(b));
    }
    leader = laid.at(-1)?.trick[0]?.seat ?? last;
  }
}

/**
 * A seat that may have won the trick before one that goes to a `pile`, of those `left`: `null`, any, where no pile has cards that must still go to a trick.
 */
function winnerBefore(
  game: Game,
  pool: readonly Loose[],
  pile: number,
  { left, seats }: { readonly left: number; readonly seats: number },
  rng: Rng,
): Seat | null {
  const needs = Array.from({ length: seats }, (_, at) => {
    const cards = pool.filter((one) => one.pile === at).length;
    return Math.max(0, Math.ceil(cards / seats) - (at === pile ? 1 : 0));
  });
  const all = needs.reduce((sum, need) => sum + need, 0);
  if (all === 0 || rng.below(Math.max(left, all)) >= all) return null;
  const owner = itemAt(
    needs.flatMap((need, at) => Array.from({ length: need }, () => at)),
    rng.below(all),
  );
  const winners = Array.from({ length: seats }, (_, seat) => seat).filter((seat) => pileOf(game, seat) === owner);
  return itemAt(winners, rng.below(winners.length));
}
