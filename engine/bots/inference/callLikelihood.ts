import { codesOf, type Card, type CardCode } from '../../cards/card.ts';
import type { Rng } from '../../cards/random.ts';
import type { Action, Legal } from '../../contract/action.ts';
import type { View } from '../../contract/view.ts';
import { OVER } from '../../contract/deal.ts';
import type { Board } from '../../cards/trick/board.ts';
import type { InformationSet } from './informationSet.ts';
import type { WorldEvidence } from './belief.ts';
import { int32At, uint8At } from '../../cards/indexed.ts';

/** A call of another seat: what it saw but for its cards, and what it said. */
interface Call {
  readonly view: View;
  readonly legal: Legal;
  readonly action: Action;
}

/**
 * The evidence of the calls before the play: how likely they were in a world if every other seat called by heuristic. For games
 * in which what is played from is what was dealt.
 */
export class CallLikelihood implements WorldEvidence {
  readonly #infoSet: InformationSet;
  readonly #rng: Rng;
  /** The logarithm of the likelihood of calls with which heuristics disagree. */
  readonly #doubted: number;
  /** By seat. */
  readonly #calls: readonly (readonly Call[])[];
  /** By seat and slot: what has been played. */
  readonly #played: Int32Array;
  /** By seat and hand: the logarithm of the likelihood of the seat's calls. */
  readonly #known = new Map<string, number>();

  /** `callTrust`: how many times as likely calls are that heuristics agree with. */
  constructor(infoSet: InformationSet, callTrust: number, rng: Rng) {
    this.#infoSet = infoSet;
    this.#rng = rng;
    this.#doubted = -Math.log(callTrust);
    this.#calls = callsIn(infoSet);
    this.#played = new Int32Array(infoSet.board.players * 4);
    for (const { seat, place } of infoSet.plays)
      this.#played[seat * 4 + (place >> 5)] = this.#playedBy(seat, place >> 5) | (1 << (place & 31));
  }

  of({ players, hands }: Board): number {
    let sum = 0;
    for (let seat = 0; seat < players; seat += 1) {
      if (this.#calls[seat]?.length === 0) continue;
      const fields = [0, 1, 2, 3].map((slot) => int32At(hands, seat * 4 + slot) | this.#playedBy(seat, slot));
      const key = `${seat} ${fields.join()}`;
      let known = this.#known.get(key);
      if (known === undefined) this.#known.set(key, (known = this.#agrees(seat, fields) ? 0 : this.#doubted));
      sum += known;
    }
    return sum;
  }

  #playedBy(seat: number, slot: number): number {
    return int32At(this.#played, seat * 4 + slot);
  }

  /** Whether a seat with some cards would have called as it did, by heuristic. */
  #agrees(seat: number, fields: readonly number[]): boolean {
    const hand: CardCode[] = codesOf(fields.flatMap((field, slot) => this.#cardsIn(slot, field)));
    return (this.#calls[seat] ?? []).every(({ view, legal, action }) => {
      const hands = view.hands.map((own, other) => (other === seat ? hand : own));
      return this.#infoSet.game.heuristicBot({ ...view, hands }, legal, this.#rng) === action;
    });
  }

  #cardsIn(slot: number, field: number): Card[] {
    const cards: Card[] = [];
    for (let rest = field; rest !== 0; rest &= rest - 1)
      cards.push(uint8At(this.#infoSet.layout.cardAt, slot * 32 + 31 - Math.clz32(rest & -rest)));
    return cards;
  }
}

/** By seat: the calls that the others made where they had a choice. What they saw is as in any state that fits the information set, but for their cards. */
function callsIn({ game, state, seat }: InformationSet): Call[][] {
  const calls: Call[][] = state.hands.map(() => []);
  let past = game.deal(state.setup).state;
  for (const { seat: caller, action } of state.moves) {
    if (past.phase === 'play' || past.phase === OVER) break;
    const legal = game.legal(past);
    if (caller !== seat && legal.actions.length > 1) calls[caller]?.push({ view: game.view(past, caller), legal, action });
    past = game.apply(past, action).state;
  }
  return calls;
}
