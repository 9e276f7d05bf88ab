import type { Seat } from '../../cards/card.ts';
import { alone, packets } from '../../cards/seats.ts';
import { option } from './options.ts';
import type { Options } from '../../contract/options.ts';

/** Cards each, and cards of the widow that lie open and covered, for a number of players (engine/games/manille/README.md, Auction Manille). */
export interface Sizes {
  readonly hand: number;
  readonly open: number;
  readonly covered: number;
}

const SIZES: Readonly<Record<number, Sizes>> = {
  3: { hand: 9, open: 2, covered: 3 },
  4: { hand: 7, open: 2, covered: 2 },
  5: { hand: 6, open: 1, covered: 1 },
  6: { hand: 5, open: 1, covered: 1 },
  7: { hand: 4, open: 2, covered: 2 },
};

export function sizesFor(players: number): Sizes {
  const sizes = SIZES[players];
  if (sizes === undefined) throw new RangeError(`Auction Manille is not for ${players}`);
  return sizes;
}

/** Where the cards lie in the deck: hands one card at a time, then the widow, its open cards first. */
export interface Places {
  readonly hands: readonly (readonly number[])[];
  readonly open: readonly number[];
  readonly covered: readonly number[];
}

/** By number of players and dealer. */
const PLACES = new Map<string, Places>();

/** The places of a deal: every view and every world needs them. */
export function auctionPlaces(players: number, dealer: Seat): Places {
  const key = `${players} ${dealer}`;
  let places = PLACES.get(key);
  if (places === undefined) PLACES.set(key, (places = placesOf(players, dealer)));
  return places;
}

function placesOf(players: number, dealer: Seat): Places {
  const { hand, open, covered } = sizesFor(players);
  const run = (start: number, size: number): number[] => Array.from({ length: size }, (_, i) => start + i);
  const widow = players * hand;
  return { hands: packets(players, dealer, Array<number>(hand).fill(1)), open: run(widow, open), covered: run(widow + open, covered) };
}

/** Who is with whom as the duties see it: everybody alone, or the bidder's opponents together. */
export function dutySides(players: number, bidder: Seat, options: Options): number[] {
  if (option(options, 'defenders') === 'alone') return alone(players);
  return alone(players).map((seat) => (seat === bidder ? 0 : 1));
}
