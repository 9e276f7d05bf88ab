import { WHO } from '../../trick/masks.ts';
import type { Search, SearchStart } from './search.ts';
import { ENTRIES, nextGeneration, placeOfKey } from './transpositions.ts';
import { distinct, lastWinner, legalOf, nameOwners, ownersOf, pointsOf, topsOf } from './wordHands.ts';
import { makeEnding } from './wordEnding.ts';
import { makeMoves } from './wordMoves.ts';
import { makeOpen } from './wordOpen.ts';
import { makeSure } from './wordSure.ts';
import { GUESS, wordOf, type WordTables } from './wordTables.ts';

/*
 * Exact search of packs of 32 cards, a hand in one word. Values are points of the side `most` from a position on, those in the trick on the
 * table included; all other seats work against it. Nearly all of it asks only whether a goal is reached; `wordOpen.ts` asks for the value. With
 * - a table of positions at trick boundaries, in which low cards that differ in nothing but their rank are told apart by owner only;
 * - bounds (`wordSure.ts`) when a trick begins, and two tricks from the end a search of its own (`wordEnding.ts`);
 * - equal cards of a hand tried once: same value, and no card of anybody else between them;
 * - moves in order of promise (`wordMoves.ts`): the table's lead, killers, history, a guess at their worth.
 *
 * There is one engine, whose arrays are constants to the compiler (an engine for each game would be a third slower): `begin` copies the
 * tables of a game into it. Only one search runs at a time.
 */

/** Cards left from which on the table is asked about all that the last card of a trick may lead to. */
const LOOK_AHEAD = 4;
/** The most cards of a hand. */
const WIDTH = 16;

