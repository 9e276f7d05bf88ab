import type { Seat } from '../card.ts';
import type { Layout, CardPlace } from './layout.ts';
import { int16At, int32At, outOfRange, uint8At } from '../indexed.ts';

/** How many bits a field of up to 24 has. */
const COUNT = new Uint8Array(4096);
for (let field = 1; field < COUNT.length; field += 1) COUNT[field] = uint8At(COUNT, field >> 1) + (field & 1);
/** The number of cards in a field. */
export function size(field: number): number {
  const low = COUNT[field & 4095];
  const high = COUNT[field >>> 12];
  if (low === undefined || high === undefined) throw outOfRange(COUNT, field >>> 12);
  return low + high;
}

/** The bonus for the cards of a trick, besides their points. */
export interface TrickBonus {
  /** Of the first `count` of some places. */
  of(places: Int32Array, count: number): number;
}

/**
 * A deal in play as search changes it: all cards known, one seat to move. Fields are those of a {@link Layout}: four a seat, trumps in
 * slot 0. Nothing here is allocated while cards are played.
 */
export class Board {
  readonly layout: Layout;
  readonly players: number;
  /** By seat: the seats of its side, as bits. */
  readonly mates: Int32Array;
  /** Four fields a seat: what it may play from. */
  readonly hands: Int32Array;
  /** By place: the place of the card that lies under it and may be played once it is gone; −1 for none. */
  readonly under: Int16Array;
  /** Whether any card lies under another. */
  readonly stacked: boolean;
  /** Whether suits must be followed, so that who does not is void. */
  readonly follows: boolean;
  /** By seat: points and number of its own tricks. */
  readonly points: Int32Array;
  readonly tricks: Int32Array;
  /** By slot: cards not yet played. */
  readonly live = new Int32Array(4);
  /** By seat: slots it has shown to be void in, as bits. */
  readonly voids: Int32Array;
  /** The cards of the trick on the table, in order. */
  readonly trick: Int32Array;
  /** By seat: the sum of its tricks' bonuses. */
  readonly bonuses: Int32Array;
  /** The bonus for the cards of a trick; `null` if the game has none. */
  readonly bonus: TrickBonus | null;

  /** The seat whose contract it is; −1 without one. */
  declarer = -1;
  seat: Seat = 0;
  leader: Seat = 0;
  /** Cards on the table. */
  count = 0;
  led = 0;
  winner: Seat = 0;
  /** The card that wins so far. */
  best: CardPlace = 0;
  /** Cards that beat it, in the led suit and in trumps. */
  beatLed = 0;
  beatTrump = 0;
  /** Points of the trick so far. */
  gain = 0;
  /** Tricks to come, the one on the table included. */
  left = 0;
  /** Points of the cards still to be played. */
  worth = 0;
  /** Who won the first trick that was finished on this board; −1 before. */
  first = -1;
  /** Legal cards of the seat to move, as four fields: set by {@link findLegal}. */
  f0 = 0;
  f1 = 0;
  f2 = 0;
  f3 = 0;

  constructor(layout: Layout, sides: readonly number[], stacked: boolean, bonus: TrickBonus | null = null) {
    this.layout = layout;
    this.players = sides.length;
    this.stacked = stacked;
    this.follows = layout.masks.follow[3] !== 0;
    this.bonus = bonus;
    this.mates = Int32Array.from(sides, (side) => sides.reduce((set, other, seat) => (other === side ? set | (1 << seat) : set), 0));
    this.hands = new Int32Array(sides.length * 4);
    this.under = new Int16Array(128).fill(-1);
    this.points = new Int32Array(sides.length);
    this.tricks = new Int32Array(sides.length);
    this.bonuses = new Int32Array(sides.length);
    this.voids = new Int32Array(sides.length);
    this.trick = new Int32Array(sides.length);
  }

  /** Becomes a copy of a board of the same shape. */
  copy(other: Board): void {
    const { hands, mates, points, tricks, bonuses, voids, trick, live } = this;
    for (let i = 0; i < hands.length; i += 1) {
      const field = other.hands[i];
      if (field === undefined) throw outOfRange(other.hands, i);
      hands[i] = field;
    }
    for (let seat = 0; seat < points.length; seat += 1) {
      // Where a card that lies hidden decides the sides, they differ between worlds.
      const seatMates = other.mates[seat];
      const seatPoints = other.points[seat];
      const seatTricks = other.tricks[seat];
      const bonus = other.bonuses[seat];
      const seatVoids = other.voids[seat];
      const place = other.trick[seat];
      if (
        seatMates === undefined ||
        seatPoints === undefined ||
        seatTricks === undefined ||
        bonus === undefined ||
        seatVoids === undefined ||
        place === undefined
      )
        throw outOfRange(other.points, seat);
      mates[seat] = seatMates;
      points[seat] = seatPoints;
      tricks[seat] = seatTricks;
      bonuses[seat] = bonus;
      voids[seat] = seatVoids;
      trick[seat] = place;
    }
    for (let slot = 0; slot < 4; slot += 1) {
      const field = other.live[slot];
      if (field === undefined) throw outOfRange(other.live, slot);
      live[slot] = field;
    }
    if (this.stacked) this.under.set(other.under);
    this.declarer = other.declarer;
    this.seat = other.seat;
    this.leader = other.leader;
    this.count = other.count;
    this.led = other.led;
    this.winner = other.winner;
    this.best = other.best;
    this.beatLed = other.beatLed;
    this.beatTrump = other.beatTrump;
    this.gain = other.gain;
    this.left = other.left;
    this.worth = other.worth;
    this.first = other.first;
  }

