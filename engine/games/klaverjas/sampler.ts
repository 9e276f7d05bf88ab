import { PACKS } from '../../cards/pack.ts';
import type { Rng } from '../../cards/random.ts';
import { OPPOSITE } from '../../cards/seats.ts';
import type { View } from '../../contract/view.ts';
import { excludedByPlay, fittingDecks, handHolders, replayed, setupOf, visible, type Holder } from '../sampling/sampling.ts';
import { klaverjasRules } from './rules.ts';
import { placesOf, type Klaverjas } from './deal.ts';
import { specOf } from './options.ts';

/** The holders of hands, as the play constrains them. */
export function holders(view: View): Holder[] {
  const barred = excludedByPlay(view, { spec: specOf(view.options), trump: view.trump ?? 'NT', sides: OPPOSITE, extra: [] });
  return handHolders(view, placesOf(view.dealer), (seat, card) => barred[seat]?.[card] === 1);
}

/** Determinizations of a view: hands by the play, the trump pile by the cards turned. */
export function sampler(view: View): (rng: Rng) => Klaverjas {
  const decks = fittingDecks(PACKS.french32.cards, holders(view));
  const piles = pilesOf(view);
  return (rng) => replayed(klaverjasRules, setupOf(view, decks(rng), piles(rng)), view.moves);
}

/** Trump piles under the cards that have been turned. */
function pilesOf(view: View): (rng: Rng) => number[] {
  const turned = visible(view.zones[0]?.stacks[0] ?? []);
  return fittingDecks(PACKS.low20.cards, [{ places: PACKS.low20.cards.map((_, place) => place), known: turned, drawn: true }]);
}
