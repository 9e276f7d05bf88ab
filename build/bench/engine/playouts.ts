import { NetPolicy } from '../../../engine/bots/policy/net/netPolicy.ts';
import { quickPlayer } from '../../../engine/bots/policy/net/quickPlayer.ts';
import { unitOf } from '../../../engine/bots/policy/weights.ts';
import { seedFrom } from '../../../engine/cards/random.ts';
import type { Game } from '../../../engine/contract/game.ts';
import { resolveOptions } from '../../../engine/match/options.ts';
import { startsOf } from '../../../engine/training/starts.ts';
import { Board } from '../../../engine/cards/trick/board.ts';
import type { Clock } from './clock.ts';
import { usualPlayers } from '../../../engine/match/seating.ts';

/** The speed of the players of playouts: deals from the first card to the last, a second, one thread. */
export interface PlayoutSpeed {
  readonly heuristicPlayoutsPerSec: number;
  /** `null` where no net has been learned. */
  readonly netPlayoutsPerSec: number | null;
}

/** Deals that are played out in turn. */
const DEALS = 32;

/** Measures playouts of a game by the heuristic policy and by the net, each for some milliseconds, after a quarter of that to warm up. */
export function playoutSpeed(game: Game, clock: Clock, milliseconds: number): PlayoutSpeed {
  const options = resolveOptions(game, {});
  if (!options.ok) throw new Error(options.error.message);
  const starts = startsOf(game, options.value, usualPlayers(game), seedFrom(`playouts ${game.id}`), DEALS);
  const works = starts.map(({ board: start }) => new Board(start.layout, [...sidesOf(start)], start.stacked, start.bonus));
  const [some] = starts;
  if (some === undefined) throw new Error(`${game.id} has no deal to play out`);
  const measure = (learned: boolean): number | null => {
    const player = quickPlayer(game, some.board, unitOf(some.board.layout.spec, some.board.players), 'score', learned);
    if (learned && !(player instanceof NetPolicy)) return null;
    const round = (time: number): number => {
      const begun = clock();
      let playouts = 0;
      let spent = 0;
      do {
        starts.forEach(({ board, brief }, at) => {
          const work = works[at] ?? board;
          work.copy(board);
          while (work.left > 0) {
            work.findLegal();
            brief(player, work);
            work.play(player.choose(work, 0));
          }
        });
        playouts += DEALS;
        spent = clock() - begun;
      } while (spent < time);
      return (playouts * 1000) / spent;
    };
    round(milliseconds / 4);
    return Math.round(round(milliseconds));
  };
  const heuristicPlayoutsPerSec = measure(false);
  if (heuristicPlayoutsPerSec === null) throw new RangeError('every game has a heuristic policy');
  return { heuristicPlayoutsPerSec, netPlayoutsPerSec: measure(true) };
}

/** The side of each seat of a board: its lowest partner. */
function sidesOf({ mates }: Board): number[] {
  return Array.from(mates, (set) => 31 - Math.clz32(set & -set));
}
