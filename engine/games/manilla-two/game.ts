import { codeOf, suitOf, type Suit } from '../../cards/card.ts';
import { MANILLA } from '../../trick/rows.ts';
import { composed, OVER, type Phase } from '../../phases/phase.ts';
import { after, alone } from '../../phases/seats.ts';
import { cardIn, legalCards, playTo, startTricks, trickSeat } from '../../phases/tricks.ts';
import { gamesToTarget } from '../family/manilleMatch.ts';
import { awardOf, endEvents, GAMES_TO_WIN, shownEvents, TARGET, type Award } from '../family/shownCard.ts';
import { SPANISH_ORDER, spanishSpec, tricksOf } from '../family/spanish.ts';
import type { DealState } from '../../contract/deal.ts';
import type { GameEvent } from '../../contract/event.ts';
import type { Game } from '../../contract/game.ts';
import type { TrickRules } from '../../contract/search.ts';
import { heuristicBot } from './heuristicBot.ts';
import { dealtPiles, topsOf, without, type Piles } from './piles.ts';
import { holders, sampler } from './sampler.ts';
import { reckoningOf, scoreOf } from './score.ts';
import { view } from './view.ts';

/** A deal of manilla for two. */
export interface ManillaTwo extends DealState {
  readonly phase: 'play' | typeof OVER;
  readonly trump: Suit;
  readonly award: Award;
  /** Each seat's piles; nobody holds cards in hand. */
  readonly piles: readonly Piles[];
  /** The piles as they were dealt. */
  readonly dealt: readonly Piles[];
}

/** The cards of manilla for two; a trick is worth its cards. */
const SPEC = spanishSpec(0, MANILLA);
export const SIDES: readonly number[] = alone(2);

/** The trick rules under some trumps, with the piles as they lie. */
export function rulesUnder(trump: Suit, piles: readonly Piles[]): TrickRules {
  return { spec: SPEC, trump, sides: SIDES, extra: piles.map(topsOf), stacks: piles };
}

const play: Phase<ManillaTwo> = {
  toAct: (state) => trickSeat(tricksOf(state), 2),
  legal(state) {
    const tricks = tricksOf(state);
    const piles = state.piles[trickSeat(tricks, 2)] ?? [];
    return legalCards(tricks, rulesUnder(state.trump, state.piles), topsOf(piles));
  },
  apply(state, action, seat) {
    const card = cardIn(action);
    const { piles: left, uncovered } = without(state.piles[seat] ?? [], card);
    const piles = state.piles.map((other, owner) => (owner === seat ? left : other));
    const { play: next, events: made } = playTo(tricksOf(state), rulesUnder(state.trump, piles), card, false);
    const [first, ...rest] = made;
    const uncover: GameEvent[] = uncovered === undefined ? [] : [{ type: 'uncover', seat, cards: [codeOf(uncovered)] }];
    const events = [...(first === undefined ? [] : [first]), ...uncover, ...rest];
    const played: ManillaTwo = { ...state, piles, play: next };
    if (piles.some((own) => topsOf(own).length > 0)) return { state: played, events };
    const over: ManillaTwo = { ...played, phase: OVER };
    return { state: over, events: [...events, ...endEvents(reckoningOf(over), scoreOf(over))] };
  },
};

/** Manilla for two (rules/manilla.md, Two-player Manilla). */
export const manillaTwo: Game<ManillaTwo> = {
  id: 'manilla-two',
  name: 'Two-player Manilla',
  seats: { min: 2, max: 2 },
  direction: 'anticlockwise',
  partners: false,
  pack: 'spanish48',
  pile: null,
  options: [],
  presets: {},
  layout: { order: SPANISH_ORDER, sheet: 'games', hand: 'sorted', zones: ['piles'] },
  match: gamesToTarget(
    () => GAMES_TO_WIN,
    (a, b) => a === b,
    TARGET,
  ),
  deal(setup) {
    const { deck, dealer } = setup;
    const card = deck.at(-1) ?? -1;
    const trump = suitOf(card);
    const award = awardOf(setup, card, SPEC);
    const dealt = dealtPiles(deck, dealer);
    const state: ManillaTwo = {
      setup,
      phase: 'play',
      moves: [],
      hands: [[], []],
      trump,
      declarer: null,
      play: startTricks(after(dealer, 2)),
      award,
      piles: dealt,
      dealt,
    };
    return { state, events: shownEvents(award, dealer) };
  },
  ...composed<ManillaTwo>({ play }),
  view,
  holders,
  sampler,
  score: scoreOf,
  trick: (state) => rulesUnder(state.trump, state.piles),
  heuristicBot,
};
