/** A rectangle by its edges, in pixels. */
export interface EdgeBox {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** A place for a box. */
export interface FreePlace {
  readonly box: EdgeBox;
  /** Square pixels of things, with the margin around them, that the box covers there; 0 where it lies free. */
  readonly covers: number;
}

/** Pixels between two places that are tried. */
const STEP = 6;
/** Pixels that stay free between a box and things, and between it and the edges of its room. */
const MARGIN = 5;

/** The distance between two areas along each axis, in pixels; 0 where they overlap. */
function gaps(a: EdgeBox, b: EdgeBox): { readonly across: number; readonly down: number } {
  return {
    across: Math.max(0, a.left - b.right, b.left - a.right),
    down: Math.max(0, a.top - b.bottom, b.top - a.bottom),
  };
}

/** Square pixels that an area shares with things and the margin around them; stops counting above `most`. */
function covered(area: EdgeBox, things: readonly EdgeBox[], most: number): number {
  let sum = 0;
  for (const thing of things) {
    const across = Math.min(area.right, thing.right + MARGIN) - Math.max(area.left, thing.left - MARGIN);
    const down = Math.min(area.bottom, thing.bottom + MARGIN) - Math.max(area.top, thing.top - MARGIN);
    if (across > 0 && down > 0) sum += across * down;
    if (sum > most) break;
  }
  return sum;
}

/** Returns whether an area lies within a room and on none of the things there. */
export function isFree(area: EdgeBox, room: EdgeBox, things: readonly EdgeBox[]): boolean {
  const isInside =
    area.left >= room.left + MARGIN &&
    area.top >= room.top + MARGIN &&
    area.right <= room.right - MARGIN &&
    area.bottom <= room.bottom - MARGIN;
  return isInside && covered(area, things, 0) === 0;
}

/** The edges to try along one axis: one in every `STEP` pixels, and the last. */
function starts(first: number, last: number): number[] {
  const count = Math.floor((last - first) / STEP) + 1;
  return last < first ? [] : [...Array.from({ length: count }, (_, at) => first + at * STEP), last];
}

/**
 * Returns the place in a room where a box covers least of the things there, and of such places the one nearest to `near`; `null` where the room, or the
 * part of it within reach, is smaller than the box.
 * @param size of the box, in pixels
 * @param reach the longest distance between the box and `near`, in pixels; by default the whole room
 */
export function freePlace(
  near: EdgeBox,
  size: { readonly width: number; readonly height: number },
  room: EdgeBox,
  things: readonly EdgeBox[],
  reach = Infinity,
): FreePlace | null {
  const { width, height } = size;
  const lefts = starts(Math.max(room.left + MARGIN, near.left - width - reach), Math.min(room.right - MARGIN - width, near.right + reach));
  const tops = starts(Math.max(room.top + MARGIN, near.top - height - reach), Math.min(room.bottom - MARGIN - height, near.bottom + reach));
  let best: FreePlace | null = null;
  let nearest = Infinity;
  for (const top of tops)
    for (const left of lefts) {
      const box = { left, top, right: left + width, bottom: top + height };
      const { across, down } = gaps(box, near);
      const far = Math.hypot(across, down);
      if (far > reach) continue;
      // The gap counts; of places equally far, the one in line with the middle.
      const aside = Math.hypot((box.left + box.right - near.left - near.right) / 2, (box.top + box.bottom - near.top - near.bottom) / 2);
      const away = far + aside / 50;
      if (best?.covers === 0 && away >= nearest) continue;
      const covers = covered(box, things, best === null ? Infinity : best.covers);
      if (best !== null && (covers > best.covers || (covers === best.covers && away >= nearest))) continue;
      best = { box, covers };
      nearest = away;
    }
  return best;
}
