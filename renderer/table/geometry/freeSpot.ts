/** A rectangle in pixels. */
export interface EdgeBox {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** Pixels between two places that are tried. */
const STEP = 6;
/** Pixels that stay free around the place. */
const MARGIN = 5;

/** How far two areas lie apart, in pixels, along each axis. */
function gaps(a: EdgeBox, b: EdgeBox): { readonly across: number; readonly down: number } {
  return {
    across: Math.max(0, a.left - b.right, b.left - a.right),
    down: Math.max(0, a.top - b.bottom, b.top - a.bottom),
  };
}

/** Whether an area lies in a room and on none of the things there. */
export function isFree(area: EdgeBox, room: EdgeBox, things: readonly EdgeBox[]): boolean {
  const inside =
    area.left >= room.left + MARGIN &&
    area.top >= room.top + MARGIN &&
    area.right <= room.right - MARGIN &&
    area.bottom <= room.bottom - MARGIN;
  return (
    inside &&
    things.every((thing) => {
      const { across, down } = gaps(area, thing);
      return across >= MARGIN || down >= MARGIN;
    })
  );
}

/**
 * Returns the free place for a box that lies nearest to another one; `null` if there is none within reach.
 * @param size of the box, in pixels
 * @param reach the furthest that the two may lie apart, in pixels
 */
export function freeSpot(
  near: EdgeBox,
  size: { readonly width: number; readonly height: number },
  room: EdgeBox,
  things: readonly EdgeBox[],
  reach: number,
): EdgeBox | null {
  const { width, height } = size;
  const middle = (near.left + near.right) / 2;
  let best: EdgeBox | null = null;
  let least = Infinity;
  for (let top = near.top - height - reach; top <= near.bottom + reach; top += STEP)
    for (let left = near.left - width - reach; left <= near.right + reach; left += STEP) {
      const area = { left, top, right: left + width, bottom: top + height };
      const { across, down } = gaps(area, near);
      // The gap counts; of places equally far, the one in line with the middle.
      const far = Math.hypot(across, down);
      const cost = far + Math.abs((area.left + area.right) / 2 - middle) / 50;
      if (far > reach || cost >= least || !isFree(area, room, things)) continue;
      best = area;
      least = cost;
    }
  return best;
}
