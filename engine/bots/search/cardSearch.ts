import type { Rng } from '../../cards/random.ts';
import type { Action, Legal } from '../../contract/action.ts';
import { cardIn } from '../../phases/tricks.ts';
import { Board } from '../../trick/board.ts';
import type { Place } from '../../trick/layout.ts';
import type { Budget, Candidate } from '../bot.ts';
import { Called } from '../inference/callLikelihood.ts';
import { Ending } from './endgameSearch.ts';
import { heldIn } from '../inference/cardPriors.ts';
import { alliesOf } from '../policy/playoutPolicy.ts';
import { quickPlayer } from '../policy/net/quickPlayer.ts';
import { Race } from './candidateRacing.ts';
import type { Scene } from '../inference/informationSet.ts';
import { readersOf, THUMB } from '../inference/opponentModels.ts';
import { veilOf } from '../inference/partnershipMask.ts';
import { weigh, type Telling, type Weighing } from '../inference/belief.ts';
import { Dice, Worlds } from '../inference/determinizer.ts';
import { Worth } from '../evaluation/evaluator.ts';
import type { Aim } from '../policy/aim.ts';

/** How hard a bot thinks about a card. */
export interface Depth extends Weighing {
  /** Cards played in all that, at most: what thinking costs, counted rather than timed, so that answers do not depend on the machine. */
  readonly effort: number;
  /** Tricks to come from which on every way to play is tried, instead of one by the policy; not while the deal is far from there. */
  readonly exact: number;
  /** How many times as likely a call is that a rule of thumb agrees with; 1: what calls tell is taken card by card. */
  readonly trust: number;
  /** Whether cards are played out by what has been learned best, which takes longer, instead of the policy. */
  readonly learned: boolean;
}

/** Tricks before the last ones, in which trying every way to play those is worth the time. */
const NEAR = 2;

/**
 * The candidates for a card, best first: each is played out by a fast policy in worlds that fit the view, weighed by how likely the play so far is in
 * them. A policy that looks at nothing but its seat's own cards keeps clear of strategy fusion (Frank and Basin 1998): no seat plays as if it
 * saw all hands. Only in the last tricks every way to play is tried.
 */
export function searchCards(scene: Scene, legal: Legal, depth: Depth, aim: Aim, rng: Rng, budget: Budget): Candidate[] {
  const { layout, rules } = scene;
  const make = (): Board => new Board(layout, rules.sides, scene.board.stacked, scene.board.bonus);
  const [world, work] = [make(), make()];
  const dice = new Dice(rng);
  const worth = new Worth(scene, aim);
  const policy = quickPlayer(scene.game, scene.board, scene.unit, aim, depth.learned);
  const allies = alliesOf(scene.board);
  policy.allies = allies;
  const veil = veilOf(scene);
  const worlds = new Worlds(scene, dice, depth.pool);
  // Where points in tricks are all that counts nobody has called anything.
  const called = aim === 'score' ? tellingOf(scene, depth.trust, rng) : null;
  const readers = depth.reads && scene.plays.length > 0 ? readersOf(scene, policy, aim) : [];
  const { chosen, kinds } = weigh(scene, worlds, depth, readers, called, world, work, budget, dice);
  // Who goes by rules of thumb is foreseen as a reader of such players does; everybody else plays as well as the policy can.
  const players = kinds.map((kind) => (kind === THUMB ? (readers[THUMB]?.policy ?? policy) : policy));
  const moves = movesOf(scene, legal);
  const tried = distinct(scene, moves, aim);
  const exact = scene.board.left <= depth.exact + NEAR ? depth.exact : 0;
  const ending = exact > 0 ? new Ending(make, worth, scene.seat, allies, exact) : null;
  let cards = 0;
  const race = new Race(tried.length, chosen.length);
  const enter = (at: number): void => {
    worlds.recall(chosen[at] ?? 0);
    worlds.lay(world);
  };
  const value = (candidate: number): number => {
    work.copy(world);
    work.play(tried[candidate]?.place ?? -1);
    while (work.left > exact) {
      work.findLegal();
      const player = players[work.seat] ?? policy;
      if (veil !== null) player.allies = veil.of(work);
      work.play(player.choose(work, 0));
      cards += 1;
    }
    return ending === null || work.left === 0 ? worth.of(work) : ending.value(work);
  };
  race.run(
    depth.effort,
    enter,
    value,
    () => cards + (ending?.played ?? 0),
    () => budget.now() >= budget.until,
  );
  const places = tried.map((_, candidate) => race.place(candidate));
  return moves
    .map(({ action, like }) => {
      const { mean, se, tried: playouts } = places[like] ?? { mean: 0, se: 0, tried: 0 };
      return { candidate: { action, points: mean, se, playouts }, open: race.open.includes(like) };
    })
    .sort((a, b) => Number(b.open) - Number(a.open) || b.candidate.points - a.candidate.points)
    .map(({ candidate }) => candidate);
}

/** What calls tell of hands: by asking rules of thumb, where players are trusted to call by them, else by odds. */
function tellingOf(scene: Scene, trust: number, rng: Rng): Telling | null {
  return trust > 1 ? new Called(scene, trust, rng) : heldIn(scene.game.id, scene.board, scene.seat);
}

/** A card that may be played, where it lies, and which of the cards that are tried stands for it. */
interface Move {
  readonly action: Action;
  readonly place: Place;
  like: number;
}

function movesOf({ layout, board, seat }: Scene, legal: Legal): Move[] {
  return legal.actions.map((action, like): Move => {
    const card = cardIn(action);
    const first = layout.placeOf[card] ?? 0;
    for (let copy = 0; copy < layout.copies; copy += 1)
      if (((board.hands[seat * 4 + (first >> 5)] ?? 0) >>> ((first & 31) + copy)) & 1) return { action, place: first + copy, like };
    // A card that was uncovered by another of the same trick's is found when the world is laid.
    return { action, place: first, like };
  });
}

/**
 * The moves to be tried: of cards worth the same between which nobody else can have one, the lowest stands for all. Not where ranks matter
 * otherwise: where tricks bring something for their cards, or cards lie under others.
 */
function distinct(scene: Scene, moves: readonly Move[], aim: Aim): Move[] {
  const { board, layout, seat } = scene;
  const apart = board.stacked || (board.bonus !== null && aim === 'score');
  const tried: Move[] = [];
  for (const move of [...moves].sort((a, b) => a.place - b.place)) {
    const slot = move.place >> 5;
    const others = (board.live[slot] ?? 0) & ~(board.hands[seat * 4 + slot] ?? 0);
    const table = Array.from(board.trick.subarray(0, board.count)).reduce(
      (set, place) => (place >> 5 === slot ? set | (1 << (place & 31)) : set),
      0,
    );
    const last = tried.at(-1);
    const between = last === undefined ? 0 : ((1 << (move.place & 31)) - 1) & ~((1 << (last.place & 31)) - 1);
    const same = last !== undefined && last.place >> 5 === slot && layout.value[last.place] === layout.value[move.place];
    if (apart || !same || ((others | table) & between) !== 0) tried.push(move);
    move.like = tried.length - 1;
  }
  return tried;
}
