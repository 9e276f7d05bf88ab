import { TRUMPS, type Seat, type Trump } from '../../cards/card.ts';
import { climb, ladderActions, ladderSeat, startLadder, type Ladder } from '../phases/ladder.ts';
import { called, choices, composed, type Phase } from '../phases/phase.ts';
import { OVER } from '../../contract/deal.ts';
import { after, cardsAt, OPPOSITE } from '../../cards/seats.ts';
import { startTricks } from '../phases/tricks.ts';
import { fourHandPlay } from '../phases/fourHands.ts';
import { placesOf } from '../family/spanish.ts';
import { callOf, trumpOf, type CallAction, type TrumpAction } from '../../contract/action.ts';
import type { Step } from '../../contract/event.ts';
import type { TrickRules } from '../../contract/search/search.ts';
import { rungsAfter } from './doubling.ts';
import { specOf } from './options.ts';
import { scoreOf } from './score.ts';
import { type Botifarra } from './deal.ts';
import type { DealRules } from '../../contract/game.ts';

const NAMING = TRUMPS.map(trumpOf);
const DELEGATE = callOf('delegate');

function named(state: Botifarra, action: TrumpAction, seat: Seat): Step<Botifarra> {
  const { trump } = action;
  return {
    state: { ...state, phase: 'doubling', trump, declarer: seat, ladder: startLadder(rungsAfter(seat)) },
    events: [called(seat, action), { type: 'trumps', seat, trump }],
  };
}

const trumps: Phase<Botifarra, TrumpAction | typeof DELEGATE> = {
  toAct: (state) => state.setup.dealer,
  legal: () => choices([...NAMING, DELEGATE]),
  apply(state, action, seat) {
    if (action.type === 'trump') return named(state, action, seat);
    return { state: { ...state, phase: 'delegated' }, events: [called(seat, action)] };
  },
};

const delegated: Phase<Botifarra, TrumpAction> = {
  toAct: (state) => after(state.setup.dealer, 4, 2),
  legal: () => choices(NAMING),
  apply: named,
};

function ladderOf(state: Botifarra): Ladder {
  if (state.ladder === null) throw new RangeError('trumps have not been named');
  return state.ladder;
}

const doubling: Phase<Botifarra, CallAction> = {
  toAct: (state) => ladderSeat(ladderOf(state)) ?? state.setup.dealer,
  legal: (state) => choices(ladderActions(ladderOf(state))),
  apply(state, action, seat) {
    const ladder = climb(ladderOf(state), action, rungsAfter(state.declarer ?? state.setup.dealer));
    const next: Botifarra = { ...state, ladder };
    const events = [called(seat, action)];
    if (ladder.open !== null) return { state: next, events };
    return { state: { ...next, phase: 'play', play: startTricks(after(state.setup.dealer, 4)) }, events };
  },
};

function rulesOf(state: Botifarra, trump: Trump): TrickRules {
  return { spec: specOf(state.setup.options), trump, sides: OPPOSITE, extra: [[], [], [], []] };
}

const play = fourHandPlay<Botifarra>(
  (state) => rulesOf(state, state.trump ?? 'NT'),
  (state) => {
    const over: Botifarra = { ...state, phase: OVER };
    return { state: over, events: [{ type: 'over', score: scoreOf(over) }] };
  },
);

/** The rules of a deal: all of the game but what is shown and thought of it. */
export const botifarraRules: DealRules<Botifarra> = {
  id: 'botifarra',
  deal: (setup) => ({
    state: {
      setup,
      phase: 'trumps',
      moves: [],
      hands: placesOf(setup.dealer).map((places) => cardsAt(setup.deck, places)),
      trump: null,
      declarer: null,
      play: null,
      ladder: null,
    },
    events: [],
  }),
  ...composed<Botifarra>({ trumps, delegated, doubling, play }),
  score: scoreOf,
  trick: (state) => (state.trump === null ? null : rulesOf(state, state.trump)),
};
