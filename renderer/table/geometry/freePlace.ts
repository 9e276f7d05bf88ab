import type { Box } from './drag.ts';

/** Pixels between the places that are tried, and between the box and the edge of the board. */
const STEP = 12;

/** Square pixels that two boxes share. */
function shared(a: Box, b: Box): number {
  const across = Math.min(a.left + a.width, b.left + b.width) - Math.max(a.left, b.left);
  const down = Math.min(a.top + a.height, b.top + b.height) - Math.max(a.top, b.top);
  return across > 0 && down > 0 ? across * down : 0;
}

/**
 * Returns where on a board a box covers least of what lies there, and of such places the one nearest to `near`: pixels from the left and the top of the board.
 * The boxes of `taken` and `near` are in pixels of the board, too.
 */
export function freePlace(
  box: { readonly width: number; readonly height: number },
  board: { readonly width: number; readonly height: number },
  taken: readonly Box[],
  near: { readonly x: number; readonly y: number },
): { readonly left: number; readonly top: number } {
  const lastLeft = Math.max(STEP, board.width - box.width - STEP);
  const lastTop = Math.max(STEP, board.height - box.height - STEP);
  const places = (last: number): number[] => [
    ...Array.from({ length: Math.floor((last - STEP) / STEP) + 1 }, (_, at) => STEP + at * STEP),
    last,
  ];
  let best = { left: STEP, top: STEP };
  let least = Infinity;
  let nearest = Infinity;
  for (const top of places(lastTop))
    for (const left of places(lastLeft)) {
      const here = { left, top, width: box.width, height: box.height };
      const covers = taken.reduce((sum, other) => sum + shared(here, other), 0);
      const away = Math.hypot(left + box.width / 2 - near.x, top + box.height / 2 - near.y);
      if (covers > least || (covers === least && away >= nearest)) continue;
      best = { left, top };
      least = covers;
      nearest = away;
    }
  return best;
}
