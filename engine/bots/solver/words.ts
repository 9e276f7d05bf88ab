import { WHO } from '../../trick/masks.ts';
import type { Search, SearchStart } from './search.ts';
import { ENTRIES, nextGeneration, placeOfKey } from './transpositions.ts';
import { cash, distinct, lastWinner, legalOf, nameOwners, ownersOf } from './wordHands.ts';
import { GUESS, wordOf, type WordTables } from './wordTables.ts';

/*
 * Exact search of packs of 32 cards, a hand in one word. Values are points of the side `most` from a position on, those in the trick on the
 * table included; all other seats work against it. Principal-variation search with
 * - a table of positions at trick boundaries, in which low cards that differ in nothing but their rank are told apart by owner only;
 * - bounds: points left, trumps that nothing beats, plain cards that nothing beats and nobody can trump;
 * - equal cards of a hand tried once: same value, and no card of anybody else between them;
 * - moves in order of the table's lead, killers, history and a guess at their worth.
 *
 * There is one engine, whose arrays are constants to the compiler (an engine for each game would be a third slower): `begin` copies the
 * tables of a game into it. Only one search runs at a time.
 */

/** The most cards that are played of a pack, and the most of one hand. */
const PLIES = 32;
const WIDTH = 16;
/** What history may add to a move, what killers add, and what the table's lead has. */
const HISTORY_MOST = 1 << 20;
const KILLER = 1 << 21;
const HINT = 1 << 28;

