import { codesOf } from '../../cards/card.ts';
import { OPPOSITE, seatsBySide } from '../../cards/seats.ts';
import { viewOf } from '../phases/view.ts';
import { bookedAward, shownFacts } from '../family/shownCard.ts';
import { trickPlayOf } from '../phases/tricks.ts';
import type { View, Viewer } from '../../contract/view.ts';
import { manillaRules } from './rules.ts';
import type { Manilla } from './deal.ts';

/** A seat's view: its hand, and the shown card, which the dealer takes up when first to play. The status keeps showing it. */
export function view(state: Manilla, viewer: Viewer): View {
  const { award, setup } = state;
  const { tricks, trick } = trickPlayOf(state);
  const lies = tricks.length === 0 && trick.length < 3;
  return viewOf(manillaRules, state, viewer, {
    sees: (seat) => seat === viewer,
    sides: seatsBySide(OPPOSITE),
    zones: lies ? [{ id: 'turned', seat: setup.dealer, stacks: [codesOf([award.card])] }] : [],
    facts: shownFacts(award, setup.dealer),
    bonuses: bookedAward(award, setup.dealer, 4),
  });
}
