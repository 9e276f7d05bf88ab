import { ledToByBestPlay, type LedTo } from '../bots/advice/ledTo.ts';
import type { DealState } from '../contract/deal.ts';
import type { Game } from '../contract/game.ts';
import { choiceFrame, type PuzzleProgress } from './play.ts';
import { playedOn, type WrongAnswer } from './puzzle.ts';
import { shownDeal, SUITS_AS_DEALT, type SuitOrder } from './suits.ts';

/**
 * Returns what the right answer to the choice that a progress of an open puzzle is about leads to, and a wrong one does not, when everybody plays best after either: in
 * suits as an order shows them. Empty where a duty parts equal cards, so that the line does not fit those that were laid.
 */
export function openReasons(game: Game, progress: PuzzleProgress, wrong: WrongAnswer, suits: SuitOrder): LedTo[] {
  const { state, seat } = choiceFrame(progress);
  const { at, steps } = progress;
  const best = steps.slice(at).flatMap(({ line }) => line);
  const better = playedOn(game, state, best);
  const made = playedOn(game, state, wrong.line);
  if (!better.ok || !made.ok) return [];
  const shown = (one: DealState): DealState => (suits === SUITS_AS_DEALT ? one : shownDeal(game, one, suits).state);
  return ledToByBestPlay(game.view(shown(state), seat), { better: shown(better.value), made: shown(made.value) });
}
