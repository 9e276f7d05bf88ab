import type { Seat } from '../cards/card.ts';
import type { DealState } from '../contract/deal.ts';
import type { Game } from '../contract/game.ts';
import type { TrickRules } from '../contract/search/search.ts';
import { Board } from '../cards/trick/board.ts';
import { layoutOf, putCard } from '../cards/trick/layout.ts';
import { addPairs, placedPairs } from './heldPairs.ts';
import { bonusOf } from './trickBonus.ts';
import { int32At, itemAt, uint8At } from '../cards/indexed.ts';

/** Returns the number of cards that a seat has yet to play, those of its stacks included. */
export function cardsLeft({ hands }: DealState, { stacks }: TrickRules, seat: Seat): number {
  return itemAt(hands, seat).length + (stacks?.[seat] ?? []).flat().length;
}

/** The deal where the trick on the table began. */
export function trickBegun(game: Game, state: DealState): DealState {
  let { state: at } = game.deal(state.setup);
  let begun = at;
  for (const { action } of state.moves) {
    if (at.play?.trick.length === 0) begun = at;
    ({ state: at } = game.apply(at, action));
  }
  return at.play?.trick.length === 0 ? at : begun;
}

/** The board of a state in the play whose trick has not begun: all cards known. */
export function boardOf(game: Game, state: DealState): Board {
  const rules = game.trick(state);
  const next = game.toAct(state);
  if (rules === null || state.play === null || next === null) throw new RangeError('a board needs the play and a seat to act');
  const layout = layoutOf(rules.spec, rules.trump);
  const board = new Board(layout, rules.sides, rules.stacks !== undefined, bonusOf(rules));
  const { hands, live } = board;
  // Identical cards lie in different places, even in different hands.
  const given = new Int32Array(4);
  const put = (seat: number, card: number): number => {
    const place = putCard(layout, given, 0, card);
    const at = place >> 5;
    live[at] = int32At(live, at) | (1 << (place & 31));
    board.worth += uint8At(layout.value, place);
    if (seat >= 0) hands[seat * 4 + at] = int32At(hands, seat * 4 + at) | (1 << (place & 31));
    return place;
  };
  state.hands.forEach((hand, seat) => hand.forEach((card) => put(seat, card)));
  rules.stacks?.forEach((own, seat) => {
    for (const stack of own) {
      let below = -1;
      stack.forEach((card, height) => {
        const place = put(height === stack.length - 1 ? seat : -1, card);
        board.under[place] = below;
        below = place;
      });
    }
  });
  board.declarer = state.declarer ?? -1;
  board.seat = board.leader = next;
  board.left = cardsLeft(state, rules, next);
  const plays = state.moves.flatMap(({ seat, action }) => (action.type === 'play' ? [{ seat, card: action.card }] : []));
  addPairs(board, placedPairs(rules, layout, plays));
  return board;
}
