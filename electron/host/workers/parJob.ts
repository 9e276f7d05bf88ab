import { dealMargin, playedOut } from '../../../engine/bots/advice/playedOut.ts';
import type { Level } from '../../../engine/bots/levels.ts';
import { itemAt } from '../../../engine/cards/indexed.ts';
import type { Seat } from '../../../engine/cards/card.ts';
import { deriveSeed, seedFrom } from '../../../engine/cards/random.ts';
import type { Setup } from '../../../engine/contract/deal.ts';
import type { GameId } from '../../../engine/contract/gameId.ts';
import { gameById } from '../../../engine/games/index.ts';

/** A deal that is over, to be played once more by bots in every seat. */
export interface ParJob {
  readonly game: GameId;
  readonly setup: Setup;
  readonly seat: Seat;
  /** The number of the replay: each has chance of its own. */
  readonly turn: number;
  /** The level of the bot in each seat. */
  readonly levels: readonly Level[];
}

/** A request to the thread of judgements. */
export interface ParRequest {
  readonly par: ParJob;
}

/** Returns the margin of a seat when bots play a deal in every seat, on this very thread: its score less the mean of the others'. */
export function runPar({ game: id, setup, seat, turn, levels }: ParJob): number {
  const game = gameById(id);
  const chance = deriveSeed(seedFrom('par'), `${turn}`);
  return dealMargin(
    game,
    playedOut(game, game.deal(setup).state, chance, (at) => itemAt(levels, at)),
    seat,
  );
}
