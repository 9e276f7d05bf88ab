import type { Layout, Shape } from './layout.ts';

/** Where play begins, as numbers in a table's `start`. */
export const START = { leader: 0, place: 1, led: 2, beatLed: 3, beatTrump: 4, winner: 5, gain: 6, left: 7 } as const;

/** The arrays a playout works on, shared by every way of playing one out. */
export interface Table {
  readonly players: number;
  /** Cards of each seat when a deal begins. */
  readonly cards: number;
  /** Four fields a seat: the hands that a playout begins with. */
  readonly hands: Int32Array;
  /**
   * Where it begins, by {@link START}: leader; place in the trick of the seat to act; once a card lies there, slot of the led suit, the
   * cards of the led suit and the trumps that beat the winning card, and the seat that played it; points in the trick so far; how many
   * cards the seat to act holds.
   */
  readonly start: Int32Array;
  /** By seat: points and number of the tricks it has won itself. */
  readonly points: Int32Array;
  readonly tricks: Int32Array;
  /** The cards in any order; a deal leaves them in another. */
  readonly deck: Int32Array;
  /** By seat: the seats of its side, as bits. */
  readonly mates: Int32Array;
  /** How many cards a field has; of its first ten bits where fields are wider than twelve. */
  readonly count: Uint8Array;
  /** Eight set bits of a field as nibbles, the ninth and further in a second half. */
  readonly nth: Int32Array;
  /** Points, by place; where a hand is one word ({@link isWord}), by bit of the word. */
  readonly value: Uint8Array;
  /** By bit of a field: the cards that are higher. */
  readonly higher: Int32Array;
  /** Where a hand is one word, by its bits: all cards that beat it. */
  readonly above: Int32Array;
}

/** A playout over the arrays of a table. */
export interface PlayoutText {
  /** Deals whole hands; takes and returns the state of the generator. */
  deal(random: number): number;
  /** Takes the table's hands in place of dealt ones. */
  load(): void;
  /** Plays the hands out from `start`, adding to points and tricks by seat. The hands are used up. Takes and returns the generator's state. */
  play(random: number): number;
}

/** Whether four fields fit into one word of 32 bits, which playouts then use: slot 0 in the lowest byte. */
export function isWord({ bits }: Shape): boolean {
  return bits === 8;
}

/** How many fields of a card deck go into one word while dealing. */
export function fieldsPerWord({ bits }: Shape): number {
  return bits <= 8 ? 4 : bits <= 16 ? 2 : 1;
}

const counters = new Map<number, Pick<Table, 'count' | 'nth'>>();

/** Tables to count a field's bits and find one of them; of ten bits where fields are wider than twelve. */
function fieldTables(bits: number): Pick<Table, 'count' | 'nth'> {
  const wide = bits > 12 ? 10 : bits;
  let tables = counters.get(wide);
  if (tables === undefined) {
    const count = new Uint8Array(1 << wide);
    const nth = new Int32Array(2 << wide);
    for (let field = 0; field < 1 << wide; field += 1) {
      let n = 0;
      for (let bit = 0; bit < wide; bit += 1)
        if ((field >> bit) & 1) {
          const at = ((n >> 3) << wide) | field;
          nth[at] = (nth[at] ?? 0) | (bit << (4 * (n & 7)));
          n += 1;
        }
      count[field] = n;
    }
    counters.set(wide, (tables = { count, nth }));
  }
  return tables;
}

/** A table for a layout; `sides`: the side of each seat. */
export function makeTable(layout: Layout, sides: readonly number[], cards: number): Table {
  const players = sides.length;
  const { bits } = layout;
  const deck = new Int32Array(bits * 4);
  const perWord = fieldsPerWord(layout);
  for (let i = 0; i < deck.length; i += 1) {
    const slot = Math.floor(i / bits);
    deck[i] = Math.floor(slot / perWord) * 32 + (slot % perWord) * bits + (i % bits);
  }
  const above = new Int32Array(32);
  let value = layout.value;
  if (isWord(layout)) {
    value = new Uint8Array(32);
    for (let bit = 0; bit < 32; bit += 1) {
      const [slot, within] = [bit >> 3, bit & 7];
      value[bit] = layout.value[slot * 32 + within] ?? 0;
      above[bit] = ((layout.higher[within] ?? 0) << (slot * 8)) | (slot === 0 ? 0 : layout.trumps);
    }
  }
  return {
    players,
    cards,
    hands: new Int32Array(players * 4),
    start: new Int32Array(8),
    points: new Int32Array(players),
    tricks: new Int32Array(players),
    deck,
    mates: Int32Array.from(sides, (side) => sides.reduce((set, other, seat) => (other === side ? set | (1 << seat) : set), 0)),
    ...fieldTables(bits),
    value,
    higher: layout.higher,
    above,
  };
}
