import {
  cardOf,
  codeOf,
  codesOf,
  RANKS,
  SUITS,
  suitOf,
  type Card,
  type CardCode,
  type Rank,
  type Seat,
  type Trump,
} from '../../cards/card.ts';
import { after, OPPOSITE } from '../../cards/seats.ts';
import { fourRanks, runsOf } from '../family/sequences.ts';

/** The kinds that players call: sequences by their length, and four of a kind. */
export const DECLARATION_KINDS = ['tierce', 'cinquante', 'cent', 'carre'] as const;
export type DeclarationKind = (typeof DECLARATION_KINDS)[number];

/** A sequence of three cards or more, or four of a kind, in one hand. */
export interface Declaration {
  readonly seat: Seat;
  readonly kind: DeclarationKind;
  readonly points: number;
  /** The highest first. */
  readonly cards: readonly Card[];
}

/** Four of a kind, the strongest first; eights and sevens are worth nothing. */
const CARRES: readonly (readonly [rank: Rank, points: number])[] = [
  ['J', 200],
  ['9', 150],
  ['A', 100],
  ['T', 100],
  ['K', 100],
  ['Q', 100],
];

/**
 * The declarations of a hand. A card belongs to one of them: of the ways to divide the hand the one that is worth most, and of equal ones the one
 * with more fours of a kind.
 */
export function declarationsOf(seat: Seat, hand: readonly Card[]): readonly Declaration[] {
  const fours = fourRanks(hand);
  if (fours.length === 0) return sequencesIn(seat, hand);
  const carres = CARRES.flatMap(([rank, points]): Declaration[] =>
    fours.includes(rank) ? [{ seat, kind: 'carre', points, cards: SUITS.map((suit) => cardOf(suit, rank)) }] : [],
  );
  let best: readonly Declaration[] = [];
  let most = -1;
  // Every choice among the fours of a kind, all of them first.
  for (let choice = (1 << carres.length) - 1; choice >= 0; choice -= 1) {
    const chosen = carres.filter((_, i) => (choice >> i) & 1);
    const used = new Set(chosen.flatMap(({ cards }) => cards));
    const all = [
      ...chosen,
      ...sequencesIn(
        seat,
        hand.filter((card) => !used.has(card)),
      ),
    ];
    const points = declarationPoints(all);
    if (points > most) [best, most] = [all, points];
  }
  return best;
}

/** Sequences of three cards or more, each as long as it gets. */
function sequencesIn(seat: Seat, hand: readonly Card[]): Declaration[] {
  return runsOf(hand).map(({ cards }): Declaration => {
    if (cards.length === 3) return { seat, kind: 'tierce', points: 20, cards };
    if (cards.length === 4) return { seat, kind: 'cinquante', points: 50, cards };
    return { seat, kind: 'cent', points: 100, cards };
  });
}

/** The points of declarations. */
export function declarationPoints(declarations: readonly Declaration[]): number {
  return declarations.reduce((sum, { points }) => sum + points, 0);
}

/** How strong four of a kind are among each other. */
function carreStrength({ cards }: Declaration): number {
  return -CARRES.findIndex(([rank]) => cards[0] !== undefined && codeOf(cards[0]).startsWith(rank));
}

/**
 * Positive where the first declaration is the better: four of a kind before any sequence, then the longer sequence, the higher top card, the
 * trump suit, and the player whose turn to lead or follow comes first.
 */
function compare(a: Declaration, b: Declaration, trump: Trump, forehand: Seat): number {
  const carre = Number(a.kind === 'carre') - Number(b.kind === 'carre');
  if (carre !== 0) return carre;
  if (a.kind === 'carre') return carreStrength(a) - carreStrength(b);
  const [highA, highB] = [a.cards[0], b.cards[0]];
  if (highA === undefined || highB === undefined) throw new RangeError('a declaration has cards');
  const inTrumps = (card: Card): number => Number(suitOf(card) === trump);
  const turn = (seat: Seat): number => after(seat, 4, -forehand);
  return a.cards.length - b.cards.length || (highA & 15) - (highB & 15) || inTrumps(highA) - inTrumps(highB) || turn(b.seat) - turn(a.seat);
}

/** The declarations that score: all of the side that has the best one, in order of play. */
export function winningDeclarations(declared: readonly Declaration[], trump: Trump, forehand: Seat): Declaration[] {
  const [first, ...rest] = declared;
  if (first === undefined) return [];
  const best = rest.reduce((a, b) => (compare(b, a, trump, forehand) > 0 ? b : a), first);
  return declared
    .filter(({ seat }) => OPPOSITE[seat] === OPPOSITE[best.seat])
    .sort((a, b) => after(a.seat, 4, -forehand) - after(b.seat, 4, -forehand) || b.points - a.points);
}

/** The codes of a declaration's cards. */
export function codesIn({ cards }: Declaration): CardCode[] {
  return codesOf(cards);
}

/** How many cards a kind takes at least, and which ranks can be four of a kind: for telling how far a hand is from it. */
export const KIND_SIZES: Readonly<Record<DeclarationKind, number>> = { tierce: 3, cinquante: 4, cent: 5, carre: 4 };
export const CARRE_RANKS: readonly number[] = CARRES.map(([rank]) => RANKS.indexOf(rank));
