import { FACE_DOWN, type Card, type ShownCard } from '../../cards/card.ts';
import { MANILLE_SPEC } from '../family/manille/spec.ts';
import type { View } from '../../contract/view.ts';
import { excludedByPlay, playedBy, visible, type Holder } from '../sampling/sampling.ts';
import { rowPlaces } from './places.ts';
import { itemAt } from '../../cards/indexed.ts';

/**
 * Rows as seen so far; covered cards may be any. The play constrains hands alone: a covered card was bound by no
 * duty, and once turned up it is seen.
 */
export function holders(view: View): Holder[] {
  const barred = excludedByPlay(view, { spec: MANILLE_SPEC, trump: view.trump ?? 'NT', sides: [0, 1], extra: [] });
  const played = playedBy(view);
  return rowPlaces(view.dealer).flatMap((places, seat): Holder[] => {
    const row = view.zones.find((zone) => zone.id === 'row' && zone.seat === seat)?.dealt ?? [];
    const seen = visible(row.flat());
    const covered = places.covered.map((place, i): Holder => one(place, row[i]?.[0]));
    const open = places.open.map((place, i): Holder => one(place, row[i]?.[1]));
    const known = [...itemAt(played, seat).filter((card) => !seen.includes(card)), ...visible(itemAt(view.hands, seat))];
    return [...covered, ...open, { places: places.hand, known, excludes: (card: Card) => barred[seat]?.[card] === 1 }];
  });
}

/** A place of the deck with the card that has been seen there, if one has. */
function one(place: number, card: ShownCard | undefined): Holder {
  return { places: [place], known: card === undefined || card === FACE_DOWN ? [] : visible([card]) };
}
