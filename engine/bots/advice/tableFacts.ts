import { codeOf, suitIndex, type Card, type Seat } from '../../cards/card.ts';
import { after } from '../../cards/seats.ts';
import { rngOf, seedFrom } from '../../cards/random.ts';
import { gameById } from '../../games/index.ts';
import type { TrickRules } from '../../contract/search/search.ts';
import type { View } from '../../contract/view.ts';
import { cardOdds, onTable, toCome, type CardOdds } from '../../games/sampling/cardOdds.ts';
import { visible } from '../../games/sampling/sampling.ts';

/** The facts behind the reasons: the seat's odds, and the cards that others may still play. */
export interface TableFacts {
  readonly view: View;
  readonly odds: CardOdds;
  readonly own: readonly Card[];
  /** Cards that others may hold, open ones included. */
  readonly out: readonly Card[];
  /** Whether cards of the seat that lie under others may be of a suit. */
  readonly covers: (suit: number) => boolean;
}

/** Returns the facts of a seat that is to play a card; `undefined` where no tricks are played. */
export function tableFactsOf(view: View, seat: Seat): TableFacts | undefined {
  const game = gameById(view.game);
  const found = game.trick(game.sampler(view)(rngOf(seedFrom('any world'))));
  if (found === null) return undefined;
  const stacks = (other: (owner: Seat | null) => boolean): Card[] =>
    view.zones
      .filter(({ id, seat: owner }) => (id === 'row' || id === 'piles') && other(owner))
      .flatMap((zone) => zone.stacks.flatMap(visible));
  const mine = view.zones
    .filter(({ id, seat: owner }) => (id === 'row' || id === 'piles') && owner === seat)
    .flatMap(({ stacks }) => stacks);
  const tops = mine.flatMap((stack) => visible(stack.slice(-1)));
  const under = mine.flatMap((stack) => stack.slice(0, -1));
  // Who is with whom only as far as the seat knows.
  const rules: TrickRules = { ...found, sides: view.hands.map((_, other) => sideOf(view, other)) };
  const odds = cardOdds(view, rules, seat, tops);
  const out = [
    ...odds.unseen,
    ...view.hands.flatMap((hand, other) => (other === seat ? [] : visible(hand))),
    ...stacks((owner) => owner !== seat),
  ];
  const covers = (suit: number): boolean =>
    under.length > 0 && [...odds.unseen, ...visible(under)].some((card) => suitIndex(card) === suit);
  return { view, odds, own: odds.own, out, covers };
}

function sideOf(view: View, seat: Seat): number {
  const at = view.sides?.findIndex((seats) => seats.includes(seat)) ?? -1;
  return at < 0 ? 100 + seat : at;
}

/** Whether a card that others may hold beats one of its own suit, or trumps it. */
export function beaten({ odds, out }: TableFacts, card: Card): boolean {
  return out.some((other) => higher(odds, other, card) || (odds.kernel.isTrump(other) && !odds.kernel.isTrump(card)));
}

/** Whether a card is stronger than one of its own suit. */
export function higher({ kernel }: CardOdds, other: Card, card: Card): boolean {
  return suitIndex(other) === suitIndex(card) && kernel.strength(other) > kernel.strength(card);
}

/** Whether a player of another side, still to play, may hold a card that beats the one which wins the trick. */
export function mayFall({ view, odds, out }: TableFacts, winning: Card): boolean {
  const against = toCome(view, odds.seat).filter((seat) => !odds.together(seat, odds.seat));
  return against.some((seat) =>
    out.some(
      (other) =>
        (higher(odds, other, winning) || (odds.kernel.isTrump(other) && !odds.kernel.isTrump(winning))) && mayHold(view, odds, seat, other),
    ),
  );
}

/** How a card of the seat changes the trick on the table. */
export interface TrickFacts {
  readonly trick: readonly Card[];
  /** The card that wins the trick so far. */
  readonly winning: Card;
  /** Whether it is one of the seat's own side. */
  readonly ours: boolean;
  /** Whether a card would win the trick so far. */
  takes(card: Card): boolean;
  /** Whether a card leaves the trick to the seat's own side for certain. */
  sure(card: Card): boolean;
  /** Points that a card adds to the trick, with the bonus that it completes. */
  adds(card: Card): number;
  /** The points of the trick's cards once a card lies among them, with their bonus. */
  stake(card: Card): number;
  /** The bonus that a card completes. */
  completes(card: Card): number;
  /** The bonus that a card brings the seat's own side if that wins the trick: all of it, where the other side was winning so far. */
  brings(card: Card): number;
}

/** Returns the facts of the trick on the table; throws RangeError where none has been led. */
export function trickFactsOf(table: TableFacts): TrickFacts {
  const { view, odds } = table;
  const { kernel, rules } = odds;
  const trick = onTable(view);
  const before = kernel.winner(trick);
  const winning = trick[before];
  if (view.trick === null || winning === undefined) throw new RangeError('a card follows only to a trick');
  const bonus = (cards: readonly Card[]): number => (rules.bonus === undefined ? 0 : rules.bonus(cards, rules.trump));
  const ours = odds.together(after(view.trick.leader, view.players, before), odds.seat);
  const takes = (card: Card): boolean => kernel.winner([...trick, card]) !== before;
  const completes = (card: Card): number => bonus([...trick, card]) - bonus(trick);
  return {
    trick,
    winning,
    ours,
    takes,
    sure: (card) => (takes(card) ? !mayFall(table, card) : ours && !mayFall(table, winning)),
    adds: (card) => kernel.points([card]) + completes(card),
    stake: (card) => kernel.points([...trick, card]) + bonus([...trick, card]),
    completes,
    brings: (card) => completes(card) + (ours ? 0 : bonus(trick)),
  };
}

/** The cards that beat the lower of two of a suit and not the higher, and that a player of another side, still to play, may hold. */
export function cardsBetween({ view, odds, out }: TableFacts, low: Card, high: Card): Card[] {
  const against = toCome(view, odds.seat).filter((seat) => !odds.together(seat, odds.seat));
  const between = out.filter((other) => higher(odds, other, low) && !higher(odds, other, high));
  return between.filter((other) => against.some((seat) => mayHold(view, odds, seat, other)));
}

/** Whether a seat may hold a card: for all one knows, or in sight of all. */
export function mayHold(view: View, odds: CardOdds, seat: Seat, card: Card): boolean {
  const code = codeOf(card);
  const open = view.zones.some((zone) => zone.seat === seat && zone.stacks.some((stack) => stack.includes(code)));
  return open || odds.holds(seat, card) > 0;
}

/** The card worth most, trumps before others, then the strongest. */
export function dearest({ odds }: TableFacts, cards: readonly Card[]): Card | undefined {
  const { kernel } = odds;
  const rank = (card: Card): number =>
    (kernel.isTrump(card) ? 1e6 : 0) + kernel.points([card]) * 1000 + Math.log2(kernel.strength(card) + 1);
  return cards.reduce<Card | undefined>((a, b) => (a === undefined || rank(b) > rank(a) ? b : a), undefined);
}
