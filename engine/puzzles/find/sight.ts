import { campsOf } from '../../analysis/allies.ts';
import { int32At, itemAt } from '../../cards/indexed.ts';
import type { CardPlace } from '../../cards/trick/layout.ts';
import type { DealState } from '../../contract/deal.ts';
import { seatOnTurn } from '../../contract/game.ts';
import { Ending, type ValuedCard } from './ending.ts';
import { GreedyPlay } from './greedyPlay.ts';
import type { OpenPosition } from './openPuzzle.ts';

/** Tricks that have but one course: a player who sees as far as there sees the deal through. */
const LAST = 1;
/** Ratings by the tricks that one has to look ahead. 0: the card that makes most of the trick on the table. Beyond the last each trick adds as much. */
const BY_SIGHT = [950, 1300, 1600, 1850, 2050, 2200, 2300] as const;
const BEYOND = 50;
/** A choice of this many is the usual one; each doubling of it counts. */
const USUAL_CHOICE = 4;
const DOUBLE_CHOICE = 100;
/** Ratings are written in steps. */
const STEP = 10;

/**
 * By the number of tricks looked ahead, the chance that a player who sees all hands finds the answer. At 0 it looks for the most points in the trick on
 * the table. Else it plays as many tricks through, that one among them, with the best play of everybody, supposes that all are greedy after them
 * ({@link GreedyPlay}), and goes by the score of the deal; the last one, up to the trick before the last, sees the deal through. Between cards that look the same it draws by lot.
 */
export function chancesBySight({ game, state, board }: OpenPosition, begun: DealState, right: readonly CardPlace[]): number[] {
  const seat = seatOnTurn(game, state);
  const greedy = new GreedyPlay(int32At(campsOf(board), seat));
  const chances = [chanceOf(greedy.values(board), right)];
  for (let left = board.left - 1; left > LAST; left -= 1) {
    const horizon = { left, playedOut: greedy.playedOut.bind(greedy) };
    chances.push(chanceOf(new Ending(game, begun, seat, Infinity, horizon).values(board) ?? [], right));
  }
  chances.push(1);
  return chances;
}

/** The chance that one of the cards of the highest value, drawn by lot, is a right one. */
function chanceOf(values: readonly ValuedCard[], right: readonly CardPlace[]): number {
  const best = Math.max(...values.map(({ value }) => value));
  const drawn = values.filter(({ value }) => value === best);
  return drawn.filter(({ place }) => right.includes(place)).length / drawn.length;
}

/**
 * The rating of a choice by how far one has to look, from the chances of {@link chancesBySight}: each sight that does not find the answer makes it harder, by what
 * the next is above it. So a card that is plain to see stays easy where a middle sight looks past it. More cards to choose from make it higher, more right ones lower.
 */
export function ratingBySight(chances: readonly number[], right: number, choices: number): number {
  const base = chances.reduce((sum, chance, sight) => sum + (1 - chance) * (ratingOf(sight + 1) - ratingOf(sight)), ratingOf(0));
  const rating = base + DOUBLE_CHOICE * Math.log2(choices / right / USUAL_CHOICE);
  return STEP * Math.round(rating / STEP);
}

function ratingOf(sight: number): number {
  const last = BY_SIGHT.length - 1;
  return itemAt(BY_SIGHT, Math.min(sight, last)) + BEYOND * Math.max(0, sight - last);
}
