import { Board } from '../../cards/trick/board.ts';
import type { CardPlace } from '../../cards/trick/layout.ts';
import { float64At, int32At, itemAt } from '../../cards/indexed.ts';
import { playLogLikelihood, type OpponentModel } from './choiceLikelihood.ts';
import type { PartnershipMask } from './partnershipMask.ts';

/** A card that a seat chose: the table as it stood, and what the seat has played since, that card included, by slot. */
interface PastChoice {
  readonly table: Board;
  readonly place: CardPlace;
  readonly since: Int32Array;
}

/** Hands whose likelihood is remembered, by seat: a power of two. */
const REMEMBERED = 1024;
/** Words by which a hand is known: its four fields, and the seat's side, which a hidden card may decide. */
const WORDS = 5;

/**
 * How likely the cards are that other seats have played, by the hand that each of them holds now. A player goes by its own cards and side and by what all have
 * seen, so the rest of a world changes nothing: no world is played through again, and a hand that comes back in another world is looked up. A card that was
 * covered when a choice was made counts as one of the cards that could be chosen.
 */
export class PastChoices {
  readonly #opponentModels: readonly OpponentModel[];
  readonly #mask: PartnershipMask | null;
  /** By seat; empty for the seat that thinks. */
  readonly #choices: readonly (readonly PastChoice[])[];
  /** By seat and entry: the words of a hand, and the logarithm of its likelihood by kind. An entry holds the last hand that fell on it. */
  readonly #hands: Int32Array;
  readonly #logs: Float64Array;

  /** `past`: the board as it was before the first play, with the cards that the seat knows of; it is played through. */
  constructor(
    plays: readonly { readonly seat: number; readonly place: CardPlace }[],
    own: number,
    opponentModels: readonly OpponentModel[],
    past: Board,
    mask: PartnershipMask | null,
  ) {
    this.#opponentModels = opponentModels;
    this.#mask = mask;
    const choices: PastChoice[][] = Array.from({ length: past.players }, () => []);
    for (const { seat, place } of plays) {
      if (seat !== own) {
        const table = new Board(past.layout, [...past.mates.keys()], false, past.bonus);
        table.copy(past);
        const since = new Int32Array(4);
        const earlier = itemAt(choices, seat);
        earlier.push({ table, place, since });
        for (const one of earlier) one.since[place >> 5] = int32At(one.since, place >> 5) | (1 << (place & 31));
      }
      past.play(place);
    }
    this.#choices = choices;
    // No hand holds every place of a field.
    this.#hands = new Int32Array(past.players * REMEMBERED * WORDS).fill(-1);
    this.#logs = new Float64Array(past.players * REMEMBERED * opponentModels.length);
  }

  /** Writes the logarithms of the likelihood of a seat's plays in a world to `sums`, by kind, at the seat's numbers. */
  weigh({ hands, mates }: Board, seat: number, sums: Float64Array): void {
    const h0 = int32At(hands, seat << 2);
    const h1 = int32At(hands, (seat << 2) + 1);
    const h2 = int32At(hands, (seat << 2) + 2);
    const h3 = int32At(hands, (seat << 2) + 3);
    const side = int32At(mates, seat);
    const entry = seat * REMEMBERED + hashOf(h0, h1, h2, h3 ^ (side << 24));
    const key = entry * WORDS;
    const kinds = this.#opponentModels.length;
    const from = entry * kinds;
    const logs = this.#logs;
    const known = this.#hands;
    if (known[key] !== h0 || known[key + 1] !== h1 || known[key + 2] !== h2 || known[key + 3] !== h3 || known[key + 4] !== side) {
      known[key] = h0;
      known[key + 1] = h1;
      known[key + 2] = h2;
      known[key + 3] = h3;
      known[key + 4] = side;
      logs.fill(0, from, from + kinds);
      for (const { table, place, since } of itemAt(this.#choices, seat)) {
        const held = table.hands;
        held[seat << 2] = h0 | int32At(since, 0);
        held[(seat << 2) + 1] = h1 | int32At(since, 1);
        held[(seat << 2) + 2] = h2 | int32At(since, 2);
        held[(seat << 2) + 3] = h3 | int32At(since, 3);
        table.mates.set(mates);
        table.findLegal();
        const friends = this.#mask?.of(table);
        let at = from;
        for (const opponentModel of this.#opponentModels) {
          if (friends !== undefined) opponentModel.policy.allies = friends;
          logs[at] = float64At(logs, at) + playLogLikelihood(opponentModel, table, place);
          at += 1;
        }
      }
    }
    for (let kind = 0; kind < kinds; kind += 1) sums[seat * kinds + kind] = float64At(logs, from + kind);
  }
}

/** The entry on which a hand falls. */
function hashOf(h0: number, h1: number, h2: number, h3: number): number {
  let mixed = Math.imul(h0, 0x9e3779b1) ^ Math.imul(h1, 0x85ebca6b) ^ Math.imul(h2, 0xc2b2ae35) ^ Math.imul(h3, 0x27d4eb2f);
  mixed ^= mixed >>> 15;
  mixed = Math.imul(mixed, 0x2c1b3c6d);
  return (mixed ^ (mixed >>> 13)) & (REMEMBERED - 1);
}
