import { OPPOSITE, seatsBySide } from '../../cards/seats.ts';
import { viewOf } from '../phases/view.ts';
import { HALF_DEAL_POINTS } from '../family/spanish.ts';
import type { Fact, View, Viewer } from '../../contract/view.ts';
import { botifarraRules } from './rules.ts';
import type { Botifarra } from './deal.ts';
import { factor } from './score.ts';

/** A seat's view: its hand, and every call. */
export function view(state: Botifarra, viewer: Viewer): View {
  const named: Fact[] =
    state.declarer === null
      ? []
      : [{ key: 'botifarra.named', params: { seat: state.declarer, delegated: state.declarer === state.setup.dealer ? 0 : 1 } }];
  const calls = (state.ladder?.calls ?? []).map(({ call, seat }): Fact => ({ key: `botifarra.${call}`, params: { seat } }));
  const need: Fact[] =
    state.play === null ? [] : [{ key: 'botifarra.need', params: { need: HALF_DEAL_POINTS + 1, of: HALF_DEAL_POINTS * 2 } }];
  return viewOf(botifarraRules, state, viewer, {
    sees: (seat) => seat === viewer,
    sides: seatsBySide(OPPOSITE),
    multiplier: factor(state),
    facts: [...named, ...calls, ...need],
  });
}
