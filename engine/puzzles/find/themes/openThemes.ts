import { cardOfPlay, type Action } from '../../../contract/action.ts';
import type { DealState } from '../../../contract/deal.ts';
import { isMade } from '../../../match/tally.ts';
import type { Theme } from '../../theme.ts';
import { beats, isTrump, isTrumpNine, sceneOf, type Scene } from './scene.ts';
import {
  drawsTrumps,
  feeds,
  holdsUp,
  isPromoted,
  keepsTrumps,
  leadsSingleton,
  sparesPoints,
  squeezes,
  throwsIn,
  unblocks,
} from './lineThemes.ts';
import type { OpenPosition, OpenSolution } from '../openPuzzle.ts';

/**
 * The themes of an open puzzle, from its key card, the card that the rule of thumb plays there, and the line. Each detector answers from the cards alone;
 * `usual` is the rule of thumb's action.
 */
export function openThemes(position: OpenPosition, solution: OpenSolution, usual: Action): Theme[] {
  if (solution.line.length === 0 || usual.type !== 'play') return [];
  const scene = sceneOf(position, solution, cardOfPlay(usual));
  const later = scene.tricks.slice(1).filter((trick) => isPromoted(trick, scene));
  const holds: Partial<Record<Theme, boolean>> = {
    drawTrumps: drawsTrumps(scene),
    ...ofTrick(scene),
    singleton: leadsSingleton(scene),
    feed: feeds(scene),
    spare: sparesPoints(scene),
    promote: later.length > 0,
    promoteNine: later.some((trick) => isTrumpNine(scene.board, trick)),
    squeeze: squeezes(scene),
    unblock: unblocks(scene),
    throwIn: throwsIn(scene),
    ...ofResult(scene),
  };
  return (Object.keys(holds) as Theme[]).filter((theme) => holds[theme]);
}

/** The themes of the trick on the table. */
function ofTrick(scene: Scene): Partial<Record<Theme, boolean>> {
  const { board, key, legal, own } = scene;
  if (board.count === 0) return { keepTrumps: keepsTrumps(scene) };
  const takes = (place: number): boolean => beats(board, place);
  const follows = board.led === key >> 5;
  return {
    holdUp: holdsUp(scene),
    overtake: own(board.winner) && takes(key) && !legal.every(takes),
    // Where every card trumps, trumping is no choice.
    ruff: !follows && isTrump(board, key) && takes(key) && !legal.every((place) => isTrump(board, place)),
    discard: !follows && !isTrump(board, key),
  };
}

/** The themes that the results of the answers show. */
function ofResult({ position: { game, state }, course, wrong, own }: Scene): Partial<Record<Theme, boolean>> {
  if (wrong.length === 0) return {};
  const all = ({ play }: DealState, mine: boolean): boolean =>
    play !== null && play.tricks.length > 0 && play.tricks.every((trick) => own(trick.winner) === mine);
  const { declarer } = state;
  const made = (over: DealState, by: number): boolean => isMade(game.score(over), by);
  return {
    capot: all(course.over, true) && wrong.every(({ over }) => !all(over, true)),
    saveCapot: !all(course.over, false) && wrong.every(({ over }) => all(over, false)),
    contract:
      declarer !== null &&
      made(course.over, declarer) === own(declarer) &&
      wrong.every(({ over }) => made(over, declarer) !== own(declarer)),
  };
}
