import type { Xorshift32 } from '../../cards/xorshift32.ts';
import type { Board } from '../../cards/trick/board.ts';
import type { InformationSet } from './informationSet.ts';
import { addPairs } from '../../analysis/heldPairs.ts';
import { int16At, int32At, int8At, itemAt, uint8At } from '../../cards/indexed.ts';

/** Attempts to deal greedily before cards of the last world are exchanged instead. */
const ATTEMPTS = 8;

/** Deals the hidden cards of an information set at random: every world fits what is known card by card. */
export class Determinizer {
  readonly #infoSet: InformationSet;
  readonly #xorshift: Xorshift32;
  readonly #owner: Int8Array;
  /** By hideout: how many cards it takes, and how many more while a world is dealt. */
  readonly #room: Int32Array;
  readonly #left: Int32Array;
  /** By hideout and hidden card: 1 where the card may lie. */
  readonly #open: Uint8Array;
  /** Hidden cards by number, those with the fewest hideouts first. */
  readonly #order: Int32Array;
  /** Where in that order cards with more hideouts begin: each group is shuffled by itself. */
  readonly #groups: readonly number[];
  /** By stack of each seat: the whole of it in a world. */
  readonly #stacks: readonly (readonly Int16Array[])[];
  readonly #called: number;
  readonly #kept: Int8Array;

  constructor(infoSet: InformationSet, xorshift: Xorshift32, capacity: number) {
    this.#infoSet = infoSet;
    this.#xorshift = xorshift;
    const { hidden, hideouts } = infoSet;
    const choices = hidden.map((_, i) => hideouts.reduce((sum, { open }) => sum + uint8At(open, i), 0));
    this.#order = Int32Array.from(hidden.keys()).sort((a, b) => itemAt(choices, a) - itemAt(choices, b));
    const choicesAt = (at: number): number => itemAt(choices, int32At(this.#order, at));
    this.#groups = Array.from({ length: hidden.length }, (_, i) => i + 1).filter(
      (at) => at === hidden.length || choicesAt(at) !== choicesAt(at - 1),
    );
    // The state of the information set is a world: its cards lie hideout by hideout.
    this.#owner = Int8Array.from(hideouts.flatMap(({ room }, h) => Array<number>(room).fill(h)));
    this.#room = Int32Array.from(hideouts, ({ room }) => room);
    this.#left = new Int32Array(hideouts.length);
    this.#open = Uint8Array.from(hideouts.flatMap(({ open }) => [...open]));
    this.#stacks = infoSet.stacks.map((own) => own.map((stack) => Int16Array.from(stack)));
    this.#kept = new Int8Array(capacity * hidden.length);
    const { called } = infoSet.rules;
    this.#called = called === undefined ? -1 : hidden.findIndex((place) => infoSet.layout.cardAt[place] === called);
  }

  /** Deals another world. */
  deal(): void {
    this.#shuffle();
    let dealt = false;
    for (let attempt = 0; attempt < ATTEMPTS && !dealt; attempt += 1) dealt = this.#fill();
    if (!dealt) this.#restore();
    this.#exchange(dealt ? 1 : 6);
  }

  /** Keeps the world under a number below the capacity. */
  keep(at: number): void {
    const cards = this.#owner.length;
    for (let card = 0; card < cards; card += 1) this.#kept[at * cards + card] = int8At(this.#owner, card);
  }

  /** Goes back to a world that was kept. */
  recall(at: number): void {
    const cards = this.#owner.length;
    for (let card = 0; card < cards; card += 1) this.#owner[card] = int8At(this.#kept, at * cards + card);
  }

  #shuffle(): void {
    const order = this.#order;
    let from = 0;
    for (const to of this.#groups) {
      for (let last = to - 1; last > from; last -= 1) {
        const pick = from + this.#xorshift.below(last + 1 - from);
        const held = int32At(order, last);
        order[last] = int32At(order, pick);
        order[pick] = held;
      }
      from = to;
    }
  }

  /** Every card to a hideout that is open to it, the likelier the more room there is; whether that went well. */
  #fill(): boolean {
    const left = this.#left;
    const open = this.#open;
    const cards = this.#owner.length;
    left.set(this.#room);
    for (const card of this.#order) {
      let total = 0;
      for (let h = 0; h < left.length; h += 1) if (open[h * cards + card] === 1) total += int32At(left, h);
      if (total === 0) return false;
      let pick = this.#xorshift.below(total);
      for (let h = 0; h < left.length; h += 1) {
        if (open[h * cards + card] !== 1) continue;
        const room = int32At(left, h);
        pick -= room;
        if (pick < 0) {
          this.#owner[card] = h;
          left[h] = room - 1;
          break;
        }
      }
    }
    return true;
  }

  /** The world of the information set's state. */
  #restore(): void {
    let card = 0;
    this.#infoSet.hideouts.forEach(({ room }, h) => {
      for (let i = 0; i < room; i += 1) this.#owner[card++] = h;
    });
  }

  /** Exchanges cards that may lie in each other's places: what greedy dealing prefers fades. */
  #exchange(rounds: number): void {
    const owner = this.#owner;
    const open = this.#open;
    const cards = owner.length;
    if (cards < 2) return;
    for (let i = 0; i < cards * rounds; i += 1) {
      const a = this.#xorshift.below(cards);
      const b = this.#xorshift.below(cards);
      const ours = int8At(owner, a);
      const theirs = int8At(owner, b);
      if (ours === theirs || open[ours * cards + b] !== 1 || open[theirs * cards + a] !== 1) continue;
      owner[a] = theirs;
      owner[b] = ours;
    }
  }

  /** Sets a board to the information set in this world. */
  lay(board: Board): void {
    const { board: root, hidden, hideouts, pairs } = this.#infoSet;
    board.copy(root);
    const { hands } = board;
    let card = 0;
    for (const place of hidden) {
      const hideout = itemAt(hideouts, int8At(this.#owner, card));
      card += 1;
      if (hideout.seat < 0) continue;
      if (hideout.stack >= 0) {
        const stack = this.#stacks[hideout.seat]?.[hideout.stack];
        if (stack !== undefined) stack[hideout.height] = place;
        continue;
      }
      const at = (hideout.seat << 2) + (place >> 5);
      hands[at] = int32At(hands, at) | (1 << (place & 31));
    }
    if (board.stacked) this.#pile(board);
    addPairs(board, pairs);
    if (this.#called >= 0) this.#takeSides(board, itemAt(hideouts, int8At(this.#owner, this.#called)).seat);
  }

  /** The top of every stack joins the hand; every other card lies under the next. */
  #pile(board: Board): void {
    board.under.fill(-1);
    this.#stacks.forEach((own, seat) => {
      for (const stack of own) {
        for (let i = 1; i < stack.length; i += 1) board.under[int16At(stack, i)] = int16At(stack, i - 1);
        const top = stack[stack.length - 1];
        if (top === undefined) continue;
        const at = (seat << 2) + (top >> 5);
        board.hands[at] = int32At(board.hands, at) | (1 << (top & 31));
      }
    });
  }

  /** Sets the sides: the declarer and the holder of the called card against the others. */
  #takeSides(board: Board, holder: number): void {
    const { declarer } = this.#infoSet.view;
    if (declarer === null) throw new RangeError('a called card needs a declarer');
    const ours = (1 << declarer) | (1 << holder);
    const all = (1 << board.players) - 1;
    for (let seat = 0; seat < board.players; seat += 1) board.mates[seat] = (ours >>> seat) & 1 ? ours : all & ~ours;
  }
}
