/**
 * Checked reads by index. An index outside its array is a mistake of the program: these functions throw a RangeError, where `?? 0` would go on
 * with a wrong number.
 *
 * Each typed array has a function of its own, so that V8 sees one kind of array in each and compiles the read into the caller. `itemAt` takes
 * every kind of array: keep it out of inner loops. Even a compiled-in call costs a little, a fifth of a playout where a function reads a dozen
 * numbers millions of times a second (`engine/bots/policy/heuristicPolicy.ts`, `engine/cards/trick/board.ts`). Such a function reads its arrays into
 * constants and checks them together, `if (a === undefined || b === undefined) throw outOfRange(…)`, at no cost.
 */

/** Returns an item of any array. Throws a RangeError for an index outside it. */
export function itemAt<T>(items: ArrayLike<T>, index: number): T {
  const item = items[index];
  if (item === undefined) outside(items, index);
  return item;
}

/** Returns a number of an Int8Array. Throws a RangeError for an index outside it. */
export function int8At(numbers: Int8Array, index: number): number {
  return numbers[index] ?? outside(numbers, index);
}

/** Returns a number of an Int16Array. Throws a RangeError for an index outside it. */
export function int16At(numbers: Int16Array, index: number): number {
  return numbers[index] ?? outside(numbers, index);
}

/** Returns a number of an Int32Array. Throws a RangeError for an index outside it. */
export function int32At(numbers: Int32Array, index: number): number {
  return numbers[index] ?? outside(numbers, index);
}

/** Returns a number of a Uint8Array. Throws a RangeError for an index outside it. */
export function uint8At(numbers: Uint8Array, index: number): number {
  return numbers[index] ?? outside(numbers, index);
}

/** Returns a number of a Float32Array. Throws a RangeError for an index outside it. */
export function float32At(numbers: Float32Array, index: number): number {
  return numbers[index] ?? outside(numbers, index);
}

/** Returns a number of a Float64Array. Throws a RangeError for an index outside it. */
export function float64At(numbers: Float64Array, index: number): number {
  return numbers[index] ?? outside(numbers, index);
}

/** Exchanges two items of an array. Throws a RangeError for an index outside it. */
export function swap<T>(items: { [index: number]: T; readonly length: number }, one: number, other: number): void {
  const item = itemAt(items, one);
  items[one] = itemAt(items, other);
  items[other] = item;
}

/** Returns the error of a read outside an array, for code that checks several reads at once. */
export function outOfRange({ length }: ArrayLike<unknown>, index: number): RangeError {
  return new RangeError(`index ${index} is outside an array of ${length}`);
}

function outside(items: ArrayLike<unknown>, index: number): never {
  throw outOfRange(items, index);
}
