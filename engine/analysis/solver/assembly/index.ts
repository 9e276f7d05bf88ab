import { pointsOf } from './cards';
import { forgetEntries } from './entries';
import { counted, isOurs, lastTrick, perTrick, players, setGame, setLimit, stopped } from './game';
import { beginTrick } from './goal';
import { HANDS, get } from './memory';
import { forgetMoves } from './moves';
import { trick, turn } from './open';
import { nameSuits } from './suits';

/*
 * Exact search of packs of 32 cards, a hand in one word: what the host may call. Values are points of the side `most` from a position on,
 * those in the trick on the table included; all other seats work against it. Nearly all of it asks only whether a goal is reached
 * (`goal.ts`); `open.ts` asks for the value. The host fills the memory by the names of `memory.ts`.
 */

export { ABOVE, DUTY, ENTRIES, ENTRIES_SIZE, GUESSES, HANDS, IN_SUIT, MATES, PLAIN_POINTS, TRUMP_POINTS, VALUE } from './memory';

export { setGame };

/** Begins a deal: what is known of positions from now on belongs to the hands in the memory. */
export function begin(limit: i32): void {
  setLimit(limit);
  forgetMoves();
  let all = 0;
  for (let seat = 0; seat < players; seat += 1) all |= get(HANDS, seat);
  forgetEntries(popcnt<i32>(all));
  nameSuits(all);
}

/** The value from the hands in the memory on: exact between `alpha` and `beta`, else a bound on that side. */
export function value(
  leader: i32,
  place: i32,
  left: i32,
  suit: i32,
  beats: i32,
  kind: i32,
  winner: i32,
  table: i32,
  alpha: i32,
  beta: i32,
): i32 {
  let all = table;
  let held = 0;
  for (let seat = 0; seat < players; seat += 1) {
    const hand = get(HANDS, seat);
    all |= hand;
    if (isOurs(seat)) held |= hand;
  }
  const total = pointsOf(all) + lastTrick + left * perTrick;
  if (place === 0) return trick(leader, all, held, total, alpha, beta, left);
  beginTrick(left, all, held, total);
  return turn(place, left, (leader + place) % players, suit, beats, kind, winner, table, alpha, beta);
}

/** Whether the search was given up. */
export function gaveUp(): bool {
  return stopped;
}

/** Nodes visited since the deal began. */
export function nodes(): i32 {
  return counted;
}
