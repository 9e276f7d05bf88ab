import { int32At, itemAt, uint8At } from '../../cards/indexed.ts';
import { rankOf, type Seat } from '../../cards/card.ts';
import { size, type Board } from '../../cards/trick/board.ts';
import { heldPlaceOf, type CardPlace } from '../../cards/trick/layout.ts';
import { cardOfPlay, type Action } from '../../contract/action.ts';
import { OVER, type DealState } from '../../contract/deal.ts';
import type { Game } from '../../contract/game.ts';
import { parseAction } from '../../contract/notation.ts';
import type { Theme } from '../theme.ts';
import { lineAfter, type LineMove, type OpenPosition, type OpenSolution } from './openPuzzle.ts';

/** A trick of the line: who led it, what was played in which order, and who won it. */
interface LineTrick {
  readonly leader: Seat;
  readonly places: readonly { readonly seat: Seat; readonly place: CardPlace }[];
  readonly winner: Seat;
  /** All cards that were still held when it began. */
  readonly before: Board;
}

/**
 * The themes of an open puzzle, from its key card, the card that the rule of thumb plays there, and the line. Each detector answers from the cards alone;
 * `usual` is the rule of thumb's action.
 */
export function openThemes(position: OpenPosition, solution: OpenSolution, usual: Action): Theme[] {
  const { board, game, state } = position;
  const { layout } = board;
  const [keyMove] = solution.line;
  if (keyMove === undefined || usual.type !== 'play') return [];
  const key = keyMove.place;
  const own = (seat: Seat): boolean => solution.solver.isOwn(seat);
  const thumb = heldPlaceOf(layout, board.hands, board.seat, cardOfPlay(usual));
  const trump = (place: CardPlace): boolean => layout.trumps !== 0 && place >> 5 === 0;
  const value = (place: CardPlace): number => uint8At(layout.value, place);
  const average = board.worth / Math.max(1, board.left) + layout.spec.perTrick;
  const leads = board.count === 0;
  const tricks = tricksOf(board, solution.line);
  const first = tricks[0];
  const winner = first?.winner;
  const found = new Set<Theme>();
  const mark = (theme: Theme, holds: boolean): void => void (holds && found.add(theme));

  const opponentTrumps = layout.trumps === 0 ? 0 : sum(board, 0, (seat) => !own(seat));
  mark('drawTrumps', leads && trump(key) && opponentTrumps > 0);
  mark('keepTrumps', leads && trump(thumb) && !trump(key));
  mark('singleton', leads && !trump(key) && size(int32At(board.hands, board.seat * 4 + (key >> 5))) === 1 && !board.stacked);
  const ledSuit = !leads && board.led === key >> 5;
  const partnerWins = !leads && board.winner !== board.seat && own(board.winner);
  const opponentWins = !leads && !own(board.winner);
  const beats = (place: CardPlace): boolean => {
    const field = trump(place) ? board.beatTrump : place >> 5 === board.led ? board.beatLed : 0;
    return ((field >>> (place & 31)) & 1) === 1;
  };
  const legal = game.legal(state).actions.map((action) => heldPlaceOf(layout, board.hands, board.seat, cardOfPlay(action)));
  mark('holdUp', opponentWins && !beats(key) && legal.some(beats));
  mark('overtake', partnerWins && beats(key));
  mark('ruff', !leads && !ledSuit && trump(key) && !(layout.trumps !== 0 && board.led === 0));
  mark('discard', !leads && !ledSuit && !trump(key));
  const partnerTakes = winner !== undefined && winner !== board.seat && own(winner);
  const opponentTakes = winner !== undefined && !own(winner);
  mark('feed', partnerTakes && value(key) - value(thumb) >= average / 2);
  mark('spare', opponentTakes && value(thumb) - value(key) >= average / 2);
  mark(
    'promote',
    tricks.slice(1).some((trick) => isPromoted(trick, board, own, average, key)),
  );
  mark(
    'promoteNine',
    tricks.slice(1).some((trick) => isTrumpNine(board, trick) && isPromoted(trick, board, own, average, key)),
  );
  mark('squeeze', squeezes(solution, own));
  mark('unblock', first !== undefined && unblocks(board, key, legal, tricks, own));
  mark('throwIn', opponentTakes && throwsIn(position, solution, tricks));
  const [right, wrong] = [endOf(position, solution), wrongEnds(position, solution)];
  const all = (over: DealState, mine: boolean): boolean =>
    over.play !== null && over.play.tricks.length > 0 && over.play.tricks.every((trick) => own(trick.winner) === mine);
  mark('capot', right !== undefined && all(right, true) && wrong.every((over) => !all(over, true)));
  mark('saveCapot', right !== undefined && !all(right, false) && wrong.length > 0 && wrong.every((over) => all(over, false)));
  // A defender who scores nothing whatever happens wins where the declarer's score falls.
  const swing = (over: DealState): number => {
    const { scores } = game.score(over);
    return itemAt(scores, board.seat) || Math.max(0, -itemAt(scores, over.declarer ?? board.seat));
  };
  mark(
    'contract',
    right !== undefined &&
      state.declarer !== null &&
      wrong.length > 0 &&
      wrong.every((over) => Math.sign(swing(over)) !== Math.sign(swing(right))),
  );
  return [...found];
}

