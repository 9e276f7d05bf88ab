import { codeOf, codesOf, less, parseCard, suitIndex, SUITS, type Card, type Seat, type Trump } from '../cards/card.ts';
import { PACKS } from '../cards/pack.ts';
import { pick, shuffled, type Rng } from '../cards/random.ts';
import { trickKernel, type TrickKernel } from '../cards/trick/kernel.ts';
import { callOf, type Action } from '../contract/action.ts';
import type { DealState, Setup } from '../contract/deal.ts';
import type { Game } from '../contract/game.ts';
import { formatAction } from '../contract/notation.ts';
import type { Options } from '../contract/options.ts';
import { ok, refuse, type Result } from '../contract/result.ts';
import { changedOptions } from './options.ts';
import { RECORD_FORMAT, type MatchRecord } from './record.ts';
import { itemAt } from '../cards/indexed.ts';

/** A deal, or an ending, as requested. */
export interface Wanted {
  readonly options: Options;
  readonly players: readonly string[];
  readonly dealer: Seat;
  /** Cards by seat. For a deal as many as one likes, the rest being dealt at random; for an ending all that are left. */
  readonly hands: readonly (readonly string[])[];
  /** An ending: what is left to play, with trumps and whose lead it is, where that matters. */
  readonly ending: { readonly trump: Trump | null; readonly leader: Seat | null } | null;
}

/** The number of attempts at a deal, at its calls, and at each trick before an ending. */
const TRIALS = 40;
const CALLS = 200;
const TRICKS = 60;
/** The number of candidates of which the best is taken. */
const CHOSEN_FROM = 8;
/** How often tricks are taken up again in one deal. */
const BACK = 60;

/**
 * A record whose last position is a wanted one: the deal before its first call, or the ending with its tricks before it, all by the rules. Where in a deal
 * a card lay, and what was called, is left to chance. `record/no-way`: no such deal was found.
 */
export function setUp(
  game: Game,
  wanted: Wanted,
  rng: Rng,
): Result<MatchRecord, `record/${'bad-card' | 'bad-deck' | 'bad-hand' | 'no-way'}`> {
  const hands: Card[][] = [];
  for (const hand of wanted.hands) {
    const cards: Card[] = [];
    for (const code of hand) {
      const card = parseCard(code);
      if (card === undefined) return refuse('record/bad-card', `${code} is no card`, { card: code });
      cards.push(card);
    }
    hands.push(cards);
  }
  const rest = without(PACKS[game.pack].cards, hands.flat());
  if (rest === undefined) {
    const card = surplus(PACKS[game.pack].cards, hands.flat());
    return refuse(
      'record/bad-deck',
      'a card is not in the pack, or there are more of it than the pack has',
      card === undefined ? {} : { card },
    );
  }
  if (hands.length !== wanted.players.length) return refuse('record/bad-hand', 'every seat has a hand', { seats: wanted.players.length });
  for (let trial = 0; trial < TRIALS; trial += 1) {
    const table = tableOf(game, wanted, rng);
    if (table === undefined) continue;
    const each = hands.map((_, seat) => table.places.filter((one) => one.seat === seat).length);
    if (hands.some((hand, seat) => hand.length > itemAt(each, seat) || (wanted.ending !== null && hand.length !== hands[0]?.length)))
      return refuse('record/bad-hand', 'a hand has too many cards, or hands are not alike', { most: Math.min(...each) });
    const found = wanted.ending === null ? dealt(game, wanted, hands, rest, table, rng) : ended(game, wanted, hands, rest, table, rng);
    if (found !== undefined) return ok(found);
  }
  return refuse('record/no-way', 'no deal was found that comes to this by the rules');
}

/** The first of some cards that a pack has not, or not as often. */
function surplus(pack: readonly Card[], some: readonly Card[]): string | undefined {
  const count = (cards: readonly Card[], card: Card): number => cards.filter((one) => one === card).length;
  const found = some.find((card) => count(some, card) > count(pack, card));
  return found === undefined ? undefined : codeOf(found);
}

