import { codeOf, type Card, type Seat } from '../../cards/card.ts';
import { itemAt } from '../../cards/indexed.ts';
import { shuffled, type Rng } from '../../cards/random.ts';
import { trickKernel } from '../../cards/trick/kernel.ts';
import { callOf, type Action } from '../../contract/action.ts';
import type { DealState } from '../../contract/deal.ts';
import type { Game } from '../../contract/game.ts';
import { ok, refuse, type Result } from '../../contract/result.ts';
import type { MatchRecord } from '../record.ts';
import { NO_WAY, recorded } from './dealtRecord.ts';
import { holdingOf, laidFrom, looseCards, tricksFound } from './pastTricks.ts';
import { begin, callsMade, dealSetup, type Begun, type Place } from './places.ts';
import type { Holding, Laid } from './tricksBefore.ts';
import { hasLaid, rowOf, type WantedEnding, type Wanted, type WantedCards } from './wanted.ts';

/** The number of attempts at a deal, at its calls, and at its beginning. */
const TRIALS = 40;
const CALLS = 200;
const BEGINNINGS = 200;
/** How often cards are put back to the stacks of one deal. */
const WAYS = 40;

/** A record that comes to an ending by the rules, with tricks before it that are found backwards. */
export function endingRecord(
  game: Game,
  wanted: Wanted,
  ending: WantedEnding,
  cards: WantedCards,
  rng: Rng,
): Result<MatchRecord, 'record/bad-hand' | 'record/no-way'> {
  const { hands, rows, trick, tricks } = cards;
  for (let trial = 0; trial < TRIALS; trial += 1) {
    const begun = beginningFor(game, wanted, ending, rng);
    if (begun === undefined) continue;
    const most = hands.map((_, seat) => begun.places.filter((one) => one.seat === seat).length - tricks.length);
    const left = hands.map((hand, seat) => hand.length + rowOf(rows, seat) + (hasLaid(ending, trick, hands.length, seat) ? 1 : 0));
    if (left.some((count, seat) => count > itemAt(most, seat)) || trick.length >= hands.length)
      return refuse('record/bad-hand', 'a hand has too many cards', { most: Math.min(...most) });
    const found = ended(game, wanted, ending, filled(cards, left, rng), begun, rng);
    if (found !== undefined) return ok(found);
  }
  return NO_WAY;
}

/** A deal at the beginning of its play, with the wanted declarer; `undefined` where chance has led to none. */
function beginningFor(game: Game, wanted: Wanted, { declarer = null }: WantedEnding, rng: Rng): Begun | undefined {
  for (let attempt = 0; attempt < BEGINNINGS; attempt += 1) {
    const begun = begin(game, wanted, rng, wanted.calls ?? null);
    if (begun !== undefined && (declarer === null || begun.state.declarer === declarer)) return begun;
  }
  return undefined;
}

/** The cards of an ending with every hand as long as the longest, chance dealing what is unknown. */
function filled(cards: WantedCards, left: readonly number[], rng: Rng): WantedCards {
  const full = Math.max(...left);
  const others = shuffled(cards.rest, rng);
  const hands = cards.hands.map((hand, seat) => [...hand, ...others.splice(0, full - itemAt(left, seat))]);
  return { ...cards, hands, rest: others };
}

