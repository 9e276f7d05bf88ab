import { codeOf, codesOf, less, parseCard, type Card, type Seat, type Trump } from '../../cards/card.ts';
import { itemAt } from '../../cards/indexed.ts';
import { PACKS } from '../../cards/pack.ts';
import { shuffled, type Rng } from '../../cards/random.ts';
import { trickKernel, type TrickKernel } from '../../cards/trick/kernel.ts';
import { callOf, type Action } from '../../contract/action.ts';
import type { DealState, Setup } from '../../contract/deal.ts';
import type { Game } from '../../contract/game.ts';
import { formatAction, parseAction } from '../../contract/notation.ts';
import { ok, refuse, type Result } from '../../contract/result.ts';
import { changedOptions } from '../options.ts';
import { RECORD_FORMAT, type MatchRecord } from '../record.ts';
import { begin, callsMade, placesIn, dealSetup, type Begun, type Dealing, type Place } from './places.ts';
import { roomyPlaces, takeUp, trickBefore, type Holding, type Laid } from './tricksBefore.ts';

/** A deal, or an ending, as requested. */
export interface Wanted extends Dealing {
  /** Cards by seat. Chance deals those that are missing: of a deal all the rest, of an ending until all seats have as many. */
  readonly hands: readonly (readonly string[])[];
  /** By seat: the stacks of a row or of piles, the lowest card first; omitted: chance decides which cards lie there. */
  readonly rows?: readonly (readonly (readonly string[])[])[] | undefined;
  /** Cards with no seat: of a deal the first of the talon, in order; of an ending cards that are out of play. */
  readonly aside?: readonly string[] | undefined;
  /** The calls, in notation; omitted or `null`: any. */
  readonly calls?: readonly string[] | null | undefined;
  /** An ending: what is left to play, with trumps and whose lead it is, where that matters. */
  readonly ending: Ending | null;
  /** Trumps that a deal without an ending shows, where that matters. */
  readonly trump?: Trump | null | undefined;
}

/** The rest of an ending, besides the cards of the seats. */
interface Ending {
  readonly trump: Trump | null;
  readonly leader: Seat | null;
  readonly declarer?: Seat | null | undefined;
  /** Cards on the table; their leader is known then. */
  readonly trick?: readonly string[] | undefined;
  /** The last tricks taken. */
  readonly tricks?: readonly { readonly leader: Seat; readonly cards: readonly string[] }[] | undefined;
}

/** The number of attempts at a deal, at its calls, and at its beginning. */
const TRIALS = 40;
const CALLS = 200;
const BEGINNINGS = 200;
/** How often tricks are taken up again in one deal. */
const BACK = 60;
/** How often cards are put back to the stacks of one deal. */
const WAYS = 40;

type SetUpCode = `record/${'bad-card' | 'bad-deck' | 'bad-hand' | 'no-way'}`;

/** A request with its cards read. */
interface Cards {
  readonly hands: readonly (readonly Card[])[];
  readonly rows: readonly (readonly (readonly Card[])[])[] | null;
  readonly aside: readonly Card[];
  readonly trick: readonly Card[];
  readonly tricks: readonly { readonly leader: Seat; readonly cards: readonly Card[] }[];
  /** The other cards of the pack. */
  readonly rest: readonly Card[];
}

/**
 * A record whose last position is a wanted one: the deal before its first call or after the given ones, or the ending with its tricks before it, all by the
 * rules. What was callsMade, where it is not given, is left to chance. `record/no-way`: no such deal was found.
 */
