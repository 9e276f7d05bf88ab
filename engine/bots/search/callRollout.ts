import type { Seat } from '../../cards/card.ts';
import { PACKS } from '../../cards/pack.ts';
import type { Rng } from '../../cards/random.ts';
import { PASS, type Action, type Legal } from '../../contract/action.ts';
import { OVER, type DealState } from '../../contract/deal.ts';
import type { Game } from '../../contract/game.ts';
import type { SearchProfile } from '../../contract/search/searchProfile.ts';
import { formatAction } from '../../contract/notation.ts';
import type { Board } from '../../cards/trick/board.ts';
import { boardOf } from '../../analysis/boardOf.ts';
import { partnershipMaskOf } from '../inference/partnershipMask.ts';
import { quickPlayer } from '../policy/net/quickPlayer.ts';
import { alliesOf } from '../../analysis/allies.ts';
import { unitOf } from '../policy/weights.ts';
import { Xorshift32 } from '../../cards/xorshift32.ts';
import { campOf, finishedDeal, evaluate } from '../evaluation/evaluator.ts';

/** The cost of a heuristic's call, in units of effort, unless the game's profile has another figure. */
const HEURISTIC_COST = 2;
/**
 * The weight of a point in tricks beside the score: none. Points count for the declarer's side and against the others, so that of two calls one of which
 * makes the seat the declarer a weight would favour that one.
 */
const NO_TIE_BREAK = 0;
/** The cost of following another bid the same way. */
const AGAIN = 5;

/** How a world went on to the play after a bid that stood, and how it was played. */
interface Stood {
  readonly world: DealState;
  /** After the bid. */
  readonly phase: string;
  readonly moves: readonly Action[];
  readonly leader: Seat | undefined;
  readonly board: Board;
}

/** Follows calls to the end of the deal, and counts the work. */
export class CallRollout {
  spent = 0;
  readonly #game: Game;
  readonly #seat: Seat;
  readonly #rng: Rng;
  readonly #xorshift: Xorshift32;
  readonly #heuristicCost: number;
  readonly #noise: number;
  readonly #playing: number;
  readonly #learned: boolean;
  readonly #heuristicChoices = new Map<string, Action>();
  /** How a world went in which a bid stood. */
  #stood: Stood | null = null;

  constructor(game: Game, seat: Seat, rng: Rng, learned: boolean) {
    this.#game = game;
    this.#learned = learned;
    this.#seat = seat;
    this.#rng = rng;
    this.#xorshift = new Xorshift32(rng);
    const { heuristicCost = HEURISTIC_COST, playoutNoise = 0 }: SearchProfile = game.search ?? {};
    this.#heuristicCost = heuristicCost;
    this.#noise = playoutNoise;
    this.#playing = PACKS[game.pack].cards.length / 32;
  }

  /** Returns, for each call of another seat before the play, whether the heuristic agrees with it in a world, or had no choice. */
  agreements(world: DealState): boolean[] {
    const game = this.#game;
    let { state } = game.deal(world.setup);
    const agrees: boolean[] = [];
    for (const move of world.moves) {
      if (state.phase === 'play') break;
      if (move.seat !== this.#seat) {
        const legal = game.legal(state);
        agrees.push(legal.actions.length === 1 || this.#heuristicCall(state, move.seat, legal) === move.action);
      }
      ({ state } = game.apply(state, move.action));
    }
    return agrees;
  }

  /** Returns the value to the seat of its calls, one after the other, in a world. */
  value(world: DealState, actions: readonly Action[]): number {
    // A call between two tricks changes no card that is played.
    const between = world.play !== null && world.play.tricks.length > 0;
    const stands = between || (this.#game.search?.bidsStand === true && actions[0]?.type === 'bid');
    const begun = actions.reduce((state, action) => this.#game.apply(state, action).state, world);
    // The highest bid of all ends an auction at once.
    if (stands && this.#stood?.world === world && this.#stood.phase === begun.phase) return this.#asBefore(begun, this.#stood);
    const [state, moves] = this.#follow(begun, stands);
    if (state.phase === OVER) return evaluate(this.#game, state, this.#seat, NO_TIE_BREAK);
    const board = this.#playOut(state);
    if (stands) this.#stood = { world, phase: begun.phase, moves, leader: state.play?.leader, board };
    return this.#valueOf(state, board);
  }

  /** Returns the value of another bid that stands in the same world: the same calls and cards, unless another seat leads. */
  #asBefore(begun: DealState, { moves, leader, board }: Stood): number {
    this.spent += AGAIN;
    const state = moves.reduce((now, action) => this.#game.apply(now, action).state, begun);
    return this.#valueOf(state, state.play?.leader === leader ? board : this.#playOut(state));
  }

  /** A state at the beginning of the play as it is worth once a board has been played out. */
  #valueOf(state: DealState, board: Board): number {
    const over = finishedDeal(this.#game, state, board, campOf(board, state.declarer, this.#seat));
    return evaluate(this.#game, over, this.#seat, NO_TIE_BREAK);
  }

  /** Goes on to the play by heuristic; returns the state and the moves. `stands`: while the phase is the same the others pass. */
  #follow(begun: DealState, stands: boolean): [state: DealState, moves: readonly Action[]] {
    const game = this.#game;
    const moves: Action[] = [];
    let state = begun;
    while (state.phase !== OVER && state.phase !== 'play') {
      const next = game.toAct(state);
      if (next === null) break;
      const legal = game.legal(state);
      const [only] = legal.actions;
      const passes = stands && state.phase === begun.phase && next !== this.#seat && legal.actions.includes(PASS);
      const made = legal.actions.length === 1 && only !== undefined ? only : passes ? PASS : this.#heuristicCall(state, next, legal);
      moves.push(made);
      ({ state } = game.apply(state, made));
    }
    return [state, moves];
  }

  #heuristicCall(state: DealState, seat: Seat, legal: Legal): Action {
    // Where hands are seen by all but their owners, worlds differ in the order of cards alone: calls are the same in all of them.
    const key = this.#game.layout.hand === 'asDealt' ? state.moves.map(({ action }) => formatAction(action)).join() : undefined;
    const known = key === undefined ? undefined : this.#heuristicChoices.get(key);
    if (known !== undefined) return known;
    this.spent += this.#heuristicCost;
    const heuristicChoice = this.#game.heuristicBot(this.#game.view(state, seat), legal, this.#rng);
    if (key !== undefined) this.#heuristicChoices.set(key, heuristicChoice);
    return heuristicChoice;
  }

  /** Plays a deal out, with the game's noise, each seat by what it knows of the sides. */
  #playOut(state: DealState): Board {
    this.spent += this.#playing;
    const board = boardOf(this.#game, state);
    const unit = unitOf(board.layout.spec, board.players);
    const player = quickPlayer(this.#game, board, unit, 'score', this.#learned);
    player.random = this.#xorshift.word();
    player.allies = alliesOf(board);
    const mask = partnershipMaskOf(board, this.#game.trick(state)?.called);
    while (board.left > 0) {
      board.findLegal();
      if (mask !== null) player.allies = mask.of(board);
      board.play(player.choose(board, this.#noise));
    }
    return board;
  }
}
