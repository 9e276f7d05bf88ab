import { int32At, swap } from '../../cards/indexed.ts';
import { shuffled, type Rng } from '../../cards/random.ts';

/** The price of seating people, for {@link arrange}. People are counted from 0; open places are people without a price. */
export interface SeatingPrices {
  readonly people: number;
  /** The side of each place of a table. */
  readonly sides: readonly number[];
  /** By two people: the price of sitting at one table. */
  readonly meeting: Int32Array;
  /** By two people: the price of being partners, on top of {@link meeting}. */
  readonly partners: Int32Array;
  /** By person and side: the price of sitting on a side. */
  readonly line: Int32Array;
}

/** Steps of the search for each person: some hundred suffice where a perfect seating exists. */
const STEPS = 160;
const FEWEST_STEPS = 3000;
/** Steps for which a person who was moved stays. */
const REST = 7;

/**
 * Seats people at tables as cheaply as the search finds: it begins with a lot, then exchanges one person of a table that costs something with the best other person, over
 * and over (tabu search), until nothing costs anything or the steps are used up. It counts steps, not time, and is the same everywhere.
 * Returns the people by place, table after table.
 */
export function arrange(prices: SeatingPrices, rng: Rng): number[] {
  const { people, sides } = prices;
  const size = sides.length;
  const places = Int32Array.from(shuffled([...Array(people).keys()], rng));
  const rested = new Int32Array(people);
  const priceAt = (table: number): number => tablePrice(prices, places, table * size);
  let price = 0;
  for (let table = 0; table < people / size; table += 1) price += priceAt(table);
  let best = places.slice();
  let least = price;
  for (let step = 1; price > 0 && step <= Math.max(FEWEST_STEPS, STEPS * people); step += 1) {
    const from = costlyPlace(priceAt, people, size, rng);
    const home = Math.floor(from / size);
    let chosen = -1;
    let gain = Infinity;
    let equal = 0;
    for (let to = 0; to < people; to += 1) {
      const away = Math.floor(to / size);
      if (to === from || (sides[to % size] === sides[from % size] && away === home)) continue;
      const before = home === away ? priceAt(home) : priceAt(home) + priceAt(away);
      swap(places, from, to);
      const after = home === away ? priceAt(home) : priceAt(home) + priceAt(away);
      const rests = int32At(rested, int32At(places, from)) > step || int32At(rested, int32At(places, to)) > step;
      swap(places, from, to);
      const change = after - before;
      if (rests && price + change >= least) continue;
      if (change > gain) continue;
      equal = change === gain ? equal + 1 : 1;
      gain = change;
      if (equal === 1 || rng.below(equal) === 0) chosen = to;
    }
    if (chosen < 0) continue;
    swap(places, from, chosen);
    rested[int32At(places, from)] = step + REST;
    rested[int32At(places, chosen)] = step + REST;
    price += gain;
    if (price < least) {
      least = price;
      best = places.slice();
    }
  }
  return [...best];
}

/** A place, by lot, of a table by lot that costs something. */
function costlyPlace(priceAt: (table: number) => number, people: number, size: number, rng: Rng): number {
  const tables = people / size;
  const first = rng.below(tables);
  for (let i = 0; i < tables; i += 1) {
    const table = (first + i) % tables;
    if (priceAt(table) > 0) return table * size + rng.below(size);
  }
  throw new RangeError('no table costs anything');
}

function tablePrice({ people, sides, meeting, partners, line }: SeatingPrices, places: Int32Array, start: number): number {
  const size = sides.length;
  let price = 0;
  for (let place = 0; place < size; place += 1) {
    const one = int32At(places, start + place);
    const side = sides[place];
    if (side === undefined) throw new RangeError('a place has a side');
    price += int32At(line, one * size + side);
    for (let other = place + 1; other < size; other += 1) {
      const pair = one * people + int32At(places, start + other);
      price += int32At(meeting, pair);
      if (sides[other] === side) price += int32At(partners, pair);
    }
  }
  return price;
}
