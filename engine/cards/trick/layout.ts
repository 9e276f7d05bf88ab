import { CARD_LIMIT, cardOf, codeOf, SUITS, type Card, type Seat, type Trump } from '../card.ts';
import { PACKS, type Pack } from '../pack.ts';
import type { Duty } from './duty.ts';
import { cardPlaces } from './kernel.ts';
import { dutyMasks, type DutyMasks } from './masks.ts';
import type { TrickSpec } from './spec.ts';
import { int32At, int8At, uint8At } from '../indexed.ts';

/**
 * A card as search knows it: 32 × slot + bit. Trumps lie in slot 0, the other suits behind them; within a slot cards lie in order of
 * strength from bit 0, a rank taking as many bits as the pack has copies. A hand is four fields, one a slot.
 */
export type CardPlace = number;

/** The properties of a game that the way of playing depends on, apart from the names and values of cards. */
interface Shape {
  readonly copies: number;
  /** Bits of a field. */
  readonly bits: number;
  /** All cards of a field. */
  readonly full: number;
  /** `full`, or 0 where no slot is trumps. */
  readonly trumps: number;
  /** Cards of a field that duties call counters. */
  readonly counters: number;
  readonly masks: DutyMasks;
  readonly perTrick: number;
  readonly lastTrick: number;
}

/** The shape of a pack under a duty; `counters` as a field. */
function shapeOf(
  pack: Pack,
  duty: Duty,
  trumps: boolean,
  { counters = 0, perTrick = 0, lastTrick = 0 }: { counters?: number; perTrick?: number; lastTrick?: number },
): Shape {
  const bits = pack.ranks.length * pack.copies;
  const full = (1 << bits) - 1;
  const masks = dutyMasks(duty, full, counters);
  return { copies: pack.copies, bits, full, trumps: trumps ? full : 0, counters, masks, perTrick, lastTrick };
}

/** Everything that search and playouts read of a specification under one trump suit. */
export interface Layout extends Shape {
  readonly spec: TrickSpec;
  readonly trump: Trump;
  /** By bit: the cards of the same slot that are higher. */
  readonly higher: Int32Array;
  /** By place: points. */
  readonly value: Uint8Array;
  /** By card: the place of its first copy; −1 for strangers. */
  readonly placeOf: Int16Array;
  /** By place: the card. */
  readonly cardAt: Uint8Array;
}

const layouts = new WeakMap<TrickSpec, Map<Trump, Layout>>();

/** The layout of a specification and trumps; made once. */
export function layoutOf(spec: TrickSpec, trump: Trump): Layout {
  let byTrump = layouts.get(spec);
  if (byTrump === undefined) layouts.set(spec, (byTrump = new Map()));
  let layout = byTrump.get(trump);
  if (layout === undefined) byTrump.set(trump, (layout = makeLayout(spec, trump)));
  return layout;
}

function makeLayout(spec: TrickSpec, trump: Trump): Layout {
  const { copies } = PACKS[spec.pack];
  const places = cardPlaces(spec, trump);
  const higher = new Int32Array(32);
  const value = new Uint8Array(128);
  const placeOf = new Int16Array(CARD_LIMIT).fill(-1);
  const cardAt = new Uint8Array(128);
  for (const suit of SUITS)
    for (const rank of spec.plain) {
      const card = cardOf(suit, rank);
      const first = 31 - Math.clz32(int32At(places.bit, card));
      const slot = int8At(places.slot, card);
      placeOf[card] = slot * 32 + first;
      for (let copy = 0; copy < copies; copy += 1) {
        const place = slot * 32 + first + copy;
        higher[first + copy] = int32At(places.higher, card);
        value[place] = uint8At(places.value, card);
        cardAt[place] = card;
      }
    }
  return {
    ...shapeOf(PACKS[spec.pack], spec.duty, trump !== 'NT', { ...spec, counters: places.counters }),
    spec,
    trump,
    higher,
    value,
    placeOf,
    cardAt,
  };
}

/** Returns the place of a card's first copy. Throws a RangeError for a card that is not in the pack. */
export function firstPlaceOf({ placeOf }: Layout, card: Card): CardPlace {
  const place = placeOf[card] ?? -1;
  if (place < 0) throw new RangeError(`${codeOf(card)} is not in the pack of this game`);
  return place;
}

/** Returns the place of the first copy of a card that a seat holds; `undefined` if it holds none. `hands`: four fields a seat. */
export function placeInHand(layout: Layout, hands: Int32Array, seat: Seat, card: Card): CardPlace | undefined {
  const first = firstPlaceOf(layout, card);
  const copies = int32At(hands, seat * 4 + (first >> 5)) & (((1 << layout.copies) - 1) << (first & 31));
  return copies === 0 ? undefined : (first & ~31) + 31 - Math.clz32(copies & -copies);
}

/** Returns the place of the first copy of a card that a seat holds. Throws a RangeError if it holds none. */
export function heldPlaceOf(layout: Layout, hands: Int32Array, seat: Seat, card: Card): CardPlace {
  const place = placeInHand(layout, hands, seat, card);
  if (place === undefined) throw new RangeError(`seat ${seat} does not hold ${codeOf(card)}`);
  return place;
}

/** Adds a card to a hand's four fields at `base`, in the first free place of its rank; returns that place. */
export function putCard(layout: Layout, fields: Int32Array, base: number, card: Card): CardPlace {
  let place = firstPlaceOf(layout, card);
  const at = base + (place >> 5);
  const field = int32At(fields, at);
  while ((field >>> (place & 31)) & 1) place += 1;
  fields[at] = field | (1 << (place & 31));
  return place;
}
