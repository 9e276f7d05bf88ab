import { PACKS } from '../../cards/pack.ts';
import type { Rng } from '../../cards/random.ts';
import { OPPOSITE } from '../../cards/seats.ts';
import { placesOf } from '../family/spanish.ts';
import type { View } from '../../contract/view.ts';
import { excludedByPlay, fittingDecks, handHolders, replayed, setupOf, type Holder } from '../sampling/sampling.ts';
import { botifarraRules } from './rules.ts';
import type { Botifarra } from './deal.ts';
import { specOf } from './options.ts';

/** The holders of hands, as the play constrains them. */
export function holders(view: View): Holder[] {
  const barred = excludedByPlay(view, { spec: specOf(view.options), trump: view.trump ?? 'NT', sides: OPPOSITE, extra: [] });
  return handHolders(view, placesOf(view.dealer), (seat, card) => barred[seat]?.[card] === 1);
}

/** Worlds that fit a view. */
export function sampler(view: View): (rng: Rng) => Botifarra {
  const decks = fittingDecks(PACKS.spanish48.cards, holders(view));
  return (rng) => replayed(botifarraRules, setupOf(view, decks(rng)), view.moves);
}
