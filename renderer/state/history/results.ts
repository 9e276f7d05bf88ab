/**
 * The amounts of a match by side, from those by person: of four people, two who sit opposite each other and have the same are a side. Partners who change
 * within a match each have their own.
 */
export function sideAmounts(amounts: readonly number[]): readonly number[] {
  const [first, second, third, fourth] = amounts;
  return amounts.length === 4 && first === third && second === fourth ? amounts.slice(0, 2) : amounts;
}