function makeEngine() {
  /** The duty's masks, nine of each. */
  const duty = new Int32Array(7 * 9);
  const value = new Int32Array(32);
  const above = new Int32Array(32);
  const inSuit = new Int32Array(32);
  const trumpPoints = new Int32Array(256);
  const plainPoints = new Int32Array(256);
  const guesses = new Int32Array(6 * 32);
  const hands = new Int32Array(8);
  const mates = new Int32Array(8);
  const history = new Int32Array(3 * 32);
  const killers = new Int32Array(2 * (PLIES + 1));
  const moves = new Int32Array((PLIES + 1) * WIDTH);
  const scores = new Int32Array((PLIES + 1) * WIDTH);
  /** By cards left: what is in play when the trick begins, and what of it the side `most` holds. */
  const live = new Int32Array(WIDTH + 1);
  const ours = new Int32Array(WIDTH + 1);
  /** By cards left: all points still to be made when the trick begins. */
  const totals = new Int32Array(WIDTH + 1);
  /** By slot and its low cards in play: whose they are, lowest first. */
  const owners = new Int32Array(4 * 16);

  let players = 4;
  let noTrumps = false;
  let anyDiscard = true;
  let mustFollow = true;
  let perTrick = 0;
  let lastTrick = 0;
  let low = 0;
  let lowTrumps = 0;
  let lowPlain = 0;
  let byOwner = false;
  let most = 0;
  let generation = 0;
  let nodes = 0;
  let limit = 0;
  let stopped = false;
  /** The best card of the node that returned last. */
  let best = 0;

  function pointsOf(word: number): number {
    return (
      (trumpPoints[word & 255] ?? 0) +
      (plainPoints[(word >>> 8) & 255] ?? 0) +
      (plainPoints[(word >>> 16) & 255] ?? 0) +
      (plainPoints[word >>> 24] ?? 0)
    );
  }

  /**
   * The value of the rest of a trick and of all that follows, with a card of `seat` next. `suit`: the led suit as a byte of ones; `beats`: all
   * cards that beat the winning one; `table`: the cards on the table.
   */
  function card(
    place: number,
    left: number,
    seat: number,
    suit: number,
    beats: number,
    kind: number,
    winner: number,
    table: number,
    alpha: number,
    beta: number,
    hint: number,
  ): number {
    nodes += 1;
    const hand = hands[seat] ?? 0;
    const ourTurn = ((most >>> seat) & 1) === 1;
    const leads = place === 0;
    const closes = place === players - 1;
    const after = seat + 1 === players ? 0 : seat + 1;
    let choices = hand;
    let role = 0;
    if (!leads) {
      const who = ((mates[seat] ?? 0) >>> winner) & 1 ? WHO.mate : place === 1 ? WHO.second : WHO.opponent;
      choices = legalOf(hand, suit, beats, duty, kind * 3 + who, noTrumps, anyDiscard);
      role = (((most >>> winner) & 1) === 1) === ourTurn ? 32 : 64;
    }
    if ((choices & (choices - 1)) !== 0) choices = distinct(choices, (live[left] ?? 0) & ~hand, low);

    const ply = left * players - place;
    const base = ply * WIDTH;
    let count = 1;
    let top = base;
    if ((choices & (choices - 1)) === 0) moves[base] = 31 - Math.clz32(choices);
    else {
      const first = killers[ply * 2] ?? 0;
      const second = killers[ply * 2 + 1] ?? 0;
      const inPlay = (live[left] ?? 0) & ~table;
      const beating = closes ? GUESS.takesLast : GUESS.takes;
      const losing = leads ? GUESS.leads : role === 32 ? GUESS.gives : GUESS.loses;
      count = 0;
      let highest = -1;
      for (let rest = choices; rest !== 0; rest &= rest - 1) {
        const bit = 31 - Math.clz32(rest & -rest);
        let score = (history[role + bit] ?? 0) + (guesses[(((beats >>> bit) & 1) !== 0 ? beating : losing) + bit] ?? 0);
        if (leads && (inPlay & (inSuit[bit] ?? 0)) === 0) score += guesses[GUESS.masters + bit] ?? 0;
        if (bit === hint) score = HINT;
        else if (bit === first) score += KILLER;
        else if (bit === second) score += HISTORY_MOST;
        const at = base + count;
        moves[at] = bit;
        scores[at] = score;
        if (score > highest) {
          highest = score;
          top = at;
        }
        count += 1;
      }

      if (closes && left > 2) {
        const known = knownAfter(base, count, left, seat, beats, winner, table, ourTurn, alpha, beta);
        if (known >= 0) return known;
      }
    }

    let result = ourTurn ? -1 : 10_000;
    let chosen = -1;
    for (let i = 0; i < count; i += 1) {
      // The most promising of those not yet tried: most nodes need no second.
      if (i > 0) {
        top = base + i;
        for (let other = top + 1; other < base + count; other += 1) if ((scores[other] ?? 0) > (scores[top] ?? 0)) top = other;
      }
      const bit = moves[top] ?? 0;
      moves[top] = moves[base + i] ?? 0;
      scores[top] = scores[base + i] ?? 0;
      const one = 1 << bit;
      hands[seat] = hand ^ one;
      const takes = leads || (one & beats) !== 0;
      const nextTable = table | one;
      const nextWinner = takes ? seat : winner;
      let score;
      if (!closes) {
        const nextSuit = leads ? 255 << (bit & 24) : suit;
        const nextBeats = takes ? (above[bit] ?? 0) : beats;
        const nextKind = noTrumps ? 1 : leads ? (bit < 8 ? 0 : 1) : takes && bit < 8 && kind === 1 ? 2 : kind;
        if (i === 0) score = card(place + 1, left, after, nextSuit, nextBeats, nextKind, nextWinner, nextTable, alpha, beta, -1);
        else if (ourTurn) {
          score = card(place + 1, left, after, nextSuit, nextBeats, nextKind, nextWinner, nextTable, alpha, alpha + 1, -1);
          if (score > alpha && score < beta)
            score = card(place + 1, left, after, nextSuit, nextBeats, nextKind, nextWinner, nextTable, score, beta, -1);
        } else {
          score = card(place + 1, left, after, nextSuit, nextBeats, nextKind, nextWinner, nextTable, beta - 1, beta, -1);
          if (score < beta && score > alpha)
            score = card(place + 1, left, after, nextSuit, nextBeats, nextKind, nextWinner, nextTable, alpha, score, -1);
        }
      } else {
        const points = pointsOf(nextTable) + perTrick + (left === 1 ? lastTrick : 0);
        const gain = ((most >>> nextWinner) & 1) === 1 ? points : 0;
        const total = (totals[left] ?? 0) - points;
        const rest = (live[left] ?? 0) & ~nextTable;
        const held = (ours[left] ?? 0) & ~nextTable;
        if (i === 0) score = gain + trick(nextWinner, rest, held, total, alpha - gain, beta - gain, left - 1);
        else if (ourTurn) {
          score = gain + trick(nextWinner, rest, held, total, alpha - gain, alpha + 1 - gain, left - 1);
          if (score > alpha && score < beta) score = gain + trick(nextWinner, rest, held, total, score - gain, beta - gain, left - 1);
        } else {
          score = gain + trick(nextWinner, rest, held, total, beta - 1 - gain, beta - gain, left - 1);
          if (score < beta && score > alpha) score = gain + trick(nextWinner, rest, held, total, alpha - gain, score - gain, left - 1);
        }
      }
      if (ourTurn) {
        if (score > result) {
          result = score;
          chosen = bit;
        }
        if (score > alpha) alpha = score;
      } else {
        if (score < result) {
          result = score;
          chosen = bit;
        }
        if (score < beta) beta = score;
      }
      if (alpha >= beta) {
        if (count === 1) break;
        history[role + bit] = Math.min(HISTORY_MOST, (history[role + bit] ?? 0) + left * left);
        if (killers[ply * 2] !== bit) {
          killers[ply * 2 + 1] = killers[ply * 2] ?? 0;
          killers[ply * 2] = bit;
        }
        break;
      }
    }
    hands[seat] = hand;
    best = chosen;
    return result;
  }

  /** A value good enough for a cut-off that the table knows of a trick begun by the last card of this one; −1 if there is none. */
  function knownAfter(
    base: number,
    count: number,
    left: number,
    seat: number,
    beats: number,
    winner: number,
    table: number,
    ourTurn: boolean,
    alpha: number,
    beta: number,
  ): number {
    for (let i = 0; i < count; i += 1) {
      const bit = moves[base + i] ?? 0;
      const one = 1 << bit;
      const next = (one & beats) !== 0 ? seat : winner;
      const rest = (live[left] ?? 0) & ~(table | one);
      const key = byOwner ? rest & ~low : rest;
      const code = byOwner ? ownersOf(rest, owners, lowTrumps, lowPlain) : 0;
      const at = placeOfKey(key, code, next);
      if (ENTRIES[at] !== key || ENTRIES[at + 1] !== code || ((ENTRIES[at + 2] ?? 0) & ~255) !== ((generation << 16) | (next << 8)))
        continue;
      const gain = ((most >>> next) & 1) === 1 ? pointsOf(table | one) + perTrick : 0;
      const bounds = ENTRIES[at + 3] ?? 0;
      const known = gain + (ourTurn ? bounds >> 16 : (bounds << 16) >> 16);
      if (ourTurn ? known >= beta : known <= alpha) {
        best = bit;
        return known;
      }
    }
    return -1;
  }

  /** The value of the tricks to come, `leader` to lead: `all` are the cards in play, `held` those of the side `most`. */
  function trick(leader: number, all: number, held: number, total: number, alpha: number, beta: number, left: number): number {
    if (left === 0) return 0;
    let highest = total;
    let lowest = 0;
    if (left === 1) {
      if (alpha >= total) return total;
      if (beta <= 0) return 0;
      nodes += players;
      return ((most >>> lastWinner(hands, above, leader, players)) & 1) === 1 ? total : 0;
    }
    const trumps = noTrumps ? 0 : all & 255;
    if (trumps !== 0) {
      // Trumps that nothing beats win their tricks, whatever anybody does.
      const mine = held & 255;
      const theirs = trumps ^ mine;
      if (mine > theirs) lowest = trumpPoints[theirs === 0 ? mine : mine & -(1 << (32 - Math.clz32(theirs)))] ?? 0;
      else highest -= trumpPoints[mine === 0 ? theirs : theirs & -(1 << (32 - Math.clz32(mine)))] ?? 0;
    }
    if (alpha >= highest) return highest;
    if (beta <= lowest) return lowest;
    if (nodes > limit) stopped = true;
    if (stopped) return 0;

    const key = byOwner ? all & ~low : all;
    const code = byOwner ? ownersOf(all, owners, lowTrumps, lowPlain) : 0;
    const at = placeOfKey(key, code, leader);
    const meta = (generation << 16) | (leader << 8);
    let hint = -1;
    if (ENTRIES[at] === key && ENTRIES[at + 1] === code && ((ENTRIES[at + 2] ?? 0) & ~255) === meta) {
      const bounds = ENTRIES[at + 3] ?? 0;
      const least = bounds >> 16;
      const greatest = (bounds << 16) >> 16;
      if (least >= beta) return least;
      if (greatest <= alpha || least === greatest) return greatest;
      hint = (ENTRIES[at + 2] ?? 0) & 255;
      if (least > alpha) alpha = least;
      if (greatest < beta) beta = greatest;
    }
    const sure = cash(hands, value, players, most, noTrumps, mustFollow, leader, all, left);
    if (((most >>> leader) & 1) === 1) {
      if (sure + lowest >= beta) return sure + lowest;
    } else if (highest - sure <= alpha) return highest - sure;

    live[left] = all;
    ours[left] = held;
    totals[left] = total;
    const result = card(0, left, leader, 0, 0, 0, leader, 0, alpha, beta, hint);
    if (stopped) return 0;
    const lead = best;
    let least = lowest;
    let greatest = highest;
    if (ENTRIES[at] === key && ENTRIES[at + 1] === code && ((ENTRIES[at + 2] ?? 0) & ~255) === meta) {
      const bounds = ENTRIES[at + 3] ?? 0;
      least = bounds >> 16;
      greatest = (bounds << 16) >> 16;
    }
    if (result <= alpha) {
      if (result < greatest) greatest = result;
    } else if (result >= beta) {
      if (result > least) least = result;
    } else least = greatest = result;
    ENTRIES[at] = key;
    ENTRIES[at + 1] = code;
    ENTRIES[at + 2] = meta | lead;
    ENTRIES[at + 3] = (least << 16) | (greatest & 65535);
    return result;
  }

  /** Makes the module's tables those of a layout. */
  function use(tables: WordTables, seats: number): void {
    players = seats;
    ({ noTrumps, mustFollow, perTrick, lastTrick, low } = tables);
    value.set(tables.value);
    above.set(tables.above);
    inSuit.set(tables.inSuit);
    trumpPoints.set(tables.trumpPoints);
    plainPoints.set(tables.plainPoints);
    guesses.set(tables.guesses);
    duty.set(tables.duty);
    anyDiscard = !tables.barsUnder;
    lowTrumps = low & 255;
    lowPlain = (low >>> 8) & 255;
    // The owners of three low cards a suit fit into the table's code, at two bits each.
    byOwner = players <= 4 && Math.max(lowTrumps, lowPlain) < 8;
  }

  /** Takes four fields a seat. */
  function take(fields: Int32Array): void {
    for (let seat = 0; seat < players; seat += 1) hands[seat] = wordOf(fields, seat * 4);
  }

  return {
    begin(tables: WordTables, seats: number, fields: Int32Array, sides: readonly number[], side: number, nodesAtMost: number): void {
      use(tables, seats);
      mates.set(sides);
      most = side;
      generation = nextGeneration();
      limit = nodesAtMost;
      nodes = 0;
      stopped = false;
      history.fill(0);
      killers.fill(-1);
      take(fields);
      if (byOwner) nameOwners(hands, players, owners);
    },
    value(fields: Int32Array, onTable: Int32Array, start: SearchStart, alpha: number, beta: number): number | undefined {
      const { leader, place, left, led, beatLed, beatTrump, winner } = start;
      take(fields);
      const table = wordOf(onTable, 0);
      let all = table;
      let held = 0;
      for (let seat = 0; seat < players; seat += 1) {
        all |= hands[seat] ?? 0;
        if ((most >>> seat) & 1) held |= hands[seat] ?? 0;
      }
      const total = pointsOf(all) + lastTrick + left * perTrick;
      let result;
      if (place === 0) result = trick(leader, all, held, total, alpha, beta, left);
      else {
        live[left] = all;
        ours[left] = held;
        totals[left] = total;
        const kind = noTrumps ? 1 : led === 0 ? 0 : beatTrump === 255 ? 1 : 2;
        const beats = (beatLed << (led * 8)) | (led === 0 ? 0 : beatTrump);
        result = card(place, left, (leader + place) % players, 255 << (led * 8), beats, kind, winner, table, alpha, beta, -1);
      }
      return stopped ? undefined : result;
    },
    nodes: (): number => nodes,
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
