import type { Card } from '../../cards/card.ts';
import { PACKS } from '../../cards/pack.ts';
import { pick, shuffled, type Rng } from '../../cards/random.ts';
import { callOf, type Action } from '../../contract/action.ts';
import type { DealState, Setup } from '../../contract/deal.ts';
import type { Game } from '../../contract/game.ts';
import { parseAction } from '../../contract/notation.ts';
import type { Options } from '../../contract/options.ts';
import type { Seat } from '../../cards/card.ts';

/** The options, players and dealer of a deal. */
export interface Dealing {
  readonly options: Options;
  readonly players: readonly string[];
  readonly dealer: Seat;
}

/** Where a card of the deck comes to lie: in a hand (`stack` −1), in a stack, or with no seat (`seat` −1). */
export interface Place {
  readonly seat: number;
  readonly stack: number;
  readonly height: number;
}

const NOBODY: Place = { seat: -1, stack: -1, height: 0 };

/** The setup of a first deal with a deck. */
export function dealSetup(game: Game, { options, players, dealer }: Dealing, deck: readonly Card[], rng: Rng): Setup {
  const pile = game.pile === null ? [] : shuffled(PACKS[game.pile].cards, rng);
  return { options, players: players.length, dealer, deck, pile, carry: { multiplier: 1, totals: players.map(() => 0) } };
}

/** The stacks that each seat plays from besides its hand, before trumps as well; empty where it has none. */
export function stacksOf(game: Game, state: DealState): readonly (readonly (readonly Card[])[])[] {
  const stacks = game.trick(state.trump === null ? { ...state, trump: 'S' } : state)?.stacks;
  return state.hands.map((_, seat) => (stacks?.[seat] ?? []).map((stack) => stack));
}

/** Returns the use of each place of a deck, from a state: places of hands and stacks that the seats hold there. */
export function placesIn(game: Game, state: DealState): Place[] {
  const { deck } = state.setup;
  // Identical cards do not show where they came from: the game itself assigns places to seats.
  if (PACKS[game.pack].copies > 1) {
    const holders = (game.holders?.(game.view(state, 'spectator')) ?? []).slice(0, state.hands.length);
    return deck.map((_, at) => ({ ...NOBODY, seat: holders.findIndex(({ places }) => places.includes(at)) }));
  }
  const stacks = stacksOf(game, state);
  return deck.map((card): Place => {
    const holder = state.hands.findIndex((hand) => hand.includes(card));
    if (holder >= 0) return { ...NOBODY, seat: holder };
    for (const [seat, own] of stacks.entries())
      for (const [stack, cards] of own.entries()) if (cards.includes(card)) return { seat, stack, height: cards.indexOf(card) };
    return NOBODY;
  });
}

const DONE = callOf('done');
const SILENT = callOf('silent');
/** No auction is longer. */
const MOST_CALLS = 200;

/** The call of a seat that is not chosen: to exchange nothing; and where it may keep silent, to do so, or to announce all it can. `undefined`: the seat chooses. */
export function settledCall(legal: readonly Action[], announced = false): Action | undefined {
  if (legal.includes(DONE)) return DONE;
  return legal.includes(SILENT) ? legal.find((action) => (action === SILENT) !== announced) : undefined;
}

/** The calls that a deal is given. */
interface GivenCalls {
  /** In notation, from the dealer's left on; `null`: none. Calls without a choice ({@link settledCall}) are optional. */
  readonly given: readonly string[] | null;
  /** Whether chance may go on where one of them is not legal. */
  readonly loosely?: boolean;
  readonly announced?: boolean | undefined;
}

/** Calls before the play, without exchanges, the given ones first; `undefined` if they lead to no play. */
export function callsMade(
  game: Game,
  from: DealState,
  rng: Rng,
  { given, loosely = false, announced = false }: GivenCalls,
): { state: DealState; actions: Action[] } | undefined {
  let state = from;
  const actions: Action[] = [];
  let script = given ?? [];
  while (state.play === null) {
    if (game.toAct(state) === null || actions.length > MOST_CALLS) return undefined;
    const legal = game.legal(state).actions;
    const [text] = script;
    const told = text === undefined ? undefined : parseAction(text);
    const settled = settledCall(legal, announced);
    let action = settled ?? pick(legal, rng);
    if (told !== undefined && legal.includes(told)) {
      action = told;
      script = script.slice(1);
    } else if (text !== undefined && settled === undefined) {
      if (!loosely) return undefined;
      script = [];
    }
    actions.push(action);
    state = game.apply(state, action).state;
  }
  return !loosely && script.length > 0 ? undefined : { state, actions };
}

/** Where the cards of a deal lie when the play begins, and a state at that moment. */
export interface Begun {
  readonly places: readonly Place[];
  readonly state: DealState;
}

/** A deal of chance at the beginning of its play; `undefined` where chance, or the given calls, have led to none. */
export function begin(game: Game, dealing: Dealing, rng: Rng, calls: readonly string[] | null = null): Begun | undefined {
  const deck = shuffled(PACKS[game.pack].cards, rng);
  const dealt = game.deal(dealSetup(game, dealing, deck, rng)).state;
  const state = callsMade(game, dealt, rng, { given: calls, loosely: true })?.state;
  return state === undefined ? undefined : { state, places: placesIn(game, state) };
}
