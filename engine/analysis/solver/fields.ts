import type { Layout } from '../../cards/trick/layout.ts';
import { WHO } from '../../cards/trick/masks.ts';
import { cashFields, distinctIn, type FieldGame } from './fieldHands.ts';
import type { PositionSearch } from './search.ts';
import { entriesOfFields, nextGeneration, placeOfFields } from './transpositions.ts';
import { int32At, outOfRange, uint8At } from '../../cards/indexed.ts';

/** The most cards of a hand, and the most that are played in a deal. */
const WIDTH = 24;
const PLIES = 80;
/** The most that history adds to a move, what killers add, and the score of the table's lead. */
const HISTORY_MOST = 1 << 20;
const KILLER = 1 << 21;
const HINT = 1 << 28;

/**
 * Exact search of every pack, a hand in four fields: the way of {@link import('./words.ts').wordSearch}, slower, and as exact; identical copies
 * are equal cards. All cards in play identify a position.
 */
export function fieldSearch(layout: Layout, players: number): PositionSearch {
  const { masks, perTrick, lastTrick, value, higher, full } = layout;
  const noTrumps = layout.trumps === 0;
  const entries = entriesOfFields();
  const hands = new Int32Array(players * 4);
  const mates = new Int32Array(players);
  /** By cards left, four fields each: what is in play when the trick begins; and all points still to be made then. */
  const live = new Int32Array((WIDTH + 1) * 4);
  const totals = new Int32Array(WIDTH + 1);
  const legal = new Int32Array(4);
  const history = new Int32Array(3 * 128);
  const killers = new Int32Array(2 * (PLIES + 1));
  const moves = new Int32Array((PLIES + 1) * WIDTH);
  const scores = new Int32Array((PLIES + 1) * WIDTH);
  const ranks = new Int32Array(32);
  for (let bit = 0; bit < layout.bits; bit += 1) ranks[bit] = ((1 << layout.copies) - 1) << (bit - (bit % layout.copies));
  const mustFollow = masks.follow.every((mask) => mask !== 0);
  let game: FieldGame = { players, most: 0, noTrumps, mustFollow, value, higher };
  let most = 0;
  let generation = 0;
  let nodes = 0;
  let limit = 0;
  let stopped = false;
  let best = 0;

  /** Sets {@link legal} to what a duty leaves of a hand, by the masks of {@link import('../../cards/trick/masks.ts').DutyMasks}. */
  function setLegal(base: number, led: number, beatLed: number, beatTrump: number, at: number): void {
    const ofSuit = hands[base + led];
    const ownTrumps = hands[base];
    const follow = masks.follow[at];
    const beat = masks.beat[at];
    const suit = masks.suit[at];
    const over = masks.over[at];
    const trump = masks.trump[at];
    const lowTrump = masks.lowTrump[at];
    const kept = masks.discard[at];
    const keptTrump = masks.discardTrump[at];
    const keptOver = masks.discardOver[at];
    const under = masks.under[at];
    if (ofSuit === undefined || ownTrumps === undefined) throw outOfRange(hands, base + led);
    if (follow === undefined || beat === undefined || suit === undefined || over === undefined) throw outOfRange(masks.follow, at);
    if (trump === undefined || lowTrump === undefined || kept === undefined || under === undefined) throw outOfRange(masks.trump, at);
    if (keptTrump === undefined || keptOver === undefined) throw outOfRange(masks.discardTrump, at);
    const held = ofSuit & follow;
    if (held !== 0) {
      const beating = held & beatLed & beat;
      legal.fill(0);
      legal[led] = beating !== 0 ? beating : (held & suit) | (held & -held);
      return;
    }
    const trumps = noTrumps ? 0 : ownTrumps;
    const beating = trumps & beatTrump & over;
    const due = beating !== 0 ? beating : (trumps & trump) | (trumps & -trumps & lowTrump);
    if (due !== 0) {
      legal.fill(0);
      legal[0] = due;
      return;
    }
    let any = 0;
    for (let slot = 0; slot < 4; slot += 1) {
      const field = hands[base + slot];
      if (field === undefined) throw outOfRange(hands, base + slot);
      const isTrump = slot === 0 && !noTrumps;
      let left = (field & (isTrump ? keptTrump | (beatTrump & keptOver) : kept)) | (field & -field);
      if (isTrump) left &= under | beatTrump;
      legal[slot] = left;
      any |= left;
    }
    if (any === 0) legal[0] = trumps;
  }

  /** Lists the moves of a turn with their scores from `base` on; returns how many there are. */
  function list(
    ply: number,
    base: number,
    seat: number,
    left: number,
    led: number,
    beatLed: number,
    beatTrump: number,
    role: number,
    closes: boolean,
    hint: number,
  ): number {
    const first = int32At(killers, ply * 2);
    const second = int32At(killers, ply * 2 + 1);
    let count = 0;
    for (let slot = 0; slot < 4; slot += 1) {
      const open = legal[slot];
      const all = live[left * 4 + slot];
      const own = hands[seat * 4 + slot];
      if (open === undefined || all === undefined || own === undefined) throw outOfRange(hands, seat * 4 + slot);
      if (open === 0) continue;
      const foreign = all & ~own;
      const beats = led < 0 ? 0 : slot === led ? beatLed : slot === 0 && !noTrumps ? beatTrump : 0;
      for (let rest = distinctIn(open, foreign, slot, value, ranks); rest !== 0; rest &= rest - 1) {
        const bit = 31 - Math.clz32(rest & -rest);
        const place = slot * 32 + bit;
        const worth = value[place];
        const above = higher[bit];
        const past = history[role + place];
        if (worth === undefined || above === undefined || past === undefined) throw outOfRange(history, role + place);
        let score = HINT;
        if (place !== hint) {
          let guess;
          if (led < 0) guess = (all & above) !== 0 ? -worth * 2 : slot === 0 && !noTrumps ? 200 : 150 + worth * 4;
          else if ((beats >>> bit) & 1) guess = closes ? 100 + worth * 4 : 60 - worth;
          else guess = role === 128 ? worth * 6 : -worth * 6;
          score = past + ((guess + 256) << 8) + (place === first ? KILLER : place === second ? HISTORY_MOST : 0);
        }
        let at = base + count;
        count += 1;
        while (at > base) {
          const lower = scores[at - 1];
          const move = moves[at - 1];
          if (lower === undefined || move === undefined) throw outOfRange(scores, at - 1);
          if (lower >= score) break;
          scores[at] = lower;
          moves[at] = move;
          at -= 1;
        }
        scores[at] = score;
        moves[at] = place;
      }
    }
    return count;
  }

  /** The value of the rest of a trick and of all that follows, with a card of `seat` next; `gain`: points on the table. */
  function card(
    place: number,
    left: number,
    seat: number,
    led: number,
    beatLed: number,
    beatTrump: number,
    winner: number,
    gain: number,
    alpha: number,
    beta: number,
    hint: number,
  ): number {
    nodes += 1;
    const ourTurn = ((most >>> seat) & 1) === 1;
    const closes = place === players - 1;
    const after = seat + 1 === players ? 0 : seat + 1;
    const ply = left * players - place;
    const base = ply * WIDTH;
    let role = 0;
    if (place === 0) for (let slot = 0; slot < 4; slot += 1) legal[slot] = int32At(hands, seat * 4 + slot);
    else {
      const kind = noTrumps ? 1 : led === 0 ? 0 : beatTrump === full ? 1 : 2;
      const who = (int32At(mates, seat) >>> winner) & 1 ? WHO.mate : place === 1 ? WHO.second : WHO.opponent;
      setLegal(seat * 4, led, beatLed, beatTrump, kind * 3 + who);
      role = (((most >>> winner) & 1) === 1) === ourTurn ? 128 : 256;
    }
    const count = list(ply, base, seat, left, place === 0 ? -1 : led, beatLed, beatTrump, role, closes, hint);

    let result = ourTurn ? -1 : 10_000;
    let chosen = -1;
    for (let i = 0; i < count; i += 1) {
      const move = moves[base + i];
      if (move === undefined) throw outOfRange(moves, base + i);
      const slot = move >> 5;
      const bit = move & 31;
      const field = seat * 4 + slot;
      const own = hands[field];
      const above = higher[bit];
      const worth = value[move];
      if (own === undefined || above === undefined || worth === undefined) throw outOfRange(hands, field);
      hands[field] = own ^ (1 << bit);
      const isTrump = slot === 0 && !noTrumps;
      const leads = place === 0;
      const takes = leads || (((slot === led ? beatLed : isTrump ? beatTrump : 0) >>> bit) & 1) === 1;
      const nextLed = leads ? slot : led;
      let nextLedBeats = beatLed;
      let nextTrumpBeats = beatTrump;
      if (takes) {
        nextLedBeats = isTrump && nextLed !== 0 ? 0 : above;
        nextTrumpBeats = isTrump ? above : leads ? layout.trumps : beatTrump;
      }
      const nextWinner = takes ? seat : winner;
      const points = gain + worth;
      // The first move is searched with the whole window, the others to see whether they are better at all.
      const [low, high] = i === 0 ? [alpha, beta] : ourTurn ? [alpha, alpha + 1] : [beta - 1, beta];
      let score = rest(place, left, after, nextLed, nextLedBeats, nextTrumpBeats, nextWinner, points, closes, low, high);
      if (i > 0 && score > alpha && score < beta)
        score = rest(
          place,
          left,
          after,
          nextLed,
          nextLedBeats,
          nextTrumpBeats,
          nextWinner,
          points,
          closes,
          ourTurn ? score : alpha,
          ourTurn ? beta : score,
        );
      hands[field] = own;
      if (ourTurn ? score > result : score < result) {
        result = score;
        chosen = move;
      }
      if (ourTurn && score > alpha) alpha = score;
      if (!ourTurn && score < beta) beta = score;
      if (alpha >= beta) {
        if (count === 1) break;
        history[role + move] = Math.min(HISTORY_MOST, int32At(history, role + move) + left * left);
        if (killers[ply * 2] !== move) {
          killers[ply * 2 + 1] = int32At(killers, ply * 2);
          killers[ply * 2] = move;
        }
        break;
      }
    }
    best = chosen;
    return result;
  }

  /** The value once a card has been played. */
  function rest(
    place: number,
    left: number,
    after: number,
    led: number,
    beatLed: number,
    beatTrump: number,
    winner: number,
    gain: number,
    closes: boolean,
    alpha: number,
    beta: number,
  ): number {
    if (!closes) return card(place + 1, left, after, led, beatLed, beatTrump, winner, gain, alpha, beta, -1);
    const points = gain + perTrick + (left === 1 ? lastTrick : 0);
    const own = ((most >>> winner) & 1) === 1 ? points : 0;
    return own + trick(winner, int32At(totals, left) - points, alpha - own, beta - own, left - 1);
  }

  /** The value of the tricks to come, `leader` to lead and `total` points to be made. */
  function trick(leader: number, total: number, alpha: number, beta: number, left: number): number {
    if (left === 0) return 0;
    let highest = total;
    let lowest = 0;
    if (alpha >= highest) return highest;
    if (beta <= lowest) return lowest;
    if (nodes > limit) stopped = true;
    if (stopped) return 0;
    const at4 = left * 4;
    let mine = 0;
    let theirs = 0;
    for (let slot = 0; slot < 4; slot += 1) {
      let all = 0;
      for (let seat = 0; seat < players; seat += 1) {
        const field = hands[seat * 4 + slot];
        if (field === undefined) throw outOfRange(hands, seat * 4 + slot);
        all |= field;
        if (slot > 0 || noTrumps) continue;
        if ((most >>> seat) & 1) mine |= field;
        else theirs |= field;
      }
      live[at4 + slot] = all;
    }
    totals[left] = total;
    if (left > 1) {
      // Trumps that nothing beats win their tricks, whatever the others do.
      if (mine > theirs) lowest = trumpPoints(theirs === 0 ? mine : mine & int32At(higher, 31 - Math.clz32(theirs)));
      else highest -= trumpPoints(mine === 0 ? theirs : theirs & int32At(higher, 31 - Math.clz32(mine)));
      if (alpha >= highest) return highest;
      if (beta <= lowest) return lowest;
    }
    const a = live[at4];
    const b = live[at4 + 1];
    const c = live[at4 + 2];
    const d = live[at4 + 3];
    if (a === undefined || b === undefined || c === undefined || d === undefined) throw outOfRange(live, at4);
    const at = placeOfFields(a, b, c, d, leader);
    const meta = (generation << 16) | (leader << 8);
    let hint = -1;
    if (holds(at, meta, at4)) {
      const bounds = int32At(entries, at + 5);
      const least = bounds >> 16;
      const greatest = (bounds << 16) >> 16;
      if (least >= beta) return least;
      if (greatest <= alpha || least === greatest) return greatest;
      hint = int32At(entries, at + 4) & 255;
      if (least > alpha) alpha = least;
      if (greatest < beta) beta = greatest;
    }
    if (left > 1) {
      const sure = cashFields(game, hands, leader, left);
      if (((most >>> leader) & 1) === 1) {
        if (sure + lowest >= beta) return sure + lowest;
      } else if (highest - sure <= alpha) return highest - sure;
    }
    const result = card(0, left, leader, -1, 0, 0, leader, 0, alpha, beta, hint);
    if (stopped) return 0;
    const lead = best;
    let least = lowest;
    let greatest = highest;
    if (holds(at, meta, at4)) {
      const bounds = int32At(entries, at + 5);
      least = bounds >> 16;
      greatest = (bounds << 16) >> 16;
    }
    if (result <= alpha) greatest = Math.min(greatest, result);
    else if (result >= beta) least = Math.max(least, result);
    else least = greatest = result;
    entries[at] = a;
    entries[at + 1] = b;
    entries[at + 2] = c;
    entries[at + 3] = d;
    entries[at + 4] = meta | lead;
    entries[at + 5] = (least << 16) | (greatest & 65535);
    return result;
  }

  /** Whether an entry is of the position whose cards are in play from `at4` on. */
  function holds(at: number, meta: number, at4: number): boolean {
    if ((int32At(entries, at + 4) & ~255) !== meta) return false;
    for (let slot = 0; slot < 4; slot += 1) if (entries[at + slot] !== live[at4 + slot]) return false;
    return true;
  }

  function trumpPoints(field: number): number {
    let points = 0;
    for (let left = field; left !== 0; left &= left - 1) {
      const worth = value[31 - Math.clz32(left & -left)];
      if (worth === undefined) throw outOfRange(value, 31 - Math.clz32(left & -left));
      points += worth;
    }
    return points;
  }

  return {
    begin(fields, sides, side, nodesAtMost) {
      hands.set(fields);
      mates.set(sides);
      most = side;
      game = { ...game, most };
      generation = nextGeneration();
      limit = nodesAtMost;
      nodes = 0;
      stopped = false;
      history.fill(0);
      killers.fill(-1);
    },
    value(fields, table, start, alpha, beta) {
      const { leader, place, left, led, beatLed, beatTrump, winner } = start;
      hands.set(fields);
      let onTable = 0;
      let total = lastTrick + left * perTrick;
      for (let slot = 0; slot < 4; slot += 1) {
        let all = int32At(table, slot);
        for (let seat = 0; seat < players; seat += 1) all |= int32At(fields, seat * 4 + slot);
        live[left * 4 + slot] = all;
        for (let bits = all; bits !== 0; bits &= bits - 1) {
          const worth = uint8At(value, slot * 32 + 31 - Math.clz32(bits & -bits));
          total += worth;
          if (int32At(table, slot) & bits & -bits) onTable += worth;
        }
      }
      totals[left] = total;
      const result =
        place === 0
          ? trick(leader, total, alpha, beta, left)
          : card(place, left, (leader + place) % players, led, beatLed, beatTrump, winner, onTable, alpha, beta, -1);
      return stopped ? undefined : result;
    },
    nodes: () => nodes,
  };
}
