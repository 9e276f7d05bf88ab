import type { Xorshift32 } from '../../cards/xorshift32.ts';
import type { Board } from '../../trick/board.ts';
import type { Hideout, InformationSet } from './informationSet.ts';

/** Attempts to deal greedily before cards of the last world are exchanged instead. */
const ATTEMPTS = 8;

/** Deals the hidden cards of an information set anew, as often as wanted: every world fits what is known card by card. */
export class Determinizer {
  readonly #infoSet: InformationSet;
  readonly #xorshift: Xorshift32;
  readonly #owner: Int8Array;
  readonly #left: Int32Array;
  /** Hidden cards by number, those with the fewest hideouts first. */
  readonly #order: Int32Array;
  /** Where in that order cards with more hideouts begin: each group is shuffled anew. */
  readonly #groups: readonly number[];
  /** By stack of each seat: the whole of it in a world. */
  readonly #stacks: readonly (readonly Int16Array[])[];
  readonly #called: number;
  readonly #kept: Int8Array;

  constructor(infoSet: InformationSet, xorshift: Xorshift32, capacity: number) {
    this.#infoSet = infoSet;
    this.#xorshift = xorshift;
    const { hidden, hideouts } = infoSet;
    const choices = hidden.map((_, i) => hideouts.reduce((sum, { open }) => sum + (open[i] ?? 0), 0));
    this.#order = Int32Array.from(hidden.keys()).sort((a, b) => (choices[a] ?? 0) - (choices[b] ?? 0));
    const choicesAt = (at: number): number => choices[this.#order[at] ?? 0] ?? 0;
    this.#groups = Array.from({ length: hidden.length }, (_, i) => i + 1).filter(
      (at) => at === hidden.length || choicesAt(at) !== choicesAt(at - 1),
    );
    // The state of the information set is a world: its cards lie hideout by hideout.
    this.#owner = Int8Array.from(hideouts.flatMap(({ room }, h) => Array<number>(room).fill(h)));
    this.#left = new Int32Array(hideouts.length);
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
    this.#kept.set(this.#owner, at * this.#owner.length);
  }

  /** Goes back to a world that was kept. */
  recall(at: number): void {
    const cards = this.#owner.length;
    for (let card = 0; card < cards; card += 1) this.#owner[card] = this.#kept[at * cards + card] as number;
  }

  #shuffle(): void {
    const order = this.#order;
    let from = 0;
    for (const to of this.#groups) {
      for (let last = to - 1; last > from; last -= 1) {
        const pick = from + this.#xorshift.below(last + 1 - from);
        const held = order[last] as number;
        order[last] = order[pick] as number;
        order[pick] = held;
      }
      from = to;
    }
  }

  /** Every card to a hideout that is open to it, the likelier the more room there is; whether that went well. */
  #fill(): boolean {
    const { hideouts } = this.#infoSet;
    const left = this.#left;
    for (let h = 0; h < hideouts.length; h += 1) left[h] = (hideouts[h] as Hideout).room;
    for (const card of this.#order) {
      let total = 0;
      for (let h = 0; h < hideouts.length; h += 1) if ((hideouts[h] as Hideout).open[card] === 1) total += left[h] as number;
      if (total === 0) return false;
      let pick = this.#xorshift.below(total);
      for (let h = 0; h < hideouts.length; h += 1) {
        if ((hideouts[h] as Hideout).open[card] !== 1) continue;
        pick -= left[h] as number;
        if (pick < 0) {
          this.#owner[card] = h;
          left[h] = (left[h] as number) - 1;
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
    const { hideouts } = this.#infoSet;
    const owner = this.#owner;
    const cards = owner.length;
    if (cards < 2) return;
    for (let i = 0; i < cards * rounds; i += 1) {
      const a = this.#xorshift.below(cards);
      const b = this.#xorshift.below(cards);
      const ours = owner[a] as number;
      const theirs = owner[b] as number;
      if (ours === theirs || (hideouts[ours] as Hideout).open[b] !== 1 || (hideouts[theirs] as Hideout).open[a] !== 1) continue;
      owner[a] = theirs;
      owner[b] = ours;
    }
  }

  /** Sets a board to the information set in this world. */
  lay(board: Board): void {
    const { board: root, hidden, hideouts } = this.#infoSet;
    board.copy(root);
    const { hands } = board;
    for (let card = 0; card < hidden.length; card += 1) {
      const hideout = hideouts[this.#owner[card] as number] as Hideout;
      if (hideout.seat < 0) continue;
      const place = hidden[card] as number;
      if (hideout.stack >= 0) {
        const stack = this.#stacks[hideout.seat]?.[hideout.stack];
        if (stack !== undefined) stack[hideout.height] = place;
        continue;
      }
      const at = (hideout.seat << 2) + (place >> 5);
      hands[at] = (hands[at] as number) | (1 << (place & 31));
    }
    if (board.stacked) this.#pile(board);
    if (this.#called >= 0) this.#takeSides(board, (hideouts[this.#owner[this.#called] as number] as Hideout).seat);
  }

  /** The top of every stack joins the hand; every other card lies under the next. */
  #pile(board: Board): void {
    board.under.fill(-1);
    this.#stacks.forEach((own, seat) => {
      for (const stack of own) {
        for (let i = 1; i < stack.length; i += 1) board.under[stack[i] as number] = stack[i - 1] as number;
        const top = stack[stack.length - 1];
        if (top === undefined) continue;
        const at = (seat << 2) + (top >> 5);
        board.hands[at] = (board.hands[at] as number) | (1 << (top & 31));
      }
    });
  }

  /** The declarer and whoever holds the called card against the others. */
  #takeSides(board: Board, holder: number): void {
    const declarer = this.#infoSet.view.declarer ?? 0;
    const ours = (1 << declarer) | (1 << holder);
    const all = (1 << board.players) - 1;
    for (let seat = 0; seat < board.players; seat += 1) board.mates[seat] = (ours >>> seat) & 1 ? ours : all & ~ours;
  }
}
