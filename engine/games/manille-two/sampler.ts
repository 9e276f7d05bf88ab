import { FACE_DOWN, type Card, type ShownCard } from '../../cards/card.ts';
import { PACKS } from '../../cards/pack.ts';
import type { Rng } from '../../cards/random.ts';
import { MANILLE_SPEC } from '../family/manille.ts';
import type { World } from '../family/manilleDeal.ts';
import type { View } from '../game.ts';
import { barredByPlay, fittingDecks, playedBy, visible, type Holder } from '../sampling.ts';
import { placesOf } from './game.ts';

/**
 * Worlds that fit a view: rows as they have been seen, covered cards anything. The play tells of hands alone: a covered card was bound by no
 * duty, and once turned up it is seen.
 */
export function worlds(view: View): (rng: Rng) => World {
  const barred = barredByPlay(view, { spec: MANILLE_SPEC, trump: view.trump ?? 'NT', sides: [0, 1], extra: [] });
  const played = playedBy(view);
  const holders = placesOf(view.dealer).flatMap((places, seat): Holder[] => {
    const row = view.zones.find((zone) => zone.id === 'row' && zone.seat === seat)?.dealt ?? [];
    const seen = visible(row.flat());
    const covered = places.covered.map((place, i): Holder => one(place, row[i]?.[0]));
    const open = places.open.map((place, i): Holder => one(place, row[i]?.[1]));
    const known = [...(played[seat] ?? []).filter((card) => !seen.includes(card)), ...visible(view.hands[seat] ?? [])];
    return [...covered, ...open, { places: places.hand, known, bars: (card: Card) => barred[seat]?.[card] === 1 }];
  });
  const decks = fittingDecks(PACKS.french32.cards, holders);
  return (rng) => ({ deck: decks(rng), moves: view.moves });
}

/** A place of the deck with the card that has been seen there, if one has. */
function one(place: number, card: ShownCard | undefined): Holder {
  return { places: [place], known: card === undefined || card === FACE_DOWN ? [] : visible([card]) };
}
