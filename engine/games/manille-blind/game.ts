import { cardsAt, OPPOSITE } from '../../cards/seats.ts';
import { FREE_SPEC, MANILLE_ORDER } from '../family/manille/spec.ts';
import { manilleGame } from '../family/manille/game.ts';
import { placesOf } from '../manille/game.ts';
import { EQUAL_DRAWS, match, MATCH, redrawsEveryTie } from '../manille/options.ts';
import { heuristicBot, oddsBot } from './heuristicBot.ts';
import { plays } from './places.ts';
import { holders } from './sampler.ts';

/** Blind Manille: each player sees every hand but their own (engine/games/manille/README.md, Blind Manille). */
export const manilleBlind = manilleGame({
  id: 'manille-blind',
  name: 'Blind Manille',
  players: 4,
  options: [MATCH, EQUAL_DRAWS],
  redrawsEveryTie,
  presets: {},
  layout: { order: MANILLE_ORDER, sheet: 'columns', hand: 'asDealt', zones: [] },
  match,
  spec: () => FREE_SPEC,
  sides: () => OPPOSITE,
  blindCall: true,
  exchange: 0,
  leader: (dealer) => dealer,
  dealt: ({ deck, dealer }) => ({ hands: placesOf(dealer).map((places) => cardsAt(deck, places)), widow: [], rows: [] }),
  plays,
  // Hands are held outwards once the offer of blind no trump is answered.
  view: (state, viewer) => ({ sees: (seat) => viewer !== 'spectator' && seat !== viewer && state.phase !== 'offer' }),
  holders,
  heuristicBot,
  bots: {
    searchHeuristic: oddsBot,
    // Whether to call blind takes many playouts to see, and the play is a lottery.
    search: { callEffort: { hard: 0.35 }, playoutNoise: 1e6 },
  },
});