function sum(board: Board, slot: number, wanted: (seat: Seat) => boolean): number {
  let cards = 0;
  for (let seat = 0; seat < board.players; seat += 1) if (wanted(seat)) cards += size(int32At(board.hands, seat * 4 + slot));
  return cards;
}

/** The tricks of a line, the one on the table first. */
function tricksOf(board: Board, line: readonly LineMove[]): LineTrick[] {
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
  const trump = board.layout.trumps !== 0 && place >> 5 === 0;
  const beating = trump ? board.beatTrump : place >> 5 === board.led ? board.beatLed : 0;
  return ((beating >>> (place & 31)) & 1) === 1 ? board.seat : board.winner;
}

/** Whether the side wins a trick with a card that an opponent could have beaten in its suit before, and none can now. */
function isPromoted(trick: LineTrick, start: Board, own: (seat: Seat) => boolean, average: number, key: CardPlace): boolean {
  if (!own(trick.winner)) return false;
  const card = trick.places.find(({ seat }) => seat === trick.winner)?.place;
  if (card === undefined || card === key || uint8At(start.layout.value, card) < average / 2) return false;
  const slot = card >> 5;
  const higher = int32At(start.layout.higher, card & 31);
  const held = (board: Board): boolean => {
    for (let seat = 0; seat < board.players; seat += 1)
      if (!own(seat) && (int32At(board.hands, seat * 4 + slot) & higher) !== 0) return true;
    return false;
  };
  return held(start) && !held(trick.before);
}

/** Whether a trick is won by the nine of trumps. */
function isTrumpNine({ layout }: Board, { places, winner }: LineTrick): boolean {
  const place = places.find(({ seat }) => seat === winner)?.place;
  return place !== undefined && layout.trumps !== 0 && place >> 5 === 0 && rankOf(uint8At(layout.cardAt, place)) === '9';
}

/**
 * Whether an opponent has to throw a card of one of two suits in the line, and any that may be thrown gives the side a trick with a card of that suit which
 * an opponent could have beaten. Each throw is solved to its end.
 */
