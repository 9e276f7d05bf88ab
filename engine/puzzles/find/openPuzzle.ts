import { codeOf } from '../../cards/card.ts';
import { int32At, itemAt, uint8At } from '../../cards/indexed.ts';
import type { Board } from '../../cards/trick/board.ts';
import { heldPlaceOf, type CardPlace } from '../../cards/trick/layout.ts';
import { boardOf } from '../../analysis/boardOf.ts';
import { sameShape } from '../../analysis/boardSearch.ts';
import { evaluate } from '../../bots/evaluation/evaluator.ts';
import { playOf } from '../../contract/action.ts';
import { OVER, type DealState } from '../../contract/deal.ts';
import { seatOnTurn, type Game } from '../../contract/game.ts';
import type { PuzzleStep, WrongAnswer } from '../puzzle.ts';
import { cheapestOf, Ending, type ValuedCard } from './ending.ts';

/** Cards that one solution may try: beyond that a position is left out. */
const NODES = 400_000;
/** Cards in all hands from which on a position is not tried. */
const MOST_CARDS = 24;
const LEAST_IN_HAND = 3;
const LEAST_CHOICE = 3;

/** A position with all hands known, on its way through a line: the deal and the board beside it. */
export interface OpenPosition {
  readonly game: Game;
  readonly state: DealState;
  readonly board: Board;
}

/** A card that is played in a line, where, and the position before it. */
export interface LineMove {
  readonly before: OpenPosition;
  readonly place: CardPlace;
}

/** The solution of an open position: its choices, and the line with the first right answer of each. */
export interface OpenSolution {
  readonly steps: readonly PuzzleStep[];
  /** The score of the deal less the others' that the best line makes. */
  readonly goal: number;
  /** How far the best answer of the first choice is ahead of the next. */
  readonly gap: number;
  readonly line: readonly LineMove[];
  readonly solver: Ending;
}

/** The position of a state in the play; `undefined` where something but a card may be played, or too much is still to come. */
export function openPositionOf(game: Game, begun: DealState, state: DealState): OpenPosition | undefined {
  if (state.play === null || game.trick(state) === null || game.toAct(state) === null) return undefined;
  const board = boardOf(game, begun);
  if (board.left * board.players > MOST_CARDS) return undefined;
  for (const card of state.play.trick) board.play(heldPlaceOf(board.layout, board.hands, board.seat, card));
  const legal = game.legal(state).actions;
  if (legal.some(({ type }) => type !== 'play')) return undefined;
  return board.seat === game.toAct(state) ? { game, state, board } : undefined;
}

/** Whether a position has choice enough to be a puzzle. */
export function hasChoice({ game, state, board }: OpenPosition): boolean {
  return board.left >= LEAST_IN_HAND && game.legal(state).actions.length >= LEAST_CHOICE;
}

/**
 * Solves a position: the steps of its puzzle, each with one best class of cards; `undefined` where it has none that is ahead by `clear` points, or is too
 * long to be solved. The line goes on while the next card of the side is ahead by half as much.
 */
export function solveOpen(position: OpenPosition, begun: DealState, clear: number): OpenSolution | undefined {
  const { game, state } = position;
  const seat = seatOnTurn(game, state);
  const solver = new Ending(game, begun, seat, NODES);
  const first = solver.values(position.board);
  if (first === undefined) return undefined;
  const choice = choiceOf(position.board, first, clear);
  if (choice === undefined) return undefined;
  const steps: PuzzleStep[] = [];
  const line: LineMove[] = [];
  let at = position;
  let values: readonly ValuedCard[] = first;
  let open: { right: string[]; line: string[]; wrong: WrongAnswer[] } | undefined;
  let keys = true;
  while (at.state.phase !== OVER) {
    const own = solver.isOwn(at.board.seat);
    const key = own && keys && values.length > 1 ? choiceOf(at.board, values, steps.length === 0 ? clear : clear / 2) : undefined;
    if (key !== undefined) {
      const wrong = wrongAnswers(at, solver, values, key);
      if (wrong === undefined) return undefined;
      open = { right: key.right.map((place) => notationAt(at.board, place)), line: [], wrong };
      steps.push(open);
    } else if (own && values.length > 1) keys = false;
    const place = key === undefined ? bestOf(at.board, values, own) : itemAt(key.right, 0);
    open?.line.push(notationAt(at.board, place));
    line.push({ before: at, place });
    const next = after(at, place);
    if (next === undefined) return undefined;
    at = next;
    if (at.state.phase === OVER) break;
    const found = solver.values(at.board);
    if (found === undefined) return undefined;
    values = found;
  }
  // The board and the rules must agree on what the line makes, or the game has an end that search does not see.
  const goal = evaluate(game, at.state, seat, 0);
  return goal === choice.best ? { steps, goal, gap: choice.best - choice.next, line, solver } : undefined;
}

