import { SUITS, type Seat, type Suit } from '../../cards/card.ts';
import { callOf, PASS, trumpOf, type Action, type TrumpAction } from '../../contract/action.ts';
import type { DealState } from '../../contract/deal.ts';
import type { GameEvent, Step } from '../../contract/event.ts';
import { called, choices, type Phase } from './phase.ts';
import { after } from '../../cards/seats.ts';

export const TAKE = callOf('take');
type Pass = typeof PASS;
type Take = typeof TAKE;

/** A game's part of bidding on a turned card. `Other`: the actions that name something else than a suit in the second round. */
export interface TurnUp<S extends DealState, Other extends Action = never> {
  readonly players: number;
  /** The suit of the turned card. */
  turnedSuit(state: S): Suit;
  /** The suits that the seat to act may name in the second round; by default those that were not turned up. */
  suits?(state: S): readonly Suit[];
  /** Other things that the seat to act may name in the second round; nothing by default. */
  others?(state: S): readonly Other[];
  /** Whether the seat to act must name something in the second round; false by default. */
  mustName?(state: S): boolean;
  /** The state after a seat has taken the turned suit, or named something in the second round; `events` come first. */
  named(state: S, seat: Seat, call: Take | TrumpAction<Suit> | Other, events: readonly GameEvent[]): Step<S>;
  /** The state after every seat has passed twice; needed where no seat must name something. */
  passedOut?(state: S, events: readonly GameEvent[]): Step<S>;
}

interface TurnUpPhases<S extends DealState, Other extends Action> {
  readonly first: Phase<S, Take | Pass>;
  readonly second: Phase<S, TrumpAction<Suit> | Other | Pass>;
}

/**
 * Two rounds of bidding from forehand: each seat takes the turned suit or passes, then names another or passes. The state moves from phase
 * `first` to `second` by itself; what follows is the game's.
 */
export function turnUpBidding<S extends DealState, Other extends Action = never>(game: TurnUp<S, Other>): TurnUpPhases<S, Other> {
  const { players } = game;
  const bidder = (state: S): Seat => after(state.setup.dealer, players, state.moves.length + 1);
  const isPass = (action: Action): action is Pass => action === PASS;
  return {
    first: {
      toAct: bidder,
      legal: () => choices([TAKE, PASS]),
      apply(state, action, seat) {
        const events = [called(seat, action)];
        if (!isPass(action)) return game.named(state, seat, action, events);
        return { state: state.moves.length < players ? state : { ...state, phase: 'second' }, events };
      },
    },
    second: {
      toAct: bidder,
      legal(state) {
        const turned = game.turnedSuit(state);
        const suits = game.suits?.(state) ?? SUITS.filter((suit) => suit !== turned);
        const named = [...suits.map(trumpOf), ...(game.others?.(state) ?? [])];
        return choices(game.mustName?.(state) === true ? named : [...named, PASS]);
      },
      apply(state, action, seat) {
        const events = [called(seat, action)];
        if (!isPass(action)) return game.named(state, seat, action, events);
        if (state.moves.length < 2 * players) return { state, events };
        if (game.passedOut === undefined) throw new RangeError('the last seat must name trumps');
        return game.passedOut(state, events);
      },
    },
  };
}
