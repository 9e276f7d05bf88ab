import { after, cardsAt } from '../../cards/seats.ts';
import { MANILLE_ORDER, MANILLE_SPEC } from '../family/manille/spec.ts';
import { manilleGame } from '../family/manille/game.ts';
import { gamesToTarget } from '../family/manille/match.ts';
import { namedPlays } from '../family/manille/plays.ts';
import { heuristicBot } from './heuristicBot.ts';
import { holders } from './sampler.ts';
import { viewParts } from './view.ts';
import { rowPlaces } from './places.ts';

/** Manille for two (engine/games/manille/README.md, Two-player Manille). */
export const manilleTwo = manilleGame({
  id: 'manille-two',
  name: 'Two-player Manille',
  players: 2,
  options: [],
  presets: {},
  layout: { order: MANILLE_ORDER, sheet: 'columns', hand: 'sorted', zones: ['row'] },
  match: gamesToTarget(
    () => 1,
    (a, b) => a === b,
  ),
  spec: () => MANILLE_SPEC,
  sides: () => [0, 1],
  blindCall: false,
  exchange: 0,
  leader: (dealer) => after(dealer, 2),
  dealt({ deck, dealer }) {
    const places = rowPlaces(dealer);
    return {
      hands: places.map(({ hand }) => cardsAt(deck, hand)),
      widow: [],
      rows: places.map(({ covered, open }) => ({ covered: cardsAt(deck, covered), open: cardsAt(deck, open) })),
    };
  },
  plays: namedPlays(() => MANILLE_SPEC),
  view: viewParts,
  holders,
  heuristicBot,
  // Few cards are hidden late in the deal, and what a card uncovers matters more than playouts know.
  bots: { search: { cardEffort: { medium: 0.36, hard: 4 }, endgameTricks: 7 } },
});
