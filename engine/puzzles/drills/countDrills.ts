import { codeOf, codesOf, suitOf, SUITS, type Card, type Seat, type Suit, less } from '../../cards/card.ts';
import { itemAt } from '../../cards/indexed.ts';
import { PACKS } from '../../cards/pack.ts';
import { pick, shuffled, type Rng } from '../../cards/random.ts';
import { after } from '../../cards/seats.ts';
import { trickKernel } from '../../cards/trick/kernel.ts';
import type { DealState } from '../../contract/deal.ts';
import type { Game } from '../../contract/game.ts';
import type { TrickRules } from '../../contract/search/search.ts';
import { excludedByPlay, playedBy, visible } from '../../games/sampling/sampling.ts';
import { amountsAround, countsAround } from './choices.ts';
import type { DrillQuestion, DrillRound } from './drill.ts';
import { watcherOf, type SampleDeal } from './sampleDeal.ts';

/** Questions in one deal, and after which share of its tricks each comes. */
const MOMENTS = [0.3, 0.55, 0.8] as const;
export const QUESTIONS_IN_A_DEAL = MOMENTS.length;
/** How often a suit is asked about that a player has run out of, where there is one. */
const VOID_SHARE = 3;

/** The drills in which a deal goes by. */
export type CountDrill = 'trumps' | 'voids' | 'out' | 'points';

/** A moment between two tricks, from a seat. */
interface Moment {
  readonly game: Game;
  readonly state: DealState;
  readonly seat: Seat;
  readonly rules: TrickRules;
  /** Cards that were neither played nor are in the hand. */
  readonly out: readonly Card[];
  readonly rng: Rng;
}

/** The question and its answer, without what is shown. */
interface Put {
  readonly suit: Suit | null;
  readonly side?: readonly Seat[];
  readonly choices: readonly string[];
  readonly right: number;
}

const PUT: { readonly [drill in CountDrill]: (moment: Moment) => Put | undefined } = { trumps, voids, out, points };

/** A question about a deal that goes by; `undefined` if the deal has none at all of the moments. */
export function countRound(game: Game, drill: CountDrill, place: number, { between }: SampleDeal, rng: Rng): DrillRound | undefined {
  const [first] = between;
  if (first === undefined) return undefined;
  const seat = watcherOf(first, rng);
  if (seat === undefined) return undefined;
  const rounds: DrillRound[] = [];
  let shown = 0;
  // All moments of a deal are made each time, so that the chance of one does not hang on which is wanted.
  for (const share of MOMENTS) {
    const taken = Math.max(shown + 1, Math.round(between.length * share));
    const state = between[taken];
    const rules = state === undefined ? null : game.trick(state);
    if (state === undefined || rules === null) return undefined;
    const view = game.view(state, seat);
    const hand = visible(itemAt(view.hands, seat));
    const out = less(PACKS[rules.spec.pack].cards, [...hand, ...playedBy(view).flat()]);
    const put = PUT[drill]({ game, state, seat, rules, out, rng });
    if (put === undefined) return undefined;
    const question: DrillQuestion = {
      players: view.players,
      seat,
      trump: view.trump,
      declarer: view.declarer,
      hand: codesOf(hand),
      goesOn: shown > 0,
      tricks: view.tricks.slice(shown).map(({ leader, cards, winner }) => ({ leader, cards, winner })),
      turned: [],
      moves: [],
      suit: put.suit,
      side: put.side ?? [],
      choices: put.choices,
    };
    rounds.push({ question, truth: { right: [put.right], points: null, wins: null } });
    shown = taken;
  }
  return rounds[place];
}

function trumps({ rules, out: left, rng }: Moment): Put | undefined {
  if (rules.trump === 'NT') return undefined;
  const count = left.filter((card) => suitOf(card) === rules.trump).length;
  const choices = countsAround(count, rng);
  return { suit: null, choices: choices.map(String), right: choices.indexOf(count) };
}

function points({ game, state, seat, rules, rng }: Moment): Put {
  const view = game.view(state, seat);
  const side = view.sides?.find((seats) => seats.includes(seat)) ?? [seat];
  const own = side.reduce((sum, one) => sum + itemAt(view.points, one), 0);
  const choices = amountsAround(own, slipsOf(rules), rng);
  return { suit: null, side, choices: choices.map(String), right: choices.indexOf(own) };
}

/** The points that an overlooked card comes to, or several such cards. */
export function slipsOf({ spec }: TrickRules): number[] {
  const worths = [...new Set(Object.values(spec.values))].filter((worth) => worth > 0);
  const most = Math.max(...worths);
  return [...new Set([...worths, ...worths.map((worth) => worth + most), 3 * most, ...(spec.perTrick > 0 ? [spec.perTrick] : [])])];
}

/** The cards that are still out of each suit, and who cannot hold any of them. */
function voids({ game, state, seat, rules, out: left, rng }: Moment): Put | undefined {
  const view = game.view(state, seat);
  const barred = excludedByPlay(view, rules);
  const others = view.hands.flatMap((_, other) => (other === seat ? [] : [other]));
  const suits = SUITS.flatMap((suit) => {
    const cards = left.filter((card) => suitOf(card) === suit);
    return cards.length === 0 ? [] : [{ suit, without: others.filter((other) => cards.every((card) => barred[other]?.[card] === 1)) }];
  });
  const short = suits.filter(({ without }) => without.length > 0);
  const some = short.length > 0 && rng.below(VOID_SHARE) > 0 ? short : suits;
  if (some.length === 0) return undefined;
  const { suit, without } = pick(some, rng);
  const inTurn = others.map((_, at) => `seat ${after(seat, view.players, at + 1)}`);
  const choices = [...inTurn, 'none', ...(others.length > 1 ? ['several'] : [])];
  const right = without.length === 0 ? 'none' : without.length === 1 ? `seat ${itemAt(without, 0)}` : 'several';
  return { suit, choices, right: choices.indexOf(right) };
}

/** One card that is out among three that others have played, all as high as there are. */
function out({ game, state, seat, rules, out: left, rng }: Moment): Put | undefined {
  const kernel = trickKernel(rules.spec, rules.trump);
  const highest = (cards: readonly Card[], wanted: number): Card[] =>
    [...cards].sort((a, b) => kernel.strength(b) - kernel.strength(a) || a - b).slice(0, wanted);
  const gone = playedBy(game.view(state, seat)).flatMap((cards, other) => (other === seat ? [] : cards));
  const mates = shuffled(highest(gone, 6), rng).slice(0, 3);
  const [card] = shuffled(highest(left, 4), rng);
  if (card === undefined || mates.length < 3) return undefined;
  const choices = shuffled([card, ...mates], rng).map(codeOf);
  return { suit: null, choices, right: choices.indexOf(codeOf(card)) };
}
