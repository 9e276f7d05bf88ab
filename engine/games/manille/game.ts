import type { Seat } from '../../cards/card.ts';
import { after, cardsAt, OPPOSITE, packets } from '../../cards/seats.ts';
import { NEVER } from '../../contract/search/searchProfile.ts';
import { manilleGame } from '../family/manille/game.ts';
import { MANILLE_ORDER, specOf } from '../family/manille/spec.ts';
import { namedPlays } from '../family/manille/plays.ts';
import { club } from './club.ts';
import { heuristicBot } from './heuristicBot.ts';
import { match, OPTIONS, redrawsEveryTie } from './options.ts';
import { holders } from './sampler.ts';
import { sees } from './view.ts';

/** The deck places of each seat. */
export function placesOf(dealer: Seat): number[][] {
  return packets(4, dealer, [3, 2, 3]);
}

/** Manille (engine/games/manille/README.md). */
export const manille = manilleGame({
  id: 'manille',
  name: 'Manille',
  players: 4,
  options: OPTIONS,
  redrawsEveryTie,
  presets: {},
  layout: { order: MANILLE_ORDER, sheet: 'columns', hand: 'sorted', zones: [] },
  match,
  club,
  spec: specOf,
  sides: () => OPPOSITE,
  blindCall: true,
  exchange: 0,
  leader: (dealer) => after(dealer, 4),
  dealt: ({ deck, dealer }) => ({ hands: placesOf(dealer).map((places) => cardsAt(deck, places)), widow: [], rows: [] }),
  plays: namedPlays(specOf),
  view: (state, viewer) => ({ sees: (seat) => seat === viewer && sees(state, seat) }),
  holders,
  heuristicBot,
  bots: {
    // Search about the trumps wins where it is sure; in doubling wherever it is allowed to differ.
    search: { cardEffort: { hard: 4 }, callMargin: { hard: NEVER, expert: { offer: NEVER, trumps: 1, doubling: 0.5 } }, callTrust: 20 },
  },
});
