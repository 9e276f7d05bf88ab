import type { Layout, Place, Shape } from './layout.ts';
import { TRICK_KINDS } from './duty.ts';
import { WHO } from './masks.ts';
import { fieldsPerWord, START, type PlayoutText, type Table } from './table.ts';

/** What a playout policy sees at a turn. The same object is changed from turn to turn: nothing of it may be kept. */
export interface Turn {
  readonly shape: Shape;
  /** By place: points. */
  readonly value: Uint8Array;
  /** By bit: the cards of the same slot that are higher. */
  readonly higher: Int32Array;
  /** Four fields a seat: everybody's cards. */
  readonly hands: Int32Array;
  seat: number;
  /** The seat's place in the trick: 0 leads. */
  place: number;
  /** Cards of the seat. */
  left: number;
  /** Slot of the led suit; −1 for the leader. */
  led: number;
  /** The cards that beat the winning card, in the led suit and in trumps. */
  beatLed: number;
  beatTrump: number;
  /** The seat that is winning, and whether it is of the same side. */
  winner: number;
  mate: boolean;
  /** Points in the trick so far. */
  gain: number;
  /** The legal cards as four fields; one at least. */
  readonly legal: Int32Array;
}

/**
 * Chooses a card in a playout, at every turn: the place of a legal card, or −1 to leave it to chance. `draw` is a random number from 0 to
 * 65535, always 0 in the last trick.
 */
export type PlayoutPolicy = (turn: Turn, draw: number) => Place;

/** A {@link PlayoutText} that reads the masks of its layout as it plays: for any duty and any policy; what generated texts are held to. */
export interface Interpreter extends PlayoutText {
  playBy(policy: PlayoutPolicy | null, random: number): number;
}

