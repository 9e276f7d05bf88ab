import type { Seat } from '../../cards/card.ts';
import { shown, type ViewParts } from '../phases/view.ts';
import type { Viewer, Zone } from '../../contract/view.ts';
import { withoutDiscards } from '../family/manille/exchange.ts';
import type { Manille } from '../family/manille/deal.ts';

/** A seat's view: its hand, the dealer's only once the offer of blind no trump is answered; the discards are the dealer's secret. */
export function viewParts(state: Manille, viewer: Viewer): Pick<ViewParts, 'sees' | 'zones' | 'moves'> {
  const { dealer } = state.setup;
  const sees = (seat: Seat): boolean => seat === viewer && (seat !== dealer || state.phase !== 'offer');
  const zones: Zone[] = [];
  if (state.widow.length > 0) zones.push({ id: 'widow', seat: null, stacks: shown(state.widow, false).map((card) => [card]) });
  if (state.away.length > 0) zones.push({ id: 'away', seat: dealer, stacks: [shown(state.away, viewer === dealer)] });
  return { sees, zones, moves: viewer === dealer ? state.moves : withoutDiscards(state.moves) };
}
