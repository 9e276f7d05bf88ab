import type { ShownCard, Suit, Trump } from '../../../../engine/cards/card.ts';
import { addTo } from '../../../../engine/protocol/messages.ts';
import type { WireView } from '../../../../engine/protocol/wire.ts';

/** A card of a hand with its place in the hand as dealt. `copy` numbers identical cards: 0 for the first. */
export interface HeldCard {
  readonly card: ShownCard;
  readonly place: number;
  readonly copy: number;
}

export interface Ranks {
  readonly plain: readonly string[];
  readonly trumps: readonly string[];
}

const BLACK = 'SC';
/** Suits as they lie when nothing else decides: colours alternate. */
const REST: readonly Suit[] = ['S', 'H', 'C', 'D'];

/**
 * The order of suits in a hand: trumps first, then colours alternating; of three suits in two colours the odd colour lies in the middle.
 */
export function suitOrder(held: readonly Suit[], trump: Trump | null): Suit[] {
  const first = held.find((suit) => suit === trump);
  const others = REST.filter((suit) => held.includes(suit) && suit !== first);
  const black = others.filter((suit) => BLACK.includes(suit));
  const red = others.filter((suit) => !BLACK.includes(suit));
  // After trumps of one colour the other colour comes first, unless that would put two of a colour side by side at the end.
  const lead =
    black.length > red.length ? black : red.length > black.length ? red : first !== undefined && BLACK.includes(first) ? red : black;
  const follow = lead === black ? red : black;
  const rest: Suit[] = [];
  for (let i = 0; i < Math.max(lead.length, follow.length); i += 1) {
    const a = lead[i];
    const b = follow[i];
    if (a !== undefined) rest.push(a);
    if (b !== undefined) rest.push(b);
  }
  return first === undefined ? rest : [first, ...rest];
}

/** The cards of a hand with their places and copies, in the order dealt. */
export function heldCards(cards: readonly ShownCard[]): HeldCard[] {
  const seen = new Map<ShownCard, number>();
  return cards.map((card, place) => {
    const copy = addTo(seen, card) - 1;
    return { card, place, copy };
  });
}

/** The trumps of a view. A fact `<game>.allTrumps` makes every suit trumps: `trump` is `NT` then, for no suit beats another. */
type TrumpsInView = Pick<WireView, 'trump' | 'facts'>;

/** A hand sorted for its player: suits in their order, ranks by the game's strength, strongest first; with `rising`, last. */
export function sortHand(
  cards: readonly HeldCard[],
  { trump, facts }: TrumpsInView,
  ranks: Ranks,
  suits: readonly Suit[],
  rising = false,
): HeldCard[] {
  const way = rising ? -1 : 1;
  const allTrumps = facts.some(({ key }) => key.endsWith('.allTrumps'));
  const strength = (card: ShownCard): number => {
    const list = allTrumps || card.charAt(1) === trump ? ranks.trumps : ranks.plain;
    return list.indexOf(card.charAt(0));
  };
  return [...cards].sort(
    (a, b) =>
      suits.indexOf(a.card.charAt(1) as Suit) - suits.indexOf(b.card.charAt(1) as Suit) ||
      way * (strength(a.card) - strength(b.card)) ||
      a.copy - b.copy,
  );
}
