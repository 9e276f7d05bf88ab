import { BINARY } from './generated/words.ts';
import type { PositionSearch, SearchStart } from './search.ts';
import { wordOf, type WordTables } from './wordTables.ts';

/*
 * Exact search of packs of 32 cards, a hand in one word: the host of `assembly/`, which is compiled to WebAssembly and takes 0.6
 * of the time that the same search took as JavaScript. There is one instance; only one search runs at a time.
 */

/** The exports of `assembly/index.ts`. */
interface WordModule {
  readonly memory: WebAssembly.Memory;
  setGame(
    players: number,
    most: number,
    noTrumps: number,
    anyDiscard: number,
    mustFollow: number,
    freeTops: number,
    perTrick: number,
    lastTrick: number,
  ): void;
  begin(limit: number): void;
  value(
    leader: number,
    place: number,
    left: number,
    suit: number,
    beats: number,
    kind: number,
    winner: number,
    table: number,
    alpha: number,
    beta: number,
  ): number;
  gaveUp(): number;
  nodes(): number;
}

/** Places of the memory that the host fills in, by the names of `assembly/memory.ts`. */
type WordPlace = 'HANDS' | 'MATES' | 'VALUE' | 'ABOVE' | 'IN_SUIT' | 'DUTY' | 'GUESSES' | 'TRUMP_POINTS' | 'PLAIN_POINTS';

/** More nodes than anybody waits for; the search counts in 32 bits. */
const MOST_NODES = 0x7fffffff;

function makeEngine() {
  const binary = Uint8Array.from(atob(BINARY), (char) => char.charCodeAt(0));
  const { exports } = new WebAssembly.Instance(new WebAssembly.Module(binary));
  const search = exports as unknown as WordModule & Readonly<Record<WordPlace, WebAssembly.Global<'i32'>>>;
  const words = new Int32Array(search.memory.buffer);
  const at = (name: WordPlace): number => search[name].value >> 2;
  const hands = at('HANDS');
  const mates = at('MATES');
  let loaded: WordTables | undefined;

  /** Puts a game's tables into the memory. */
  function load(tables: WordTables): void {
    words.set(tables.value, at('VALUE'));
    words.set(tables.above, at('ABOVE'));
    words.set(tables.inSuit, at('IN_SUIT'));
    words.set(tables.duty, at('DUTY'));
    words.set(tables.guesses, at('GUESSES'));
    words.set(tables.trumpPoints, at('TRUMP_POINTS'));
    words.set(tables.plainPoints, at('PLAIN_POINTS'));
    loaded = tables;
  }

  /** Takes four fields a seat. */
  function enter(fields: Int32Array, players: number): void {
    for (let seat = 0; seat < players; seat += 1) words[hands + seat] = wordOf(fields, seat * 4);
  }

  return {
    begin(tables: WordTables, players: number, fields: Int32Array, sides: readonly number[], most: number, limit: number): void {
      if (loaded !== tables) load(tables);
      const { noTrumps, barsUnder, mustFollow, freeTops, perTrick, lastTrick } = tables;
      search.setGame(players, most, Number(noTrumps), Number(!barsUnder), Number(mustFollow), Number(freeTops), perTrick, lastTrick);
      words.set(sides, mates);
      enter(fields, players);
      search.begin(Math.min(limit, MOST_NODES));
    },
    value(
      { noTrumps }: WordTables,
      players: number,
      fields: Int32Array,
      onTable: Int32Array,
      start: SearchStart,
      alpha: number,
      beta: number,
    ): number | undefined {
      const { leader, place, left, led, beatLed, beatTrump, winner } = start;
      if (left === 0) return 0;
      enter(fields, players);
      const suit = place === 0 ? 0 : 255 << (led * 8);
      const beats = place === 0 ? 0 : (beatLed << (led * 8)) | (led === 0 ? 0 : beatTrump);
      const kind = noTrumps ? 1 : led === 0 ? 0 : beatTrump === 255 ? 1 : 2;
      const result = search.value(leader, place, left, suit, beats, kind, winner, wordOf(onTable, 0), alpha, beta);
      return search.gaveUp() === 0 ? result : undefined;
    },
    nodes: (): number => search.nodes(),
  };
}

let engine: ReturnType<typeof makeEngine> | undefined;

/** The search of a layout's words for a number of players. */
export function wordSearch(tables: WordTables, players: number): PositionSearch {
  const words = (engine ??= makeEngine());
  return {
    begin: (hands, mates, most, limit) => words.begin(tables, players, hands, mates, most, limit),
    value: (hands, table, start, alpha, beta) => words.value(tables, players, hands, table, start, alpha, beta),
    nodes: words.nodes,
  };
}
