import type { Rng } from '../../cards/random.ts';
import { cardOfPlay, type Action, type Legal } from '../../contract/action.ts';
import { Board } from '../../cards/trick/board.ts';
import { firstPlaceOf, placeInHand, type CardPlace } from '../../cards/trick/layout.ts';
import type { Budget, Candidate } from '../bot.ts';
import { CallLikelihood } from '../inference/callLikelihood.ts';
import { EndgameSearch } from './endgameSearch.ts';
import { cardPriorsIn } from '../inference/cardPriors.ts';
import { alliesOf } from '../policy/playoutPolicy.ts';
import { quickPlayer } from '../policy/net/quickPlayer.ts';
import { CandidateRacing } from './candidateRacing.ts';
import type { InformationSet } from '../inference/informationSet.ts';
import { opponentModelsOf, HEURISTIC_KIND } from '../inference/opponentModels.ts';
import { partnershipMaskOf } from '../inference/partnershipMask.ts';
import { weighWorlds, type WorldEvidence, type BeliefDepth } from '../inference/belief.ts';
import { Xorshift32 } from '../../cards/xorshift32.ts';
import { Determinizer } from '../inference/determinizer.ts';
import { Evaluator } from '../evaluation/evaluator.ts';
import type { Aim } from '../../contract/search/search.ts';
import { int32At, itemAt } from '../../cards/indexed.ts';

/** How hard a bot thinks about a card. */
export interface Depth extends BeliefDepth {
  /** Cards played in all that, at most: what thinking costs, counted rather than timed, so that answers do not depend on the machine. */
  readonly effort: number;
  /** Tricks to come from which on every way to play is tried, instead of one by the policy; not while the deal is far from there. */
  readonly exact: number;
  /** How many times as likely a call is that a heuristic agrees with; 1: card priors are the evidence of calls. */
  readonly callTrust: number;
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
export function searchCards(infoSet: InformationSet, legal: Legal, depth: Depth, aim: Aim, rng: Rng, budget: Budget): Candidate[] {
  const { layout, rules } = infoSet;
  const make = (): Board => new Board(layout, rules.sides, infoSet.board.stacked, infoSet.board.bonus);
  const [world, work] = [make(), make()];
  const xorshift = new Xorshift32(rng);
  const evaluator = new Evaluator(infoSet, aim);
  const policy = quickPlayer(infoSet.game, infoSet.board, infoSet.unit, aim, depth.learned);
  const allies = alliesOf(infoSet.board);
  policy.allies = allies;
  const mask = partnershipMaskOf(infoSet);
  const determinizer = new Determinizer(infoSet, xorshift, depth.pool);
  // Where only points in tricks count there have been no calls.
  const callEvidence = aim === 'score' ? callEvidenceOf(infoSet, depth.callTrust, rng) : null;
  const opponentModels = depth.reads && infoSet.plays.length > 0 ? opponentModelsOf(infoSet, policy, aim) : [];
  const { chosen, kinds } = weighWorlds(infoSet, determinizer, depth, opponentModels, callEvidence, world, work, budget, xorshift);
  // The model of players who play by heuristic foresees them; everybody else plays as well as the policy can.
  const players = kinds.map((kind) => (kind === HEURISTIC_KIND ? (opponentModels[HEURISTIC_KIND]?.policy ?? policy) : policy));
  const moves = movesOf(infoSet, legal);
  const tried = distinct(infoSet, moves, aim);
  const exact = infoSet.board.left <= depth.exact + NEAR ? depth.exact : 0;
  const endgame = exact > 0 ? new EndgameSearch(make, evaluator, infoSet.seat, allies, exact) : null;
  let cards = 0;
  const racing = new CandidateRacing(tried.length, chosen.length);
  const enter = (at: number): void => {
    determinizer.recall(itemAt(chosen, at));
    determinizer.lay(world);
  };
  const value = (candidate: number): number => {
    work.copy(world);
    work.play(itemAt(tried, candidate).place);
    while (work.left > exact) {
      work.findLegal();
      const player = players[work.seat] ?? policy;
      if (mask !== null) player.allies = mask.of(work);
      work.play(player.choose(work, 0));
      cards += 1;
    }
    return endgame === null || work.left === 0 ? evaluator.of(work) : endgame.value(work);
  };
  racing.run(
    depth.effort,
    enter,
    value,
    () => (endgame === null ? cards : cards + endgame.played),
    () => budget.now() >= budget.until,
  );
  const places = tried.map((_, candidate) => racing.stats(candidate));
  const ranked = moves
    .map(({ action, like }) => ({ action, like, stats: itemAt(places, like), open: racing.open.includes(like) }))
    .sort((a, b) => Number(b.open) - Number(a.open) || b.stats.mean - a.stats.mean);
  const [first] = ranked;
  return ranked.map(({ action, like, stats: { mean, se, tried: playouts } }) => ({
    action,
    points: mean,
    se,
    playouts,
    behind: racing.lead((first ?? { like }).like, like),
  }));
}

/** Returns the evidence of calls: by heuristics if players are trusted to call by them, else by learned odds. */
function callEvidenceOf(infoSet: InformationSet, callTrust: number, rng: Rng): WorldEvidence | null {
  return callTrust > 1 ? new CallLikelihood(infoSet, callTrust, rng) : cardPriorsIn(infoSet.game.id, infoSet.board, infoSet.seat);
}

/** A card that may be played, where it lies, and which of the cards that are tried stands for it. */
interface Move {
  readonly action: Action;
  readonly place: CardPlace;
  like: number;
}

function movesOf({ layout, board, seat }: InformationSet, legal: Legal): Move[] {
  return legal.actions.map((action, like): Move => {
    const card = cardOfPlay(action);
    // A card that another card of the same trick uncovered joins the hand when the world is laid.
    return { action, place: placeInHand(layout, board.hands, seat, card) ?? firstPlaceOf(layout, card), like };
  });
}

/**
 * The moves to be tried: of cards worth the same between which no other seat can hold one, the lowest stands for all. Not where ranks matter
 * otherwise: where tricks bring something for their cards, or cards lie under others.
 */
function distinct(infoSet: InformationSet, moves: readonly Move[], aim: Aim): Move[] {
  const { board, layout, seat } = infoSet;
  const apart = board.stacked || (board.bonus !== null && aim === 'score');
  const tried: Move[] = [];
  for (const move of [...moves].sort((a, b) => a.place - b.place)) {
    const slot = move.place >> 5;
    const others = int32At(board.live, slot) & ~int32At(board.hands, seat * 4 + slot);
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
