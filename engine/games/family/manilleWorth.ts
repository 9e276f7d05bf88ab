import { rankOf, suitOf, SUITS, type Card, type Trump } from '../../cards/card.ts';

/** What of a hand matters when its points are guessed; in this order in {@link featuresOf}. */
export const FEATURES = [
  'base',
  'trumps',
  'trumpT',
  'trumpA',
  'trumpK',
  'trumpQ',
  'trumpJ',
  'tens',
  'acesUnderTen',
  'acesGuarded',
  'acesAlone',
  'kingsCovered',
  'kingsAlone',
  'queens',
  'voids',
  'singletons',
  'longest',
] as const;
export type Feature = (typeof FEATURES)[number];

/** Points that each feature brings, by feature; 0 where left out. */
export type Weights = { readonly [feature in Feature]?: number };

/** The features of a hand with some trumps. */
export function featuresOf(hand: readonly Card[], trump: Trump): number[] {
  const found: Record<Feature, number> = {
    base: 1,
    trumps: 0,
    trumpT: 0,
    trumpA: 0,
    trumpK: 0,
    trumpQ: 0,
    trumpJ: 0,
    tens: 0,
    acesUnderTen: 0,
    acesGuarded: 0,
    acesAlone: 0,
    kingsCovered: 0,
    kingsAlone: 0,
    queens: 0,
    voids: 0,
    singletons: 0,
    longest: 0,
  };
  for (const suit of SUITS) {
    const ranks = hand.filter((card) => suitOf(card) === suit).map(rankOf);
    const has = (rank: string): number => (ranks.some((held) => held === rank) ? 1 : 0);
    const count = ranks.length;
    if (suit === trump) {
      found.trumps = count;
      found.trumpT = has('T');
      found.trumpA = has('A');
      found.trumpK = has('K');
      found.trumpQ = has('Q');
      found.trumpJ = has('J');
      continue;
    }
    found.longest = Math.max(found.longest, count);
    found.tens += has('T');
    if (has('A') > 0) found[has('T') > 0 ? 'acesUnderTen' : count > 1 ? 'acesGuarded' : 'acesAlone'] += 1;
    if (has('K') > 0) found[has('T') + has('A') > 0 ? 'kingsCovered' : 'kingsAlone'] += 1;
    found.queens += has('Q');
    if (count === 0) found.voids += 1;
    if (count === 1) found.singletons += 1;
  }
  return FEATURES.map((name) => found[name]);
}

/** Points that a hand is likely to bring its side, by weights. */
export function expected(weights: Weights, hand: readonly Card[], trump: Trump): number {
  const features = featuresOf(hand, trump);
  return FEATURES.reduce((sum, name, i) => sum + (weights[name] ?? 0) * (features[i] ?? 0), 0);
}
