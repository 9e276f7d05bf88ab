import type { Seat } from '../cards/card.ts';
import type { Rng } from '../cards/random.ts';
import { PACKS } from '../cards/pack.ts';
import type { Action, DealState, Game, GameId, Legal, View } from '../games/game.ts';
import { gameById } from '../games/index.ts';
import { OVER } from '../phases/phase.ts';
import type { Board } from '../trick/board.ts';
import { boardOf } from './boardOf.ts';
import type { Budget, Candidate } from './bot.ts';
import { quickPlayer } from './net/learned.ts';
import { alliesOf } from './scorer.ts';
import { unitOf } from './weights.ts';
import { Dice } from './worlds.ts';
import { campOf, finished, worthOf } from './worth.ts';

/** How hard a bot thinks about a call: a bid, trumps, an exchange, a double. */
export interface CallDepth {
  /** Work to be done, in units of about 25 µs: counted, not timed, so that the answer does not depend on the machine. */
  readonly effort: number;
  /** How many times as likely a world is in which a player's rule of thumb agrees with what that player called. */
  readonly trust: number;
  /** By how many standard errors another call must be better than the rule of thumb's. */
  readonly doubt: number;
  /** Whether deals are played out by what has been learned best instead of the policy. */
  readonly learned: boolean;
}

/** Calls that are thought about where there are many: the rule of thumb's, words such as passing, the lowest and the nearest of the others. */
const MOST = 12;
const LOWEST = 4;
/** Worlds between two looks at the candidates, and by how many standard errors a hopeless one falls behind. */
const ROUND = 8;
const HOPELESS = 2.5;
/** So many worlds prove half as much: of a handful of them standard errors say little. */
const FEW = 12;
/** What a rule of thumb's call costs, in units of effort. */
const JUDGING: { readonly [id in GameId]?: number } = {
  'briscola-chiamata': 5,
  'manille-auction': 9,
  'pinochle-double': 4,
};
const USUAL_JUDGING = 2;

/** A call that is being thought about. */
interface Tried {
  readonly action: Action;
  playouts: number;
  sum: number;
  sumSquares: number;
  /** Of the difference to the usual call, and its square. */
  gain: number;
  squares: number;
  weight: number;
}

/**
 * The candidates for a call, best first: each is followed by everybody's rule of thumb until the play, and by playouts then. One has to be surely
 * better than the `usual` call, that of a quick judgement, to come before it.
 */
export function searchCalls(view: View, legal: Legal, usual: Action, depth: CallDepth, rng: Rng, budget: Budget): Candidate[] {
  const game = gameById(view.game);
  const seat = view.toAct ?? 0;
  const tried = candidatesOf(legal.actions, usual).map((action): Tried => ({
    action,
    playouts: 0,
    sum: 0,
    sumSquares: 0,
    gain: 0,
    squares: 0,
    weight: 0,
  }));
  const sampler = game.sampler(view);
  const followed = new Followed(game, seat, rng, depth.learned);
  let open = [...tried];
  for (let world = 0; followed.spent < depth.effort; world += 1) {
    if (world > 0 && budget.now() >= budget.until) break;
    const state = sampler(rng);
    followed.spent += 3;
    const weight = depth.trust > 1 ? followed.likelihood(state, depth.trust) : 1;
    let base = 0;
    open.forEach((call, i) => {
      const value = followed.value(state, call.action);
      if (i === 0) base = value;
      call.playouts += 1;
      call.sum += weight * value;
      call.sumSquares += weight * value * value;
      call.gain += weight * (value - base);
      call.squares += (weight * (value - base)) ** 2;
      call.weight += weight;
    });
    if (world % ROUND === ROUND - 1) {
      const ahead = Math.max(...open.map((call) => surely(call, -1)));
      open = open.filter((call, i) => i === 0 || surely(call, -HOPELESS) > 0 || surely(call, -HOPELESS) >= ahead);
      if (open.length === 1) break;
    }
  }
  return [...open.map((call, i) => ({ call, sure: i === 0 ? 0 : surely(call, depth.doubt * (1 + FEW / call.playouts)) }))]
    .sort((a, b) => b.sure - a.sure)
    .map(({ call }) => call)
    .concat(tried.filter((call) => !open.includes(call)))
    .map(({ action, sum, sumSquares, weight, playouts }): Candidate => {
      const points = weight === 0 ? 0 : sum / weight;
      const variance = weight === 0 ? 0 : Math.max(0, sumSquares / weight - points * points);
      return { action, points, se: Math.sqrt(variance / Math.max(1, playouts)), playouts };
    });
}

