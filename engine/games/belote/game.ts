import type { Game } from '../../contract/game.ts';
import { SUITS } from '../../cards/card.ts';
import { NEVER } from '../../contract/search/searchProfile.ts';
import { JASS_ORDER } from '../family/jass.ts';
import { type Belote } from './deal.ts';
import { declarationPoints, declarationsOf } from './declarations.ts';
import { heuristicBot } from './heuristicBot.ts';
import { match } from './match.ts';
import { OPTIONS, PRESETS } from './options.ts';
import { beloteRules } from './rules.ts';
import { holders, sampler } from './sampler.ts';
import { BELOTE } from './score.ts';
import { view } from './view.ts';

/** Belote for four, two against two (README.md). */
export const belote: Game<Belote> = {
  ...beloteRules,
  name: 'Belote',
  seats: { min: 4, max: 4 },
  partners: true,
  direction: 'anticlockwise',
  pack: 'french32',
  pile: null,
  options: OPTIONS,
  presets: PRESETS,
  layout: { order: JASS_ORDER, sheet: 'columns', hand: 'sorted', zones: ['turned', 'meld'] },
  match,
  view,
  holders,
  sampler,
  // A search's worlds have pairs of their own; which suits they are of makes no difference at the end.
  ended: (state, { bonuses }) => ({
    ...state,
    pairs: bonuses.flatMap((points, seat) => SUITS.slice(0, points / BELOTE).map((suit) => ({ seat, suit }))),
  }),
  meldPoints: (hand) => declarationPoints(declarationsOf(0, hand)),
  heuristicBot,
  search: { cardEffort: { hard: 4 }, callMargin: { hard: NEVER } },
};
