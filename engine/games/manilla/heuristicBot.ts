import { codeOf, suitOf } from '../../cards/card.ts';
import { cardsPlayed } from '../../contract/action.ts';
import type { Heuristic } from '../../contract/game.ts';
import type { View } from '../../contract/view.ts';
import { shownIn } from '../family/shownCard.ts';
import { heuristicWeightsOf, heuristicPlay } from '../family/heuristicPlay.ts';
import { rulesUnder } from './deal.ts';

/** Trumps are held back more than the six points of a trick would suggest: found by play. */
const WEIGHTS = heuristicWeightsOf(10);

/** A view in which the shown card can be seen in the dealer's hand while it is there: everybody remembers it. */
function remembering(view: View): View {
  const code = codeOf(shownIn(view));
  const tricks = view.trick === null ? view.tricks : [...view.tricks, view.trick];
  if (view.viewer === view.dealer || tricks.some(({ cards }) => cards.includes(code))) return view;
  return { ...view, hands: view.hands.map((hand, seat) => (seat === view.dealer ? [...hand.slice(1), code] : hand)) };
}

/** A club player's manilla: gives points to the partner's tricks, keeps them from the others', remembers the shown card. */
export const heuristicBot: Heuristic = (view, legal) =>
  heuristicPlay(remembering(view), cardsPlayed(legal.actions), rulesUnder(suitOf(shownIn(view))), WEIGHTS);
