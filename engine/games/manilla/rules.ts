import { suitOf, type Card } from '../../cards/card.ts';
import { itemAt } from '../../cards/indexed.ts';
import { composed } from '../phases/phase.ts';
import { after, cardsAt } from '../../cards/seats.ts';
import { startTricks } from '../phases/tricks.ts';
import { awardOf, endEvents, shownEvents } from '../family/shownCard.ts';
import { fourHandPlay } from '../phases/fourHands.ts';
import { placesOf } from '../family/spanish.ts';
import { OVER, type Setup } from '../../contract/deal.ts';
import { SPEC } from './options.ts';
import { reckoningOf, scoreOf } from './score.ts';
import { type Manilla, rulesUnder } from './deal.ts';
import type { DealRules } from '../../contract/game.ts';

/** The dealer's last card, the last of the deck: shown to all. */
function shownCard(setup: Setup): Card {
  return itemAt(setup.deck, setup.deck.length - 1);
}

const play = fourHandPlay<Manilla>(
  (state) => rulesUnder(state.trump),
  (state) => {
    const over: Manilla = { ...state, phase: OVER };
    return { state: over, events: endEvents(reckoningOf(over), scoreOf(over)) };
  },
);

/** The rules of a deal: all of the game but what is shown and thought of it. */
export const manillaRules: DealRules<Manilla> = {
  id: 'manilla',
  deal(setup) {
    const { dealer } = setup;
    const card = shownCard(setup);
    const trump = suitOf(card);
    const award = awardOf(setup, card, SPEC, true);
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
  score: scoreOf,
  trick: (state) => rulesUnder(state.trump),
};
