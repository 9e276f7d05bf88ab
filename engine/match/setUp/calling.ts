import { less, type Card, type Seat, type Trump } from '../../cards/card.ts';
import { itemAt } from '../../cards/indexed.ts';
import { PACKS } from '../../cards/pack.ts';
import { rngOf, seedFrom } from '../../cards/random.ts';
import type { Action } from '../../contract/action.ts';
import type { DealState } from '../../contract/deal.ts';
import type { Game } from '../../contract/game.ts';
import { formatAction, parseAction } from '../../contract/notation.ts';
import type { Refusal } from '../../contract/result.ts';
import type { View } from '../../contract/view.ts';
import { deckWith } from './dealtRecord.ts';
import { cardIn } from './faults.ts';
import { dealSetup, settledCall, type Dealing } from './places.ts';
import type { Sketch } from './sketch.ts';

/** The deals that calls are tried in, where cards are unknown. */
const WORLDS = 16;
/** More calls than any deal has without a choice. */
const SETTLED = 200;

/** The calls of a sketch from the dealer's left on, and what may be called next. */
export interface Calling {
  /** The calls as far as they can be made, each with its seat. */
  readonly said: readonly { readonly seat: Seat; readonly action: string }[];
  /** The seat to call; `null` once the play begins, or the deal is over. */
  readonly toAct: Seat | null;
  /** The calls that the seat may make, with the cards that are known. */
  readonly legal: readonly string[];
  /** Trumps and declarer, as far as the calls settle them. */
  readonly trump: Trump | null;
  readonly declarer: Seat | null;
  /** The table as everybody sees it; cards are shown only where they are known. */
  readonly view: View;
  /** The call that cannot be made, or what the calls contradict; none if all is well. */
  readonly faults: readonly Refusal[];
}

/** A deal in which the calls of a sketch were made, as far as it goes. */
interface CalledDeal {
  readonly state: DealState;
  readonly said: readonly { readonly seat: Seat; readonly action: string }[];
  /** The calls that may come next. */
  readonly open: readonly Action[];
}

/** The cards that each seat was dealt, as far as a sketch knows: those in hand, and those played since. */
function dealtHands({ hands, trick, tricks, leader }: Sketch): Card[][] {
  const dealt = hands.map((hand) => hand.map(cardIn));
  for (const one of [...tricks, ...(leader === null ? [] : [{ leader, cards: trick }])])
    for (const [at, code] of one.cards.entries()) itemAt(dealt, (one.leader + at) % dealt.length).push(cardIn(code));
  return dealt;
}

/** The calls among legal actions: bids, trumps and words, no cards. */
function callsOf(actions: readonly Action[]): Action[] {
  return actions.filter(({ type }) => type === 'bid' || type === 'trump' || type === 'call');
}

/** Makes calls in a deal, as far as they are legal, and in between the calls that leave no choice ({@link settledCall}). */
function calledFrom(game: Game, from: DealState, calls: readonly string[], announced: boolean): CalledDeal {
  let state = from;
  const said: { readonly seat: Seat; readonly action: string }[] = [];
  const coming = [...calls];
  for (let settled = 0; ;) {
    const seat = game.toAct(state);
    if (state.play !== null || seat === null) return { state, said, open: [] };
    const { actions } = game.legal(state);
    const [text] = coming;
    const next = text === undefined ? undefined : parseAction(text);
    if (text !== undefined && next !== undefined && actions.includes(next)) {
      coming.shift();
      said.push({ seat, action: text });
      ({ state } = game.apply(state, next));
      continue;
    }
    const silent = settledCall(actions, announced);
    if (silent === undefined || settled === SETTLED) return { state, said, open: callsOf(actions) };
    settled += 1;
    ({ state } = game.apply(state, silent));
  }
}

/** Trumps as the calls make them, whatever the cards: named, or none. A card that is turned up settles none, where it is not known. */
function settledTrump(calls: readonly string[], states: readonly DealState[]): Trump | null {
  const trump = common(states.map((state) => state.trump));
  const isNamed = calls.some((text) => parseAction(text)?.type === 'trump');
  return isNamed || trump === 'NT' ? trump : null;
}

/** The one value of some; `null` if they differ, or there is none. */
function common<T>(values: readonly (T | null)[]): T | null {
  const [first = null] = values;
  return values.every((value) => value === first) ? first : null;
}

