import type { Rng } from '../../cards/random.ts';
import { cardOfPlay, type Action, type Legal } from '../../contract/action.ts';
import { Board } from '../../cards/trick/board.ts';
import { firstPlaceOf, placeInHand, type CardPlace } from '../../cards/trick/layout.ts';
import type { Budget } from '../bot.ts';
import { CallLikelihood } from '../inference/callLikelihood.ts';
import { EndgameSearch } from './endgameSearch.ts';
import { cardPriorsIn } from '../inference/cardPriors.ts';
import { alliesOf } from '../../analysis/allies.ts';
import type { PlayoutPolicy } from '../policy/playoutPolicy.ts';
import { quickPlayer } from '../policy/net/quickPlayer.ts';
import type { InformationSet } from '../inference/informationSet.ts';
import { opponentModelsOf, HEURISTIC_KIND } from '../inference/opponentModels.ts';
import { partnershipMaskOf, type PartnershipMask } from '../inference/partnershipMask.ts';
import { joinedEvidence, signEvidenceOf } from '../inference/signs/signEvidence.ts';
import { weighWorlds, type WorldEvidence, type BeliefDepth } from '../inference/belief.ts';
import { Xorshift32 } from '../../cards/xorshift32.ts';
import { Determinizer } from '../inference/determinizer.ts';
import { Evaluator, POINT } from '../evaluation/evaluator.ts';
import type { Aim } from '../../contract/search/search.ts';
import { addTo } from '../../cards/counts.ts';
import { int32At, itemAt } from '../../cards/indexed.ts';

/** In which worlds cards are tried, and how. */
export interface TrialDepth extends BeliefDepth {
  /** Tricks to come from which on every way to play is tried, instead of one by the policy; not while the deal is far from there. */
  readonly exact: number;
  /** How many times as likely a call is that a heuristic agrees with; 1: card priors are the evidence of calls. */
  readonly callTrust: number;
  /** Whether cards are played out by what has been learned best, which takes longer, instead of the policy. */
  readonly learned: boolean;
  /** The weight of a point in tricks beside the score; {@link POINT} by default. */
  readonly tieBreak?: number;
}

/** Tricks before the last ones, in which trying every way to play those is worth the time. */
const NEAR = 2;

/** No card to lead: the policy chooses it. */
export const NO_LEAD = -1;

/** Tricks to come, that of the card included, from which on a lead is planned: before the last trick there is nothing left to plan. */
const PLANNED = 3;

/** A card that may be played, where it lies, and which of the cards that are tried stands for it. */
interface Move {
  readonly action: Action;
  readonly place: CardPlace;
  like: number;
}

/**
 * The cards that a seat may play, to be tried in worlds that fit its view, which are weighed by how likely the calls and the play so far are in them.
 * After the card the deal is played out by a fast policy. A policy that looks at nothing but its seat's own cards keeps clear of strategy fusion (Frank
 * and Basin 1998): no seat plays as if it saw all hands. Only in the last tricks every way to play is tried.
 */
export class CardTrials {
  /** Every legal card; `like` is its number among {@link tried}. */
  readonly moves: readonly Readonly<Move>[];
  /** The cards to be tried: of cards worth the same one stands for all. */
  readonly tried: readonly Readonly<Move>[];
  /** The worlds, by their numbers, each once, in the order in which they are to be tried. */
  readonly worlds: readonly number[];
  /** By place in {@link worlds}: how likely the world is, as the number of times that it was drawn. */
  readonly weights: readonly number[];
  /** By how much these worlds count against those of other trials of the same decision, as a logarithm. */
  readonly mass: number;
  readonly #infoSet: InformationSet;
  readonly #determinizer: Determinizer;
  readonly #world: Board;
  readonly #work: Board;
  readonly #policy: PlayoutPolicy;
  readonly #players: readonly PlayoutPolicy[];
  readonly #mask: PartnershipMask | null;
  readonly #evaluator: Evaluator;
  readonly #endgame: EndgameSearch | null;
  readonly #exact: number;
  #cards = 0;