function makeEngine() {
  /** The duty's masks, nine of each. */
  const duty = new Int32Array(7 * 9);
  const value = new Int32Array(32);
  const above = new Int32Array(32);
  const trumpPoints = new Int32Array(256);
  const plainPoints = new Int32Array(256);
  const hands = new Int32Array(8);
  const mates = new Int32Array(8);
  /** By cards left: what is in play when the trick begins, and what of it the side `most` holds. */
  const live = new Int32Array(WIDTH + 1);
  const ours = new Int32Array(WIDTH + 1);
  /** By cards left: all points still to be made when the trick begins. */
  const totals = new Int32Array(WIDTH + 1);
  /** By slot and its low cards in play: whose they are, lowest first. */
  const owners = new Int32Array(4 * 16);

  const counted = new Int32Array(1);
  const order = makeMoves();
  const sure = makeSure(hands, value, trumpPoints);
  const shared = { order, hands, mates, duty, value, above, trumpPoints, plainPoints, counted, live, ours, totals };
  const ending = makeEnding(shared);

  let players = 4;
  let noTrumps = false;
  let anyDiscard = true;
  let perTrick = 0;
  let lastTrick = 0;
  let low = 0;
  let lowTrumps = 0;
  let lowPlain = 0;
  let byOwner = false;
  let most = 0;
  let generation = 0;
  let limit = 0;
  let stopped = false;
  /** The best card of the node that returned last. */
  let best = 0;

  /** The cards that a seat may play and that differ: lowest of equal ones. `who`: the duty's situation. */
  function choicesOf(place: number, left: number, seat: number, suit: number, beats: number, kind: number, winner: number): number {
    const hand = hands[seat] ?? 0;
    let choices = hand;
    if (place > 0) {
      const who = ((mates[seat] ?? 0) >>> winner) & 1 ? WHO.mate : place === 1 ? WHO.second : WHO.opponent;
      choices = legalOf(hand, suit, beats, duty, kind * 3 + who, noTrumps, anyDiscard);
    }
    return (choices & (choices - 1)) === 0 ? choices : distinct(choices, (live[left] ?? 0) & ~hand, low);
  }

  /** Whether the side `most` makes `goal` from a lead on: the points that this shows, at least where they reach the goal, else at most. */
  function lead(left: number, seat: number, goal: number, hint: number): number {
    counted[0] = (counted[0] ?? 0) + 1;
    const hand = hands[seat] ?? 0;
    const ourTurn = ((most >>> seat) & 1) === 1;
    const after = seat + 1 === players ? 0 : seat + 1;
    const ply = left * players;
    const all = live[left] ?? 0;
    const count = order.list(ply, distinct(hand, all & ~hand, low), 0, 0, 0, GUESS.leads, hint, all);
    let result = ourTurn ? -1 : 10_000;
    let chosen = 0;
    for (let i = 0; i < count; i += 1) {
      const bit = order.take(ply, i, count);
      const one = 1 << bit;
      hands[seat] = hand ^ one;
      const kind = noTrumps || bit > 7 ? 1 : 0;
      const score =
        players === 2
          ? last(left, after, 255 << (bit & 24), above[bit] ?? 0, kind, seat, one, goal)
          : follow(1, left, after, 255 << (bit & 24), above[bit] ?? 0, kind, seat, one, goal);
      if (ourTurn ? score > result : score < result) {
        result = score;
        chosen = bit;
      }
      if (stopped) break;
      if (ourTurn === score >= goal) {
        if (count > 1) order.reward(ply, 0, bit, left);
        break;
      }
    }
    hands[seat] = hand;
    best = chosen;
    return result;
  }

  /**
   * The same from a turn within a trick on. `suit`: the led suit as a byte of ones; `beats`: all cards that beat the winning one; `table`: the
   * cards on the table.
   */
  function follow(
    place: number,
    left: number,
    seat: number,
    suit: number,
    beats: number,
    kind: number,
    winner: number,
    table: number,
    goal: number,
  ): number {
    counted[0] = (counted[0] ?? 0) + 1;
    const hand = hands[seat] ?? 0;
    const after = seat + 1 === players ? 0 : seat + 1;
    const beforeLast = place === players - 2;
    const choices = choicesOf(place, left, seat, suit, beats, kind, winner);
    if ((choices & (choices - 1)) === 0) {
      hands[seat] = hand ^ choices;
      const takes = (choices & beats) !== 0;
      const nextBeats = takes ? (above[31 - Math.clz32(choices)] ?? 0) : beats;
      const nextKind = takes && kind === 1 && !noTrumps && (choices & 255) !== 0 ? 2 : kind;
      const score = beforeLast
        ? last(left, after, suit, nextBeats, nextKind, takes ? seat : winner, table | choices, goal)
        : follow(place + 1, left, after, suit, nextBeats, nextKind, takes ? seat : winner, table | choices, goal);
      hands[seat] = hand;
      return score;
    }
    const ourTurn = ((most >>> seat) & 1) === 1;
    const role = (((most >>> winner) & 1) === 1) === ourTurn ? 32 : 64;
    const ply = left * players - place;
    const count = order.list(ply, choices, role, beats, GUESS.takes, role === 32 ? GUESS.gives : GUESS.loses, -1, 0);
    let result = ourTurn ? -1 : 10_000;
    for (let i = 0; i < count; i += 1) {
      const bit = order.take(ply, i, count);
      const one = 1 << bit;
      hands[seat] = hand ^ one;
      const takes = (one & beats) !== 0;
      const nextBeats = takes ? (above[bit] ?? 0) : beats;
      const nextKind = takes && kind === 1 && !noTrumps && bit < 8 ? 2 : kind;
      const score = beforeLast
        ? last(left, after, suit, nextBeats, nextKind, takes ? seat : winner, table | one, goal)
        : follow(place + 1, left, after, suit, nextBeats, nextKind, takes ? seat : winner, table | one, goal);
      if (ourTurn ? score > result : score < result) result = score;
      if (stopped) break;
      if (ourTurn === score >= goal) {
        order.reward(ply, role, bit, left);
        break;
      }
    }
    hands[seat] = hand;
    return result;
  }

  /** The same from the last turn of a trick on. */
  function last(
    left: number,
    seat: number,
    suit: number,
    beats: number,
    kind: number,
    winner: number,
    table: number,
    goal: number,
  ): number {
    counted[0] = (counted[0] ?? 0) + 1;
    const hand = hands[seat] ?? 0;
    const place = players - 1;
    const choices = choicesOf(place, left, seat, suit, beats, kind, winner);
    if ((choices & (choices - 1)) === 0) {
      hands[seat] = hand ^ choices;
      const score = closed(left, (choices & beats) !== 0 ? seat : winner, table | choices, goal);
      hands[seat] = hand;
      return score;
    }
    const ourTurn = ((most >>> seat) & 1) === 1;
    const role = (((most >>> winner) & 1) === 1) === ourTurn ? 32 : 64;
    const ply = left * players - place;
    const count = order.list(ply, choices, role, beats, GUESS.takesLast, role === 32 ? GUESS.gives : GUESS.loses, -1, 0);
    if (left >= LOOK_AHEAD) {
      const known = knownAfter(ply, count, left, seat, beats, winner, table, ourTurn, goal);
      if (known >= 0) return known;
    }
    let result = ourTurn ? -1 : 10_000;
    for (let i = 0; i < count; i += 1) {
      const bit = order.take(ply, i, count);
      const one = 1 << bit;
      hands[seat] = hand ^ one;
      const score = closed(left, (one & beats) !== 0 ? seat : winner, table | one, goal);
      if (ourTurn ? score > result : score < result) result = score;
      if (stopped) break;
      if (ourTurn === score >= goal) {
        order.reward(ply, role, bit, left);
        break;
      }
    }
    hands[seat] = hand;
    return result;
  }

  /** The same once a trick is full. */
  function closed(left: number, winner: number, table: number, goal: number): number {
    const points = pointsOf(table, trumpPoints, plainPoints) + perTrick + (left === 1 ? lastTrick : 0);
    const gain = ((most >>> winner) & 1) === 1 ? points : 0;
    return (
      gain + trick(winner, (live[left] ?? 0) & ~table, (ours[left] ?? 0) & ~table, (totals[left] ?? 0) - points, goal - gain, left - 1)
    );
  }

  /** What the table knows of a trick begun by the last card of this one, if that is enough; −1 if there is nothing. */
  function knownAfter(
    ply: number,
    count: number,
    left: number,
    seat: number,
    beats: number,
    winner: number,
    table: number,
    ourTurn: boolean,
    goal: number,
  ): number {
    for (let i = 0; i < count; i += 1) {
      const bit = order.at(ply, i);
      const one = 1 << bit;
      const next = (one & beats) !== 0 ? seat : winner;
      const rest = (live[left] ?? 0) & ~(table | one);
      const key = byOwner ? rest & ~low : rest;
      const code = byOwner ? ownersOf(rest, owners, lowTrumps, lowPlain) : 0;
      const at = placeOfKey(key, code, next);
      if (ENTRIES[at] !== key || ENTRIES[at + 1] !== code || ((ENTRIES[at + 2] ?? 0) & ~255) !== ((generation << 16) | (next << 8)))
        continue;
      const gain = ((most >>> next) & 1) === 1 ? pointsOf(table | one, trumpPoints, plainPoints) + perTrick : 0;
      const bounds = ENTRIES[at + 3] ?? 0;
      const known = gain + (ourTurn ? bounds >> 16 : (bounds << 16) >> 16);
      if (ourTurn === known >= goal) return known;
    }
    return -1;
  }

  /** The same from a trick on, `leader` to lead: `all` are the cards in play, `held` those of the side `most`; `total`: points to be made. */
  function trick(leader: number, all: number, held: number, total: number, goal: number, left: number): number {
    if (goal > total) return total;
    if (goal <= 0) return 0;
    if (left === 1) {
      counted[0] = (counted[0] ?? 0) + players;
      return ((most >>> lastWinner(hands, above, leader, players)) & 1) === 1 ? total : 0;
    }
    let highest = total;
    let lowest = 0;
    const trumps = noTrumps ? 0 : all & 255;
    if (trumps !== 0) {
      // Trumps that nothing beats win their tricks, whatever anybody does.
      const mine = held & 255;
      const theirs = trumps ^ mine;
      if (mine > theirs) {
        lowest = trumpPoints[topsOf(mine, theirs)] ?? 0;
        if (goal <= lowest) return lowest;
      } else {
        highest -= trumpPoints[topsOf(theirs, mine)] ?? 0;
        if (goal > highest) return highest;
      }
    }
    if ((counted[0] ?? 0) > limit) stopped = true;
    if (stopped) return 0;

    const key = byOwner ? all & ~low : all;
    const code = byOwner ? ownersOf(all, owners, lowTrumps, lowPlain) : 0;
    const at = placeOfKey(key, code, leader);
    const meta = (generation << 16) | (leader << 8);
    let hint = -1;
    if (ENTRIES[at] === key && ENTRIES[at + 1] === code && ((ENTRIES[at + 2] ?? 0) & ~255) === meta) {
      const bounds = ENTRIES[at + 3] ?? 0;
      lowest = bounds >> 16;
      highest = (bounds << 16) >> 16;
      if (lowest >= goal) return lowest;
      if (highest < goal) return highest;
      hint = (ENTRIES[at + 2] ?? 0) & 255;
    } else {
      const certain = sure.of(leader, all, held, left, total);
      if (((most >>> leader) & 1) === 1) {
        if (certain >= goal) return certain;
        if (certain > lowest) lowest = certain;
      } else {
        if (total - certain < goal) return total - certain;
        if (total - certain < highest) highest = total - certain;
      }
    }

    live[left] = all;
    ours[left] = held;
    totals[left] = total;
    const result = left === 2 ? ending.value(leader, total, goal) : lead(left, leader, goal, hint);
    if (stopped) return 0;
    if (result >= goal) lowest = result;
    else highest = result;
    ENTRIES[at] = key;
    ENTRIES[at + 1] = code;
    ENTRIES[at + 2] = meta | best;
    ENTRIES[at + 3] = (lowest << 16) | (highest & 65535);
    return result;
  }

  const open = makeOpen({ ...shared, stopped: () => stopped, choicesOf, follow, last, closed, trick });

  /** Makes the module's tables those of a layout. */
  function use(tables: WordTables, seats: number): void {
    players = seats;
    ({ noTrumps, perTrick, lastTrick, low } = tables);
    value.set(tables.value);
    above.set(tables.above);
    trumpPoints.set(tables.trumpPoints);
    plainPoints.set(tables.plainPoints);
    duty.set(tables.duty);
    anyDiscard = !tables.barsUnder;
    lowTrumps = low & 255;
    lowPlain = (low >>> 8) & 255;
    // The owners of three low cards a suit fit into the table's code, at two bits each.
    byOwner = players <= 4 && Math.max(lowTrumps, lowPlain) < 8;
  }

  /** Takes four fields a seat. */
  function enter(fields: Int32Array): void {
    for (let seat = 0; seat < players; seat += 1) hands[seat] = wordOf(fields, seat * 4);
  }

  return {
    begin(tables: WordTables, seats: number, fields: Int32Array, sides: readonly number[], side: number, nodesAtMost: number): void {
      use(tables, seats);
      mates.set(sides);
      most = side;
      generation = nextGeneration();
      order.begin(tables);
      const game = { ...tables, players, most };
      sure.begin(game);
      ending.begin(game);
      open.begin(game);
      limit = nodesAtMost;
      counted[0] = 0;
      stopped = false;
      enter(fields);
      if (byOwner) nameOwners(hands, players, owners);
    },
    value(fields: Int32Array, onTable: Int32Array, start: SearchStart, alpha: number, beta: number): number | undefined {
      const { leader, place, left, led, beatLed, beatTrump, winner } = start;
      enter(fields);
      const table = wordOf(onTable, 0);
      let all = table;
      let held = 0;
      for (let seat = 0; seat < players; seat += 1) {
        all |= hands[seat] ?? 0;
        if ((most >>> seat) & 1) held |= hands[seat] ?? 0;
      }
      const total = pointsOf(all, trumpPoints, plainPoints) + lastTrick + left * perTrick;
      let result;
      if (left === 0) result = 0;
      else if (place === 0) result = open.trick(leader, all, held, total, alpha, beta, left);
      else {
        live[left] = all;
        ours[left] = held;
        totals[left] = total;
        const kind = noTrumps ? 1 : led === 0 ? 0 : beatTrump === 255 ? 1 : 2;
        const beats = (beatLed << (led * 8)) | (led === 0 ? 0 : beatTrump);
        result = open.turn(place, left, (leader + place) % players, 255 << (led * 8), beats, kind, winner, table, alpha, beta);
      }
      return stopped ? undefined : result;
    },
    nodes: (): number => counted[0] ?? 0,
  };
}

const engine = makeEngine();

/** The search of a layout's words for a number of players. */
export function wordSearch(tables: WordTables, seats: number): Search {
  return {
    begin: (hands, mates, most, limit) => engine.begin(tables, seats, hands, mates, most, limit),
    value: engine.value,
    nodes: engine.nodes,
  };
}