export function interpreter(layout: Layout, table: Table): Interpreter {
  const { players, cards, start, points, tricks, deck, mates, count, nth, higher } = table;
  const { full, trumps, masks, value, bits } = layout;
  const hasTrumps = trumps !== 0;
  const width = bits > 12 ? 10 : bits;
  const low = (1 << width) - 1;
  const hands = new Int32Array(players * 4);
  const legal = new Int32Array(4);
  const turn: Turn = {
    shape: layout,
    value,
    higher,
    hands,
    seat: 0,
    place: 0,
    left: 0,
    led: -1,
    beatLed: 0,
    beatTrump: 0,
    winner: 0,
    mate: false,
    gain: 0,
    legal,
  };

  const size = (field: number): number => (count[field & low] ?? 0) + (bits > width ? (count[field >>> width] ?? 0) : 0);
  const nthOf = (field: number, n: number): number => {
    const lower = count[field & low] ?? 0;
    const up = n >= lower;
    const half = up ? field >>> width : field & low;
    const at = up ? n - lower : n;
    return (up ? width : 0) + (((nth[((at >> 3) << width) | half] ?? 0) >>> (at << 2)) & 15);
  };
  /** The card number `n` of the legal ones. */
  const card = (n: number): Place => {
    let slot = 0;
    let rest = n;
    for (let here = size(legal[0] ?? 0); rest >= here; here = size(legal[slot] ?? 0)) {
      rest -= here;
      slot += 1;
    }
    return slot * 32 + nthOf(legal[slot] ?? 0, rest);
  };

  /** Sets the legal cards of the turn by the masks; returns how many there are. */
  const setLegal = (kind: number): number => {
    const { seat, place, led, beatLed, beatTrump, mate } = turn;
    const base = seat * 4;
    for (let slot = 0; slot < 4; slot += 1) legal[slot] = hands[base + slot] ?? 0;
    if (place === 0) return turn.left;
    const at = kind * 3 + (mate ? WHO.mate : place === 1 ? WHO.second : WHO.opponent);
    const follow = (legal[led] ?? 0) & (masks.follow[at] ?? 0);
    if (follow !== 0) {
      const beat = follow & beatLed & (masks.beat[at] ?? 0);
      legal.fill(0);
      legal[led] = beat !== 0 ? beat : (follow & (masks.suit[at] ?? 0)) | (follow & -follow);
      return size(legal[led] ?? 0);
    }
    const trump = hasTrumps ? (legal[0] ?? 0) : 0;
    const over = trump & beatTrump & (masks.over[at] ?? 0);
    const due = over !== 0 ? over : (trump & (masks.trump[at] ?? 0)) | (trump & -trump & (masks.lowTrump[at] ?? 0));
    if (due !== 0) {
      legal.fill(0);
      legal[0] = due;
      return size(due);
    }
    const discard = masks.discard[at] ?? 0;
    for (let slot = 0; slot < 4; slot += 1) {
      const field = legal[slot] ?? 0;
      legal[slot] = (field & discard) | (field & -field);
    }
    if (hasTrumps) {
      const held = legal[0] ?? 0;
      legal[0] = held & ((masks.under[at] ?? 0) | beatTrump);
      if (((legal[0] ?? 0) | (legal[1] ?? 0) | (legal[2] ?? 0) | (legal[3] ?? 0)) === 0) legal[0] = held;
    }
    return size(legal[0] ?? 0) + size(legal[1] ?? 0) + size(legal[2] ?? 0) + size(legal[3] ?? 0);
  };

  const playBy = (policy: PlayoutPolicy | null, random: number): number => {
    let s = random;
    let leader = start[START.leader] ?? 0;
    let place = start[START.place] ?? 0;
    turn.led = place === 0 ? -1 : (start[START.led] ?? 0);
    turn.beatLed = start[START.beatLed] ?? 0;
    turn.beatTrump = start[START.beatTrump] ?? 0;
    turn.winner = start[START.winner] ?? 0;
    turn.gain = start[START.gain] ?? 0;
    for (let left = start[START.left] ?? 0; left > 0; left -= 1) {
      for (; place < players; place += 1) {
        const seat = (leader + place) % players;
        turn.seat = seat;
        turn.place = place;
        turn.left = left;
        if (place === 0) {
          turn.led = -1;
          turn.winner = seat;
        }
        turn.mate = place > 0 && (((mates[seat] ?? 0) >>> turn.winner) & 1) === 1;
        const choices = setLegal(kindOf(turn, hasTrumps, full));
        let draw = 0;
        if (left > 1) {
          if ((place & 1) === 0) {
            s ^= s << 13;
            s ^= s >>> 17;
            s ^= s << 5;
            draw = s >>> 16;
          } else draw = s & 65535;
        }
        let played = policy === null ? -1 : policy(turn, draw);
        if (played < 0) played = card(Math.imul(draw, choices) >>> 16);
        const [slot, bit] = [played >> 5, played & 31];
        const at = seat * 4 + slot;
        hands[at] = (hands[at] ?? 0) ^ (1 << bit);
        turn.gain += value[played] ?? 0;
        take(turn, slot, bit, hasTrumps, higher[bit] ?? 0, full);
      }
      points[turn.winner] = (points[turn.winner] ?? 0) + turn.gain + (left === 1 ? layout.lastTrick : 0);
      tricks[turn.winner] = (tricks[turn.winner] ?? 0) + 1;
      leader = turn.winner;
      place = 0;
      turn.gain = layout.perTrick;
    }
    return s;
  };

  return {
    deal(random) {
      let s = random;
      hands.fill(0);
      points.fill(0);
      tricks.fill(0);
      const perWord = fieldsPerWord(layout);
      let top = deck.length - 1;
      // The last hand of a pack that is dealt out takes what is left: it needs no draws.
      for (let seat = 0; seat < players; seat += 1)
        for (let i = 0; i < cards; i += 1, top -= 1) {
          let from = top;
          if (seat < players - 1 || cards * players < deck.length) {
            if ((i & 1) === 0) {
              s ^= s << 13;
              s ^= s >>> 17;
              s ^= s << 5;
            }
            from = Math.imul((i & 1) === 0 ? s >>> 16 : s & 65535, top + 1) >>> 16;
          }
          const drawn = deck[from] ?? 0;
          deck[from] = deck[top] ?? 0;
          deck[top] = drawn;
          const inWord = drawn & 31;
          const slot = (drawn >> 5) * perWord + Math.floor(inWord / bits);
          hands[seat * 4 + slot] = (hands[seat * 4 + slot] ?? 0) | (1 << (perWord === 1 ? inWord : inWord % bits));
        }
      return s;
    },
    load() {
      hands.set(table.hands);
      points.fill(0);
      tricks.fill(0);
    },
    play: (random) => playBy(null, random),
    playBy,
  };
}

/** The number of the kind of trick in {@link TRICK_KINDS}; of no meaning to the leader. */
function kindOf(turn: Turn, hasTrumps: boolean, full: number): number {
  if (hasTrumps && turn.led === 0) return TRICK_KINDS.indexOf('trumpLed');
  return hasTrumps && turn.beatTrump !== full ? TRICK_KINDS.indexOf('trumped') : TRICK_KINDS.indexOf('ledWins');
}

/** What a trick looks like once a card is played to it; `place` 0 begins it. */
export function take(
  trick: Pick<Turn, 'led' | 'beatLed' | 'beatTrump' | 'winner' | 'seat'>,
  slot: number,
  bit: number,
  hasTrumps: boolean,
  higher: number,
  full: number,
): void {
  const isTrump = hasTrumps && slot === 0;
  if (trick.led < 0) {
    trick.led = slot;
    trick.beatLed = higher;
    trick.beatTrump = !hasTrumps ? 0 : isTrump ? higher : full;
    trick.winner = trick.seat;
    return;
  }
  const beating = isTrump ? trick.beatTrump : slot === trick.led ? trick.beatLed : 0;
  if (((beating >>> bit) & 1) === 0) return;
  trick.winner = trick.seat;
  if (isTrump) trick.beatTrump = higher;
  trick.beatLed = isTrump && trick.led !== 0 ? 0 : higher;
}