function squeezes({ line, solver }: OpenSolution, own: (seat: Seat) => boolean): boolean {
  return line.some(({ before }) => {
    const { game, state, board } = before;
    const { layout, seat } = board;
    if (own(seat) || board.count === 0 || board.stacked) return false;
    const legal = game.legal(state).actions.map((action) => heldPlaceOf(layout, board.hands, seat, cardOfPlay(action)));
    const isThrow = (place: CardPlace): boolean => place >> 5 !== board.led && !(layout.trumps !== 0 && place >> 5 === 0);
    if (new Set(legal.map((place) => place >> 5)).size < 2 || !legal.every(isThrow)) return false;
    return legal.every((place) => {
      const course = lineAfter(before, solver, place);
      if (course === undefined) return false;
      return tricksOf(board, course)
        .slice(1)
        .some((trick) => winsWithUnestablished(trick, board, place >> 5, own));
    });
  });
}

/** Whether the side wins a trick with a card of a suit that an opponent held a higher one of in an earlier position. */
function winsWithUnestablished({ places, winner }: LineTrick, earlier: Board, slot: number, own: (seat: Seat) => boolean): boolean {
  const place = places.find(({ seat }) => seat === winner)?.place;
  if (place === undefined || !own(winner) || place >> 5 !== slot) return false;
  const higher = int32At(earlier.layout.higher, place & 31);
  return Array.from({ length: earlier.players }, (_, seat) => seat).some(
    (seat) => !own(seat) && (int32At(earlier.hands, seat * 4 + slot) & higher) !== 0,
  );
}

/** Whether the key card makes way for a card of its suit that the partner wins with later. */
function unblocks(
  board: Board,
  key: CardPlace,
  legal: readonly CardPlace[],
  tricks: readonly LineTrick[],
  own: (seat: Seat) => boolean,
): boolean {
  const [first, ...later] = tricks;
  if (first === undefined || first.winner === board.seat || !own(first.winner)) return false;
  const lower = legal.some((place) => place >> 5 === key >> 5 && place < key);
  return (
    lower &&
    later.some(
      ({ places, winner, leader }) =>
        winner !== board.seat && own(winner) && itemAt(places, 0).place >> 5 === key >> 5 && (leader === winner || own(leader)),
    )
  );
}

/** Whether an opponent who has to lead loses by it what the side could not win with any lead of its own. */
function throwsIn(position: OpenPosition, { line, solver, gap }: OpenSolution, tricks: readonly LineTrick[]): boolean {
  const { players } = position.board;
  const done = players - position.board.count;
  const next = line[done]?.before;
  if (next === undefined || tricks.length < 2) return false;
  const valueFrom = (leader: Seat): number | undefined => {
    const board = next.board;
    const [seat, led] = [board.seat, board.leader];
    board.seat = board.leader = leader;
    const found = solver.values(board);
    [board.seat, board.leader] = [seat, led];
    if (found === undefined) return undefined;
    const values = found.map(({ value }) => value);
    return solver.isOwn(leader) ? Math.max(...values) : Math.min(...values);
  };
  const real = valueFrom(next.board.seat);
  const seats = Array.from({ length: players }, (_, seat) => seat).filter((seat) => solver.isOwn(seat));
  return real !== undefined && seats.every((seat) => (valueFrom(seat) ?? Infinity) <= real - gap / 2);
}

/** The deal at the end of the line. */
function endOf({ game }: OpenPosition, { line }: OpenSolution): DealState | undefined {
  const last = line.at(-1);
  if (last === undefined) return undefined;
  const { state, board } = last.before;
  const action = game.legal(state).actions.find((one) => one.type === 'play' && one.card === uint8At(board.layout.cardAt, last.place));
  const over = action === undefined ? undefined : game.apply(state, action).state;
  return over?.phase === OVER ? over : undefined;
}

/** The deals at the ends of the refutations of the first choice. */
function wrongEnds({ game, state }: OpenPosition, { steps }: OpenSolution): DealState[] {
  return itemAt(steps, 0).wrong.map(({ line }) => lastOf(game, state, line));
}

function lastOf(game: Game, from: DealState, line: readonly string[]): DealState {
  return line.reduce((state, notation) => {
    const action = parseAction(notation);
    if (action === undefined) throw new RangeError(`${notation} is no action`);
    return game.apply(state, action).state;
  }, from);
}
