import { cardOf, CARD_LIMIT, codeOf, SUITS, type Card, type Trump, figureOf } from '../card.ts';
import { PACKS } from '../pack.ts';
import type { Chains, DutyStep, TrickKind } from './duty.ts';
import type { PlayReason } from './reason.ts';
import type { TrickSpec } from './spec.ts';
import { int32At, itemAt, uint8At } from '../indexed.ts';

/** The slots of the four suits: trumps first. */
const SLOTS = [0, 1, 2, 3] as const;
type Slot = (typeof SLOTS)[number];
/** By slot: cards of a hand, as bits. */
type Fields = [number, number, number, number];

/** A trick as the next player meets it. Fields are bit sets of one suit, in order of strength, weakest in bit 0. */
interface TrickStatus {
  /** Slot of the led suit. */
  readonly led: Slot;
  readonly kind: TrickKind;
  /** Place in the trick of the card that wins so far. */
  readonly winning: number;
  /** Cards of the led suit, and trumps, that beat the winning card. */
  readonly beatLed: number;
  readonly beatTrump: number;
}

/**
 * The legal cards of one specification and one trump suit. Trumps lie in slot 0, the other suits behind them in their order; without
 * trumps no slot is one. A suit is a field of bits in order of strength, each rank as many bits wide as the pack has copies.
 */
export interface TrickKernel {
  readonly spec: TrickSpec;
  readonly trump: Trump;
  /** The winner's place in a trick, whole or not. Of identical cards the first is the higher. */
  winner(trick: readonly Card[]): number;
  /** Points of cards, without those of the trick itself. */
  points(cards: readonly Card[]): number;
  /** How strong a card is within its suit: higher is stronger. */
  strength(card: Card): number;
  isTrump(card: Card): boolean;
  /**
   * The cards a hand may play to a trick, each once, in the hand's order. `mate`: the seat `place` places behind the leader is on the
   * player's side.
   */
  legal(hand: readonly Card[], trick: readonly Card[], mate: (place: number) => boolean): Card[];
  /** Why a card of the hand may not be played; `undefined` when it may. */
  reason(hand: readonly Card[], trick: readonly Card[], mate: (place: number) => boolean, card: Card): PlayReason | undefined;
  /** All of a turn, decided once: each card of the hand once, in its order, with why it may not be played where it may not. */
  turn(hand: readonly Card[], trick: readonly Card[], mate: (place: number) => boolean): TurnChoice[];
}

/** A card of the seat to act, and what bars it; `null` where nothing does. */
interface TurnChoice {
  readonly card: Card;
  readonly reason: PlayReason | null;
}

const kernels = new WeakMap<TrickSpec, Map<Trump, TrickKernel>>();

/** The kernel of a specification and trumps; made once. */
export function trickKernel(spec: TrickSpec, trump: Trump): TrickKernel {
  let byTrump = kernels.get(spec);
  if (byTrump === undefined) kernels.set(spec, (byTrump = new Map()));
  let kernel = byTrump.get(trump);
  if (kernel === undefined) byTrump.set(trump, (kernel = makeKernel(spec, trump)));
  return kernel;
}

/** Tables of a kernel. A card's place is its slot and the lowest bit of its rank in the slot's field. */
export interface CardPlaces {
  readonly slot: Int8Array;
  readonly bit: Int32Array;
  /** Cards of the same suit that are higher, as a field. */
  readonly higher: Int32Array;
  readonly value: Uint8Array;
  /** Counters of a field. */
  readonly counters: number;
  /** All cards of a field. */
  readonly full: number;
}

