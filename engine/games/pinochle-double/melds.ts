import { cardOf, CARD_LIMIT, parseCard, SUITS, type Card, type Rank, type Suit } from '../../cards/card.ts';
import { itemAt, uint8At } from '../../cards/indexed.ts';
import type { View } from '../../contract/view.ts';
import { cardsIn } from '../sampling/facts.ts';

export type MeldKind = 'run' | 'royalMarriage' | 'marriage' | 'aces' | 'kings' | 'queens' | 'jacks' | 'pinochle';

/** Melds of one kind, a marriage of one suit: how many there are, and what they are worth together. */
export interface Meld {
  readonly kind: MeldKind;
  /** How many, 1 to 4. */
  readonly count: number;
  readonly points: number;
  /** The cards of all of them. */
  readonly cards: readonly Card[];
}

/** Points of one, two, three and four of a kind (engine/games/pinochle-double/README.md, Trumps and meld). */
const WORTH: { readonly [kind in MeldKind]: readonly [number, number, number, number] } = {
  run: [15, 150, 225, 300],
  royalMarriage: [4, 8, 12, 16],
  marriage: [2, 4, 6, 8],
  aces: [10, 100, 150, 200],
  kings: [8, 80, 120, 160],
  queens: [6, 60, 90, 120],
  jacks: [4, 40, 60, 80],
  pinochle: [4, 30, 60, 90],
};

const AROUND = [
  ['aces', 'A'],
  ['kings', 'K'],
  ['queens', 'Q'],
  ['jacks', 'J'],
] as const satisfies readonly (readonly [MeldKind, Rank])[];

const suitCards =
  (ranks: readonly Rank[]) =>
  (suit: Suit): Card[] =>
    ranks.map((rank) => cardOf(suit, rank));
const RUN = SUITS.map(suitCards(['A', 'T', 'K', 'Q', 'J']));
const MARRIAGE = SUITS.map(suitCards(['K', 'Q']));
const AROUNDS = AROUND.map(([, rank]) => SUITS.map((suit) => cardOf(suit, rank)));
const PINOCHLE_CARDS = [cardOf('S', 'Q'), cardOf('D', 'J')] as const;

/** How often each card is in a hand, by card. */
export function countsOf(hand: readonly Card[]): Uint8Array {
  const counts = new Uint8Array(CARD_LIMIT);
  for (const card of hand) counts[card] = uint8At(counts, card) + 1;
  return counts;
}

/** How often all of some cards are there together. */
function sets(counts: Uint8Array, cards: readonly Card[]): number {
  let least = 4;
  for (const card of cards) least = Math.min(least, uint8At(counts, card));
  return least;
}

/** Numbers of melds: a place for each kind, with a marriage in each suit. Of trumps only the marriages beside the runs. */
const PLACES = 10;

/** How many melds of each kind a hand holds, each kind at its best; written to `out`, which has {@link tallySize} places. */
export function tally(counts: Uint8Array, trump: Suit, out: Uint8Array): void {
  const at = SUITS.indexOf(trump);
  const runs = sets(counts, itemAt(RUN, at));
  out[0] = runs;
  for (let suit = 0; suit < 4; suit += 1) out[1 + suit] = sets(counts, itemAt(MARRIAGE, suit)) - (suit === at ? runs : 0);
  for (let rank = 0; rank < 4; rank += 1) out[5 + rank] = sets(counts, itemAt(AROUNDS, rank));
  out[9] = sets(counts, PINOCHLE_CARDS);
}

export function tallySize(): number {
  return PLACES;
}

function kindAt(place: number, trump: Suit): MeldKind {
  if (place === 0) return 'run';
  if (place < 5) return place - 1 === SUITS.indexOf(trump) ? 'royalMarriage' : 'marriage';
  return place === 9 ? 'pinochle' : itemAt(AROUND, place - 5)[0];
}

function cardsAtPlace(place: number, trump: Suit): readonly Card[] {
  if (place === 0) return itemAt(RUN, SUITS.indexOf(trump));
  if (place < 5) return itemAt(MARRIAGE, place - 1);
  return place === 9 ? PINOCHLE_CARDS : itemAt(AROUNDS, place - 5);
}

/** Points of all melds of a hand; without its runs and marriages in trumps, if they are left out. */
export function meldWorth(hand: readonly Card[], trump: Suit, plain = false): number {
  const counted = new Uint8Array(PLACES);
  tally(countsOf(hand), trump, counted);
  if (plain) counted[0] = counted[1 + SUITS.indexOf(trump)] = 0;
  return tallyPoints(counted, trump);
}

/** Points of a tally. */
export function tallyPoints(counted: Uint8Array, trump: Suit): number {
  let sum = 0;
  counted.forEach((count, place) => {
    if (count > 0) sum += itemAt(WORTH[kindAt(place, trump)], count - 1);
  });
  return sum;
}

/** The melds of a hand. A card may serve in melds of different kinds, but once within a kind; K and Q of a run make no marriage besides. */
export function meldsOf(hand: readonly Card[], trump: Suit): Meld[] {
  const counted = new Uint8Array(PLACES);
  tally(countsOf(hand), trump, counted);
  return [...counted].flatMap((count, place): Meld[] => {
    if (count === 0) return [];
    const kind = kindAt(place, trump);
    const cards = cardsAtPlace(place, trump);
    return [{ kind, count, points: itemAt(WORTH[kind], count - 1), cards: cards.flatMap((card) => Array<Card>(count).fill(card)) }];
  });
}

export function meldPoints(melds: readonly Meld[]): number {
  return melds.reduce((sum, meld) => sum + meld.points, 0);
}

/** The cards laid out for melds: a card that serves in several kinds is there once. */
export function laidOut(melds: readonly Meld[]): Card[] {
  const needed = [new Uint8Array(CARD_LIMIT), new Uint8Array(CARD_LIMIT), new Uint8Array(CARD_LIMIT)];
  for (const { kind, cards } of melds) {
    const family = kind === 'pinochle' ? 2 : ['run', 'royalMarriage', 'marriage'].includes(kind) ? 0 : 1;
    const counts = itemAt(needed, family);
    for (const card of cards) counts[card] = uint8At(counts, card) + 1;
  }
  return Array.from({ length: CARD_LIMIT }, (_, card) => card).flatMap((card) =>
    Array<Card>(Math.max(...needed.map((counts) => uint8At(counts, card)))).fill(card),
  );
}

/** The points that the viewer's hand melds with each suit as trumps, before they are named; `undefined` to spectators, and from then on. */
export function meldsBySuit({ viewer, hands, trump, score }: View): Record<Suit, number> | undefined {
  if (viewer === 'spectator' || trump !== null || score !== null) return undefined;
  const hand = itemAt(hands, viewer).flatMap((code) => parseCard(code) ?? []);
  const worth = (suit: Suit): number => meldWorth(hand, suit);
  return { S: worth('S'), H: worth('H'), D: worth('D'), C: worth('C') };
}

/** Suits in which a hand holds king and queen. */
export function marriageSuits(hand: readonly Card[]): Suit[] {
  return SUITS.filter((suit) => hand.includes(cardOf(suit, 'K')) && hand.includes(cardOf(suit, 'Q')));
}

/** The cards that each seat has shown as melds; `null` for a seat whose side showed none. */
export function shownMelds(view: View): (Card[] | null)[] {
  const shown: (Card[] | null)[] = view.hands.map(() => null);
  for (const fact of view.facts) if (fact.key === 'pinochle-double.meld') shown[Number(fact.params?.['seat'])] = cardsIn(fact);
  return shown;
}