/** By how much a call is better than the usual one, less so many standard errors. */
function surely({ gain, squares, weight }: Tried, errors: number): number {
  return weight === 0 ? 0 : (gain - errors * Math.sqrt(squares)) / weight;
}

/** What is worth thinking about, the rule of thumb's own choice first. */
function candidatesOf(actions: readonly Action[], usual: Action): Action[] {
  const others = actions.filter((action) => action !== usual);
  if (actions.length <= MOST) return [usual, ...others];
  const words = others.filter((action) => !action.includes(':'));
  const at = actions.indexOf(usual);
  const near = others.filter((action) => Math.abs(actions.indexOf(action) - at) <= 2 && !words.includes(action));
  return [usual, ...new Set([...words, ...others.filter((action) => action.includes(':')).slice(0, LOWEST), ...near])];
}

/** Follows calls to the end of the deal, and counts the work. */
class Followed {
  spent = 0;
  readonly #game: Game;
  readonly #seat: Seat;
  readonly #rng: Rng;
  readonly #dice: Dice;
  readonly #judging: number;
  readonly #playing: number;
  readonly #learned: boolean;
  readonly #judged = new Map<string, Action>();

  constructor(game: Game, seat: Seat, rng: Rng, learned: boolean) {
    this.#game = game;
    this.#learned = learned;
    this.#seat = seat;
    this.#rng = rng;
    this.#dice = new Dice(rng);
    this.#judging = JUDGING[game.id] ?? USUAL_JUDGING;
    this.#playing = PACKS[game.pack].cards.length / 32;
  }

  /** How likely the calls of the other seats were in a world, had they been made by rule of thumb. */
  likelihood(world: DealState, trust: number): number {
    const game = this.#game;
    let { state } = game.deal(world.setup);
    let weight = 1;
    for (const move of world.moves) {
      if (state.phase === 'play') break;
      if (move.seat !== this.#seat) {
        const legal = game.legal(state);
        if (legal.actions.length > 1 && this.#judge(state, move.seat, legal) !== move.action) weight /= trust;
      }
      ({ state } = game.apply(state, move.action));
    }
    return weight;
  }

  /** What a call brings the seat in a world. */
  value(world: DealState, action: Action): number {
    const game = this.#game;
    let { state } = game.apply(world, action);
    while (state.phase !== OVER && state.phase !== 'play') {
      const next = game.toAct(state);
      if (next === null) break;
      const legal = game.legal(state);
      const [only] = legal.actions;
      const made = legal.actions.length === 1 && only !== undefined ? only : this.#judge(state, next, legal);
      ({ state } = game.apply(state, made));
    }
    if (state.phase === OVER) return worthOf(game, state, this.#seat);
    this.spent += this.#playing;
    const board = boardOf(game, state);
    this.#playOut(board);
    return worthOf(game, finished(game, state, board, campOf(board, state.declarer, this.#seat)), this.#seat);
  }

  #judge(state: DealState, seat: Seat, legal: Legal): Action {
    // Where hands are seen by all but their owners, worlds differ in the order of cards alone: calls are the same in all of them.
    const key = this.#game.layout.hand === 'asDealt' ? state.moves.map(({ action }) => action).join() : undefined;
    const known = key === undefined ? undefined : this.#judged.get(key);
    if (known !== undefined) return known;
    this.spent += this.#judging;
    const judged = this.#game.judge(this.#game.view(state, seat), legal, this.#rng);
    if (key !== undefined) this.#judged.set(key, judged);
    return judged;
  }

  /** Plays a board out; where players do not see their own cards, by chance. */
  #playOut(board: Board): void {
    const { id } = this.#game;
    const unit = unitOf(board.layout.spec, board.players);
    const player = quickPlayer(this.#game, board, unit, 'score', this.#learned);
    player.random = this.#dice.word();
    player.allies = alliesOf(board);
    const noise = id === 'manille-blind' ? 1e6 : 0;
    while (board.left > 0) {
      board.findLegal();
      board.play(player.choose(board, noise));
    }
  }
}
