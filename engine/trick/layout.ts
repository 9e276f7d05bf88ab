import { CARD_LIMIT, cardOf, codeOf, SUITS, type Card, type Trump } from '../cards/card.ts';
import { PACKS, type Pack } from '../cards/pack.ts';
import type { Duty } from './duty.ts';
import { cardPlaces } from './kernel.ts';
import { dutyMasks, type DutyMasks } from './masks.ts';
import type { TrickSpec } from './spec.ts';

/**
 * A card as search knows it: 32 × slot + bit. Trumps lie in slot 0, the other suits behind them; within a slot cards lie in order of
 * strength from bit 0, a rank taking as many bits as the pack has copies. A hand is four fields, one a slot.
 */
export type Place = number;

/** What the way of playing depends on, whatever the cards are called and worth. */
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
      const first = 31 - Math.clz32(places.bit[card] ?? 0);
      const slot = places.slot[card] ?? 0;
      placeOf[card] = slot * 32 + first;
      for (let copy = 0; copy < copies; copy += 1) {
        const place = slot * 32 + first + copy;
        higher[first + copy] = places.higher[card] ?? 0;
        value[place] = places.value[card] ?? 0;
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

/** Adds a card to a hand's four fields at `base`, in the first place of its rank that is free; returns its place. */
export function putCard(layout: Layout, fields: Int32Array, base: number, card: Card): Place {
  let place = layout.placeOf[card] ?? -1;
  if (place < 0) throw new RangeError(`${codeOf(card)} is not in the pack of this game`);
  const at = base + (place >> 5);
  const field = fields[at] ?? 0;
  while ((field >>> (place & 31)) & 1) place += 1;
  fields[at] = field | (1 << (place & 31));
  return place;
}
