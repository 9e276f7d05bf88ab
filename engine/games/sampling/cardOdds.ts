import { CARD_LIMIT, cards as parseCards, codesOf, suitIndex, less, type Card, type Seat } from '../../cards/card.ts';
import { PACKS } from '../../cards/pack.ts';
import { after } from '../../cards/seats.ts';
import { trickKernel, type TrickKernel } from '../../cards/trick/kernel.ts';
import type { TrickRules } from '../../contract/search/search.ts';
import { cardsInTrick, type View } from '../../contract/view.ts';
import { excludedByPlay, playedBy, visible } from './sampling.ts';
import { float64At, itemAt, uint8At } from '../../cards/indexed.ts';

/** A seat's odds about the cards it does not see, as chances between 0 and 1. */
export interface CardOdds {
  readonly seat: Seat;
  readonly view: View;
  readonly rules: TrickRules;
  readonly kernel: TrickKernel;
  /** The cards the seat plays from. */
  readonly own: readonly Card[];
  /** Cards the seat has not seen yet, once per copy. */
  readonly unseen: readonly Card[];
  /** The chance that another seat holds an unseen card. */
  holds(other: Seat, card: Card): number;
  /** The chance that another seat holds no card of a suit. */
  isVoid(other: Seat, suit: number): number;
  /** The chance that another seat can play a card that beats one which wins the trick, the led suit given. */
  beats(other: Seat, card: Card, led: number): number;
  /** Whether nothing unseen in its suit beats a card. */
  isMaster(card: Card): boolean;
  /** Whether two seats are on one side. */
  together(a: Seat, b: Seat): boolean;
}

/** The odds as the seat to act sees them; `extra` are cards on the table that it plays from besides its hand. */
export function cardOdds(view: View, rules: TrickRules, seat: Seat, extra: readonly Card[] = []): CardOdds {
  const kernel = trickKernel(rules.spec, rules.trump);
  const own = [...visible(itemAt(view.hands, seat)), ...extra];
  const unseen = unseenBy(view, rules, own);
  const count = new Uint8Array(CARD_LIMIT);
  for (const card of unseen) count[card] = uint8At(count, card) + 1;
  const barred = excludedByPlay(view, rules);
  const open = view.hands.map((hand) => visible(hand));
  const hidden = view.hands.map((hand, other) => (other === seat ? 0 : hand.length - itemAt(open, other).length));
  const kinds = [...new Set(unseen)];
  const room = new Float64Array(CARD_LIMIT);
  for (const card of kinds) room[card] = hidden.reduce((sum, size, other) => sum + (barred[other]?.[card] === 1 ? 0 : size), 0);
  const outside = Math.max(0, unseen.length - hidden.reduce((sum, size) => sum + size, 0));

  const holds = (other: Seat, card: Card): number => {
    if (itemAt(open, other).includes(card)) return 1;
    if (itemAt(barred, other)[card] === 1 || uint8At(count, card) === 0) return 0;
    const share = itemAt(hidden, other) / Math.max(1, float64At(room, card) + outside);
    return 1 - (1 - Math.min(1, share)) ** uint8At(count, card);
  };
  const none = (other: Seat, fits: (card: Card) => boolean): number => {
    if (open[other]?.some(fits) === true) return 0;
    return kinds.reduce((chance, card) => (fits(card) ? chance * (1 - holds(other, card)) : chance), 1);
  };
  const isVoid = (other: Seat, suit: number): number => none(other, (card) => suitIndex(card) === suit);
  const higher = (card: Card) => (other: Card) => suitIndex(other) === suitIndex(card) && kernel.strength(other) > kernel.strength(card);
  return {
    seat,
    view,
    rules,
    kernel,
    own,
    unseen,
    holds,
    isVoid,
    beats(other, card, led) {
      const over = 1 - none(other, higher(card));
      if (kernel.isTrump(card)) return suitIndex(card) === led ? over : isVoid(other, led) * over;
      const trumps = rules.trump === 'NT' ? 0 : 1 - none(other, (held) => kernel.isTrump(held));
      const follows = isVoid(other, led);
      return Math.min(1, (1 - follows) * over + follows * trumps);
    },
    isMaster: (card) => !kinds.some(higher(card)),
    together: (a, b) => rules.sides[a] === rules.sides[b],
  };
}

/** Zones whose cards are not out of play: they belong to a pile, or are in a hand. */
const IN_HANDS: ReadonlySet<string> = new Set(['turned', 'called', 'meld']);

/** The cards of the pack that a viewer has not seen, beyond its own. */
function unseenBy(view: View, rules: TrickRules, own: readonly Card[]): Card[] {
  return less(PACKS[rules.spec.pack].cards, [
    ...own,
    ...playedBy(view).flat(),
    ...view.hands.flatMap((hand, other) => (other === view.viewer ? [] : visible(hand))),
    ...view.zones.flatMap((zone) => (IN_HANDS.has(zone.id) ? [] : zone.stacks.flatMap((stack) => visible(stack)))),
  ]);
}

/** The seats still to play to the trick after the seat to act. */
export function toCome(view: View, seat: Seat): Seat[] {
  const placed = cardsInTrick(view);
  return Array.from({ length: view.players - placed - 1 }, (_, i) => after(seat, view.players, i + 1));
}

/** The cards on the table. */
export function onTable(view: View): Card[] {
  return parseCards((view.trick?.cards ?? []).join(' '));
}

/** A view with cards put face up that are known to be in covered hands: melds that were taken back, a card that was picked up. */
export function withKnown(view: View, known: readonly (readonly Card[])[]): View {
  return {
    ...view,
    hands: view.hands.map((hand, seat) => {
      const open = codesOf(known[seat] ?? []);
      return seat === view.viewer || open.length === 0 ? hand : [...open, ...hand.slice(open.length)];
    }),
  };
}