  constructor(infoSet: InformationSet, legal: Legal, depth: TrialDepth, aim: Aim, rng: Rng, budget: Budget) {
    const { layout, rules } = infoSet;
    const make = (): Board => new Board(layout, rules.sides, infoSet.board.stacked, infoSet.board.bonus);
    this.#infoSet = infoSet;
    this.#world = make();
    this.#work = make();
    const xorshift = new Xorshift32(rng);
    this.#evaluator = new Evaluator(infoSet, aim, depth.tieBreak ?? POINT);
    const policy = quickPlayer(infoSet.game, infoSet.board, infoSet.unit, aim, depth.learned);
    this.#policy = policy;
    const allies = alliesOf(infoSet.board);
    policy.allies = allies;
    this.#mask = partnershipMaskOf(infoSet.board, rules.called);
    this.#determinizer = new Determinizer(infoSet, xorshift, depth.pool);
    // Where only points in tricks count there have been no calls.
    const callEvidence = aim === 'score' ? callEvidenceOf(infoSet, depth.callTrust, rng) : null;
    const evidence = joinedEvidence(callEvidence, signEvidenceOf(infoSet));
    const opponentModels = depth.reads && infoSet.plays.length > 0 ? opponentModelsOf(infoSet, policy, aim) : [];
    const belief = weighWorlds(infoSet, this.#determinizer, depth, opponentModels, evidence, this.#world, this.#work, budget, xorshift);
    const drawn = new Map<number, number>();
    for (const world of belief.chosen) addTo(drawn, world, 1);
    this.worlds = [...drawn.keys()];
    this.weights = [...drawn.values()];
    this.mass = belief.mass;
    // The model of players who play by heuristic foresees them; everybody else plays as well as the policy can.
    this.#players = belief.kinds.map((kind) => (kind === HEURISTIC_KIND ? (opponentModels[HEURISTIC_KIND]?.policy ?? policy) : policy));
    const moves = movesOf(infoSet, legal);
    this.tried = distinct(infoSet, moves, aim);
    this.moves = moves;
    this.#exact = infoSet.board.left <= depth.exact + NEAR ? depth.exact : 0;
    this.#endgame = this.#exact > 0 ? new EndgameSearch(make, this.#evaluator, infoSet.seat, allies, this.#exact) : null;
  }

  /** Work done so far, in cards of a playout. */
  get spent(): number {
    return this.#endgame === null ? this.#cards : this.#cards + this.#endgame.spent;
  }

  /** Goes to one of the {@link worlds}, by its place there. */
  enter(at: number): void {
    this.#determinizer.recall(itemAt(this.worlds, at));
    this.#determinizer.lay(this.#world);
    this.#endgame?.enter();
  }

  /**
   * The cards that the seat may lead to the next trick if a card, by its number in {@link tried}, ends this trick and wins it; {@link NO_LEAD} alone if it does not. Between
   * the two the seat learns nothing, so that the best lead on average over the worlds is what it will play.
   */
  leadsAfter(candidate: number): readonly (CardPlace | typeof NO_LEAD)[] {
    const work = this.#work;
    const { board, seat, layout } = this.#infoSet;
    // A card that lies under another is not known before that is gone.
    if (board.stacked || board.count !== board.players - 1 || board.left < PLANNED) return [NO_LEAD];
    work.copy(board);
    work.play(itemAt(this.tried, candidate).place);
    if (work.seat !== seat) return [NO_LEAD];
    work.findLegal();
    const leads: CardPlace[] = [];
    for (let slot = 0; slot < 4; slot += 1)
      for (let rest = work.legalIn(slot); rest !== 0;) {
        const bit = 31 - Math.clz32(rest);
        // Of identical cards one will do.
        rest &= (1 << (bit - (bit % layout.copies))) - 1;
        leads.push(slot * 32 + bit);
      }
    return leads;
  }

  /**
   * Returns the value to the seat of a card, by its number in {@link tried}, in the world that was entered last. `lead`: one of {@link leadsAfter}; left to the policy
   * by default.
   */
  value(candidate: number, lead: CardPlace | typeof NO_LEAD = NO_LEAD): number {
    const work = this.#work;
    const exact = this.#exact;
    work.copy(this.#world);
    work.play(itemAt(this.tried, candidate).place);
    if (lead !== NO_LEAD) work.play(lead);
    while (work.left > exact) {
      work.findLegal();
      const player = this.#players[work.seat] ?? this.#policy;
      if (this.#mask !== null) player.allies = this.#mask.of(work);
      work.play(player.choose(work, 0));
      this.#cards += 1;
    }
    return this.#endgame === null || work.left === 0 ? this.#evaluator.of(work) : this.#endgame.value(work);
  }
}

/** Returns the evidence of calls: by heuristics if players are trusted to call by them, else by learned odds. */
function callEvidenceOf(infoSet: InformationSet, callTrust: number, rng: Rng): WorldEvidence | null {
  return callTrust > 1 ? new CallLikelihood(infoSet, callTrust, rng) : cardPriorsIn(infoSet.game.id, infoSet.board, infoSet.seat);
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
