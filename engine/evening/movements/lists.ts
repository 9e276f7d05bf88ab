import { after } from '../../cards/seats.ts';
import { itemAt } from '../../cards/indexed.ts';

/** A round of a fixed list: tables of people, counted from 0, and those who sit out. */
interface ListRound {
  readonly tables: readonly (readonly (number | null)[])[];
  readonly out: readonly number[];
}

/**
 * First rounds of whist lists for 4n people, found by search; partners at places 0 and 2. The last person stays, the others move on by one in every
 * round, around a circle of 4n − 1. A test proves that all are partners once and opponents twice.
 */
const FIRST_ROUNDS: Readonly<Record<number, readonly (readonly number[])[]>> = {
  4: [[3, 1, 0, 2]],
  8: [
    [7, 1, 0, 3],
    [2, 4, 6, 5],
  ],
  12: [
    [11, 1, 0, 3],
    [2, 6, 9, 7],
    [4, 5, 10, 8],
  ],
  16: [
    [15, 1, 0, 2],
    [3, 9, 6, 11],
    [4, 8, 13, 12],
    [5, 7, 10, 14],
  ],
  20: [
    [19, 1, 0, 2],
    [3, 9, 5, 15],
    [4, 12, 14, 17],
    [6, 10, 18, 13],
    [7, 8, 11, 16],
  ],
};

/** A generator of the numbers modulo a prime 4n + 1: table i of the first round is its powers i, n + i, 2n + i and 3n + i. */
const GENERATORS: Readonly<Record<number, number>> = { 5: 2, 13: 2, 17: 3, 29: 2 };

/** The first round for nine, over the numbers modulo 3 in pairs (nine elements), as powers of a generator: people are `3a + b` for a + bi. */
const NINE = { powers: [3, 4, 2, 5, 6, 8, 1, 7] } as const;

/** Numbers of people for which there is a whist list. */
export const WHIST_SIZES = [4, 5, 8, 9, 12, 13, 16, 17, 20, 29] as const;

/** The number of rounds of a whist list; after them all have been partners once and opponents twice. */
export function whistRounds(people: number): number {
  return people % 4 === 0 ? people - 1 : people;
}

/** A round of a whist list, counted from 1; `null` if there is no list for this number. After the whole list it begins again. */
export function whistRound(people: number, round: number): ListRound | null {
  const turn = (round - 1) % whistRounds(people);
  const first = FIRST_ROUNDS[people];
  if (first !== undefined)
    return { tables: first.map((table) => table.map((one) => (one === people - 1 ? one : after(one, people - 1, turn)))), out: [] };
  if (people === 9) {
    const add = (one: number): number => 3 * after(Math.floor(one / 3), 3, Math.floor(turn / 3)) + after(one % 3, 3, turn % 3);
    return { tables: [0, 1].map((i) => [0, 2, 4, 6].map((step) => add(itemAt(NINE.powers, i + step)))), out: [add(0)] };
  }
  const generator = GENERATORS[people];
  if (generator === undefined) return null;
  const powers: number[] = [1];
  while (powers.length < people - 1) powers.push((itemAt(powers, powers.length - 1) * generator) % people);
  const n = (people - 1) / 4;
  const tables = Array.from({ length: n }, (_, i) => [0, n, 2 * n, 3 * n].map((step) => after(itemAt(powers, i + step), people, turn)));
  return { tables, out: [turn] };
}

/**
 * A round in which everybody meets everybody once (the circle method), counted from 1; after the last it begins again. With an odd number each sits out once.
 */
export function circleRound(couples: number, round: number): ListRound {
  const even = couples + (couples % 2);
  const turn = (round - 1) % (even - 1);
  const at = (place: number): number => after(place, even - 1, turn);
  const list = Array.from({ length: even / 2 }, (_, i) => (i === 0 ? [at(0), even - 1] : [at(i), at(-i)]));
  return withoutLast(couples, list);
}

/** Leaves out the couple that was added to an odd number: its opponents sit out. */
function withoutLast(couples: number, list: readonly (readonly number[])[]): ListRound {
  return {
    tables: list.filter((table) => table.every((one) => one < couples)),
    out: list.flatMap((table) => (table.some((one) => one >= couples) ? table.filter((one) => one < couples) : [])),
  };
}
