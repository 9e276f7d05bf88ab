import { itemAt } from '../cards/indexed.ts';
import { codesOf, rankOf, suitOf, type Card, type CardCode, type Seat } from '../cards/card.ts';
import { PACKS } from '../cards/pack.ts';
import { deriveSeed, rngOf, shuffled, type Seed } from '../cards/random.ts';
import type { Game } from '../contract/game.ts';
import type { Options } from '../contract/options.ts';

/** Who sits where, and who deals first. */
export interface Seating {
  /** For each seat, the place of its player in the list of people. */
  readonly order: readonly number[];
  readonly dealer: Seat;
  /** The cards that made the seats, by seat; `null` where people kept the seats they were given. */
  readonly draw: readonly CardCode[] | null;
  /** The cards that made the first dealer, by seat; `null` where the dealer was named, or follows from the draw. */
  readonly cut: readonly CardCode[] | null;
}

/** The order of suits that ranks equal cards of a draw: diamonds or coins before hearts or cups, spades or swords, clubs. */
const SUIT_ORDER = 'DHSC';

/** People as listed; the first dealer as named, or by a cut from the seed. */
export function fixedSeats(game: Game, players: number, dealer: Seat | undefined, seed: Seed): Seating {
  const order = Array.from({ length: players }, (_, seat) => seat);
  if (dealer !== undefined) return { order, dealer, draw: null, cut: null };
  return { order, draw: null, ...cutForDealer(game, players, seed) };
}

/**
 * Seats by lot: each player draws a card. With partners the two highest play against the two lowest. In the games of Spain the highest deals; elsewhere
 * equal cards that would leave the partners open are drawn again, or all equal cards under a house rule, and a cut for the highest card makes the
 * dealer (engine/games/manille/README.md).
 * Without partners people sit in the order of their cards, and the highest, who deals, plays last.
 */
export function drawnSeats(game: Game, players: number, seed: Seed, options: Options): Seating {
  const told = !game.partners || game.seating === 'bySuit';
  for (let round = 0; ; round += 1) {
    const use = deriveSeed(seed, `draw ${round}`);
    const cards = game.redrawsEveryTie?.(options) === true ? drawnApart(game, players, use) : drawn(game, players, use);
    if (cards === undefined) continue;
    const ranking = cards.map((_, person) => person).sort((a, b) => compare(game, cards, a, b) || (told ? bySuit(cards, a, b) : a - b));
    if (game.partners && !told && same(game, cards, ranking[1], ranking[2])) continue;
    const order = seated(ranking, game.partners);
    const draw = codesOf(order.map((person) => cardAt(cards, person)));
    if (!told) return { order, draw, ...cutForDealer(game, players, seed) };
    return { order, draw, dealer: order.indexOf(itemAt(ranking, 0)), cut: null };
  }
}

/** Seats from the ranking of the draw. The higher of the opponents is forehand when the highest deals (engine/games/manilla/README.md). */
function seated(ranking: readonly number[], partners: boolean): number[] {
  const [first = 0, second = 1, third = 2, fourth = 3] = ranking;
  return partners ? [third, second, fourth, first] : [...ranking.slice(1), first];
}

/** A cut for the highest card; while the highest are equal, everybody cuts again. */
function cutForDealer(game: Game, players: number, seed: Seed): { dealer: Seat; cut: readonly CardCode[] } {
  for (let round = 0; ; round += 1) {
    const cards = drawn(game, players, deriveSeed(seed, `cut ${round}`));
    const [first = 0, second] = cards.map((_, seat) => seat).sort((a, b) => compare(game, cards, a, b));
    if (!same(game, cards, first, second)) return { dealer: first, cut: codesOf(cards) };
  }
}

/** A card for everybody, from a shuffled pack. */
function drawn(game: Game, players: number, seed: Seed): Card[] {
  return shuffled(PACKS[game.pack].cards, rngOf(seed)).slice(0, players);
}

/**
 * A card of a rank of their own for everybody: players with equal cards lay them aside and draw on from the same pack. `undefined` if the pack
 * runs out.
 */
function drawnApart(game: Game, players: number, seed: Seed): Card[] | undefined {
  const pack = shuffled(PACKS[game.pack].cards, rngOf(seed));
  const cards = pack.splice(0, players);
  const isShared = (person: number): boolean =>
    cards.some((card, other) => other !== person && rankOf(card) === rankOf(cardAt(cards, person)));
  let again = cards.flatMap((_, person) => (isShared(person) ? [person] : []));
  while (again.length > 0) {
    for (const person of again) {
      const card = pack.shift();
      if (card === undefined) return undefined;
      cards[person] = card;
    }
    again = again.filter(isShared);
  }
  return cards;
}

function cardAt(cards: readonly Card[], person: number | undefined): Card {
  const card = person === undefined ? undefined : cards[person];
  if (card === undefined) throw new RangeError(`nobody drew as person ${person}`);
  return card;
}

/** The stronger card first, by the order of a plain suit. */
function compare(game: Game, cards: readonly Card[], a: number | undefined, b: number | undefined): number {
  const { plain } = game.layout.order;
  return plain.indexOf(rankOf(cardAt(cards, a))) - plain.indexOf(rankOf(cardAt(cards, b)));
}

function same(game: Game, cards: readonly Card[], a: number | undefined, b: number | undefined): boolean {
  return compare(game, cards, a, b) === 0;
}

function bySuit(cards: readonly Card[], a: number, b: number): number {
  return SUIT_ORDER.indexOf(suitOf(cardAt(cards, a))) - SUIT_ORDER.indexOf(suitOf(cardAt(cards, b))) || a - b;
}

/** The number of players of a game in measurements and tests: four where the game allows it. */
export function usualPlayers({ seats: { min, max } }: Game): number {
  return Math.min(max, Math.max(min, 4));
}
