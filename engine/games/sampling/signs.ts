import { cardOf, rankOf, SUITS, suitIndex, suitOf, type Card, type Seat } from '../../cards/card.ts';
import { after } from '../../cards/seats.ts';
import type { CardSign, Convention } from '../../contract/search/convention.ts';
import type { View } from '../../contract/view.ts';
import { visible } from './sampling.ts';

/** A seat's choice of a card, with all that decides what each card would say there. Everything in it is public. */
export interface SpeakingMoment {
  readonly seat: Seat;
  /** The card that was played; `undefined` while the seat has yet to choose. */
  readonly card: Card | undefined;
  readonly when: CardSign['when'];
  /** The suits, by number, in which a card would be of this kind: no trumps, and for a discard not the suit that was led. */
  readonly suits: ReadonlySet<number>;
  /** The suits in which a card of the seat has spoken before, or could have. */
  readonly spoken: ReadonlySet<number>;
  /** Cards played before. */
  readonly gone: ReadonlySet<Card>;
}

/** The meaning of a sign: its seat holds a card, or does not. */
export interface CardMeaning {
  readonly about: Card;
  readonly held: boolean;
}

/** The meaning of a card at a moment; `undefined` if it has none. */
export function signMeaning({ signs }: Convention, moment: SpeakingMoment, card: Card): CardMeaning | undefined {
  const suit = suitIndex(card);
  if (!moment.suits.has(suit) || moment.spoken.has(suit)) return undefined;
  const sign = signs.find(({ when, ranks }) => when === moment.when && ranks.includes(rankOf(card)));
  if (sign === undefined) return undefined;
  const about = cardOf(suitOf(card), sign.about);
  return moment.gone.has(about) ? undefined : { about, held: sign.held };
}

/** Every moment of the play so far at which a seat's card could speak, in order, and that of the seat to act as the last one if its card could. */
export function speakingMoments(view: View): SpeakingMoment[] {
  const moments: SpeakingMoment[] = [];
  const gone = new Set<Card>();
  const spoken = { lead: new Map<Seat, Set<number>>(), discard: new Map<Seat, Set<number>>() };
  const plain = new Set(SUITS.flatMap((suit, at) => (suit === view.trump ? [] : [at])));
  const add = (seat: Seat, led: Card | undefined, card: Card | undefined): void => {
    const when = led === undefined ? 'lead' : 'discard';
    const suits = led === undefined ? plain : less(plain, suitIndex(led));
    const before = spoken[when].get(seat) ?? new Set<number>();
    if (card === undefined || suits.has(suitIndex(card))) moments.push({ seat, card, when, suits, spoken: before, gone: new Set(gone) });
    if (card === undefined) return;
    if (suits.has(suitIndex(card))) spoken[when].set(seat, new Set([...before, suitIndex(card)]));
    gone.add(card);
  };
  for (const { leader, cards } of view.trick === null ? view.tricks : [...view.tricks, view.trick]) {
    const played = visible(cards);
    played.forEach((card, i) => add(after(leader, view.players, i), i === 0 ? undefined : played[0], card));
  }
  if (view.phase !== 'play' || view.toAct === null) return moments;
  add(view.toAct, visible(view.trick?.cards ?? [])[0], undefined);
  return moments;
}

function less(suits: ReadonlySet<number>, suit: number): ReadonlySet<number> {
  return new Set([...suits].filter((other) => other !== suit));
}
