import { suitOf } from '../../cards/card.ts';
import { cardsPlayed } from '../../contract/action.ts';
import type { Heuristic } from '../../contract/game.ts';
import type { View } from '../../contract/view.ts';
import { heuristicWeightsOf, heuristicPlay } from '../family/heuristicPlay.ts';
import { shownIn } from '../family/shownCard.ts';
import { rulesWithPiles } from './deal.ts';

/** A view in which the open cards are hands: they are all that can be played. */
function openHands(view: View): View {
  const hands = view.hands.map(
    (_, seat) => view.zones.find((zone) => zone.seat === seat)?.stacks.flatMap((stack) => stack.slice(-1)) ?? [],
  );
  return { ...view, hands };
}

/** A club player's manilla for two. */
export const heuristicBot: Heuristic = (view, legal) =>
  heuristicPlay(openHands(view), cardsPlayed(legal.actions), rulesWithPiles(suitOf(shownIn(view)), []), heuristicWeightsOf(5));
