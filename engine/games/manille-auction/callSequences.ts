import { TRUMPS, type Card } from '../../cards/card.ts';
import { laidAway } from '../family/manille/exchange.ts';
import { callOf, discardOf, drawOf, trumpOf, type Action } from '../../contract/action.ts';
import { seatToAct, type View } from '../../contract/view.ts';
import { visible } from '../sampling/sampling.ts';
import { planned } from './bidding.ts';
import { stockOf } from './stock.ts';
import { sizesFor } from './table.ts';
import { itemAt } from '../../cards/indexed.ts';

/** The bidder's ways to go on to the play, the most promising first: every exchange that is still to be had, with all trumps. */
export function callSequencesOf(view: View): Action[][] {
  const { players, phase } = view;
  const stock = stockOf(view);
  const laid = laidAway(view.moves).filter((card) => card !== null);
  const drawn = view.moves.filter(({ action }) => action.type === 'draw').length;
  const { open, covered } = sizesFor(players);
  const room = open + covered - laid.length;
  const hand = visible(itemAt(view.hands, seatToAct(view)));
  const found: { readonly actions: Action[]; readonly points: number }[] = [];
  for (const away of phase === 'discard' ? subsets(hand, room) : [[]]) {
    const kept = hand.filter((card) => !away.includes(card));
    const wanted = laid.length + away.length - drawn;
    for (const faces of subsets(stock.open, wanted)) {
      const hidden = wanted - faces.length;
      if (hidden > stock.covered) continue;
      const exchange = {
        away: [...laid, ...away],
        draws: [...faces, ...Array<null>(hidden).fill(null)],
        known: [...kept, ...faces],
      };
      const steps: Action[] = [
        ...away.map(discardOf),
        ...(phase === 'discard' && away.length < room ? [callOf('done')] : []),
        ...faces.map(drawOf),
        ...Array<Action>(hidden).fill(drawOf(null)),
      ];
      for (const trump of TRUMPS) found.push({ actions: [...steps, trumpOf(trump)], points: planned(players, stock, exchange, trump) });
    }
  }
  return found.sort((a, b) => b.points - a.points).map(({ actions }) => actions);
}

/** The subsets of some cards with at most `most` cards. */
function subsets(cards: readonly Card[], most: number): Card[][] {
  return cards.reduce<Card[][]>((sets, card) => [...sets, ...sets.filter((set) => set.length < most).map((set) => [...set, card])], [[]]);
}
