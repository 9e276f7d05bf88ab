import type { Card } from '../../cards/card.ts';
import { cardOfPlay, type Action } from '../../contract/action.ts';
import { gameById } from '../../games/index.ts';
import { Board } from '../../cards/trick/board.ts';
import { firstPlaceOf } from '../../cards/trick/layout.ts';
import type { TrickPosition } from '../../cards/trick/position.ts';
import { quick, type Bot } from '../bot.ts';
import { informationSetOf } from '../inference/informationSet.ts';
import { campsOf } from '../../analysis/allies.ts';
import { Solver } from '../../analysis/solver/solver.ts';
import { Xorshift32 } from '../../cards/xorshift32.ts';
import { Determinizer } from '../inference/determinizer.ts';
import { int32At, uint8At } from '../../cards/indexed.ts';
import { addTo } from '../../cards/counts.ts';

/**
 * Plain perfect-information Monte Carlo search (Levy 1989; Ginsberg 2001), a yardstick: the card that is best on average in some worlds, each solved
 * exactly. Worlds fit what has been seen card by card, and are not weighed. Everything but cards is left to the heuristic.
 */
export function pimc(worlds: number): Bot {
  return quick((view, legal, rng) => {
    const [only] = legal.actions;
    if (only !== undefined && legal.actions.length === 1) return only;
    if (view.phase !== 'play' || legal.actions.some(({ type }) => type !== 'play'))
      return gameById(view.game).heuristicBot(view, legal, rng);
    const infoSet = informationSetOf(view, rng);
    const { spec, trump, sides } = infoSet.rules;
    const camp = int32At(campsOf(infoSet.board), infoSet.seat);
    const solver = new Solver({ spec, trump, sides, for: sides.flatMap((_, seat) => ((camp >>> seat) & 1 ? [seat] : [])) });
    const dealt = new Determinizer(infoSet, new Xorshift32(rng), 1);
    const board = new Board(infoSet.layout, sides, infoSet.board.stacked);
    const sums = new Map<Card, number>();
    for (let world = 0; world < worlds; world += 1) {
      dealt.deal();
      dealt.lay(board);
      for (const { card, value } of solver.values(positionOf(board)) ?? []) addTo(sums, card, value);
    }
    // Of equals the card worth least, as between people.
    const worth = (action: Action): number => {
      const card = cardOfPlay(action);
      return (sums.get(card) ?? -Infinity) - uint8At(infoSet.layout.value, firstPlaceOf(infoSet.layout, card)) * 1e-6;
    };
    return legal.actions.reduce((best, action) => (worth(action) > worth(best) ? action : best));
  });
}

/** A board's position, as the solver takes it. */
function positionOf({ layout, players, hands, leader, trick, count }: Board): TrickPosition {
  const cards = (seat: number): Card[] => {
    const held: Card[] = [];
    for (let slot = 0; slot < 4; slot += 1)
      for (let bit = 0; bit < layout.bits; bit += 1)
        if ((int32At(hands, seat * 4 + slot) >>> bit) & 1) held.push(uint8At(layout.cardAt, slot * 32 + bit));
    return held;
  };
  return {
    hands: Array.from({ length: players }, (_, seat) => cards(seat)),
    leader,
    trick: Array.from(trick.subarray(0, count), (place) => uint8At(layout.cardAt, place)),
  };
}
