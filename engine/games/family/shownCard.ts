import { codeOf, parseCard, suitOf, type Card, type Seat } from '../../cards/card.ts';
import type { TrickSpec } from '../../cards/trick/spec.ts';
import type { Setup } from '../../contract/deal.ts';
import type { GameEvent } from '../../contract/event.ts';
import type { DealScore, ScoreLine } from '../../contract/score.ts';
import type { Fact, View } from '../../contract/view.ts';
import { excessOf, HALF_DEAL_POINTS, cardPoints } from './spanish.ts';
import { itemAt } from '../../cards/indexed.ts';

/** Points that win a game of manilla. */
export const MANILLA_TARGET = 40;
/** Games that win the match. */
export const GAMES_TO_WIN = 2;

/**
 * The award of the shown card to the dealer's side besides the tricks: its worth, at once; or held back until the deal has been played, because
 * it would end the game (engine/games/manilla/README.md: "unless that would bring the side to the target").
 */
export interface Award {
  readonly card: Card;
  /** 0 where the card is no counter. */
  readonly worth: number;
  readonly held: boolean;
}

/** The award of a deal in which the dealer shows a card; `holdsBack`: one that would end the game waits for the deal. */
export function awardOf(setup: Setup, card: Card, spec: TrickSpec, holdsBack: boolean): Award {
  const worth = cardPoints(card, spec);
  return { card, worth, held: holdsBack && worth > 0 && itemAt(setup.carry.totals, setup.dealer) + worth >= MANILLA_TARGET };
}

/** The award for each seat, given the points of the deal: one held back needs half of them. */
function givenTo(award: Award, dealer: Seat, sides: readonly number[], points: readonly number[]): number[] {
  const given = !award.held || itemAt(points, dealer) >= HALF_DEAL_POINTS;
  return points.map((_, seat) => (given && sides[seat] === sides[dealer] ? award.worth : 0));
}

/** The results of a deal, before its score. */
export interface Reckoning {
  readonly dealer: Seat;
  readonly sides: readonly number[];
  readonly award: Award;
  /** Points in tricks, by seat, partners together. */
  readonly taken: readonly number[];
  /** Further points; 0 for all if there are none. */
  readonly besides: readonly number[];
  /** The seat that has taken every trick; `null` if there is none. */
  readonly capote: Seat | null;
}

/** The score of a finished deal: the excess over 36, and what the shown card brings on top of it. `lines` stand behind the tricks'. */
export function awardedScore(deal: Reckoning, lines: readonly ScoreLine[]): DealScore {
  const { award, dealer, sides, taken, besides } = deal;
  const counted = taken.map((amount, seat) => amount + itemAt(besides, seat));
  const excess = excessOf(counted);
  const given = givenTo(award, dealer, sides, counted);
  const ours = given.map((amount, seat) => (sides[seat] === sides[dealer] ? amount : null));
  const nobody = taken.map(() => null);
  const even = excess.every((amount) => amount === 0);
  const amounts = even ? nobody : excess.map((amount) => (amount > 0 ? amount : null));
  const capote: ScoreLine[] = deal.capote === null ? [] : [{ key: 'capote', amounts: nobody }];
  const shown: ScoreLine[] =
    award.worth === 0 ? [] : [{ key: award.held ? (itemAt(given, dealer) > 0 ? 'heldWon' : 'heldLost') : 'shownCard', amounts: ours }];
  return {
    scores: excess.map((amount, seat) => amount + itemAt(given, seat)),
    points: taken,
    lines: [
      { key: 'tricks', amounts: taken },
      ...lines,
      { key: even ? 'tie' : 'above', amounts, params: { half: HALF_DEAL_POINTS } },
      ...capote,
      ...shown,
    ],
    carry: 1,
    detail: { counted, award: award.worth, held: award.held, given: itemAt(given, dealer), capote: deal.capote !== null },
  };
}

/** The events when the dealer shows the card. */
export function shownEvents(award: Award, dealer: Seat): GameEvent[] {
  const shown: GameEvent = { type: 'trumps', seat: null, trump: suitOf(award.card), card: codeOf(award.card) };
  return award.worth === 0 ? [shown] : [shown, awardEvent(award, dealer, award.held ? 'held' : 'shownCard')];
}

/** The events at the end of a deal. */
export function endEvents(deal: Reckoning, score: DealScore): GameEvent[] {
  const capote: GameEvent[] = deal.capote === null ? [] : [{ type: 'announce', seat: deal.capote, what: 'capote' }];
  const won = deal.award.held && score.detail['given'] !== 0;
  return [...capote, ...(won ? [awardEvent(deal.award, deal.dealer, 'heldWon')] : []), { type: 'over', score }];
}

function awardEvent(award: Award, seat: Seat, what: string): GameEvent {
  const card = codeOf(award.card);
  return { type: 'announce', seat, what, points: award.worth, cards: [card], params: { card } };
}

/** The status lines of a shown card, and what the side that scores needs. */
export function shownFacts(award: Award, dealer: Seat): Fact[] {
  const params = { seat: dealer, card: codeOf(award.card), worth: award.worth };
  const key = award.worth === 0 ? 'blank' : award.held ? 'held' : 'counter';
  return [{ key: `manilla.${key}`, params }];
}

/** The card that a view says the dealer showed. */
export function shownIn(view: View): Card {
  const shown = view.facts.find((fact) => fact.params?.['card'] !== undefined)?.params?.['card'];
  const card = typeof shown === 'string' ? parseCard(shown) : undefined;
  if (card === undefined) throw new RangeError('a view of manilla tells the shown card');
  return card;
}

/** The points so far besides the tricks, by seat: an award given at once. */
export function bookedAward(award: Award, dealer: Seat, players: number): number[] {
  return Array.from({ length: players }, (_, seat) => (seat === dealer && !award.held ? award.worth : 0));
}
