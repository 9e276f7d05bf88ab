import { rankOf, type Card, type Seat } from '../../../cards/card.ts';
import { itemAt, uint8At } from '../../../cards/indexed.ts';
import type { Board } from '../../../cards/trick/board.ts';
import { firstPlaceOf, heldPlaceOf, type CardPlace } from '../../../cards/trick/layout.ts';
import { cardOfPlay } from '../../../contract/action.ts';
import type { DealState, TakenTrick } from '../../../contract/deal.ts';
import type { Game } from '../../../contract/game.ts';
import { actionIn } from '../../../contract/notation.ts';
import { notationAt, type LineMove, type OpenPosition, type OpenSolution } from '../openPuzzle.ts';

/** A trick of the line: who led it, what was played in which order, and who won it. */
export interface LineTrick {
  readonly leader: Seat;
  readonly places: readonly { readonly seat: Seat; readonly place: CardPlace }[];
  readonly winner: Seat;
  /** All cards that were still held when it began. */
  readonly before: Board;
}

/** The rest of a deal after one answer. */
interface AnswerCourse {
  /** The answer. */
  readonly place: CardPlace;
  readonly over: DealState;
  /** The tricks of the rest, the one on the table first. */
  readonly tricks: readonly TakenTrick[];
}

/** An open puzzle as the detectors of themes see it: its position, its answers, and the course of the deal after each. */
export interface Scene {
  readonly position: OpenPosition;
  readonly solution: OpenSolution;
  readonly board: Board;
  readonly key: CardPlace;
  /** The card of the rule of thumb. */
  readonly thumb: CardPlace;
  readonly legal: readonly CardPlace[];
  /** The right answers, the key card among them. */
  readonly right: readonly CardPlace[];
  /** The line, trick by trick. */
  readonly tricks: readonly LineTrick[];
  readonly course: AnswerCourse;
  /** After each wrong answer. */
  readonly wrong: readonly AnswerCourse[];
  /** After the one that loses least; `undefined` if no answer is wrong. */
  readonly nearest: AnswerCourse | undefined;
  /** The points of an average trick. */
  readonly average: number;
  own(seat: Seat): boolean;
  value(place: CardPlace): number;
  worthOf(card: Card): number;
  cardAt(place: CardPlace): Card;
}

/** The scene of a puzzle, from the line of its solution and the rule of thumb's card. */
export function sceneOf(position: OpenPosition, solution: OpenSolution, thumb: Card): Scene {
  const { board, game, state } = position;
  const { layout, seat } = board;
  const { line, solver } = solution;
  const placeOf = (card: Card): CardPlace => heldPlaceOf(layout, board.hands, seat, card);
  const first = itemAt(solution.steps, 0);
  const course = (place: CardPlace, moves: readonly string[]): AnswerCourse => {
    const over = playedOut(game, state, moves);
    return { place, over, tricks: tricksIn(over).slice(tricksIn(state).length) };
  };
  const key = itemAt(line, 0).place;
  const wrong = first.wrong.map(({ action, line: refutation }) => course(placeOf(cardOfPlay(actionIn(action))), refutation));
  const least = Math.min(...first.wrong.map(({ loses }) => loses));
  return {
    ...{ position, solution, board, key },
    thumb: placeOf(thumb),
    legal: game.legal(state).actions.map((action) => placeOf(cardOfPlay(action))),
    right: first.right.map((answer) => placeOf(cardOfPlay(actionIn(answer)))),
    tricks: tricksOf(board, line),
    course: course(
      key,
      line.map(({ before, place }) => notationAt(before.board, place)),
    ),
    wrong,
    nearest: wrong[first.wrong.findIndex(({ loses }) => loses === least)],
    average: board.worth / Math.max(1, board.left) + layout.spec.perTrick,
    own: (other) => solver.isOwn(other),
    value: (place) => uint8At(layout.value, place),
    worthOf: (card) => uint8At(layout.value, firstPlaceOf(layout, card)),
    cardAt: (place) => uint8At(layout.cardAt, place),
  };
}

function tricksIn({ play }: DealState): readonly TakenTrick[] {
  return play === null ? [] : play.tricks;
}

function playedOut(game: Game, from: DealState, moves: readonly string[]): DealState {
  return moves.reduce((state, notation) => game.apply(state, actionIn(notation)).state, from);
}

/** The tricks of a line, the one on the table first. */
export function tricksOf(board: Board, line: readonly LineMove[]): LineTrick[] {
  const tricks: LineTrick[] = [];
  let places: { seat: Seat; place: CardPlace }[] = Array.from(board.trick.subarray(0, board.count), (place, at) => ({
    seat: (board.leader + at) % board.players,
    place,
  }));
  let before = board;
  for (const [at, move] of line.entries()) {
    const now = move.before.board;
    if (places.length === 0) before = now;
    places.push({ seat: now.seat, place: move.place });
    if (places.length < board.players) continue;
    const next = line[at + 1]?.before.board;
    const leader = itemAt(places, 0).seat;
    tricks.push({ leader, places, winner: next?.seat ?? winnerOf(now, move.place), before });
    places = [];
  }
  return tricks;
}

function winnerOf(board: Board, place: CardPlace): Seat {
  return beats(board, place) ? board.seat : board.winner;
}

/** Whether a card would win the trick on the table so far. */
export function beats(board: Board, place: CardPlace): boolean {
  const beating = isTrump(board, place) ? board.beatTrump : place >> 5 === board.led ? board.beatLed : 0;
  return ((beating >>> (place & 31)) & 1) === 1;
}

/** Whether a place is one of trumps. */
export function isTrump({ layout }: Board, place: CardPlace): boolean {
  return layout.trumps !== 0 && place >> 5 === 0;
}

/** Whether a trick is won by the nine of trumps. */
export function isTrumpNine(board: Board, trick: LineTrick): boolean {
  const place = winningPlace(trick);
  return place !== undefined && isTrump(board, place) && rankOf(uint8At(board.layout.cardAt, place)) === '9';
}

/** The card that wins a trick of the line. */
export function winningPlace({ places, winner }: LineTrick): CardPlace | undefined {
  return places.find(({ seat }) => seat === winner)?.place;
}

/** The card of a seat in a trick. */
export function cardOfSeat({ leader, cards }: TakenTrick, seat: Seat): Card | undefined {
  return cards[(seat - leader + cards.length) % cards.length];
}

/** Whether one of some seats wins a trick with a card. */
export function winsWith(tricks: readonly TakenTrick[], seats: (seat: Seat) => boolean, card: Card): boolean {
  return tricks.some((trick) => seats(trick.winner) && cardOfSeat(trick, trick.winner) === card);
}