export function setUp(game: Game, wanted: Wanted, rng: Rng): Result<MatchRecord, SetUpCode> {
  const { ending } = wanted;
  let stranger: string | undefined;
  const read = (codes: readonly string[] = []): Card[] =>
    codes.flatMap((code) => {
      const card = parseCard(code);
      if (card === undefined) stranger ??= code;
      return card === undefined ? [] : [card];
    });
  const hands = wanted.hands.map(read);
  const rows = wanted.rows?.map((stacks) => stacks.map(read)) ?? null;
  const aside = read(wanted.aside);
  const trick = read(ending?.trick);
  const tricks = (ending?.tricks ?? []).map(({ leader, cards }) => ({ leader, cards: read(cards) }));
  if (stranger !== undefined) return refuse('record/bad-card', `${stranger} is no card`, { card: stranger });
  const given = [...hands.flat(), ...(rows ?? []).flat(2), ...aside, ...trick, ...tricks.flatMap(({ cards }) => cards)];
  const pack = PACKS[game.pack].cards;
  const rest = less(pack, given);
  if (rest.length !== pack.length - given.length) {
    const card = surplus(pack, given);
    return refuse(
      'record/bad-deck',
      'a card is not in the pack, or there are more of it than the pack has',
      card === undefined ? {} : { card },
    );
  }
  if (hands.length !== wanted.players.length) return refuse('record/bad-hand', 'every seat has a hand', { seats: wanted.players.length });
  const cards: Cards = { hands, rows, aside, trick, tricks, rest };
  if (ending === null) return dealt(game, wanted, cards, rng);
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

const NO_WAY = refuse('record/no-way', 'no deal was found that comes to this by the rules');

function rowOf(rows: Cards['rows'], seat: Seat): number {
  return rows === null ? 0 : itemAt(rows, seat).reduce((sum, stack) => sum + stack.length, 0);
}

/** Whether a seat has a card in the trick on the table. */
function hasLaid({ leader }: Ending, trick: readonly Card[], players: number, seat: Seat): boolean {
  return leader !== null && (seat - leader + players) % players < trick.length;
}

/** The cards of an ending with every hand as long as the longest, chance dealing what is unknown. */
function filled(cards: Cards, left: readonly number[], rng: Rng): Cards {
  const full = Math.max(...left);
  const others = shuffled(cards.rest, rng);
  const hands = cards.hands.map((hand, seat) => [...hand, ...others.splice(0, full - itemAt(left, seat))]);
  return { ...cards, hands, rest: others };
}

/** The first of some cards that a pack has not, or not as often. */
function surplus(pack: readonly Card[], some: readonly Card[]): string | undefined {
  const count = (cards: readonly Card[], card: Card): number => cards.filter((one) => one === card).length;
  const found = some.find((card) => count(some, card) > count(pack, card));
  return found === undefined ? undefined : codeOf(found);
}

/** A deal at the beginning of its play, with the wanted declarer; `undefined` where chance has led to none. */
function beginningFor(game: Game, wanted: Wanted, { declarer = null }: Ending, rng: Rng): Begun | undefined {
  for (let attempt = 0; attempt < BEGINNINGS; attempt += 1) {
    const begun = begin(game, wanted, rng, wanted.calls ?? null);
    if (begun !== undefined && (declarer === null || begun.state.declarer === declarer)) return begun;
  }
  return undefined;
}

function recorded(game: Game, { options, players }: Wanted, { dealer, deck, pile }: Setup, actions: readonly Action[]): MatchRecord {
  const piled = game.pile === null ? {} : { pile: [...codesOf(pile)] };
  return {
    format: RECORD_FORMAT,
    game: game.id,
    options: { ...changedOptions(game, options) },
    players: [...players],
    deals: [{ dealer, deck: [...codesOf(deck)], ...piled, actions: actions.map(formatAction) }],
  };
}

/** A deal with the given cards as they are dealt before any call, the others anywhere, and the given calls after it. */
function dealt(game: Game, wanted: Wanted, { hands, rows, aside, rest }: Cards, rng: Rng): Result<MatchRecord, SetUpCode> {
  for (let trial = 0; trial < TRIALS * TRIALS; trial += 1) {
    const model = game.deal(dealSetup(game, wanted, shuffled(PACKS[game.pack].cards, rng), rng)).state;
    // Seats that get more cards after the first call hold them from there: hands longer than the first packets are dealt as the play begins.
    const first = placesIn(game, model);
    const room = (places: readonly Place[], seat: Seat): number => places.filter((one) => one.seat === seat).length;
    const whole = hands.some((hand, seat) => hand.length + rowOf(rows, seat) > room(first, seat));
    const places = whole ? begin(game, wanted, rng, wanted.calls ?? null)?.places : first;
    if (places === undefined) continue;
    const most = hands.map((_, seat) => room(places, seat));
    const nowhere = places.filter(({ seat }) => seat < 0).length;
    if (hands.some((hand, seat) => hand.length + rowOf(rows, seat) > itemAt(most, seat)) || aside.length > nowhere)
      return refuse('record/bad-hand', 'a hand has too many cards', { most: Math.min(...most) });
    const others = shuffled(rest, rng);
    const inHand = (seat: Seat): number => places.filter((one) => one.seat === seat && one.stack < 0).length;
    const own = hands.map((hand, seat) => {
      const all = [...hand, ...others.splice(0, Math.max(0, inHand(seat) - hand.length))];
      return whole ? shuffled(all, rng) : all;
    });
    // Where a seat has no room in hand, its cards lie on its stacks.
    const spare = own.map((all, seat) => all.splice(inHand(seat)));
    const talon = [...aside];
    const deck = places.map(({ seat, stack, height }) => {
      if (seat < 0) return talon.shift() ?? others.shift() ?? -1;
      const lying = stack < 0 ? own[seat]?.shift() : (rows?.[seat]?.[stack]?.[height] ?? spare[seat]?.shift());
      return lying ?? others.shift() ?? -1;
    });
    const setup = dealSetup(game, wanted, deck, rng);
    const actions = saidAll(game, game.deal(setup).state, wanted.calls ?? [], wanted.trump ?? null);
    if (actions !== undefined) return ok(recorded(game, wanted, setup, actions));
  }
  return NO_WAY;
}

/** Given calls from the beginning of a deal; `undefined` where one is not legal, or other trumps are shown after them. */
function saidAll(game: Game, from: DealState, calls: readonly string[], trump: Trump | null): Action[] | undefined {
  let state = from;
  const actions: Action[] = [];
  for (const text of calls) {
    const action = parseAction(text);
    if (action === undefined || game.toAct(state) === null || !game.legal(state).actions.includes(action)) return undefined;
    actions.push(action);
    ({ state } = game.apply(state, action));
  }
  return trump === null || state.trump === trump ? actions : undefined;
}

/** An ending with tricks before it that were played by the rules. */
function ended(game: Game, wanted: Wanted, ending: Ending, cards: Cards, begun: Begun, rng: Rng): MatchRecord | undefined {
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
    const pool = shuffled(cards.rest, rng);
    const laid = tricksFound(kernel, rules.sides, holdings, pool, { last, first, count: count - behind - tricks.length }, rng);
    if (laid === undefined) continue;
    const plays = [...known, ...laid].toReversed().flat();
    const found = playedOut(game, wanted, ending, holdings, [...pool, ...cards.aside], places, plays, rng);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** The cards of a seat at the position; on given stacks, or on some that chance chooses. */
function holdingOf(
  hand: readonly Card[],
  rows: readonly (readonly Card[])[] | null,
  seat: Seat,
  places: readonly Place[],
  rng: Rng,
): Holding {
  const own = places.filter((one) => one.seat === seat);
  const heights: number[] = [];
  for (const { stack } of own) if (stack >= 0) heights[stack] = (heights[stack] ?? 0) + 1;
  const room = own.filter(({ stack }) => stack < 0).length;
  if (rows !== null) return { hand: [...hand], stacks: heights.map((_, at) => [...(rows[at] ?? [])]), room, heights };
  // Remaining cards may lie in the hand, or open on a stack; covered only if there are too many cards for that. A card that was covered once need not
  // have been played, so that often only one of these ways has tricks before it.
  const least = Math.max(0, hand.length - room);
  const most = Math.max(least, Math.min(heights.length, hand.length));
  const onStacks = least + rng.below(most - least + 1);
  const left = onStacks === 0 ? hand : shuffled(hand, rng);
  const order = shuffled([...heights.keys()], rng);
  const held: Holding = { hand: left.slice(onStacks), stacks: heights.map(() => []), room, heights };
  left.slice(0, onStacks).forEach((card, i) => itemAt(held.stacks, itemAt(order, i % order.length)).push(card));
  return held;
}

/**
 * A known trick put back to where its cards may have come from: where there is room, and where the card could be played by what lay open then. `undefined`
 * where there is no such place.
 */
function laidFrom(
  kernel: TrickKernel,
  sides: readonly number[],
  holdings: readonly Holding[],
  { leader, cards }: Cards['tricks'][number],
  rng: Rng,
): Laid[] | undefined {
  const laid: Laid[] = [];
  for (const [at, card] of cards.entries()) {
    const seat = (leader + at) % holdings.length;
    const held = itemAt(holdings, seat);
    const mate = (place: number): boolean => sides[(leader + place) % holdings.length] === sides[seat];
    const possible = roomyPlaces(held).filter((stack) => {
      const others = [...held.hand, ...held.stacks.flatMap((pile, k) => (k === stack ? [] : pile.slice(-1)))];
      return kernel.legal([...others, card], cards.slice(0, at), mate).includes(card);
    });
    if (possible.length === 0) return undefined;
    const one = { seat, card, stack: itemAt(possible, rng.below(possible.length)) };
    takeUp(holdings, one);
    laid.push(one);
  }
  return laid;
}

/** Tricks before a position, the last first, from the cards of a pool: as many as asked, the first led by a given seat, the last won by another. */
function tricksFound(
  kernel: TrickKernel,
  sides: readonly number[],
  holdings: readonly Holding[],
  pool: Card[],
  { last, first, count }: { readonly last: Seat; readonly first: Seat; readonly count: number },
  rng: Rng,
): Laid[][] | undefined {
  const strength = (card: Card): number => kernel.strength(card) + (kernel.isTrump(card) ? 100 : 0);
  pool.sort((a, b) => strength(a) - strength(b));
  let leader = last;
  const laid: Laid[][] = [];
  for (let back = 0; laid.length < count;) {
    const trick = trickBefore(kernel, sides, holdings, pool, leader, laid.length === count - 1 ? first : null, rng);
    if (trick !== undefined) laid.push(trick);
    else if (back === BACK) return undefined;
    else {
      // The cards that are left do not make a trick: some of the others are taken up again.
      back += 1;
      for (const { seat, card, stack } of laid
        .splice(-1 - rng.below(4))
        .reverse()
        .flatMap((one) => one.toReversed())) {
        (stack < 0 ? holdings[seat]?.hand : holdings[seat]?.stacks[stack])?.pop();
        pool.push(card);
      }
      pool.sort((a, b) => strength(a) - strength(b));
    }
    leader = laid.at(-1)?.[0]?.seat ?? last;
  }
  return count <= 0 && leader !== first ? undefined : laid;
}

/** The record of a deal with planned tricks: what is called before them is tried until it fits. */
function playedOut(
  game: Game,
  wanted: Wanted,
  { trump, leader, declarer = null }: Ending,
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
    const begun = callsMade(game, game.deal(setup).state, rng, wanted.calls ?? null);
    if (begun === undefined || (trump !== null && begun.state.trump !== trump)) continue;
    if (declarer !== null && begun.state.declarer !== declarer) continue;
    const actions = followed(game, begun.state, plays, leader);
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

/** The actions of planned tricks; `undefined` where the rules do not allow one of them. What is said in between is said as little as can be. */
function followed(game: Game, begun: DealState, plays: readonly Pick<Laid, 'seat' | 'card'>[], leader: Seat | null): Action[] | undefined {
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
      : (steps.find(({ action }) => action === SILENT) ?? steps[0]);
    if (step === undefined) return undefined;
    if (asked) coming.shift();
    done.push(step.action);
    state = step.state;
  }
}
