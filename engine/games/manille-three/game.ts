import { after, cardsAt } from '../../cards/seats.ts';
import { MANILLE_ORDER, specOf, UNDER_TRUMP } from '../family/manille/spec.ts';
import { manilleGame } from '../family/manille/game.ts';
import { gamesToTarget } from '../family/manille/match.ts';
import { namedPlays } from '../family/manille/plays.ts';
import { heuristicBot } from './heuristicBot.ts';
import { holders, relived } from './sampler.ts';
import { viewParts } from './view.ts';
import { placesOf, WIDOW, soloDealerSides } from './places.ts';

/** Manille for three (engine/games/manille/README.md, Three-player Manille). */
export const manilleThree = manilleGame({
  id: 'manille-three',
  name: 'Three-player Manille',
  players: 3,
  options: [UNDER_TRUMP],
  presets: {},
  layout: { order: MANILLE_ORDER, sheet: 'columns', hand: 'sorted', zones: ['widow', 'away'] },
  match: gamesToTarget(
    () => 1,
    (a, b) => a === b,
  ),
  spec: specOf,
  sides: soloDealerSides,
  blindCall: true,
  exchange: WIDOW.length,
  leader: (dealer) => after(dealer, 3),
  dealt: ({ deck, dealer }) => ({
    hands: placesOf(dealer).map((places) => cardsAt(deck, places)),
    widow: cardsAt(deck, WIDOW),
    rows: [],
  }),
  plays: namedPlays(specOf),
  view: viewParts,
  holders,
  relived,
  heuristicBot,
  bots: { search: { cardEffort: { hard: 4 }, callEffort: { hard: 3 }, netCalls: true } },
});
