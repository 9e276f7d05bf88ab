import { float64At, itemAt } from '../../../cards/indexed.ts';
import { CARD_LIMIT, rankOf, suitIndex, suitOf, type Card, type RankFigures, type Trump, figureOf } from '../../../cards/card.ts';
import { PACKS } from '../../../cards/pack.ts';
import { callOf, discardOf, drawOf, type CallAction, type DiscardAction, type DrawAction } from '../../../contract/action.ts';
import { pointsOf } from './score.ts';

/** The points that a card helps to take, trumps and others. */
const AS_TRUMP: RankFigures = { T: 11, A: 8, K: 6, Q: 5.4, J: 4.9, '9': 4.6, '8': 4.5, '7': 4.4 };
const PLAIN: RankFigures = { T: 6, A: 3.4, K: 1, Q: 0.3, J: 0.1 };

/** A hand and a widow, as the seat that exchanges cards sees them. */
export interface Stock {
  /** The whole hand, cards already laid away among it. */
  readonly hand: readonly Card[];
  readonly open: readonly Card[];
  /** How many covered cards the widow has. */
  readonly covered: number;
  /** Cards not seen. */
  readonly unseen: readonly Card[];
  /** Whether discards and the cards left in the widow count for the seat that exchanges. */
  readonly counts: boolean;
}

/** An exchange: what goes, what comes (`null`: a covered card), and what is known of the hand after it. */
export interface Exchange {
  readonly away: readonly Card[];
  readonly draws: readonly (Card | null)[];
  readonly known: readonly Card[];
}

/** By trumps, where discards count and where not: the worth of each card. Bots weigh hands by the thousand. */
const WORTHS: readonly [counting: Map<Trump, Float64Array>, alone: Map<Trump, Float64Array>] = [new Map(), new Map()];

/** By card: its worth in the hand beyond its points, which may count anyway. */
function worthsIn({ counts }: Stock, trump: Trump): Float64Array {
  const byTrump = WORTHS[counts ? 0 : 1];
  let worths = byTrump.get(trump);
  if (worths === undefined) {
    worths = new Float64Array(CARD_LIMIT);
    for (const card of PACKS.french32.cards)
      worths[card] = figureOf(suitOf(card) === trump ? AS_TRUMP : PLAIN, rankOf(card)) - (counts ? pointsOf([card]) : 0);
    byTrump.set(trump, worths);
  }
  return worths;
}

/** The mean worth of the cards not seen. */
function guessIn(worths: Float64Array, unseen: readonly Card[]): number {
  let sum = 0;
  for (const card of unseen) sum += float64At(worths, card);
  return sum / Math.max(1, unseen.length);
}

/** A card of the widow, or a covered one, and what it is worth in the hand. */
interface Coming {
  readonly card: Card | null;
  readonly worth: number;
}

/** A few items in order, of equals the first one first: for a hand quicker than sorting, which is made for many. */
function inOrder<T>(items: readonly T[], compare: (a: T, b: T) => number): T[] {
  const sorted: T[] = [];
  for (const item of items) {
    let at = sorted.length;
    for (; at > 0; at -= 1) {
      const before = itemAt(sorted, at - 1);
      if (compare(before, item) <= 0) break;
      sorted[at] = before;
    }
    sorted[at] = item;
  }
  return sorted;
}

/** The exchange that promises most with some trumps: the least of the hand for the best of the widow, short suits first. */
export function exchangeFor(stock: Stock, trump: Trump): Exchange {
  const worths = worthsIn(stock, trump);
  const worth = (card: Card): number => float64At(worths, card);
  const { hand, open, covered, unseen } = stock;
  const guess = guessIn(worths, unseen);
  const lengths = [0, 0, 0, 0];
  for (const card of hand) lengths[suitIndex(card)] = itemAt(lengths, suitIndex(card)) + 1;
  const held = (card: Card): number => itemAt(lengths, suitIndex(card));
  const going = inOrder(hand, (a, b) => worth(a) - worth(b) || held(a) - held(b) || a - b);
  const coming = inOrder(
    [...open.map((card): Coming => ({ card, worth: worth(card) })), ...Array<Coming>(covered).fill({ card: null, worth: guess })],
    (a, b) => b.worth - a.worth,
  );
  const away: Card[] = [];
  const draws: (Card | null)[] = [];
  for (const [i, { card, worth: gain }] of coming.entries()) {
    const given = going[i];
    if (given === undefined || gain <= worth(given) + 0.3) break;
    away.push(given);
    draws.push(card);
  }
  const taken = draws.filter((card) => card !== null);
  return { away, draws, known: [...hand.filter((card) => !away.includes(card)), ...taken] };
}

/** The next action of an exchange: the cards that go, one by one, or `done`. */
export function layAway(away: readonly Card[], hand: readonly Card[]): DiscardAction | CallAction {
  const next = away.find((card) => hand.includes(card));
  return next === undefined ? callOf('done') : discardOf(next);
}

/** The next card from the widow: the best open one, if it is better than a covered one is likely to be. */
export function drawNext(stock: Stock, trump: Trump): DrawAction {
  const worths = worthsIn(stock, trump);
  const worth = (card: Card): number => float64At(worths, card);
  const guess = guessIn(worths, stock.unseen);
  const [best] = [...stock.open].sort((a, b) => worth(b) - worth(a));
  return drawOf(best !== undefined && (stock.covered === 0 || worth(best) > guess) ? best : null);
}
