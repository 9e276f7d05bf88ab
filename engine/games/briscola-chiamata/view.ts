import { codeOf } from '../../cards/card.ts';
import { seatsBySide } from '../../cards/seats.ts';
import { viewOf } from '../phases/view.ts';
import type { Fact, View, Viewer, Zone } from '../../contract/view.ts';
import { briscolaChiamataRules } from './rules.ts';
import { isRevealed, sidesOf, type Briscola } from './deal.ts';

/**
 * A seat's view. Until the called card falls its holder alone knows the sides; no other view depends on that holder
 * (engine/games/briscola-chiamata/README.md, Secrecy).
 */
export function view(state: Briscola, viewer: Viewer): View {
  const knows = state.holder !== null && (viewer === state.holder || isRevealed(state));
  return viewOf(briscolaChiamataRules, state, viewer, {
    sees: (seat) => seat === viewer,
    sides: knows ? seatsBySide(sidesOf(state)) : null,
    zones: zonesOf(state),
    facts: [...contract(state), ...(knows ? partnership(state, viewer) : [])],
  });
}

function zonesOf(state: Briscola): Zone[] {
  return state.called === null ? [] : [{ id: 'called', seat: null, stacks: [[codeOf(state.called)]] }];
}

function contract({ auction: { high }, called, declarer }: Briscola): Fact[] {
  if (high === null || declarer === null) return [];
  const need: Fact = { key: 'briscola-chiamata.need', params: { seat: declarer, need: high.bid.points } };
  return called === null ? [need] : [need, { key: 'briscola-chiamata.called', params: { card: codeOf(called) } }];
}

function partnership(state: Briscola, viewer: Viewer): Fact[] {
  const { declarer, holder } = state;
  if (declarer === null || holder === null) return [];
  if (holder === declarer) return [{ key: 'briscola-chiamata.alone', params: { seat: declarer } }];
  return isRevealed(state) || viewer !== holder
    ? [{ key: 'briscola-chiamata.partner', params: { seat: holder, declarer } }]
    : [{ key: 'briscola-chiamata.secret', params: { declarer } }];
}