/** The places of the cards of a specification under some trumps; shared by the rules and the search. */
export function cardPlaces(spec: TrickSpec, trump: Trump): CardPlaces {
  const { copies } = PACKS[spec.pack];
  const one = (1 << copies) - 1;
  const full = (1 << (spec.plain.length * copies)) - 1;
  const slot = new Int8Array(CARD_LIMIT).fill(-1);
  const bit = new Int32Array(CARD_LIMIT);
  const higher = new Int32Array(CARD_LIMIT);
  const value = new Uint8Array(CARD_LIMIT);
  const order = trump === 'NT' ? SUITS : [trump, ...SUITS.filter((suit) => suit !== trump)];
  let counters = 0;
  spec.plain.forEach((rank, i) => {
    if (spec.counters?.includes(rank) === true) counters |= one << (i * copies);
  });
  order.forEach((suit, at) => {
    const ranks = suit === trump ? (spec.trumps ?? spec.plain) : spec.plain;
    const worth = suit === trump ? (spec.trumpValues ?? spec.values) : spec.values;
    ranks.forEach((rank, i) => {
      const card = cardOf(suit, rank);
      slot[card] = at;
      bit[card] = 1 << (i * copies);
      higher[card] = full & ~((1 << ((i + 1) * copies)) - 1);
      value[card] = figureOf(worth, rank);
    });
  });
  return { slot, bit, higher, value, counters, full };
}

