import { rankIndex, rankOf, suitIndex, SUITS, type Card, type Rank, type Trump } from '../../cards/card.ts';

/** The worth of four of a kind: 0 if it does not count (engine/games/klaverjas/README.md, Options, fourOfAKind). */
export type FourOfAKind = 'fifty' | 'hundred' | 'club';

/** The roem of a trick's four cards: sequences of three or four 20 and 50, four of a kind, and stuk (K and Q of trumps) 20. */
export function roemOf(trick: readonly Card[], trump: Trump, four: FourOfAKind): number {
  return sequence(trick) + fours(trick, four) + stuk(trick, trump);
}

function sequence(trick: readonly Card[]): number {
  let best = 0;
  for (let suit = 0; suit < SUITS.length; suit += 1) {
    let bits = 0;
    for (const card of trick) if (suitIndex(card) === suit) bits |= 1 << rankIndex(card);
    const threes = bits & (bits >> 1) & (bits >> 2);
    if ((threes & (bits >> 3)) !== 0) best = 50;
    else if (threes !== 0) best = Math.max(best, 20);
  }
  return best;
}

function fours(trick: readonly Card[], four: FourOfAKind): number {
  const first = trick[0];
  if (first === undefined || trick.length < 4 || trick.some((card) => rankIndex(card) !== rankIndex(first))) return 0;
  return worthOfFour(rankOf(first), four);
}

/** The worth of four cards of a rank. */
function worthOfFour(rank: Rank, four: FourOfAKind): number {
  if (four === 'fifty') return 50;
  if (four === 'hundred') return 100;
  return rank === 'J' ? 200 : 'TQKA'.includes(rank) ? 100 : 0;
}

function stuk(trick: readonly Card[], trump: Trump): number {
  const held = trick.filter((card) => SUITS[suitIndex(card)] === trump && 'KQ'.includes(rankOf(card)));
  return held.length === 2 ? 20 : 0;
}
