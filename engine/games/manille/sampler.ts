import { PACKS } from '../../cards/pack.ts';
import type { Rng } from '../../cards/random.ts';
import { OPPOSITE, packets } from '../../phases/seats.ts';
import { MANILLE_SPEC } from '../family/manille.ts';
import type { World } from '../family/manilleDeal.ts';
import type { View } from '../game.ts';
import { barredByPlay, fittingDecks, handHolders } from '../sampling.ts';

/** Worlds that fit a view: hands by what the play has told. */
export function worlds(view: View): (rng: Rng) => World {
  const barred = barredByPlay(view, { spec: MANILLE_SPEC, trump: view.trump ?? 'NT', sides: OPPOSITE, extra: [] });
  const holders = handHolders(view, packets(4, view.dealer, [3, 2, 3]), (seat, card) => barred[seat]?.[card] === 1);
  const decks = fittingDecks(PACKS.french32.cards, holders);
  return (rng) => ({ deck: decks(rng), moves: view.moves });
}