  /** The legal cards of a slot, once they have been found. */
  legalIn(slot: number): number {
    return slot === 0 ? this.f0 : slot === 1 ? this.f1 : slot === 2 ? this.f2 : this.f3;
  }

  /** Sets the legal cards of the seat to move. */
  findLegal(): void {
    const { hands, layout, seat, led } = this;
    const base = seat << 2;
    const h0 = hands[base];
    const h1 = hands[base + 1];
    const h2 = hands[base + 2];
    const h3 = hands[base + 3];
    if (h0 === undefined || h1 === undefined || h2 === undefined || h3 === undefined) throw outOfRange(hands, base);
    if (this.count > 0) {
      const { masks, trumps } = layout;
      const kind = trumps === 0 ? 1 : led === 0 ? 0 : this.beatTrump === layout.full ? 1 : 2;
      const mate = (int32At(this.mates, seat) >>> this.winner) & 1;
      const at = kind * 3 + (mate === 1 ? 1 : this.count === 1 ? 2 : 0);
      const follows = masks.follow[at];
      const beats = masks.beat[at];
      const suit = masks.suit[at];
      if (follows === undefined || beats === undefined || suit === undefined) throw outOfRange(masks.follow, at);
      const follow = (led === 0 ? h0 : led === 1 ? h1 : led === 2 ? h2 : h3) & follows;
      if (follow !== 0) {
        const beat = follow & this.beatLed & beats;
        const field = beat !== 0 ? beat : (follow & suit) | (follow & -follow);
        this.f0 = this.f1 = this.f2 = this.f3 = 0;
        if (led === 0) this.f0 = field;
        else if (led === 1) this.f1 = field;
        else if (led === 2) this.f2 = field;
        else this.f3 = field;
        return;
      }
      const overs = masks.over[at];
      const trumping = masks.trump[at];
      const lowTrump = masks.lowTrump[at];
      const discard = masks.discard[at];
      const under = masks.under[at];
      if (overs === undefined || trumping === undefined || lowTrump === undefined || discard === undefined || under === undefined)
        throw outOfRange(masks.over, at);
      const trump = h0 & trumps;
      const over = trump & this.beatTrump & overs;
      const due = over !== 0 ? over : (trump & trumping) | (trump & -trump & lowTrump);
      if (due !== 0) {
        this.f0 = due;
        this.f1 = this.f2 = this.f3 = 0;
        return;
      }
      if (discard !== layout.full || (trumps !== 0 && under !== layout.full)) {
        let kept = (h0 & discard) | (h0 & -h0);
        if (trumps !== 0) {
          const { beatTrump } = this;
          const discardTrump = masks.discardTrump[at];
          const discardOver = masks.discardOver[at];
          if (discardTrump === undefined || discardOver === undefined) throw outOfRange(masks.discardTrump, at);
          kept = ((h0 & (discardTrump | (beatTrump & discardOver))) | (h0 & -h0)) & (under | beatTrump);
        }
        this.f1 = (h1 & discard) | (h1 & -h1);
        this.f2 = (h2 & discard) | (h2 & -h2);
        this.f3 = (h3 & discard) | (h3 & -h3);
        this.f0 = (kept | this.f1 | this.f2 | this.f3) === 0 ? h0 : kept;
        return;
      }
    }
    this.f0 = h0;
    this.f1 = h1;
    this.f2 = h2;
    this.f3 = h3;
  }

  /** The seat to move plays a card that it may play. */
  play(place: CardPlace): void {
    const { layout, seat, hands, players } = this;
    const slot = place >> 5;
    const bit = place & 31;
    const one = 1 << bit;
    const at = (seat << 2) + slot;
    const held = hands[at];
    const inPlay = this.live[slot];
    const value = layout.value[place];
    const higher = layout.higher[bit];
    if (held === undefined || inPlay === undefined || value === undefined || higher === undefined) throw outOfRange(layout.value, place);
    hands[at] = held & ~one;
    this.live[slot] = inPlay & ~one;
    if (this.stacked) {
      const below = int16At(this.under, place);
      if (below >= 0) hands[(seat << 2) + (below >> 5)] = int32At(hands, (seat << 2) + (below >> 5)) | (1 << (below & 31));
    }
    this.worth -= value;
    this.gain += value;
    const isTrump = slot === 0 && layout.trumps !== 0;
    this.trick[this.count] = place;
    if (this.count === 0) {
      this.led = slot;
      this.leader = seat;
      this.winner = seat;
      this.best = place;
      this.beatLed = higher;
      this.beatTrump = isTrump ? higher : layout.trumps;
    } else {
      if (slot !== this.led && this.follows) this.voids[seat] = int32At(this.voids, seat) | (1 << this.led);
      const beating = isTrump ? this.beatTrump : slot === this.led ? this.beatLed : 0;
      if ((beating & one) !== 0) {
        this.winner = seat;
        this.best = place;
        if (isTrump) this.beatTrump = higher;
        this.beatLed = isTrump && this.led !== 0 ? 0 : higher;
      }
    }
    this.count += 1;
    if (this.count < players) {
      this.seat = seat + 1 === players ? 0 : seat + 1;
      return;
    }
    const { winner } = this;
    this.left -= 1;
    const { spec } = layout;
    this.points[winner] = int32At(this.points, winner) + this.gain + spec.perTrick + (this.left === 0 ? spec.lastTrick : 0);
    this.tricks[winner] = int32At(this.tricks, winner) + 1;
    if (this.bonus !== null) this.bonuses[winner] = int32At(this.bonuses, winner) + this.bonus.of(this.trick, players);
    if (this.first < 0) this.first = winner;
    this.gain = 0;
    this.count = 0;
    this.seat = winner;
    this.leader = winner;
  }
}
