import { itemAt } from '../../cards/indexed.ts';
import type { PlayAction } from '../../contract/action.ts';
import type { DealState } from '../../contract/deal.ts';
import type { Step } from '../../contract/event.ts';
import type { TrickRules } from '../../contract/search/search.ts';
import type { Phase } from './phase.ts';
import { bySide, OPPOSITE } from '../../cards/seats.ts';
import { handsWithout, legalCards, playTo, takings, trickPlayOf, trickSeat } from './tricks.ts';

/** The play of all tricks by four seats from their hands; `end` follows once no card is left. */
export function fourHandPlay<S extends DealState>(rulesOf: (state: S) => TrickRules, end: (state: S) => Step<S>): Phase<S, PlayAction> {
  return {
    toAct: (state) => trickSeat(trickPlayOf(state), 4),
    legal(state) {
      const tricks = trickPlayOf(state);
      return legalCards(tricks, rulesOf(state), itemAt(state.hands, trickSeat(tricks, 4)));
    },
    apply(state, { card }, seat) {
      const hands = handsWithout(state.hands, seat, card);
      const { play, events } = playTo(trickPlayOf(state), rulesOf(state), card, hands[seat]?.length === 0);
      const played: S = { ...state, hands, play };
      if (hands.some((hand) => hand.length > 0)) return { state: played, events };
      const ended = end(played);
      return { state: ended.state, events: [...events, ...ended.events] };
    },
  };
}

/** The points and tricks that four players took, partners together, by seat. */
export function takenByPairs(state: DealState): { readonly points: number[]; readonly tricks: number[] } {
  const { points, tricks } = takings(state.play, 4);
  return { points: bySide(points, OPPOSITE), tricks: bySide(tricks, OPPOSITE) };
}
