import { cards, type Card, type Seat, type Trump } from '../cards/card.ts';
import { PACKS } from '../cards/pack.ts';
import { seedFrom } from '../cards/random.ts';
import { shuffledFor } from '../match/deck.ts';
import { resolveOptions } from '../match/options.ts';
import type { Action } from '../contract/action.ts';
import { OVER, type DealState, type Setup, type TakenTrick } from '../contract/deal.ts';
import type { GameEvent } from '../contract/event.ts';
import type { Game } from '../contract/game.ts';
import { actionIn, formatAction } from '../contract/notation.ts';
import type { Options } from '../contract/options.ts';

/** The parts of a deal that a test sets; the rest is a fixed shuffle, the last seat dealing, nothing carried over. */
export interface Given {
  readonly options?: Options;
  readonly players?: number;
  readonly dealer?: Seat;
  readonly seed?: string;
  readonly deck?: readonly number[];
  readonly totals?: readonly number[];
}

/** A setup of a game. */
export function setupFor(game: Game, given: Given = {}): Setup {
  const players = given.players ?? game.seats.min;
  const options = resolveOptions(game, given.options ?? {});
  if (!options.ok) throw new Error(options.error.message);
  const dealt = shuffledFor(game, seedFrom(given.seed ?? 'position'));
  return {
    options: options.value,
    players,
    dealer: given.dealer ?? players - 1,
    ...dealt,
    deck: given.deck ?? dealt.deck,
    carry: { multiplier: 1, totals: given.totals ?? Array<number>(players).fill(0) },
  };
}

/** A deal that has just been dealt. */
export function dealtState<S extends DealState>(game: Game<S>, given: Given = {}): S {
  return game.deal(setupFor(game, given)).state;
}

/** A state after actions in notation, and all events on the way. */
export function played<S extends DealState>(game: Game<S>, state: S, actions: string): { state: S; events: GameEvent[] } {
  const events: GameEvent[] = [];
  for (const text of actions.split(' ').filter(Boolean)) {
    const step = game.apply(state, actionIn(text));
    state = step.state;
    events.push(...step.events);
  }
  return { state, events };
}

/** The state amid a trick that seat 0 led, the next seat holding a hand; texts as in the rules pages. */
export function amidTrick<S extends DealState>(state: S, trump: Trump, trick: string, hand: string): S {
  const table = cards(trick);
  const hands = state.hands.map((_, seat) => (seat === table.length ? cards(hand) : []));
  return { ...state, phase: 'play', trump, hands, play: { leader: 0, trick: table, tricks: [] } };
}

/** The legal actions of a state in notation, sorted, as one text. */
export function legalIn<S extends DealState>(game: Game<S>, state: S): string {
  return sorted(game.legal(state).actions);
}

/** Actions or cards in a settled order, as one text. */
export function sorted(actions: readonly Action[] | string): string {
  return (typeof actions === 'string' ? actions.split(' ') : actions.map(formatAction)).sort().join(' ');
}

/** A deal that is over, with the points and tricks that each seat took. */
export function finished<S extends DealState>(state: S, taken: readonly { seat: Seat; points: number; tricks: number }[]): S {
  const tricks = taken.flatMap(({ seat, points, tricks: count }) =>
    Array.from({ length: count }, (_, i): TakenTrick => ({ leader: seat, cards: [], winner: seat, points: i === 0 ? points : 0 })),
  );
  return { ...state, phase: OVER, hands: state.hands.map(() => []), play: { leader: 0, trick: [], tricks } };
}

/** An endgame: a few cards each, and the seat to lead. */
export function endgame<S extends DealState>(state: S, trump: Trump, leader: Seat, hands: readonly string[]): S {
  return { ...state, phase: 'play', trump, hands: hands.map(cards), play: { leader, trick: [], tricks: [] } };
}

/** A deck that deals each seat the cards of a text to its places, in order; what the texts leave open comes from the rest of the pack. */
export function deckFor(game: Game, places: readonly (readonly number[])[], hands: readonly string[]): Card[] {
  const deck: Card[] = [];
  const rest = [...PACKS[game.pack].cards];
  hands.forEach((hand, seat) =>
    cards(hand).forEach((card, i) => {
      const at = rest.indexOf(card);
      const place = places[seat]?.[i];
      if (at < 0 || place === undefined) throw new RangeError(`no such card, or no place for it: ${hand}`);
      rest.splice(at, 1);
      deck[place] = card;
    }),
  );
  return PACKS[game.pack].cards.map((_, place) => deck[place] ?? rest.shift() ?? -1);
}