/** Cards without some of them; `undefined` where those are not among them. */
function without(cards: readonly Card[], some: readonly Card[]): Card[] | undefined {
  const left = less(cards, some);
  return left.length === cards.length - some.length ? left : undefined;
}

/** Where a card of the deck comes to lie: in a hand (`stack` −1), in a stack, or with no seat (`seat` −1). */
interface Place {
  readonly seat: number;
  readonly stack: number;
  readonly height: number;
}

/** How a game is dealt: what each place of the deck is for, and a state at the beginning of the play. */
interface Table {
  readonly places: readonly Place[];
  readonly begun: DealState;
}

const NOBODY: Place = { seat: -1, stack: -1, height: 0 };

function setupOf(game: Game, { options, players, dealer }: Wanted, deck: readonly Card[], rng: Rng): Setup {
  const pile = game.pile === null ? [] : shuffled(PACKS[game.pile].cards, rng);
  return { options, players: players.length, dealer, deck, pile, carry: { multiplier: 1, totals: players.map(() => 0) } };
}

/** `undefined` where chance has led to no play. */
function tableOf(game: Game, wanted: Wanted, rng: Rng): Table | undefined {
  const deck = shuffled(PACKS[game.pack].cards, rng);
  const { state } = game.deal(setupOf(game, wanted, deck, rng));
  const begun = called(game, state, rng)?.state;
  if (begun === undefined) return undefined;
  // Identical cards do not show where they came from: the game itself assigns places to seats.
  if (PACKS[game.pack].copies > 1) {
    const holders = (game.holders?.(game.view(state, 'spectator')) ?? []).slice(0, wanted.players.length);
    return { begun, places: deck.map((_, at) => ({ ...NOBODY, seat: holders.findIndex(({ places }) => places.includes(at)) })) };
  }
  const stacks = game.trick(begun)?.stacks ?? [];
  const placeOf = (card: Card): Place => {
    const holder = begun.hands.findIndex((hand) => hand.includes(card));
    if (holder >= 0) return { ...NOBODY, seat: holder };
    for (const [seat, own] of stacks.entries())
      for (const [stack, cards] of own.entries()) if (cards.includes(card)) return { seat, stack, height: cards.indexOf(card) };
    return NOBODY;
  };
  return { begun, places: deck.map(placeOf) };
}

const SILENT = callOf('silent');
/** The calls preferred to all others, where they are legal. */
const SAYS_LEAST = [callOf('done'), SILENT];

