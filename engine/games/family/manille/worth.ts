import { int16At, itemAt } from '../../../cards/indexed.ts';
import { rankIndex, RANKS, suitIndex, SUITS, type Card, type Rank, type Trump } from '../../../cards/card.ts';
import { size } from '../../../cards/trick/board.ts';

/** The features of a hand that predict its points. */
type Feature =
  | 'base'
  | 'trumps'
  | 'trumpT'
  | 'trumpA'
  | 'trumpK'
  | 'trumpQ'
  | 'trumpJ'
  | 'tens'
  | 'acesUnderTen'
  | 'acesGuarded'
  | 'acesAlone'
  | 'kingsCovered'
  | 'kingsAlone'
  | 'queens'
  | 'voids'
  | 'singletons'
  | 'longest';

/** Points by feature; 0 if omitted. */
export type Weights = { readonly [feature in Feature]?: number };

/** The points of a suit by the ranks held, as bits from the lowest on: as trumps, and not; in tenths of a point, so that sums are exact. */
interface Tables {
  readonly base: number;
  readonly trumps: Int16Array;
  readonly plain: Int16Array;
  readonly longest: number;
}

/** Where bits of ranks begin, and of which ranks there are bits. */
const LOWEST = RANKS.indexOf('7');
const FIELDS = 1 << (RANKS.length - LOWEST);
const TENTHS = 10;

const tables = new WeakMap<Weights, Tables>();

function tablesOf(weights: Weights): Tables {
  const known = tables.get(weights);
  if (known !== undefined) return known;
  const worth = (name: Feature): number => {
    const { [name]: points = 0 } = weights;
    return Math.round(points * TENTHS);
  };
  const inTable = (worthOf: (has: (rank: Rank) => boolean, count: number) => number): Int16Array =>
    Int16Array.from({ length: FIELDS }, (_, field) =>
      worthOf((rank) => ((field >>> (RANKS.indexOf(rank) - LOWEST)) & 1) === 1, size(field)),
    );
  const made: Tables = {
    base: worth('base'),
    longest: worth('longest'),
    trumps: inTable(
      (has, count) => worth('trumps') * count + TRUMP_HONOURS.reduce((sum, [rank, name]) => sum + (has(rank) ? worth(name) : 0), 0),
    ),
    plain: inTable((has, count) => {
      const ace = has('T') ? 'acesUnderTen' : count > 1 ? 'acesGuarded' : 'acesAlone';
      const king = has('T') || has('A') ? 'kingsCovered' : 'kingsAlone';
      const short = count === 0 ? worth('voids') : count === 1 ? worth('singletons') : 0;
      const high = (has('T') ? worth('tens') : 0) + (has('A') ? worth(ace) : 0);
      return short + high + (has('K') ? worth(king) : 0) + (has('Q') ? worth('queens') : 0);
    }),
  };
  tables.set(weights, made);
  return made;
}

const TRUMP_HONOURS = [
  ['T', 'trumpT'],
  ['A', 'trumpA'],
  ['K', 'trumpK'],
  ['Q', 'trumpQ'],
  ['J', 'trumpJ'],
] as const;

/** The ranks of a hand, suit by suit: a bit for each, from the lowest on. */
export function fieldsOf(hand: readonly Card[]): number[] {
  const fields = [0, 0, 0, 0];
  for (const card of hand) fields[suitIndex(card)] = itemAt(fields, suitIndex(card)) | fieldOf(card);
  return fields;
}

/** The bit of a card's rank. */
function fieldOf(card: Card): number {
  return 1 << (rankIndex(card) - LOWEST);
}

/** Points that a hand is likely to bring its side, by weights; the hand as {@link fieldsOf} has it. */
export function expectedIn(weights: Weights, fields: readonly number[], trump: Trump): number {
  const { base, trumps, plain, longest } = tablesOf(weights);
  const trumpSuit = trump === 'NT' ? -1 : SUITS.indexOf(trump);
  let sum = base;
  let most = 0;
  for (let suit = 0; suit < SUITS.length; suit += 1) {
    const field = itemAt(fields, suit);
    if (suit === trumpSuit) sum += itemAt(trumps, field);
    else {
      sum += itemAt(plain, field);
      most = Math.max(most, size(field));
    }
  }
  return (sum + longest * most) / TENTHS;
}

/**
 * The points that each of some cards would add to those that a hand is likely to bring its side, one by one and added up; the hand as {@link fieldsOf} has it, without
 * any of the cards.
 */
export function gainsIn(weights: Weights, fields: readonly number[], trump: Trump, cards: readonly Card[]): number {
  const { base, trumps, plain, longest } = tablesOf(weights);
  const trumpSuit = trump === 'NT' ? -1 : SUITS.indexOf(trump);
  let sum = base;
  let most = 0;
  for (let suit = 0; suit < SUITS.length; suit += 1) {
    const field = itemAt(fields, suit);
    sum += suit === trumpSuit ? int16At(trumps, field) : int16At(plain, field);
    if (suit !== trumpSuit) most = Math.max(most, size(field));
  }
  const without = (sum + longest * most) / TENTHS;
  let gains = 0;
  for (const card of cards) {
    const suit = suitIndex(card);
    const before = itemAt(fields, suit);
    const field = before | fieldOf(card);
    const table = suit === trumpSuit ? trumps : plain;
    const length = suit === trumpSuit ? most : Math.max(most, size(field));
    gains += (sum + int16At(table, field) - int16At(table, before) + longest * length) / TENTHS - without;
  }
  return gains;
}

/** Points that a hand is likely to bring its side, by weights. */
export function expected(weights: Weights, hand: readonly Card[], trump: Trump): number {
  return expectedIn(weights, fieldsOf(hand), trump);
}
