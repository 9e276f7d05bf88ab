import { suitIndex, SUITS, type Card, type Seat } from '../../cards/card.ts';
import { itemAt } from '../../cards/indexed.ts';
import type { Rng } from '../../cards/random.ts';
import type { TrickKernel } from '../../cards/trick/kernel.ts';

/** The number of attempts at each trick. */
const TRICKS = 60;
/** The number of candidates of which the best is taken. */
const CHOSEN_FROM = 8;

/** More piles than there are seats. */
const PILES = 8;

/** The cards of a seat while tricks are put back, the last one first. */
export interface Holding {
  hand: Card[];
  readonly stacks: Card[][];
  /** How many cards its hand, and each of its stacks, was dealt. */
  readonly room: number;
  readonly heights: readonly number[];
}

/** Where a seat has room for a card: the hand is −1, stacks by number. */
export function roomyPlaces({ hand, room, stacks, heights }: Holding): number[] {
  return [...(hand.length < room ? [-1] : []), ...stacks.flatMap((stack, k) => (stack.length < itemAt(heights, k) ? [k] : []))];
}

/** Puts a card of a trick back to where it was played from. */
export function takeUp(holdings: readonly Holding[], { seat, card, stack }: Laid): void {
  const { hand, stacks } = itemAt(holdings, seat);
  (stack < 0 ? hand : itemAt(stacks, stack)).push(card);
}

/** A card of a trick, and the stack that it was played from; −1 for the hand. */
export interface Laid {
  readonly seat: number;
  readonly card: Card;
  readonly stack: number;
}

/** A card that lies in no hand, and the pile of taken tricks that it is known to lie in; −1: it may lie in any, or have been in none. */
export interface Loose {
  readonly card: Card;
  readonly pile: number;
}

/** A card in the pool that a seat may have played, and the stack that it then lay on. */
interface Choice extends Laid {
  readonly at: number;
  readonly pile: number;
}

/** A trick that was found, and its cards as they lay in the pool. */
export interface FoundTrick {
  readonly trick: readonly Laid[];
  readonly taken: readonly Loose[];
}

/** The trick that is looked for: who won it, the pile that it went to, and who led it; `null`: any. */
interface SoughtTrick {
  readonly winner: Seat;
  readonly pile: Seat;
  readonly led: Seat | null;
}

/**
 * A trick that a seat won, put back into the hands and stacks it was played from; led by a given seat, or by any. Of several that are found it is the one
 * after which the suits of the pool can best be led and followed by everybody: the more cards the hands hold, the more has to be followed.
 */
export function trickBefore(
  kernel: TrickKernel,
  sides: readonly number[],
  holdings: readonly Holding[],
  pool: Loose[],
  { winner, pile, led }: SoughtTrick,
  rng: Rng,
): FoundTrick | undefined {
  let best: { readonly laid: readonly Choice[]; readonly odd: number } | undefined;
  for (let attempt = 0, found = 0; attempt < TRICKS && found < CHOSEN_FROM && best?.odd !== 0; attempt += 1) {
    const laid = trickWonBy(kernel, sides, holdings, pool, { winner, pile, led: led ?? rng.below(holdings.length) }, rng);
    if (laid === undefined) continue;
    found += 1;
    const taken = new Set(laid.map(({ at }) => at));
    const odd = oddCards(
      pool.flatMap(({ card }, at) => (taken.has(at) ? [] : [card])),
      holdings.length,
    );
    if (best === undefined || odd < best.odd) best = { laid, odd };
  }
  if (best === undefined) return undefined;
  const { laid } = best;
  for (const one of laid) takeUp(holdings, one);
  for (const at of laid.map((one) => one.at).sort((a, b) => b - a)) pool.splice(at, 1);
  return {
    trick: laid.map(({ seat, card, stack }) => ({ seat, card, stack })),
    taken: laid.map(({ card, pile: lies }) => ({ card, pile: lies })),
  };
}

/** A trick from the pool that one seat leads and another wins, each card by the rules; `undefined` where chance has led to none. */
function trickWonBy(
  kernel: TrickKernel,
  sides: readonly number[],
  holdings: readonly Holding[],
  pool: readonly Loose[],
  { winner, pile, led: leader }: SoughtTrick & { readonly led: Seat },
  rng: Rng,
): Choice[] | undefined {
  const seats = holdings.length;
  // A pile that still has a whole trick gives all of it; the rest of one goes before cards that may lie anywhere.
  const piled = pool.filter((one) => one.pile === pile).length;
  const laid: Choice[] = [];
  for (let i = 0; i < seats; i += 1) {
    const seat = (leader + i) % seats;
    const held = itemAt(holdings, seat);
    const roomy = roomyPlaces(held);
    const stack = roomy[rng.below(Math.max(1, roomy.length))] ?? -1;
    const others = [...held.hand, ...held.stacks.flatMap((cards, k) => (k === stack ? [] : cards.slice(-1)))];
    const trick = laid.map(({ card }) => card);
    const won = laid.some((one) => one.seat === winner);
    const choices: Choice[] = [];
    const looked = new Set<number>();
    for (const [at, { card, pile: lies }] of pool.entries()) {
      if (lies >= 0 ? lies !== pile : piled >= seats) continue;
      const kind = card * PILES + lies;
      if (looked.has(kind) || laid.some((one) => one.at === at)) continue;
      looked.add(kind);
      const wins = kernel.winner([...trick, card]) === i;
      if (i > 0 && ((seat === winner && !wins) || (won && wins))) continue;
      if (kernel.legal([...others, card], trick, (place) => sides[(leader + place) % seats] === sides[seat]).includes(card))
        choices.push({ seat, card, at, stack, pile: lies });
    }
    // High cards fall early, so low ones come first here: with full hands only they are allowed.
    const certain = choices.filter((one) => one.pile >= 0);
    const from = certain.length > 0 ? certain : choices;
    const chosen = from[Math.min(rng.below(Math.max(1, from.length)), rng.below(Math.max(1, from.length)))];
    if (chosen === undefined) return undefined;
    laid.push(chosen);
  }
  return laid;
}

/** How many cards of the pool are over, or missing, for its suits to be led and followed by everybody. */
function oddCards(pool: readonly Card[], seats: number): number {
  const counts = SUITS.map((_, suit) => pool.filter((card) => suitIndex(card) === suit).length);
  return counts.reduce((sum, count) => sum + Math.min(count % seats, seats - (count % seats)), 0);
}
