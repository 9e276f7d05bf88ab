import { seatsBySide } from '../../cards/seats.ts';
import { viewOf } from '../phases/view.ts';
import { bookedAward, shownFacts } from '../family/shownCard.ts';
import type { View, Viewer } from '../../contract/view.ts';
import { manillaTwoRules } from './rules.ts';
import { SIDES, type ManillaTwo } from './deal.ts';
import { pilesZone } from './piles.ts';

/** The same view for all: all piles as they lie. No seat has a secret; covered cards are hidden from all. */
export function view(state: ManillaTwo, viewer: Viewer): View {
  const { award, setup, dealt } = state;
  return viewOf(manillaTwoRules, state, viewer, {
    sees: () => false,
    sides: seatsBySide(SIDES),
    zones: state.piles.map((piles, seat) => pilesZone(piles, dealt[seat] ?? [], seat)),
    facts: shownFacts(award, setup.dealer),
    bonuses: bookedAward(award, setup.dealer, 2),
  });
}
