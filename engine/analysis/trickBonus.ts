import type { TrickRules } from '../contract/search/search.ts';
import type { TrickBonus } from '../cards/trick/board.ts';
import { layoutOf } from '../cards/trick/layout.ts';
import { int16At, int32At, uint8At } from '../cards/indexed.ts';

const bonuses = new WeakMap<object, Map<string, TrickBonus>>();

/** Returns the bonuses of tricks under some rules, in the terms of search; `null` if tricks bring none. */
export function bonusOf({ spec, trump, bonus }: TrickRules): TrickBonus | null {
  if (bonus === undefined) return null;
  let byTrump = bonuses.get(bonus);
  if (byTrump === undefined) bonuses.set(bonus, (byTrump = new Map()));
  const key = `${trump} ${spec.plain.join('')}`;
  let made = byTrump.get(key);
  if (made === undefined)
    byTrump.set(key, (made = new BonusTable(layoutOf(spec, trump).cardAt, layoutOf(spec, trump).bits, (cards) => bonus(cards, trump))));
  return made;
}

/** Bonuses by the cards of each suit, and of tricks with a card of every suit; computed once and looked up from then on. */
class BonusTable implements TrickBonus {
  /** By slot and field, `bits` wide: what the cards of one suit bring; −1 while unknown. */
  readonly #suits: Int16Array;
  readonly #bits: number;
  readonly #tricks = new Map<number, number>();
  readonly #cardAt: Uint8Array;
  readonly #worth: (cards: readonly number[]) => number;
  readonly #fields = new Int32Array(4);

  constructor(cardAt: Uint8Array, bits: number, worth: (cards: readonly number[]) => number) {
    this.#cardAt = cardAt;
    this.#worth = worth;
    this.#bits = bits;
    this.#suits = new Int16Array(4 << bits).fill(-1);
  }

  of(places: Int32Array, count: number): number {
    const fields = this.#fields;
    fields[0] = fields[1] = fields[2] = fields[3] = 0;
    for (let i = 0; i < count; i += 1) {
      const place = int32At(places, i);
      fields[place >> 5] = int32At(fields, place >> 5) | (1 << (place & 31));
    }
    let sum = 0;
    let suits = 0;
    for (let slot = 0; slot < 4; slot += 1) {
      const field = int32At(fields, slot);
      if (field === 0) continue;
      suits += 1;
      // One card of a suit brings nothing by itself.
      if ((field & (field - 1)) === 0) continue;
      const at = (slot << this.#bits) + field;
      let known = int16At(this.#suits, at);
      if (known < 0) this.#suits[at] = known = this.#worth(this.#cards(slot, field));
      sum += known;
    }
    return suits === 4 ? this.#whole(places) : sum;
  }

  #cards(slot: number, field: number): number[] {
    const cards: number[] = [];
    for (let bit = 0; bit < 24; bit += 1) if ((field >>> bit) & 1) cards.push(uint8At(this.#cardAt, slot * 32 + bit));
    return cards;
  }

  /** Tricks of four suits: by their ranks, which must be equal to bring anything. */
  #whole(places: Int32Array): number {
    const at = this.#cardAt;
    const rank = uint8At(at, int32At(places, 0)) & 15;
    for (let i = 1; i < 4; i += 1) if ((uint8At(at, int32At(places, i)) & 15) !== rank) return 0;
    let known = this.#tricks.get(rank);
    if (known === undefined) this.#tricks.set(rank, (known = this.#worth([0, 1, 2, 3].map((i) => uint8At(at, int32At(places, i))))));
    return known;
  }
}