/** Random calls before the play, without exchanges; `undefined` if they lead to no play. */
function called(game: Game, from: DealState, rng: Rng): { state: DealState; actions: Action[] } | undefined {
  let state = from;
  const actions: Action[] = [];
  while (state.play === null) {
    if (game.toAct(state) === null || actions.length > 200) return undefined;
    const legal = game.legal(state).actions;
    const action = SAYS_LEAST.find((one) => legal.includes(one)) ?? pick(legal, rng);
    actions.push(action);
    state = game.apply(state, action).state;
  }
  return { state, actions };
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

/** A deal with the given cards in its hands, the others anywhere. */
function dealt(
  game: Game,
  wanted: Wanted,
  hands: readonly (readonly Card[])[],
  rest: readonly Card[],
  { places }: Table,
  rng: Rng,
): MatchRecord {
  const others = shuffled(rest, rng);
  const whole = hands.map((hand, seat) => {
    const room = places.filter((one) => one.seat === seat).length - hand.length;
    return shuffled([...hand, ...others.splice(0, room)], rng);
  });
  const deck = places.map(({ seat }) => (seat < 0 ? others.shift() : whole[seat]?.shift()) ?? -1);
  return recorded(game, wanted, setupOf(game, wanted, deck, rng), []);
}

/** The cards of a seat while tricks are put back, the last one first. */
interface Holding {
  hand: Card[];
  readonly stacks: Card[][];
  /** How many cards its hand, and each of its stacks, was dealt. */
  readonly room: number;
  readonly heights: readonly number[];
}

/** An ending with tricks before it that were played by the rules. */
function ended(
  game: Game,
  wanted: Wanted,
  hands: readonly (readonly Card[])[],
  rest: readonly Card[],
  table: Table,
  rng: Rng,
): MatchRecord | undefined {
  const { begun, places } = table;
  const trump = wanted.ending?.trump ?? begun.trump;
  const rules = game.trick({ ...begun, trump });
  if (rules === null) return undefined;
  const seats = hands.length;
  const first = begun.play === null ? 0 : begun.play.leader;
  const holdings = hands.map((hand, seat): Holding => {
    const own = places.filter((one) => one.seat === seat);
    const heights: number[] = [];
    for (const { stack } of own) if (stack >= 0) heights[stack] = (heights[stack] ?? 0) + 1;
    const room = own.filter(({ stack }) => stack < 0).length;
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
  });
  const pool = shuffled(rest, rng);
  const count = places.filter((one) => one.seat === 0).length - itemAt(hands, 0).length;
  const kernel = trickKernel(rules.spec, rules.trump);
  const strength = (card: Card): number => kernel.strength(card) + (kernel.isTrump(card) ? 100 : 0);
  pool.sort((a, b) => strength(a) - strength(b));
  const last = wanted.ending?.leader ?? rng.below(seats);
  let leader = last;
  const laid: Laid[][] = [];
  for (let back = 0; laid.length < count;) {
    const trick = trickBefore(kernel, rules.sides, holdings, pool, leader, laid.length === count - 1 ? first : null, rng);
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
  const plays = laid.toReversed().flat();
  if (count === 0 && leader !== first) return undefined;
  return playedOut(game, wanted, holdings, pool, places, plays, rng);
}

/** A card of a trick, and the stack that it was played from; −1 for the hand. */
interface Laid {
  readonly seat: number;
  readonly card: Card;
  readonly stack: number;
}

/** A card in the pool that a seat may have played, and the stack that it then lay on. */
interface Choice extends Laid {
  readonly at: number;
}

/**
 * A trick that a seat won, put back into the hands and stacks it was played from; led by a given seat, or by any. Of several that are found it is the one
 * after which the suits of the pool can best be led and followed by everybody: the more cards the hands hold, the more has to be followed.
 */
function trickBefore(
  kernel: TrickKernel,
  sides: readonly number[],
  holdings: readonly Holding[],
  pool: Card[],
  winner: number,
  led: number | null,
  rng: Rng,
): Laid[] | undefined {
  let best: { readonly laid: readonly Choice[]; readonly odd: number } | undefined;
  for (let attempt = 0, found = 0; attempt < TRICKS && found < CHOSEN_FROM && best?.odd !== 0; attempt += 1) {
    const laid = trickWonBy(kernel, sides, holdings, pool, winner, led ?? rng.below(holdings.length), rng);
    if (laid === undefined) continue;
    found += 1;
    const taken = new Set(laid.map(({ at }) => at));
    const odd = oddCards(
      pool.filter((_, at) => !taken.has(at)),
      holdings.length,
    );
    if (best === undefined || odd < best.odd) best = { laid, odd };
  }
  if (best === undefined) return undefined;
  const { laid } = best;
  for (const { seat, card, stack } of laid) (stack < 0 ? holdings[seat]?.hand : holdings[seat]?.stacks[stack])?.push(card);
  for (const at of laid.map((one) => one.at).sort((a, b) => b - a)) pool.splice(at, 1);
  return laid.map(({ seat, card, stack }) => ({ seat, card, stack }));
}

/** A trick from the pool that one seat leads and another wins, each card by the rules; `undefined` where chance has led to none. */
function trickWonBy(
  kernel: TrickKernel,
  sides: readonly number[],
  holdings: readonly Holding[],
  pool: readonly Card[],
  winner: number,
  leader: number,
  rng: Rng,
): Choice[] | undefined {
  const seats = holdings.length;
  const laid: Choice[] = [];
  for (let i = 0; i < seats; i += 1) {
    const seat = (leader + i) % seats;
    const held = itemAt(holdings, seat);
    const roomy = [
      ...(held.hand.length < held.room ? [-1] : []),
      ...held.stacks.flatMap((stack, k) => (stack.length < itemAt(held.heights, k) ? [k] : [])),
    ];
    const stack = roomy[rng.below(Math.max(1, roomy.length))] ?? -1;
    const others = [...held.hand, ...held.stacks.flatMap((cards, k) => (k === stack ? [] : cards.slice(-1)))];
    const trick = laid.map(({ card }) => card);
    const won = laid.some((one) => one.seat === winner);
    const choices: Choice[] = [];
    const looked = new Set<Card>();
    for (const [at, card] of pool.entries()) {
      if (looked.has(card) || laid.some((one) => one.at === at)) continue;
      looked.add(card);
      const wins = kernel.winner([...trick, card]) === i;
      if (i > 0 && ((seat === winner && !wins) || (won && wins))) continue;
      if (kernel.legal([...others, card], trick, (place) => sides[(leader + place) % seats] === sides[seat]).includes(card))
        choices.push({ seat, card, at, stack });
    }
    // High cards fall early, so low ones come first here: with full hands only they are allowed.
    const chosen = choices[Math.min(rng.below(Math.max(1, choices.length)), rng.below(Math.max(1, choices.length)))];
    if (chosen === undefined) return undefined;
    laid.push(chosen);
  }
  return laid;
}

/** How many cards of the pool are over, or missing, for its suits to be led and followed by everybody. */
function oddCards(pool: readonly Card[], seats: number): number {
  const counts = SUITS.map((_, suit) => pool.filter((card) => suitIndex(card) === suit).length);
  return counts.reduce((sum, count) => sum + Math.min(count % seats, seats - (count % seats)), 0);
}

/** The record of a deal with planned tricks: what is called before them is tried until it fits. */
function playedOut(
  game: Game,
  wanted: Wanted,
  holdings: readonly Holding[],
  pool: readonly Card[],
  places: readonly Place[],
  plays: readonly { readonly seat: number; readonly card: Card }[],
  rng: Rng,
): MatchRecord | undefined {
  for (let attempt = 0; attempt < CALLS; attempt += 1) {
    const hands = holdings.map(({ hand }) => shuffled(hand, rng));
    const apart = shuffled(pool, rng);
    const deck = places.map(({ seat, stack, height }) => {
      if (seat < 0) return apart.shift() ?? -1;
      return (stack < 0 ? hands[seat]?.shift() : holdings[seat]?.stacks[stack]?.[height]) ?? -1;
    });
    const setup = setupOf(game, wanted, deck, rng);
    const begun = called(game, game.deal(setup).state, rng);
    const trump = wanted.ending?.trump ?? null;
    if (begun === undefined || (trump !== null && begun.state.trump !== trump)) continue;
    const actions = followed(game, begun.state, plays, wanted.ending?.leader ?? null);
    if (actions !== undefined) return recorded(game, wanted, setup, [...begun.actions, ...actions]);
  }
  return undefined;
}

/** The actions of planned tricks; `undefined` where the rules do not allow one of them. What is said in between is said as little as can be. */
function followed(
  game: Game,
  begun: DealState,
  plays: readonly { readonly seat: number; readonly card: Card }[],
  leader: Seat | null,
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
    if (asked && next === undefined) return leader === null || seat === leader ? done : undefined;
    const step = asked
      ? steps.find((one) => next !== undefined && seat === next.seat && cardOf(one) === codeOf(next.card))
      : (steps.find(({ action }) => action === SILENT) ?? steps[0]);
    if (step === undefined) return undefined;
    if (asked) coming.shift();
    done.push(step.action);
    state = step.state;
  }
}
