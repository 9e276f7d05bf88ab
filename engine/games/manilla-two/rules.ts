import { codeOf, suitOf } from '../../cards/card.ts';
import { itemAt } from '../../cards/indexed.ts';
import { composed, type Phase } from '../phases/phase.ts';
import { OVER } from '../../contract/deal.ts';
import { after } from '../../cards/seats.ts';
import { legalCards, playTo, startTricks, trickSeat } from '../phases/tricks.ts';
import { awardOf, endEvents, shownEvents } from '../family/shownCard.ts';
import { trickPlayOf } from '../phases/tricks.ts';
import type { PlayAction } from '../../contract/action.ts';
import type { GameEvent } from '../../contract/event.ts';
import { option } from './options.ts';
import { dealtPiles, topsOf, withoutTop } from './piles.ts';
import { reckoningOf, scoreOf } from './score.ts';
import { type ManillaTwo, SPEC, rulesWithPiles } from './deal.ts';
import type { DealRules } from '../../contract/game.ts';

const play: Phase<ManillaTwo, PlayAction> = {
  toAct: (state) => trickSeat(trickPlayOf(state), 2),
  legal(state) {
    const tricks = trickPlayOf(state);
    const piles = itemAt(state.piles, trickSeat(tricks, 2));
    return legalCards(tricks, rulesWithPiles(state.trump, state.piles), topsOf(piles));
  },
  apply(state, { card }, seat) {
    const { piles: left, uncovered } = withoutTop(itemAt(state.piles, seat), card);
    const piles = state.piles.map((other, owner) => (owner === seat ? left : other));
    const { play: next, events: made } = playTo(trickPlayOf(state), rulesWithPiles(state.trump, piles), card, false);
    const [first, ...rest] = made;
    const uncover: GameEvent[] = uncovered === undefined ? [] : [{ type: 'uncover', seat, cards: [codeOf(uncovered)] }];
    const events = [...(first === undefined ? [] : [first]), ...uncover, ...rest];
    const played: ManillaTwo = { ...state, piles, play: next };
    if (piles.some((own) => topsOf(own).length > 0)) return { state: played, events };
    const over: ManillaTwo = { ...played, phase: OVER };
    return { state: over, events: [...events, ...endEvents(reckoningOf(over), scoreOf(over))] };
  },
};

/** The rules of a deal: all of the game but what is shown and thought of it. */
export const manillaTwoRules: DealRules<ManillaTwo> = {
  id: 'manilla-two',
  deal(setup) {
    const { deck, dealer } = setup;
    const card = itemAt(deck, deck.length - 1);
    const trump = suitOf(card);
    const award = awardOf(setup, card, SPEC, option(setup.options, 'shownCard') === 'heldBack');
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
  score: scoreOf,
  trick: (state) => rulesWithPiles(state.trump, state.piles),
};
