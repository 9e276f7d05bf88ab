import { codeOf, rankOf, SUITS, suitOf, type Card, type Trump } from '../../cards/card.ts';
import { PACKS } from '../../cards/pack.ts';
import { rngOf, seedFrom } from '../../cards/random.ts';
import { trickKernel } from '../../cards/trick/kernel.ts';
import type { TrickSpec } from '../../cards/trick/spec.ts';
import { isCall, PASS, type Action } from '../../contract/action.ts';
import type { Game } from '../../contract/game.ts';
import { formatAction } from '../../contract/notation.ts';
import { seatToAct, type Fact, type View, type Zone } from '../../contract/view.ts';
import { gameById } from '../../games/index.ts';
import { visible } from '../../games/sampling/sampling.ts';

/** Every reason about the hand behind two calls, by the end of its key `against.…`; players read those words. */
export const CALL_REASONS = ['trumpsHeld', 'openSuit', 'melds', 'trumpsOwn', 'topsHeld', 'topsOut', 'longest'] as const;

/** A reason about the hand behind two calls, with what goes into its words. */
export interface CallReason extends Fact {
  readonly key: (typeof CALL_REASONS)[number];
}

/** A call with the hand that stands behind it. */
interface CallStanding {
  readonly action: Action;
  readonly game: Game;
  /** The cards that the seat sees of its hand, and whether those are all; with the turned card if the call brings it. */
  readonly hand: readonly Card[];
  readonly whole: boolean;
  /** Cards in sight of the seat that no seat will play: laid away, or left in the widow. */
  readonly gone: readonly Card[];
  /** Trumps after the call, and the order of cards; `null` while none are known. */
  readonly rules: { readonly spec: TrickSpec; readonly trump: Trump } | null;
  /** Whether the call makes the seat the declarer under those. */
  readonly declares: boolean;
}

/**
 * Returns what the hand of the seat says about two calls, from its view alone: few trumps or an open suit behind the worse one, the melds of either, the trumps and high
 * cards behind the better one, the highest trumps that the worse one lacks, or, while no trumps are known, its longest suit. Empty where none of {@link CALL_REASONS} is true.
 */
export function callReasons(view: View, made: Action, better: Action): CallReason[] {
  if (!isBid(made) || !isBid(better)) return [];
  const [worse, best] = [standingOf(view, made), standingOf(view, better)];
  if (worse.rules === null && best.rules === null) return longest(worse, best);
  const few = naming(worse, best);
  const isLow = few.some(({ params }) => params?.['low'] === 1);
  return [...few, ...melds(worse, best), ...trumpsOwn(best), ...topsHeld(worse, best), ...(isLow ? [] : topsOut(worse, best))];
}

/** Calls that neither bid nor name trumps nor double. */
const OTHER_CALLS: readonly string[] = ['look', 'done', 'roem', 'silent', 'declare', 'concede'];

/** Whether an action has to do with who plays for how much, and with which trumps. */
function isBid(action: Action): boolean {
  return isCall(action) && !(action.type === 'call' && OTHER_CALLS.includes(action.call));
}

function standingOf(view: View, action: Action): CallStanding {
  const game = gameById(view.game);
  const seat = seatToAct(view);
  const next = game.apply(game.sampler(view)(rngOf(seedFrom('any world'))), action).state;
  const cards = view.hands[seat] ?? [];
  const own = visible(cards);
  const lying = (...ids: readonly Zone['id'][]): Card[] =>
    view.zones.filter(({ id }) => ids.includes(id)).flatMap(({ stacks }) => stacks.flatMap(visible));
  return {
    action,
    game,
    hand: [...own, ...lying('turned').filter((card) => next.hands[seat]?.includes(card))],
    whole: own.length > 0 && own.length === cards.length,
    gone: lying('away', 'widow'),
    rules: game.trick(next),
    declares: next.declarer === seat,
  };
}

/** As many trumps are few for who names them, and as many of the highest are high. */
const FEW = 2;
const HIGH = 3;
/** More high cards than this would not be read, and of those that others hold even fewer. */
const MOST_HELD = 4;
const MOST_OUT = 2;