function makeKernel(spec: TrickSpec, trump: Trump): TrickKernel {
  const { slot, bit, higher, value, counters, full } = cardPlaces(spec, trump);
  const { duty } = spec;
  const hasTrumps = trump !== 'NT';
  const place = (card: Card): Slot => {
    const at = slot[card];
    if (at === 0 || at === 1 || at === 2 || at === 3) return at;
    throw new RangeError(`${codeOf(card)} is not in the pack of this game`);
  };
  const isTrump = (card: Card): boolean => hasTrumps && place(card) === 0;

  /** Returns the status of a trick with at least one card. */
  const status = (trick: readonly Card[]): TrickStatus => {
    const first = trick[0];
    if (first === undefined) throw new RangeError('an empty trick has no status');
    const led = place(first);
    let winning = 0;
    let best = first;
    for (let at = 1; at < trick.length; at += 1) {
      const card = itemAt(trick, at);
      const takes = place(card) === place(best) ? int32At(bit, card) & int32At(higher, best) : isTrump(card) && !isTrump(best);
      if (!takes) continue;
      winning = at;
      best = card;
    }
    const trumped = isTrump(best);
    return {
      led,
      kind: trumped ? (isTrump(first) ? 'trumpLed' : 'trumped') : 'ledWins',
      winning,
      beatLed: place(best) === led ? int32At(higher, best) : 0,
      beatTrump: trumped ? int32At(higher, best) : hasTrumps ? full : 0,
    };
  };

  /** A hand as four fields; copies fill a rank's bits from the lowest. */
  const fieldsOf = (hand: readonly Card[]): Fields => {
    const fields: Fields = [0, 0, 0, 0];
    for (const card of hand) {
      const at = place(card);
      let b = int32At(bit, card);
      while (fields[at] & b) b <<= 1;
      fields[at] |= b;
    }
    return fields;
  };

  /** The cards that the last step picked. */
  const picked: Fields = [0, 0, 0, 0];
  const inSlot = (at: Slot, field: number): boolean => {
    picked.fill(0);
    picked[at] = field;
    return field !== 0;
  };
  const everywhere = (hand: Readonly<Fields>, of: (field: number, at: Slot) => number): boolean => {
    let any = 0;
    for (const at of SLOTS) any |= picked[at] = of(hand[at], at);
    return any !== 0;
  };

  /** Picks from a hand what meets a step; whether any card does. */
  const pick = (step: DutyStep, hand: Readonly<Fields>, trick: TrickStatus): boolean => {
    const led = hand[trick.led];
    const trumps = hasTrumps ? hand[0] : 0;
    switch (step) {
      case 'beat':
        return inSlot(trick.led, led & trick.beatLed);
      case 'suit':
        return inSlot(trick.led, led);
      case 'low':
        return inSlot(trick.led, led & -led);
      case 'give':
        return inSlot(trick.led, led & (counters | (led & -led)));
      case 'over':
        return inSlot(0, trumps & trick.beatTrump);
      case 'trump':
        return inSlot(0, trumps);
      case 'lowTrump':
        return inSlot(0, trumps & -trumps);
      case 'notUnder':
        return everywhere(hand, (field, at) => (at === 0 && hasTrumps ? field & trick.beatTrump : field));
      case 'lows':
        return everywhere(hand, (field) => field & -field);
      case 'gives':
        return everywhere(hand, (field) => field & (counters | (field & -field)));
      case 'givesOver':
        return everywhere(hand, (field, at) => field & ((at === 0 && hasTrumps ? trick.beatTrump : counters) | (field & -field)));
      case 'any':
        return everywhere(hand, (field) => field);
    }
  };

  /** The step of the duty that decides, and what it leaves: good until the next turn is decided. */
  const decide = (
    hand: readonly Card[],
    trick: readonly Card[],
    mate: (place: number) => boolean,
  ): { step: DutyStep; fields: Readonly<Fields>; trick: TrickStatus } => {
    const fields = fieldsOf(hand);
    const now = status(trick);
    const chains: Chains = mate(now.winning)
      ? (duty.mate ?? duty.opponent)
      : trick.length === 1
        ? (duty.second ?? duty.opponent)
        : duty.opponent;
    for (const step of chains[now.kind]) if (pick(step, fields, now)) return { step, fields: picked, trick: now };
    return { step: 'any', fields, trick: now };
  };

  const holds = (fields: Readonly<Fields>, card: Card, copies: number): boolean => {
    const rank = int32At(bit, card) * ((1 << copies) - 1);
    return (fields[place(card)] & rank) !== 0;
  };
  const { copies } = PACKS[spec.pack];
  const onceOf = (hand: readonly Card[]): readonly Card[] => (copies === 1 ? hand : [...new Set(hand)]);

  return {
    spec,
    trump,
    isTrump,
    winner: (trick) => status(trick).winning,
    points: (cards) => cards.reduce((sum, card) => sum + uint8At(value, card), 0),
    strength: (card) => 31 - Math.clz32(int32At(bit, card)),
    legal(hand, trick, mate) {
      const once = onceOf(hand);
      if (trick.length === 0) return [...once];
      const { fields } = decide(hand, trick, mate);
      return once.filter((card) => holds(fields, card, copies));
    },
    reason(hand, trick, mate, card) {
      if (trick.length === 0) return undefined;
      const { step, fields, trick: now } = decide(hand, trick, mate);
      return holds(fields, card, copies) ? undefined : reasonOf(step, place(card) === now.led, isTrump(card));
    },
    turn(hand, trick, mate) {
      const once = onceOf(hand);
      if (trick.length === 0) return once.map((card) => ({ card, reason: null }));
      const { step, fields, trick: now } = decide(hand, trick, mate);
      return once.map((card) => ({
        card,
        reason: holds(fields, card, copies) ? null : reasonOf(step, place(card) === now.led, isTrump(card)),
      }));
    },
  };
}

/** Returns why a card that the deciding step did not pick may not be played. */
function reasonOf(step: DutyStep, inLedSuit: boolean, isTrump: boolean): PlayReason {
  switch (step) {
    case 'beat':
      return inLedSuit ? 'must-beat' : 'must-follow';
    case 'suit':
      return 'must-follow';
    case 'low':
      return inLedSuit ? 'lowest-only' : 'must-follow';
    case 'give':
      return inLedSuit ? 'counter-or-lowest' : 'must-follow';
    case 'over':
      return isTrump ? 'must-overtrump' : 'must-trump';
    case 'trump':
      return 'must-trump';
    case 'lowTrump':
      return isTrump ? 'lowest-trump' : 'must-trump';
    case 'notUnder':
      return 'no-undertrump';
    case 'lows':
      return 'lowest-only';
    case 'gives':
      return 'counter-or-lowest';
    case 'givesOver':
      return isTrump ? 'no-undertrump' : 'counter-or-lowest';
    case 'any':
      throw new RangeError('the step "any" bars no card');
  }
}
