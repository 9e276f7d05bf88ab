import type { Game } from '../contract/game.ts';
import { Playouts } from '../trick/playout.ts';
import { usualTricks } from './table.ts';

/** Milliseconds since some fixed moment: whoever measures brings a clock. */
export type Clock = () => number;

export interface PlayoutSpeed {
  /** Deals shuffled, dealt and played out at random to the end, a second, one thread. */
  readonly playoutsPerSec: number;
  /** Cards played in them, a second. */
  readonly actionsPerSec: number;
}

const BATCH = 1024;

/** Measures playouts of a game for some milliseconds, after a quarter of that to warm up. */
export function playoutSpeed(game: Game, clock: Clock, milliseconds: number): PlayoutSpeed {
  const { rules, cards } = usualTricks(game);
  const players = rules.sides.length;
  const playouts = new Playouts(rules, cards);
  let random = 2_463_534_242 | 0;
  const measure = (time: number): number => {
    const start = clock();
    let deals = 0;
    let spent = 0;
    do {
      for (let i = 0; i < BATCH; i += 1) random = playouts.deal(random, i % players);
      deals += BATCH;
      spent = clock() - start;
    } while (spent < time);
    return (deals * 1000) / spent;
  };
  measure(milliseconds / 4);
  const playoutsPerSec = Math.round(measure(milliseconds));
  return { playoutsPerSec, actionsPerSec: playoutsPerSec * players * cards };
}
