/**
 * Checked reads by index. An index outside its array is a mistake of the program: these functions throw a RangeError that says so, where `?? 0`
 * would go on with a wrong number.
 *
 * Each typed array has a function of its own so that the engine of JavaScript sees one kind of array in each of them and compiles the read, check
 * included, into the caller: in search and playouts they cost no more than an unchecked read. `itemAt` takes every kind of array; keep it
 * out of inner loops.
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

function outside({ length }: ArrayLike<unknown>, index: number): never {
  throw new RangeError(`index ${index} is outside an array of ${length}`);
}
