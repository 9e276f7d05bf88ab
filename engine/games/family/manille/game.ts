import { PACKS } from '../../../cards/pack.ts';
import { composed } from '../../phases/phase.ts';
import { seatsBySide } from '../../../cards/seats.ts';
import { viewOf } from '../../phases/view.ts';
import type { Game } from '../../../contract/game.ts';
import type { Fact } from '../../../contract/view.ts';
import { fittingDecks, replayed, setupOf } from '../../sampling/sampling.ts';
import { dealMultiplier, type Manille, type ManilleForm } from './deal.ts';
import { manillePhases, rulesOf } from './phases.ts';
import { scoreOf } from './score.ts';

/** The facts beside the trumps: a tied deal before this one, a blind call, and who doubled. */
function factsOf(state: Manille): Fact[] {
  const calls = (state.ladder?.calls ?? []).map(({ call, seat }): Fact => ({ key: `manille.${call}`, params: { seat } }));
  const tied: Fact[] = state.setup.carry.multiplier > 1 ? [{ key: 'manille.tied' }] : [];
  return [...tied, ...(state.blind ? [{ key: 'manille.blind' }] : []), ...calls];
}

/** A game of Manille in which the dealer makes trumps, from its form. */
export function manilleGame(form: ManilleForm): Game<Manille> {
  const game: Game<Manille> = {
    id: form.id,
    name: form.name,
    ...(form.draft && { draft: form.draft }),
    seats: { min: form.players, max: form.players },
    direction: 'clockwise',
    partners: form.players === 4,
    pack: 'french32',
    pile: null,
    options: form.options,
    ...(form.redrawsEveryTie && { redrawsEveryTie: form.redrawsEveryTie }),
    presets: form.presets,
    layout: form.layout,
    match: form.match,
    ...(form.club && { club: form.club }),
    deal: (setup) => ({
      state: {
        setup,
        phase: form.blindCall ? 'offer' : 'trumps',
        moves: [],
        trump: null,
        declarer: null,
        play: null,
        sides: form.sides(setup.dealer),
        blind: false,
        ladder: null,
        away: [],
        ...form.dealt(setup),
      },
      events: [],
    }),
    ...composed<Manille>({ ...manillePhases(form) }),
    view: (state, viewer) =>
      viewOf(game, state, viewer, {
        sides: seatsBySide(state.sides),
        multiplier: dealMultiplier(state),
        facts: factsOf(state),
        ...form.view(state, viewer),
      }),
    sampler(view) {
      const decks = fittingDecks(PACKS.french32.cards, form.holders(view));
      return (rng) => {
        const deck = decks(rng);
        return replayed(game, setupOf(view, deck), form.relived?.(view, deck) ?? view.moves);
      };
    },
    holders: form.holders,
    score: scoreOf,
    trick: (state) => rulesOf(form, state),
    heuristicBot: form.heuristicBot,
    ...form.bots,
  };
  return game;
}
