import type { Seat } from '../../cards/card.ts';
import { after } from '../../cards/seats.ts';
import type { Manille } from '../family/manille/deal.ts';

/**
 * Whether a seat has looked at its cards: the dealer once the offer of blind no trump is answered, the dealer's partner once trumps are made
 * (engine/games/manille/README.md, Who may look).
 */
export function sees(state: Pick<Manille, 'setup' | 'phase' | 'trump'>, seat: Seat): boolean {
  const { dealer } = state.setup;
  if (seat === dealer) return state.phase !== 'offer';
  return seat !== after(dealer, 4, 2) || state.trump !== null;
}
