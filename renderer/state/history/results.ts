import type { GameInfo } from '../../../engine/protocol/messages.ts';

/**
 * Returns the amounts of a match by side, from those by person. In a game of partners (`seats`: four and no other number) two who sit opposite each other and
 * have the same are a side; partners who change within a match each have their own, as does everybody in other games.
 */
export function sideAmounts(amounts: readonly number[], seats: GameInfo['seats'] | undefined): readonly number[] {
  const [first, second, third, fourth] = amounts;
  const partners = seats?.min === 4 && seats.max === 4;
  return partners && amounts.length === 4 && first === third && second === fourth ? amounts.slice(0, 2) : amounts;
}