/**
 * Replays the calls of a sketch from the dealer on, in deals with its known cards: what has been called, what may be called next, and what follows.
 * `undefined` where its cards have no room. Calls that the sketch does not give count as none.
 */
export function callingOf(game: Game, dealing: Dealing, sketch: Sketch): Calling | undefined {
  const calls = sketch.calls ?? [];
  const rng = rngOf(seedFrom(`calling ${game.id}`));
  const hands = dealtHands(sketch);
  const rows = sketch.rows.some((stacks) => stacks.length > 0)
    ? sketch.rows.map((stacks) => stacks.map((stack) => stack.map(cardIn)))
    : null;
  const aside = sketch.stage === 'deal' ? sketch.aside.map(cardIn) : [];
  const rest = less(PACKS[game.pack].cards, [...hands.flat(), ...(rows ?? []).flat(2), ...aside]);
  const deals: CalledDeal[] = [];
  for (let world = 0; world < WORLDS; world += 1) {
    const deck = deckWith(game, dealing, { hands, rows, aside, rest }, calls, rng);
    if (!deck.ok) return undefined;
    if (deck.value === undefined) continue;
    const { state } = game.deal(dealSetup(game, dealing, deck.value, rng));
    deals.push(calledFrom(game, state, calls, sketch.announced));
  }
  const furthest = Math.max(...deals.map(({ said }) => said.length));
  const [first, ...others] = deals.filter(({ said }) => said.length === furthest);
  if (first === undefined) return undefined;
  const toAct = first.open.length === 0 ? null : game.toAct(first.state);
  const alike = [first, ...others.filter(({ state, open }) => (open.length === 0 ? null : game.toAct(state)) === toAct)];
  const ended = alike.map(({ state }) => state);
  const trump = settledTrump(calls, ended);
  const declarer = common(ended.map((state) => state.declarer));
  const legal = [...new Set(alike.flatMap(({ open }) => open))].map(formatAction);
  return {
    said: first.said,
    toAct,
    legal: furthest < calls.length ? [] : legal,
    trump,
    declarer,
    view: seenByAll(game, ended, toAct),
    faults: faultsOf(game, sketch, ended, trump, calls[furthest]),
  };
}

/** The table as everybody sees it in some deals, without the cards in which they differ. */
function seenByAll(game: Game, states: readonly DealState[], toAct: Seat | null): View {
  const views = states.map((state) => game.view(state, 'spectator'));
  const view = itemAt(views, 0);
  const same = <T>(of: (view: View) => readonly T[]): T[] =>
    of(view).filter((one, at) => views.every((other) => JSON.stringify(of(other)[at]) === JSON.stringify(one)));
  return { ...view, toAct, zones: same(({ zones }) => zones), facts: same(({ facts }) => facts) };
}

/** Returns the faults in the calls of a sketch, by the deals in which they went furthest; `refused`: the call that none of them allows. */
function faultsOf(game: Game, sketch: Sketch, states: readonly DealState[], trump: Trump | null, refused: string | undefined): Refusal[] {
  const [state] = states;
  if (state === undefined) return [];
  if (refused !== undefined) {
    const seat = game.toAct(state);
    const facts = { action: refused, ...(seat === null ? {} : { seat }) };
    return seat === null || state.play !== null
      ? [{ code: 'position/calls-over', message: `${refused} comes after the last call`, facts: { action: refused } }]
      : [{ code: 'position/call', message: `seat ${seat} cannot call ${refused} here`, facts }];
  }
  const faults: Refusal[] = [];
  if (sketch.stage === 'play' && states.every((one) => one.play === null && game.toAct(one) === null))
    return [{ code: 'position/no-play', message: 'after these calls no card is played', facts: {} }];
  const over = states.every((one) => one.play !== null);
  if (sketch.trump !== null && trump !== null && trump !== sketch.trump)
    faults.push({ code: 'position/other-trump', message: `the calls make ${trump} trumps`, facts: { trump } });
  const { declarer } = state;
  if (over && sketch.declarer !== null && declarer !== null && !states.some((one) => one.declarer === sketch.declarer))
    faults.push({ code: 'position/other-declarer', message: `the calls make seat ${declarer} the declarer`, facts: { seat: declarer } });
  return faults;
}
