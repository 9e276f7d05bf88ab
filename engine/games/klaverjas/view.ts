import { codesOf } from '../../cards/card.ts';
import { bySide, OPPOSITE, seatsBySide } from '../../cards/seats.ts';
import { viewOf } from '../phases/view.ts';
import type { Fact, View, Viewer } from '../../contract/view.ts';
import { klaverjasRules } from './rules.ts';
import type { Klaverjas } from './deal.ts';
import { calledRoem, DEAL_POINTS } from './score.ts';
import { itemAt } from '../../cards/indexed.ts';

/** A seat's view: its hand and the turned card. That there was roem to call is for the winner alone to know from the cards. */
export function view(state: Klaverjas, viewer: Viewer): View {
  const roem = calledRoem(state);
  const booked = bySide(roem, OPPOSITE);
  const of = DEAL_POINTS + itemAt(booked, 0) + itemAt(booked, 1);
  const facts: Fact[] =
    state.declarer === null ? [] : [{ key: 'klaverjas.need', params: { need: Math.floor(of / 2) + 1, of, seat: state.declarer } }];
  return viewOf(klaverjasRules, state, viewer, {
    sees: (seat) => seat === viewer,
    sides: seatsBySide(OPPOSITE),
    zones: state.turned === 0 ? [] : [{ id: 'turned', seat: null, stacks: [codesOf(state.setup.pile.slice(0, state.turned))] }],
    bonuses: roem,
    facts,
  });
}
