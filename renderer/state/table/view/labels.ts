import type { CardCode, ShownCard } from '../../../../engine/cards/card.ts';
import type { Speaker } from '../../../words/message/parts.ts';
import type { Words } from '../../../words/words.svelte.ts';

/** The state of a card that its player holds, as far as a listener has to know it. */
type HeldState = 'free' | 'barred' | 'next';

/** A card of a hand or the top of a pile, as its button is labelled. */
export interface LabelledCard {
  readonly card: ShownCard;
  /** The place in a hand that is played unseen, from 0; `null` where the card is known. */
  readonly place: number | null;
  /** How many identical cards the button stands for. */
  readonly count: number;
  readonly state: HeldState;
}

/** The label of a card that its player holds: its name, how many of it there are, and its state. Why it is barred is its description. */
export function heldCardLabel({ card, place, count, state }: LabelledCard, words: Words, speaker: Speaker): string {
  const name = place === null ? speaker.card(card) : words.t('call.place', { value: place + 1 });
  const all = count > 1 ? words.t('label.copies', { card: name, n: count }) : name;
  if (state === 'barred') return words.t('label.barred', { card: all });
  return state === 'next' ? words.t('label.next', { card: all }) : all;
}

/** The label of a card in the trick: who played it, the card, and whether it is winning. */
export function trickCardLabel(seat: number, card: CardCode, winning: boolean, words: Words, speaker: Speaker): string {
  return words.t(winning ? 'label.winning' : 'label.played', { who: seat, card }, speaker);
}
