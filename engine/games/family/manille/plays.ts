import { legalCards, trickSeat } from '../../phases/tricks.ts';
import { cardOfPlay } from '../../../contract/action.ts';
import type { ManilleForm } from './deal.ts';
import { trickPlayOf } from '../../phases/tricks.ts';
import { itemAt } from '../../../cards/indexed.ts';
import { openOf } from './phases.ts';

/** Cards are played by their names, from the hand and from what lies open in the own row. */
export function namedPlays(specOf: ManilleForm['spec']): ManilleForm['plays'] {
  return {
    legal(state) {
      const play = trickPlayOf(state);
      const seat = trickSeat(play, state.setup.players);
      const spec = specOf(state.setup.options);
      const extra = state.hands.map(() => []);
      const cards = [...itemAt(state.hands, seat), ...openOf(state, seat)];
      return legalCards(play, { spec, trump: state.trump ?? 'NT', sides: state.sides, extra }, cards);
    },
    card: (_, action) => cardOfPlay(action),
  };
}
