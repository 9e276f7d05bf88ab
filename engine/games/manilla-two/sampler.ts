import { PACKS } from '../../cards/pack.ts';
import type { Rng } from '../../cards/random.ts';
import type { View } from '../../contract/view.ts';
import { fittingDecks, replayed, setupOf, visible, type Holder } from '../sampling/sampling.ts';
import { manillaTwoRules } from './rules.ts';
import type { ManillaTwo } from './deal.ts';
import { pilePlaces } from './piles.ts';

/** Every card that has been seen in its place, anything covered under it. Duties bind open cards only. */
export function holders(view: View): Holder[] {
  return pilePlaces(view.dealer).flatMap((piles, seat) => {
    const dealt = view.zones.find((zone) => zone.id === 'piles' && zone.seat === seat)?.dealt ?? [];
    return piles.flatMap((places, pile) =>
      places.map((place, i): Holder => ({ places: [place], known: visible((dealt[pile] ?? []).slice(i, i + 1)) })),
    );
  });
}

/** Worlds that fit a view. */
export function sampler(view: View): (rng: Rng) => ManillaTwo {
  const decks = fittingDecks(PACKS.spanish48.cards, holders(view));
  return (rng) => replayed(manillaTwoRules, setupOf(view, decks(rng)), view.moves);
}
