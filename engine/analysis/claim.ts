import type { Seat } from '../cards/card.ts';
import type { Rng } from '../cards/random.ts';
import type { Action } from '../contract/action.ts';
import { OVER, type DealState } from '../contract/deal.ts';
import type { Game } from '../contract/game.ts';
import { after } from '../cards/seats.ts';
import { Board } from '../cards/trick/board.ts';
import { heldPlaceOf, type CardPlace } from '../cards/trick/layout.ts';
import { boardOf, cardsLeft } from './boardOf.ts';
import { surelyTakesAll } from './sureTricks.ts';
import { int32At, uint8At } from '../cards/indexed.ts';

/** The most plays to try before a claim is too early to decide: some tenths of a second. */
const CLAIM_LIMIT = 250_000;

/** The result of a claim: every trick is the claimant's whatever the others play, or not, or there is too much to try. */
export type ClaimAnswer = 'holds' | 'fails' | 'too-early';

/**
 * Whether a seat's side wins every trick to come, the one on the table included, whatever all others play, its partner too. The seat itself plays the
 * best there is with all cards known. Sides are those that the seat may know of; while they are open it is alone.
 */
export function checkClaim(game: Game, state: DealState, seat: Seat, limit = CLAIM_LIMIT): ClaimAnswer {
  const holds = new Claim(game, state, seat, limit).holds(state);
  return holds === undefined ? 'too-early' : holds ? 'holds' : 'fails';
}

/**
 * The deal played out to its end after a claim that holds: the claimant keeps to cards with which it does, and everybody chooses by heuristic
 * beyond that.
 */
export function playOutClaim(game: Game, state: DealState, seat: Seat, rng: Rng): Action[] {
  const claim = new Claim(game, state, seat, Number.MAX_SAFE_INTEGER);
  const actions: Action[] = [];
  let now = state;
  while (now.phase !== OVER) {
    const turn = game.toAct(now);
    if (turn === null) throw new RangeError('a deal that is not over has no seat to act');
    const legal = game.legal(now);
    const usual = game.heuristicBot(game.view(now, turn), legal, rng);
    const choices = [usual, ...legal.actions.filter((action) => action !== usual)];
    const position = now;
    const action = turn === seat ? choices.find((one) => claim.keeps(position, game.apply(position, one).state)) : usual;
    if (action === undefined) throw new RangeError('a claim that held holds no more');
    actions.push(action);
    now = game.apply(now, action).state;
  }
  return actions;
}

/** Tries everything that others might play against everything that one seat might: is every trick its side's? */
class Claim {
  readonly #game: Game;
  readonly #seat: Seat;
  /** The seats whose tricks count, as bits. */
  readonly #camp: number;
  readonly #limit: number;
  /** By depth: boards to play on. */
  readonly #boards: Board[] = [];
  /** Positions between tricks that have been decided. */
  readonly #known = new Map<string, boolean>();
  #plays = 0;

  constructor(game: Game, state: DealState, seat: Seat, limit: number) {
    this.#game = game;
    this.#seat = seat;
    this.#limit = limit;
    const side = game.view(state, seat).sides?.find((seats) => seats.includes(seat)) ?? [seat];
    this.#camp = side.reduce((camp, other) => camp | (1 << other), 0);
  }

  /** Whether the claim holds in a position of the deal; `undefined` where that takes too long. */
  holds(state: DealState): boolean | undefined {
    this.#plays = 0;
    return this.#decide(tableOf(this.#game, state), 0);
  }

  /** Whether a claim that held before an action holds after it. */
  keeps(before: DealState, then: DealState): boolean {
    const taken = then.play?.tricks.slice(before.play?.tricks.length) ?? [];
    if (taken.some(({ winner }) => ((this.#camp >>> winner) & 1) === 0)) return false;
    return then.phase === OVER || this.holds(then) === true;
  }

  #decide(board: Board, depth: number): boolean | undefined {
    if (board.left === 0) return true;
    if (board.count > 0) return this.#try(board, depth);
    if (board.seat === this.#seat && surelyTakesAll(board, this.#seat)) return true;
    const key = keyOf(board);
    const known = this.#known.get(key);
    if (known !== undefined) return known;
    const decided = this.#try(board, depth);
    if (decided !== undefined) this.#known.set(key, decided);
    return decided;
  }

  #try(board: Board, depth: number): boolean | undefined {
    const own = board.seat === this.#seat;
    board.findLegal();
    const next = (this.#boards[depth] ??= new Board(board.layout, [...board.mates], board.stacked));
    for (const place of choicesOf(board)) {
      this.#plays += 1;
      if (this.#plays > this.#limit) return undefined;
      next.copy(board);
      next.play(place);
      const lost = next.count === 0 && ((this.#camp >>> next.seat) & 1) === 0;
      const holds = lost ? false : this.#decide(next, depth + 1);
      if (holds === undefined || holds === own) return holds;
    }
    return !own;
  }
}

/** The board of a position, cards on the table included. */
function tableOf(game: Game, state: DealState): Board {
  const { play, setup } = state;
  if (play === null) throw new RangeError('a claim needs the play');
  const { leader, trick } = play;
  if (trick.length === 0) return boardOf(game, state);
  const returned = state.hands.map((hand, seat) => [...hand, ...trick.filter((_, place) => after(leader, setup.players, place) === seat)]);
  const board = boardOf(game, { ...state, hands: returned, play: { ...play, trick: [] } });
  for (const card of trick) board.play(heldPlaceOf(board.layout, board.hands, board.seat, card));
  return board;
}

/** Between tricks everything follows from what each seat may play from, and from who leads. */
function keyOf({ hands, seat }: Board): string {
  return `${seat} ${hands.join(' ')}`;
}

/**
 * The legal cards, of those that are equal only one: identical, or worth the same with no other seat's card between them. Where cards lie under others
 * none are equal. Strong ones come first: they decide soonest.
 */
function choicesOf(board: Board): CardPlace[] {
  const { layout, seat, hands, live, trick, count, stacked } = board;
  const { bits, copies, value } = layout;
  const choices: CardPlace[] = [];
  for (let slot = 0; slot < 4; slot += 1) {
    const legal = board.legalIn(slot);
    if (legal === 0) continue;
    const own = int32At(hands, seat * 4 + slot);
    let foreign = int32At(live, slot) & ~own;
    for (let i = 0; i < count; i += 1) if (int32At(trick, i) >> 5 === slot) foreign |= 1 << (int32At(trick, i) & 31);
    // The points of the seat's previous card if no other seat has a card in between, else −1.
    let previous = -1;
    for (let low = bits - copies; low >= 0; low -= copies) {
      const rank = ((1 << copies) - 1) << low;
      const between = (foreign & rank) !== 0;
      if (between || stacked) previous = -1;
      if ((own & rank) === 0) continue;
      const worth = uint8At(value, slot * 32 + low);
      const playable = legal & rank;
      if (playable !== 0 && worth !== previous) choices.push(slot * 32 + (31 - Math.clz32(playable)));
      previous = between || (playable === 0 && worth !== previous) ? -1 : worth;
    }
  }
  return choices;
}

/** Whether a seat may claim in a position: it is its turn to play a card, it sees its own cards, and it is not down to the last one. */
export function mayClaim(game: Game, state: DealState, seat: Seat): boolean {
  if (state.play === null || game.toAct(state) !== seat) return false;
  const { actions } = game.legal(state);
  const rules = game.trick(state);
  return rules !== null && actions.every(({ type }) => type === 'play') && cardsLeft(state, rules, seat) > 1;
}
