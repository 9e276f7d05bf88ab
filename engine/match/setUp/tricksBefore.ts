import { suitIndex, SUITS, type Card } from '../../cards/card.ts';
import { itemAt } from '../../cards/indexed.ts';
import type { Rng } from '../../cards/random.ts';
import type { TrickKernel } from '../../cards/trick/kernel.ts';

/** The number of attempts at each trick. */
const TRICKS = 60;
/** The number of candidates of which the best is taken. */
const CHOSEN_FROM = 8;

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

/** A card in the pool that a seat may have played, and the stack that it then lay on. */
interface Choice extends Laid {
  readonly at: number;
}

/**
 * A trick that a seat won, put back into the hands and stacks it was played from; led by a given seat, or by any. Of several that are found it is the one
 * after which the suits of the pool can best be led and followed by everybody: the more cards the hands hold, the more has to be followed.
 */
export function trickBefore(
  kernel: TrickKernel,
  sides: readonly number[],
  holdings: readonly Holding[],
  pool: Card[],
  winner: number,
  led: number | null,
  rng: Rng,
): Laid[] | undefined {
  let best: { readonly laid: readonly Choice[]; readonly odd: number } | undefined;
  for (let attempt = 0, found = 0; attempt < TRICKS && found < CHOSEN_FROM && best?.odd !== 0; attempt += 1) {
    const laid = trickWonBy(kernel, sides, holdings, pool, winner, led ?? rng.below(holdings.length), rng);
    if (laid === undefined) continue;
    found += 1;
    const taken = new Set(laid.map(({ at }) => at));
    const odd = oddCards(
      pool.filter((_, at) => !taken.has(at)),
      holdings.length,
    );
    if (best === undefined || odd < best.odd) best = { laid, odd };
  }
  if (best === undefined) return undefined;
  const { laid } = best;
  for (const one of laid) takeUp(holdings, one);
  for (const at of laid.map((one) => one.at).sort((a, b) => b - a)) pool.splice(at, 1);
  return laid.map(({ seat, card, stack }) => ({ seat, card, stack }));
}

/** A trick from the pool that one seat leads and another wins, each card by the rules; `undefined` where chance has led to none. */
function trickWonBy(
  kernel: TrickKernel,
  sides: readonly number[],
  holdings: readonly Holding[],
  pool: readonly Card[],
  winner: number,
  leader: number,
  rng: Rng,
): Choice[] | undefined {
  const seats = holdings.length;
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
    const looked = new Set<Card>();
    for (const [at, card] of pool.entries()) {
      if (looked.has(card) || laid.some((one) => one.at === at)) continue;
      looked.add(card);
      const wins = kernel.winner([...trick, card]) === i;
      if (i > 0 && ((seat === winner && !wins) || (won && wins))) continue;
      if (kernel.legal([...others, card], trick, (place) => sides[(leader + place) % seats] === sides[seat]).includes(card))
        choices.push({ seat, card, at, stack });
    }
    // High cards fall early, so low ones come first here: with full hands only they are allowed.
    const chosen = choices[Math.min(rng.below(Math.max(1, choices.length)), rng.below(Math.max(1, choices.length)))];
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
