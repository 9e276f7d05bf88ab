import { FACE_DOWN, type CardCode } from '../../cards/card.ts';
import { itemAt } from '../../cards/indexed.ts';
import { after } from '../../cards/seats.ts';
import { formatAction } from '../../contract/notation.ts';
import type { Match } from '../../match/match.ts';
import { openView } from '../../match/openView.ts';

/** The course of a deal that is over, by person. */
export interface DealPlay {
  readonly dealer: number;
  /** The cards dealt to each person; those that no seat knew at first as far as they were played. */
  readonly hands: readonly (readonly CardCode[])[];
  /** Calls, exchanges and melds, in order. */
  readonly calls: readonly { readonly by: number; readonly action: string }[];
  readonly tricks: readonly {
    readonly winner: number;
    readonly cards: readonly { readonly by: number; readonly card: CardCode }[];
  }[];
}

/**
 * The course of a deal of a match with all cards open; `undefined` for one that is not over.
 * @param number counted from 1
 */
export function dealPlay({ game, deals }: Pick<Match, 'game' | 'deals'>, number: number): DealPlay | undefined {
  const deal = deals[number - 1];
  if (deal === undefined || deal.result === null) return undefined;
  const { people, state, dealer } = deal;
  const person = (seat: number): number => itemAt(people, seat);
  const end = openView(game, state);
  const begin = openView(game, game.deal(state.setup).state);
  const tricks = end.tricks.map(({ leader, winner, cards }) => ({
    winner: person(winner),
    cards: cards.map((card, at) => ({ by: person(after(leader, people.length, at)), card })),
  }));
  return {
    dealer: person(dealer),
    hands: people.map((_, one) => {
      const dealt = itemAt(begin.hands, people.indexOf(one));
      const known = dealt.filter((card) => card !== FACE_DOWN);
      const played = tricks.flatMap(({ cards }) => cards.flatMap(({ by, card }) => (by === one && !known.includes(card) ? [card] : [])));
      return [...known, ...played.slice(0, dealt.length - known.length)];
    }),
    calls: end.moves.flatMap(({ seat, action }) =>
      action.type === 'play' || action.type === 'place' ? [] : [{ by: person(seat), action: formatAction(action) }],
    ),
    tricks,
  };
}
