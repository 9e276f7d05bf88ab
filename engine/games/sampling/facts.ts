import { parseCard, type Card } from '../../cards/card.ts';
import type { Fact, View } from '../../contract/view.ts';
import { playedBy } from './sampling.ts';

/** The cards that a fact names, in `cards` or in `card`. */
export function cardsIn({ params }: Fact): Card[] {
  return [params?.['cards'] ?? params?.['card']].flat().flatMap((code) => (typeof code === 'string' ? (parseCard(code) ?? []) : []));
}

/** The cards that facts of some kinds name, by the seat of each fact. */
export function cardsByFacts(view: View, keys: readonly string[]): Card[][] {
  const cards: Card[][] = view.hands.map(() => []);
  for (const fact of view.facts) if (keys.includes(fact.key)) cards[Number(fact.params?.['seat'])]?.push(...cardsIn(fact));
  return cards;
}

/** The card that the first fact of a kind names; throws RangeError without one. */
export function cardOfFact(view: View, key: string): Card {
  const [card] = view.facts.filter((fact) => fact.key === key).flatMap(cardsIn);
  if (card === undefined) throw new RangeError(`a view has no card in a fact ${key}`);
  return card;
}

/** By seat: cards that facts of some kinds name and that are still in a covered hand. */
export function heldByFacts(view: View, keys: readonly string[]): Card[][] {
  const played = playedBy(view);
  return cardsByFacts(view, keys).map((cards, seat) => [...new Set(cards)].filter((card) => played[seat]?.includes(card) !== true));
}
