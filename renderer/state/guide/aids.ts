import type { ShownCard, Suit } from '../../../engine/cards/card.ts';
import type { WireView } from '../../../engine/protocol/wire.ts';
import { itemAt, type GameInfo } from '../../../engine/protocol/messages.ts';

/** Figures that a learner need not remember: all of them follow from the cards that the learner has seen. */
export interface Aids {
  /** Trumps that have been played, those that the learner sees elsewhere, and all of them; `null` without a trump suit. */
  readonly trumps: { readonly played: number; readonly seen: number; readonly all: number } | null;
  /** The number of tricks taken, by seat. */
  readonly tricks: readonly number[];
  /** The suits that a seat is known to be out of, because it did not follow; by seat. */
  readonly voids: readonly (readonly Suit[])[];
}

const SUITS: readonly Suit[] = ['S', 'H', 'D', 'C'];
const suitOf = (card: ShownCard): string => card.charAt(1);

/**
 * The aids of a view. `follows`: whether a seat that does not follow suit shows that it has no card of it: not where any card may be played, nor where
 * covered cards may be of the suit.
 */
export function aidsOf(view: WireView, { layout }: Pick<GameInfo, 'layout'>, follows: boolean): Aids {
  const { players, trump, trick, tricks } = view;
  const all = [...tricks, ...(trick === null ? [] : [trick])];
  const played = all.flatMap(({ cards }) => cards);
  const held = view.hands.flat();
  const open = view.zones.filter(({ id }) => id === 'row' || id === 'piles').flatMap(({ stacks }) => stacks.flat());
  const ranks = layout.order.trumps.length;
  const copies = Math.max(1, Math.round((played.length + held.length + open.length) / (ranks * SUITS.length)));
  const inTrumps = (cards: readonly ShownCard[]): number => cards.filter((card) => card !== '??' && suitOf(card) === trump).length;
  const voids = Array.from({ length: players }, () => new Set<Suit>());
  if (follows)
    for (const { leader, cards } of all) {
      const led = cards[0];
      for (const [place, card] of cards.entries())
        if (led !== undefined && suitOf(card) !== suitOf(led)) itemAt(voids, (leader + place) % players).add(suitOf(led) as Suit);
    }
  return {
    trumps: trump === null || trump === 'NT' ? null : { played: inTrumps(played), seen: inTrumps([...held, ...open]), all: ranks * copies },
    tricks: Array.from({ length: players }, (_, seat) => tricks.filter(({ winner }) => winner === seat).length),
    voids: voids.map((suits) => SUITS.filter((suit) => suits.has(suit))),
  };
}
