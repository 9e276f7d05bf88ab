import type { Seat } from '../../cards/card.ts';
import { after, cardsAt, packets } from '../../phases/seats.ts';
import { MANILLE_ORDER, MANILLE_SPEC } from '../family/manille.ts';
import { manilleGame } from '../family/manilleGame.ts';
import { gamesToTarget } from '../family/manilleMatch.ts';
import { namedPlays } from '../family/manillePlays.ts';
import { heuristicBot } from './heuristicBot.ts';
import { holders, relived } from './sampler.ts';
import { view } from './view.ts';

/** The deck places of each seat; the last two cards are the widow. */
export function placesOf(dealer: Seat): number[][] {
  return packets(3, dealer, [3, 4, 3]);
}
export const WIDOW = [30, 31] as const;

/** The dealer alone against the two others. */
export function sidesOf(dealer: Seat): number[] {
  return [0, 1, 2].map((seat) => (seat === dealer ? 0 : 1));
}

/** Manille for three (rules/manille.md, Three-player Manille). */
export const manilleThree = manilleGame({
  id: 'manille-three',
  name: 'Three-player Manille',
  players: 3,
  options: [],
  presets: {},
  layout: { order: MANILLE_ORDER, sheet: 'columns', hand: 'sorted', zones: ['widow', 'away'] },
  match: gamesToTarget(
    () => 1,
    (a, b) => a === b,
  ),
  spec: MANILLE_SPEC,
  sides: sidesOf,
  blindCall: true,
  exchange: WIDOW.length,
  leader: (dealer) => after(dealer, 3),
  dealt: ({ deck, dealer }) => ({
    hands: placesOf(dealer).map((places) => cardsAt(deck, places)),
    widow: cardsAt(deck, WIDOW),
    rows: [],
  }),
  plays: namedPlays(MANILLE_SPEC),
  view,
  holders,
  relived,
  heuristicBot,
});
