import { SUITS, type Trump } from '../../cards/card.ts';
import { OPPOSITE } from '../../cards/seats.ts';
import { callOf, cardsPlayed, PASS, trumpOf, type CallAction, type Legal, type TrumpAction } from '../../contract/action.ts';
import type { Heuristic } from '../../contract/game.ts';
import { seatToAct, type View } from '../../contract/view.ts';
import { visible } from '../sampling/sampling.ts';
import { heuristicWeightsOf, heuristicPlay } from '../family/heuristicPlay.ts';
import { jassWorth, type JassWeights } from '../family/jassWorth.ts';
import { specOf } from './options.ts';
import { itemAt } from '../../cards/indexed.ts';
import { declarerOf } from '../../contract/deal.ts';

/** The worth of what a hand holds. */
const WEIGHTS: JassWeights = {
  trump: 9,
  jack: 22,
  nine: 16,
  bareNine: 8,
  ace: 9,
  bareAce: 4,
  jackAndNine: 8,
  kingAndQueen: 0,
  few: -12,
  many: 0,
  sideAce: 14,
  coveredTen: 10,
  guardedTen: 3,
  voidSuit: 7,
};

/** The worth that a hand needs to play, by the number of passes before it. */
const ENOUGH = [72, 70, 68, 62] as const;

/** The worth of its best suit that a hand needs to name it, by the number of passes before it: where naming and passing came out even in play by heuristic. */
const ENOUGH_TO_NAME = [60, 76, 58, 70] as const;

function call(view: View, trump: Trump): CallAction {
  if (trump === 'NT') throw new RangeError('klaverjassen has trumps');
  const hand = visible(itemAt(view.hands, seatToAct(view)));
  return jassWorth(hand, trump, WEIGHTS) >= (ENOUGH[view.moves.length] ?? 62) ? callOf('play') : PASS;
}

/** The suit that promises most as trumps, or a pass where it promises too little and a pass is legal. */
function name(view: View, legal: Legal): TrumpAction | CallAction {
  const hand = visible(itemAt(view.hands, seatToAct(view)));
  const [best] = SUITS.map((suit) => ({ suit, worth: jassWorth(hand, suit, WEIGHTS) })).sort((a, b) => b.worth - a.worth);
  if (best === undefined) throw new RangeError('there are suits');
  const mayPass = legal.actions.includes(PASS);
  return mayPass && best.worth < itemAt(ENOUGH_TO_NAME, view.moves.length) ? PASS : trumpOf(best.suit);
}

/** Whether to call roem: always, but when one's own side plays and can no longer be sure of making it. */
function callsRoem(view: View): boolean {
  const seat = seatToAct(view);
  const declarer = declarerOf(view);
  if (OPPOSITE[seat] !== OPPOSITE[declarer]) return true;
  const own = view.points.reduce((sum, points, other) => (OPPOSITE[other] === OPPOSITE[seat] ? sum + points : sum), 0);
  const taken = view.points.reduce((sum, points) => sum + points, 0);
  // In a lost deal the points count for the opponents: keep silent when losing is certain.
  return own + (162 - taken) > 81;
}

/** A club player's klaverjassen: bids on trump length and honours, draws trumps, gives points to the partner's tricks. */
export const heuristicBot: Heuristic = (view, legal) => {
  if (view.phase === 'bidding') return call(view, view.trump ?? 'NT');
  if (view.phase === 'naming') return name(view, legal);
  if (view.phase === 'roem') return callOf(callsRoem(view) ? 'roem' : 'silent');
  const rules = { spec: specOf(view.options), trump: view.trump ?? 'NT', sides: OPPOSITE, extra: [] };
  return heuristicPlay(view, cardsPlayed(legal.actions), rules, heuristicWeightsOf(20));
};
