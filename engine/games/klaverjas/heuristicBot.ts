import { rankOf, suitIndex, SUITS, type Card, type Suit, type Trump } from '../../cards/card.ts';
import { OPPOSITE } from '../../cards/seats.ts';
import { callOf, cardsPlayed, PASS, type CallAction } from '../../contract/action.ts';
import type { Heuristic } from '../../contract/game.ts';
import { seatToAct, type View } from '../../contract/view.ts';
import { visible } from '../sampling/sampling.ts';
import { heuristicWeightsOf, heuristicPlay } from '../heuristicPlay.ts';
import { specOf } from './options.ts';
import { itemAt } from '../../cards/indexed.ts';

/** Points a hand is likely to bring its side in tricks with a suit as trumps, the partner's help left out. */
function handWorth(hand: readonly Card[], trump: Suit): number {
  const trumps = hand.filter((card) => SUITS[suitIndex(card)] === trump).map(rankOf);
  const has = (rank: string): boolean => trumps.some((held) => held === rank);
  let worth = trumps.length * 9;
  if (has('J')) worth += 22;
  if (has('9')) worth += trumps.length >= 3 || has('J') ? 16 : 8;
  if (has('A')) worth += trumps.length >= 3 ? 9 : 4;
  if (has('J') && has('9')) worth += 8;
  if (trumps.length < 3) worth -= 12;
  for (const suit of SUITS) {
    if (suit === trump) continue;
    const ranks = hand.filter((card) => SUITS[suitIndex(card)] === suit).map(rankOf);
    if (ranks.includes('A')) worth += 14;
    if (ranks.includes('T')) worth += ranks.includes('A') ? 10 : ranks.length > 1 ? 3 : 0;
    if (ranks.length === 0 && trumps.length >= 3) worth += 7;
  }
  return worth;
}

/** The worth that a hand needs to play, by the number of passes before it. */
const ENOUGH = [72, 70, 68, 62] as const;

function call(view: View, trump: Trump): CallAction {
  if (trump === 'NT') throw new RangeError('klaverjassen has trumps');
  const hand = visible(itemAt(view.hands, seatToAct(view)));
  return handWorth(hand, trump) >= (ENOUGH[view.moves.length] ?? 62) ? callOf('play') : PASS;
}

/** Whether to call roem: always, but when one's own side plays and can no longer be sure of making it. */
function callsRoem(view: View): boolean {
  const seat = seatToAct(view);
  const declarer = view.declarer ?? 0;
  if (OPPOSITE[seat] !== OPPOSITE[declarer]) return true;
  const own = view.points.reduce((sum, points, other) => (OPPOSITE[other] === OPPOSITE[seat] ? sum + points : sum), 0);
  const taken = view.points.reduce((sum, points) => sum + points, 0);
  // In a lost deal the points count for the opponents: keep silent when losing is certain.
  return own + (162 - taken) > 81;
}

/** A club player's klaverjassen: bids on trump length and honours, draws trumps, gives points to the partner's tricks. */
export const heuristicBot: Heuristic = (view, legal) => {
  if (view.phase === 'bidding') return call(view, view.trump ?? 'NT');
  if (view.phase === 'roem') return callOf(callsRoem(view) ? 'roem' : 'silent');
  const rules = { spec: specOf(view.options), trump: view.trump ?? 'NT', sides: OPPOSITE, extra: [] };
  return heuristicPlay(view, cardsPlayed(legal.actions), rules, heuristicWeightsOf(20));
};
