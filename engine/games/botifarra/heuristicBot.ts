import { doubleIn } from '../phases/ladder.ts';
import { OPPOSITE } from '../../cards/seats.ts';
import { cardsPlayed } from '../../contract/action.ts';
import type { Heuristic } from '../../contract/game.ts';
import { heuristicWeightsOf, heuristicPlay, type HeuristicWeights } from '../family/heuristicPlay.ts';
import { answer, nameTrumps } from './bidding.ts';
import { specOf } from './options.ts';
import { seatToAct } from '../../contract/view.ts';

/** Trumps are held back, and drawn by the side that named them, more than the six points of a trick would suggest: found by play. */
const WEIGHTS: HeuristicWeights = { ...heuristicWeightsOf(10), draw: 8 };

/** A club player's botifarra: names trumps on honours and length, delegates a middling hand, doubles what it expects to beat. */
export const heuristicBot: Heuristic = (view, legal) => {
  const seat = seatToAct(view);
  if (view.phase === 'trumps' || view.phase === 'delegated') return nameTrumps(view, seat);
  if (view.phase === 'doubling') return answer(view, seat, doubleIn(legal));
  const rules = { spec: specOf(view.options), trump: view.trump ?? 'NT', sides: OPPOSITE, extra: [] };
  return heuristicPlay(view, cardsPlayed(legal.actions), rules, WEIGHTS);
};