/** A call that makes trumps of a suit in which the seat has few, or that leaves a suit open in which it has none, where another call does not. */
function naming({ rules, declares, hand, whole }: CallStanding, best: CallStanding): CallReason[] {
  if (rules === null || !declares || !whole || (best.declares && best.rules?.trump === rules.trump)) return [];
  const { trump: suit } = rules;
  if (suit === 'NT') {
    const open = SUITS.find((one) => hand.every((card) => suitOf(card) !== one));
    return open === undefined ? [] : [{ key: 'openSuit', params: { suit: open } }];
  }
  const n = hand.filter((card) => suitOf(card) === suit).length;
  if (n > FEW) return [];
  const high = ranked(rules.spec, suit, suit).slice(0, HIGH);
  const low = n > 0 && !hand.some((card) => high.includes(card));
  return [{ key: 'trumpsHeld', params: { suit, n, low: Number(low) } }];
}

/** The points of the hand's melds with the trumps of either call, where they differ. */
function melds(worse: CallStanding, best: CallStanding): CallReason[] {
  const { meldPoints } = best.game;
  if (meldPoints === undefined || worse.rules === null || best.rules === null || !best.whole) return [];
  const [n, m] = [meldPoints(best.hand, best.rules.trump), meldPoints(worse.hand, worse.rules.trump)];
  return n === m ? [] : [{ key: 'melds', params: { n, m, better: formatAction(best.action), made: formatAction(worse.action) } }];
}

/** The trumps of the hand behind the better call, the strongest first. */
function trumpsOwn({ action, rules, hand }: CallStanding): CallReason[] {
  if (rules === null || rules.trump === 'NT' || action === PASS) return [];
  const order = ranked(rules.spec, rules.trump, rules.trump);
  const own = hand.filter((card) => order.includes(card)).toSorted((a, b) => order.indexOf(a) - order.indexOf(b));
  return own.length === 0 ? [] : [{ key: 'trumpsOwn', params: { better: formatAction(action), ...listed(own) } }];
}

/** The highest cards of the hand in other suits behind the better call; where both calls name trumps the cards stand behind both. */
function topsHeld({ declares }: CallStanding, { action, rules, hand }: CallStanding): CallReason[] {
  if (rules === null || action === PASS || declares) return [];
  const { spec, trump } = rules;
  const cards = SUITS.filter((suit) => suit !== trump).flatMap((suit) => {
    const order = ranked(spec, trump, suit);
    const missing = order.findIndex((card) => !hand.includes(card));
    return missing < 0 ? order : order.slice(0, missing);
  });
  const named = cards.slice(0, MOST_HELD);
  return named.length === 0 ? [] : [{ key: 'topsHeld', params: { better: formatAction(action), ...listed(named) } }];
}

/** The highest trumps that the hand behind the worse call has not, as far as others may hold them. */
function topsOut({ action, rules, hand, whole, gone }: CallStanding, best: CallStanding): CallReason[] {
  if (rules === null || rules.trump === 'NT' || action === PASS || !whole) return [];
  if (best.action !== PASS && best.rules?.trump === rules.trump) return [];
  const order = ranked(rules.spec, rules.trump, rules.trump);
  const first = order.findIndex((card) => hand.includes(card));
  const cards = (first < 0 ? order : order.slice(0, first)).filter((card) => !gone.includes(card)).slice(0, MOST_OUT);
  return cards.length === 0 ? [] : [{ key: 'topsOut', params: { made: formatAction(action), ...listed(cards) } }];
}

function listed(cards: readonly Card[]): { readonly n: number; readonly cards: readonly string[] } {
  return { n: cards.length, cards: cards.map(codeOf) };
}

/** The suit of which the hand has most cards, the highest first, behind a bid that is better than a pass; empty if it has as many of another. */
function longest(worse: CallStanding, { action, game, hand, whole }: CallStanding): CallReason[] {
  if (worse.action !== PASS || action === PASS) return [];
  const { plain } = game.layout.order;
  const suits = SUITS.map((suit) => hand.filter((card) => suitOf(card) === suit)).toSorted((a, b) => b.length - a.length);
  const [most = [], next = []] = suits;
  if (!whole || most.length === next.length) return [];
  const cards = most.toSorted((a, b) => plain.indexOf(rankOf(a)) - plain.indexOf(rankOf(b)));
  return [{ key: 'longest', params: { cards: cards.map(codeOf) } }];
}

/** The cards of a suit, each once, the strongest first. */
function ranked(spec: TrickSpec, trump: Trump, suit: Trump): Card[] {
  const { strength } = trickKernel(spec, trump);
  const cards = new Set(PACKS[spec.pack].cards.filter((card) => suitOf(card) === suit));
  return [...cards].toSorted((a, b) => strength(b) - strength(a));
}
