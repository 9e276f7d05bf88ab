/** Counts by item. An item that was never counted counts 0, by these functions alone. */

/** Returns the count of an item; 0 if it was never counted. */
export function countIn<T>(counts: { get(item: T): number | undefined }, item: T): number {
  return counts.get(item) ?? 0;
}

/** Adds to the count of an item, which begins at 0. Returns the new count. */
export function addTo<T>(counts: Map<T, number>, item: T, amount = 1): number {
  const count = countIn(counts, item) + amount;
  counts.set(item, count);
  return count;
}
