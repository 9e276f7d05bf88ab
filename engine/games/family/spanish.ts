import type { Card, Seat } from '../../cards/card.ts';
import { bySide, OPPOSITE, packets } from '../../phases/seats.ts';
import type { Phase } from '../../phases/phase.ts';
import { handsWithout, legalCards, playTo, takings, trickSeat } from '../../phases/tricks.ts';
import { trickKernel } from '../../trick/kernel.ts';
import type { Duty } from '../../trick/duty.ts';
import type { TrickSpec } from '../../trick/spec.ts';
import type { PlayAction } from '../../contract/action.ts';
import type { DealState, TrickPlay } from '../../contract/deal.ts';
import type { Step } from '../../contract/event.ts';
import type { TrickRules } from '../../contract/search.ts';
import type { TableLayout } from '../../contract/view.ts';

/** Points of a deal, half of them: what is above scores (rules/manilla.md, Deal score; rules/botifarra.md, Deal score). */
export const HALF = 36;

/**
 * Cards of the Spanish games, manilla and botifarra: 9 A K Q J 8 7 6 5 4 3 2 in every suit, the first five of them counters. `perTrick`:
 * what a trick is worth besides its cards.
 */
export function spanishSpec(perTrick: number, duty: Duty): TrickSpec {
  return {
    pack: 'spanish48',
    plain: ['2', '3', '4', '5', '6', '7', '8', 'J', 'Q', 'K', 'A', '9'],
    values: { '9': 5, A: 4, K: 3, Q: 2, J: 1 },
    counters: ['9', 'A', 'K', 'Q', 'J'],
    duty,
    lastTrick: 0,
    perTrick,
  };
}

const ORDER = ['9', 'A', 'K', 'Q', 'J', '8', '7', '6', '5', '4', '3', '2'] as const;
/** A sorted hand of a Spanish game, strongest first: trumps as any other suit. */
export const SPANISH_ORDER: TableLayout['order'] = { plain: ORDER, trumps: ORDER };

/** What a card is worth in a trick. */
export function worthOf(card: Card, spec: TrickSpec): number {
  return trickKernel(spec, 'NT').points([card]);
}

/** The deck places of each of four seats: packets of four, twelve cards each, the dealer's last card the last of the deck. */
export function placesOf(dealer: Seat): number[][] {
  return packets(4, dealer, [4, 4, 4]);
}

/** The tricks of a state in play; throws before. */
export function tricksOf(state: DealState): TrickPlay {
  if (state.play === null) throw new RangeError('the play has not begun');
  return state.play;
}

/** The play of twelve tricks by four seats from their hands; `end` is asked once no card is left. */
export function fourHandPlay<S extends DealState>(rulesOf: (state: S) => TrickRules, end: (state: S) => Step<S>): Phase<S, PlayAction> {
  return {
    toAct: (state) => trickSeat(tricksOf(state), 4),
    legal(state) {
      const tricks = tricksOf(state);
      return legalCards(tricks, rulesOf(state), state.hands[trickSeat(tricks, 4)] ?? []);
    },
    apply(state, { card }, seat) {
      const hands = handsWithout(state.hands, seat, card);
      const { play, events } = playTo(tricksOf(state), rulesOf(state), card, hands[seat]?.length === 0);
      const played: S = { ...state, hands, play };
      if (hands.some((hand) => hand.length > 0)) return { state: played, events };
      const ended = end(played);
      return { state: ended.state, events: [...events, ...ended.events] };
    },
  };
}

/** What four players took, partners together, by seat. */
export function takenByPairs(state: DealState): { readonly points: number[]; readonly tricks: number[] } {
  const { points, tricks } = takings(state.play, 4);
  return { points: bySide(points, OPPOSITE), tricks: bySide(tricks, OPPOSITE) };
}

/** What is above half of a deal's points, by seat. */
export function excessOf(points: readonly number[]): number[] {
  return points.map((amount) => Math.max(0, amount - HALF));
}
