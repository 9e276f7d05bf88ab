import { suitOf, type Card, type Suit } from '../../cards/card.ts';
import { composed, OVER } from '../../phases/phase.ts';
import { after, cardsAt, OPPOSITE } from '../../phases/seats.ts';
import { startTricks } from '../../phases/tricks.ts';
import { gamesToTarget } from '../family/manilleMatch.ts';
import { awardOf, endEvents, GAMES_TO_WIN, shownEvents, TARGET, type Award } from '../family/shownCard.ts';
import { fourHandPlay, placesOf, SPANISH_ORDER } from '../family/spanish.ts';
import type { DealState, Setup } from '../../contract/deal.ts';
import type { Game } from '../../contract/game.ts';
import type { TrickRules } from '../../contract/search.ts';
import { heuristicBot } from './heuristicBot.ts';
import { SPEC } from './options.ts';
import { holders, sampler } from './sampler.ts';
import { reckoningOf, scoreOf } from './score.ts';
import { view } from './view.ts';

/** A deal of manilla. */
export interface Manilla extends DealState {
  readonly phase: 'play' | typeof OVER;
  readonly trump: Suit;
  readonly award: Award;
}

/** The dealer's last card, the last of the deck: shown to all. */
function shownCard(setup: Setup): Card {
  return setup.deck.at(-1) ?? -1;
}

/** The trick rules under some trumps. */
export function rulesUnder(trump: Suit): TrickRules {
  return { spec: SPEC, trump, sides: OPPOSITE, extra: [[], [], [], []] };
}

const play = fourHandPlay<Manilla>(
  (state) => rulesUnder(state.trump),
  (state) => {
    const over: Manilla = { ...state, phase: OVER };
    return { state: over, events: endEvents(reckoningOf(over), scoreOf(over)) };
  },
);

/** Manilla (rules/manilla.md). */
export const manilla: Game<Manilla> = {
  id: 'manilla',
  name: 'Manilla',
  seats: { min: 4, max: 4 },
  direction: 'anticlockwise',
  partners: true,
  pack: 'spanish48',
  pile: null,
  options: [],
  presets: {},
  layout: { order: SPANISH_ORDER, sheet: 'games', hand: 'sorted', zones: ['turned'] },
  match: gamesToTarget(
    () => GAMES_TO_WIN,
    (a, b) => OPPOSITE[a] === OPPOSITE[b],
    TARGET,
  ),
  deal(setup) {
    const { dealer } = setup;
    const card = shownCard(setup);
    const trump = suitOf(card);
    const award = awardOf(setup, card, SPEC);
    const state: Manilla = {
      setup,
      phase: 'play',
      moves: [],
      hands: placesOf(dealer).map((places) => cardsAt(setup.deck, places)),
      trump,
      declarer: null,
      play: startTricks(after(dealer, 4)),
      award,
    };
    return { state, events: shownEvents(award, dealer) };
  },
  ...composed<Manilla>({ play }),
  view,
  holders,
  sampler,
  score: scoreOf,
  trick: (state) => rulesUnder(state.trump),
  heuristicBot,
};
