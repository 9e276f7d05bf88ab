import type { Board } from '../../cards/trick/board.ts';
import type { Layout, CardPlace } from '../../cards/trick/layout.ts';
import { TUNED_BY_GAME } from '../../games/learned/tuned.ts';
import type { GameId } from '../../contract/gameId.ts';
import { float64At, int32At, itemAt } from '../../cards/indexed.ts';

/** How far what seats hold is taken to follow from their calls: people do not call as heuristics do. */
const FAITH = 0.8;

/** Returns the kind of card at a place, as card priors distinguish them: the rank of a trump, or of a plain card. */
export function kindOf({ bits, copies, trumps }: Layout, place: CardPlace): number {
  const rank = Math.floor((place & 31) / copies);
  return place >> 5 === 0 && trumps !== 0 ? rank : bits / copies + rank;
}

/**
 * The evidence of the calls before the play, card by card (naive Bayes): how likely a world is by odds learned from deals
 * called by heuristic.
 */
export class CardPriors {
  readonly #seat: number;
  /** By seat and place: the logarithm of the odds. */
  readonly #odds: readonly Float64Array[];

  constructor(rows: readonly (readonly number[])[], { layout, players, declarer }: Board, seat: number) {
    this.#seat = seat;
    this.#odds = Array.from({ length: players }, (_, other) => {
      const row = rows[(other - declarer + players) % players] ?? [];
      return Float64Array.from({ length: 128 }, (_unused, place) =>
        (place & 31) < layout.bits ? FAITH * itemAt(row, kindOf(layout, place)) : 0,
      );
    });
  }

  /** The logarithm of the likelihood of a world, but for what is the same in all of them. */
  of({ hands, players }: Board): number {
    let sum = 0;
    for (let seat = 0; seat < players; seat += 1) {
      if (seat === this.#seat) continue;
      const odds = itemAt(this.#odds, seat);
      for (let slot = 0; slot < 4; slot += 1)
        for (let rest = int32At(hands, seat * 4 + slot); rest !== 0; rest &= rest - 1)
          sum += float64At(odds, slot * 32 + 31 - Math.clz32(rest & -rest));
    }
    return sum;
  }
}

/** Returns the card priors learned for a game; `null` without a declarer or without learned data. */
export function cardPriorsIn(id: GameId, board: Board, seat: number): CardPriors | null {
  const learned = TUNED_BY_GAME[id];
  const rows = board.layout.trumps === 0 ? learned?.plain : learned?.trumps;
  return board.declarer < 0 || rows === undefined || rows.length !== board.players ? null : new CardPriors(rows, board, seat);
}