/** A choice with one best class of cards. */
interface Choice {
  /** The equal cards of the class, the cheapest first. */
  readonly right: readonly CardPlace[];
  readonly best: number;
  readonly next: number;
}

function choiceOf(board: Board, values: readonly ValuedCard[], clear: number): Choice | undefined {
  const best = Math.max(...values.map(({ value }) => value));
  const top = values.filter(({ value }) => value === best);
  const others = values.filter(({ value }) => value !== best);
  const next = Math.max(...others.map(({ value }) => value));
  if (others.length === 0 || best - next < clear || !areOneClass(board, top)) return undefined;
  const { place } = cheapestOf(board, top);
  return { right: [place, ...top.map((one) => one.place).filter((one) => one !== place)], best, next };
}

/** Whether cards are of one suit, and no other seat holds or has just played a card between them. */
function areOneClass(board: Board, cards: readonly ValuedCard[]): boolean {
  if (cards.length === 1) return true;
  const places = cards.map(({ place }) => place).sort((a, b) => a - b);
  const [low, high] = [itemAt(places, 0), itemAt(places, places.length - 1)];
  if (board.stacked || low >> 5 !== high >> 5) return false;
  const slot = low >> 5;
  const between = ((1 << (high & 31)) - 1) & ~((1 << (low & 31)) - 1);
  const own = int32At(board.hands, board.seat * 4 + slot);
  const table = Array.from(board.trick.subarray(0, board.count)).reduce(
    (set, place) => (place >> 5 === slot ? set | (1 << (place & 31)) : set),
    0,
  );
  return (((int32At(board.live, slot) & ~own) | table) & between) === 0;
}

/** The best card for the seat to move, of equals the cheapest. */
function bestOf(board: Board, values: readonly ValuedCard[], own: boolean): CardPlace {
  const all = values.map(({ value }) => value);
  const best = own ? Math.max(...all) : Math.min(...all);
  return cheapestOf(
    board,
    values.filter(({ value }) => value === best),
  ).place;
}

function wrongAnswers(at: OpenPosition, solver: Ending, values: readonly ValuedCard[], { right, best }: Choice): WrongAnswer[] | undefined {
  const wrong: WrongAnswer[] = [];
  for (const { place, value } of values) {
    if (right.includes(place)) continue;
    const line = lineAfter(at, solver, place);
    if (line === undefined) return undefined;
    wrong.push({
      action: notationAt(at.board, place),
      loses: best - value,
      line: line.map((move) => notationAt(move.before.board, move.place)),
    });
  }
  return wrong;
}

/** The cards from one on to the end of the deal, each the best for its player; `undefined` where the solver gives up. */
export function lineAfter(at: OpenPosition, solver: Ending, first: CardPlace): LineMove[] | undefined {
  const line: LineMove[] = [];
  let [before, place]: [OpenPosition, CardPlace] = [at, first];
  for (;;) {
    line.push({ before, place });
    const following = after(before, place);
    if (following === undefined) return undefined;
    before = following;
    if (before.state.phase === OVER) return line;
    const found = solver.values(before.board);
    if (found === undefined) return undefined;
    place = bestOf(before.board, found, solver.isOwn(before.board.seat));
  }
}

/** The position after a card; `undefined` where rules and board no longer agree. */
function after({ game, state, board }: OpenPosition, place: CardPlace): OpenPosition | undefined {
  const action = playOf(uint8At(board.layout.cardAt, place));
  const { actions } = game.legal(state);
  if (!actions.includes(action)) return undefined;
  const next = game.apply(state, action).state;
  const played = sameShape(board, board.bonus);
  played.copy(board);
  played.play(place);
  if (next.phase !== OVER && (game.toAct(next) !== played.seat || game.legal(next).actions.some(({ type }) => type !== 'play')))
    return undefined;
  return { game, state: next, board: played };
}

/** The card at a place, in notation. */
export function notationAt({ layout }: Board, place: CardPlace): string {
  return codeOf(uint8At(layout.cardAt, place));
}
