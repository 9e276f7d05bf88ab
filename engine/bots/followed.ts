import type { Seat } from '../cards/card.ts';
import { PACKS } from '../cards/pack.ts';
import type { Rng } from '../cards/random.ts';
import type { Action, DealState, Game, GameId, Legal } from '../games/game.ts';
import { OVER } from '../phases/phase.ts';
import type { Board } from '../trick/board.ts';
import { boardOf } from './boardOf.ts';
import { quickPlayer } from './net/learned.ts';
import { alliesOf } from './scorer.ts';
import { unitOf } from './weights.ts';
import { Dice } from './worlds.ts';
import { campOf, finished, worthOf } from './worth.ts';

/** What a rule of thumb's call costs, in units of effort. */
const JUDGING: { readonly [id in GameId]?: number } = {
  'briscola-chiamata': 5,
  'manille-auction': 4,
  'pinochle-double': 4,
};
const USUAL_JUDGING = 2;

/** Auctions of many small steps, in which a bid is taken to stand: followed through, they would leave no time for the play. */
const STANDING: ReadonlySet<GameId> = new Set(['manille-auction']);
const PASS: Action = 'pass';

/** Follows calls to the end of the deal, and counts the work. */
export class Followed {
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

  /** What calls of the seat, one after the other, bring it in a world. */
  value(world: DealState, actions: readonly Action[]): number {
    const game = this.#game;
    const stands = STANDING.has(game.id) && !actions.includes(PASS);
    let state = world;
    for (const action of actions) ({ state } = game.apply(state, action));
    while (state.phase !== OVER && state.phase !== 'play') {
      const next = game.toAct(state);
      if (next === null) break;
      const legal = game.legal(state);
      const [only] = legal.actions;
      const passes = stands && state.phase === world.phase && next !== this.#seat && legal.actions.includes(PASS);
      const made = legal.actions.length === 1 && only !== undefined ? only : passes ? PASS : this.#judge(state, next, legal);
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
