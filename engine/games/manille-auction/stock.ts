import { CARD_LIMIT, FACE_DOWN, type ShownCard } from '../../cards/card.ts';
import { PACKS } from '../../cards/pack.ts';
import type { Stock } from '../family/manille/stock.ts';
import { seatToAct, type View } from '../../contract/view.ts';
import { visible } from '../sampling/sampling.ts';
import { option } from './options.ts';
import { itemAt } from '../../cards/indexed.ts';

/** The stock that a view shows to the seat to act, as it was before any exchange. */
export function stockOf(view: View): Stock {
  const seat = seatToAct(view);
  const zone = (id: 'widow' | 'away'): readonly (readonly ShownCard[])[] => view.zones.find((other) => other.id === id)?.stacks ?? [];
  const hand = [...visible(itemAt(view.hands, seat)), ...visible(zone('away').flat())];
  const open = visible(zone('widow').flat());
  const covered = zone('widow').filter(([card]) => card === FACE_DOWN).length;
  const seen = new Uint8Array(CARD_LIMIT);
  for (const card of hand) seen[card] = 1;
  for (const card of open) seen[card] = 1;
  const unseen = PACKS.french32.cards.filter((card) => seen[card] === 0);
  return { hand, open, covered, unseen, counts: option(view.options, 'discards') === 'bidder' };
}
