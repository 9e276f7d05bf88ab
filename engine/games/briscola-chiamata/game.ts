import type { Game } from '../../contract/game.ts';
import { club } from './club.ts';
import { heuristicBot } from './heuristicBot.ts';
import { match } from './match.ts';
import { OPTIONS } from './options.ts';
import { holders, sampler } from './sampler.ts';
import { view } from './view.ts';
import { PLAYERS, type Briscola } from './deal.ts';
import { briscolaChiamataRules } from './rules.ts';
import { itemAt } from '../../cards/indexed.ts';

/** Briscola chiamata for five (engine/games/briscola-chiamata/README.md). */
export const briscolaChiamata: Game<Briscola> = {
  ...briscolaChiamataRules,
  name: 'Briscola Chiamata',
  seats: { min: PLAYERS, max: PLAYERS },
  partners: false,
  direction: 'clockwise',
  pack: 'forty',
  pile: null,
  options: OPTIONS,
  presets: {},
  layout: {
    order: { plain: ['A', 'T', 'K', 'Q', 'J', '6', '5', '4', '3', '2'], trumps: ['A', 'T', 'K', 'Q', 'J', '6', '5', '4', '3', '2'] },
    sheet: 'plusMinus',
    hand: 'sorted',
    zones: ['called'],
  },
  match,
  club,
  view,
  holders: (view) => holders(view),
  sampler,
  ended: (state, { mates }) => {
    const { declarer } = state;
    const side = declarer === null ? 0 : itemAt(mates, declarer);
    const partner = mates.findIndex((_, seat) => seat !== declarer && (side >>> seat) & 1);
    return { ...state, holder: partner < 0 ? declarer : partner };
  },
  heuristicBot,
  search: {
    cardEffort: { medium: 0.35, hard: 1.4, expert: 0.35 },
    callEffort: { expert: 0.9 },
    // Heuristic bids are cautious: another call need only look better than it, beyond the luck of many.
    callMargin: { expert: 0 },
    heuristicCost: 5,
    hiddenPartners: true,
  },
};
