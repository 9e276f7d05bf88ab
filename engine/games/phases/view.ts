import { codesOf, FACE_DOWN, type Card, type Seat, type ShownCard } from '../../cards/card.ts';
import type { Move } from '../../contract/action.ts';
import type { DealState } from '../../contract/deal.ts';
import type { DealRules } from '../../contract/game.ts';
import type { Fact, View, Viewer, Zone } from '../../contract/view.ts';
import { trickKernel } from '../../cards/trick/kernel.ts';
import { after } from '../../cards/seats.ts';
import { takings } from './tricks.ts';

/** The parts that a game adds to the view that all games share. */
export interface ViewParts {
  /** Whether the viewer sees a seat's hand. */
  readonly sees: (seat: Seat) => boolean;
  readonly sides: readonly (readonly Seat[])[] | null;
  readonly multiplier?: number;
  readonly zones?: readonly Zone[];
  readonly facts?: readonly Fact[];
  readonly bonuses?: readonly number[];
  /** Actions as the viewer may know them, where some are secret. */
  readonly moves?: readonly Move[];
}

/** Cards as a viewer sees them: face up if `open`, else face down. */
export function shown(cards: readonly Card[], open: boolean): ShownCard[] {
  return open ? codesOf(cards) : cards.map(() => FACE_DOWN);
}

/** All viewers but some seats, spectators too: those who get an event without its secret. */
export function allBut(seats: readonly Seat[], players: number): Viewer[] {
  return [...Array.from({ length: players }, (_, seat) => seat).filter((seat) => !seats.includes(seat)), 'spectator'];
}

/** A viewer's view of a state: what is public everywhere, and a game's own parts. */
export function viewOf<S extends DealState>(game: DealRules<S>, state: S, viewer: Viewer, parts: ViewParts): View {
  const { setup, play } = state;
  const rules = game.trick(state);
  const toAct = game.toAct(state);
  return {
    game: game.id,
    players: setup.players,
    options: setup.options,
    viewer,
    dealer: setup.dealer,
    carry: setup.carry,
    phase: state.phase,
    toAct,
    trump: state.trump,
    declarer: state.declarer,
    sides: parts.sides,
    multiplier: parts.multiplier ?? 1,
    hands: state.hands.map((hand, seat) => shown(hand, parts.sees(seat))),
    zones: parts.zones ?? [],
    trick:
      play === null
        ? null
        : {
            leader: play.leader,
            cards: codesOf(play.trick),
            winning:
              play.trick.length === 0 || rules === null
                ? null
                : after(play.leader, setup.players, trickKernel(rules.spec, rules.trump).winner(play.trick)),
          },
    tricks: (play?.tricks ?? []).map(({ leader, cards, winner, points }) => ({ leader, cards: codesOf(cards), winner, points })),
    points: takings(play, setup.players).points,
    bonuses: parts.bonuses ?? state.hands.map(() => 0),
    moves: parts.moves ?? state.moves,
    facts: parts.facts ?? [],
    score: toAct === null ? game.score(state) : null,
  };
}