/** An ending with tricks before it that were played by the rules. */
function ended(game: Game, wanted: Wanted, ending: WantedEnding, cards: WantedCards, begun: Begun, rng: Rng): MatchRecord | undefined {
  const { places } = begun;
  const trump = ending.trump ?? begun.state.trump;
  const rules = game.trick({ ...begun.state, trump });
  if (rules === null || begun.state.play === null) return undefined;
  const { hands, trick, tricks } = cards;
  const seats = hands.length;
  const first = begun.state.play.leader;
  const kernel = trickKernel(rules.spec, rules.trump);
  const count = places.filter((one) => one.seat === 0).length - itemAt(hands, 0).length - rowOf(cards.rows, 0);
  const behind = hasLaid(ending, trick, seats, 0) ? 1 : 0;
  // Which stack a card was played from is left to chance: often only one way fits.
  const ways = places.some(({ stack }) => stack >= 0) ? WAYS : 1;
  for (let way = 0; way < ways; way += 1) {
    const now = ending.leader ?? rng.below(seats);
    const holdings = hands.map((hand, seat) => holdingOf(hand, cards.rows?.[seat] ?? null, seat, places, rng));
    // The cards on the table and the known tricks are put back first, the last one first.
    const behindNow = [...(trick.length === 0 ? [] : [{ leader: now, cards: trick }]), ...tricks.toReversed()];
    const known = behindNow.flatMap((one) => {
      const laid = laidFrom(kernel, rules.sides, holdings, one, rng);
      return laid === undefined ? [] : [laid];
    });
    if (known.length < behindNow.length) continue;
    const last = known.at(-1)?.[0]?.seat ?? now;
    const pool = shuffled(looseCards(cards), rng);
    const laid = tricksFound(game, kernel, rules.sides, holdings, pool, { last, first, count: count - behind - tricks.length }, rng);
    if (laid === undefined) continue;
    const plays = [...known, ...laid].toReversed().flat();
    const found = playedOut(game, wanted, ending, holdings, [...pool.map(({ card }) => card), ...cards.aside], places, plays, rng);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** The record of a deal with planned tricks: what is called before them is tried until it fits. */
function playedOut(
  game: Game,
  wanted: Wanted,
  { trump, leader, declarer = null }: WantedEnding,
  holdings: readonly Holding[],
  pool: readonly Card[],
  places: readonly Place[],
  plays: readonly Laid[],
  rng: Rng,
): MatchRecord | undefined {
  const inOrder = game.layout.hand === 'asDealt';
  // Without a choice of calls, and of an order in hand, one attempt is all there is.
  const attempts = places.some(({ stack }) => stack < 0) || wanted.calls === undefined ? CALLS : 1;
  for (let attempt = 0; attempt < attempts; attempt += 1) {
    const hands = holdings.map(({ hand }, seat) => {
      const played = plays.filter((one) => one.seat === seat && one.stack < 0).length;
      return inOrder ? merged(hand, played, rng) : shuffled(hand, rng);
    });
    const apart = shuffled(pool, rng);
    const deck = places.map(({ seat, stack, height }) => {
      if (seat < 0) return apart.shift() ?? -1;
      return (stack < 0 ? hands[seat]?.shift() : holdings[seat]?.stacks[stack]?.[height]) ?? -1;
    });
    const setup = dealSetup(game, wanted, deck, rng);
    const begun = callsMade(game, game.deal(setup).state, rng, { given: wanted.calls ?? null, announced: wanted.announced });
    if (begun === undefined || (trump !== null && begun.state.trump !== trump)) continue;
    if (declarer !== null && begun.state.declarer !== declarer) continue;
    const actions = followed(game, begun.state, plays, leader, wanted.announced === true);
    if (actions !== undefined) return recorded(game, wanted, setup, [...begun.actions, ...actions]);
  }
  return undefined;
}

/** A hand as it was dealt, of which the last cards have been played: those that are left keep their order. */
function merged(hand: readonly Card[], played: number, rng: Rng): Card[] {
  const left = hand.slice(0, hand.length - played);
  const gone = shuffled(hand.slice(hand.length - played), rng);
  const isLeft = shuffled([...left.map(() => true), ...gone.map(() => false)], rng);
  return isLeft.flatMap((one) => (one ? left.shift() : gone.shift()) ?? []);
}

const SILENT = callOf('silent');

/**
 * The actions of planned tricks; `undefined` where the rules do not allow one of them. What is said in between is said as little as can be, or everything
 * that a seat may announce.
 */
function followed(
  game: Game,
  begun: DealState,
  plays: readonly Pick<Laid, 'seat' | 'card'>[],
  leader: Seat | null,
  announced: boolean,
): Action[] | undefined {
  let state = begun;
  const done: Action[] = [];
  const coming = [...plays];
  for (;;) {
    const seat = game.toAct(state);
    if (seat === null) return undefined;
    const now = state;
    const steps = game.legal(now).actions.map((action) => ({ action, ...game.apply(now, action) }));
    const cardOf = ({ events }: (typeof steps)[number]): string | undefined => events.find((event) => event.type === 'play')?.card;
    const [next] = coming;
    const asked = steps.some((step) => cardOf(step) !== undefined);
    if (asked && next === undefined) return leader === null || state.play?.leader === leader ? done : undefined;
    const step = asked
      ? steps.find((one) => next !== undefined && seat === next.seat && cardOf(one) === codeOf(next.card))
      : (steps.find(({ action }) => (action === SILENT) !== announced) ?? steps[0]);
    if (step === undefined) return undefined;
    if (asked) coming.shift();
    done.push(step.action);
    state = step.state;
  }
}
