import { codeOf, parseCard, type Card, type Seat, type Trump } from '../../cards/card.ts';
import { itemAt } from '../../cards/indexed.ts';
import { trickKernel, type TrickKernel } from '../../cards/trick/kernel.ts';
import type { TrickSpec } from '../../cards/trick/spec.ts';
import type { Refusal } from '../../contract/result.ts';
import type { Sketch, SketchTrick } from './sketch.ts';

/** The rules that the tricks of a sketch are held to. */
export interface Duties {
  readonly spec: TrickSpec;
  readonly trump: Trump;
  /** The side of each seat. */
  readonly sides: readonly number[];
}

/** Returns the card of a code; throws a RangeError for a code that is no card's. */
export function cardIn(code: string): Card {
  const card = parseCard(code);
  if (card === undefined) throw new RangeError(`${code} is no card`);
  return card;
}

/**
 * Where the tricks of a sketch contradict the rules, or the hands: `position/other-winner` for a trick led by another seat than the winner of the one before,
 * `position/breach` for a card that its seat could not play, holding what it still holds and plays later. Where cards lie in stacks, only hands
 * count: which cards lay open then is not known.
 */
export function faultsOfPlay({ spec, trump, sides }: Duties, sketch: Sketch): Refusal[] {
  const kernel = trickKernel(spec, trump);
  const faults: Refusal[] = [];
  const { leader, trick } = sketch;
  const current: SketchTrick[] = leader === null ? [] : [{ leader, cards: trick }];
  const all = [...sketch.tricks, ...current];
  const players = sketch.hands.length;
  const stacked = sketch.rows.some((stacks) => stacks.length > 0);
  /** The cards that each seat certainly holds: from the last trick back, ever more. */
  const held = sketch.hands.map((hand) => hand.map(cardIn));
  for (const [at, one] of [...all.entries()].toReversed()) {
    const cards = one.cards.map(cardIn);
    const next = all[at + 1];
    if (next !== undefined && cards.length === players) {
      const winner = (one.leader + kernel.winner(cards)) % players;
      if (winner !== next.leader)
        faults.push({
          code: 'position/other-winner',
          message: `seat ${winner} takes trick ${at + 1}, seat ${next.leader} leads the next`,
          facts: { trick: at + 1, winner, seat: next.leader },
        });
    }
    faults.push(...breaches(kernel, sides, held, one.leader, cards));
    if (stacked) continue;
    for (const [place, card] of cards.entries()) itemAt(held, (one.leader + place) % players).push(card);
  }
  return faults;
}

/** The breaches in one trick, by what the seats certainly hold after it. */
function breaches(
  kernel: TrickKernel,
  sides: readonly number[],
  held: readonly (readonly Card[])[],
  leader: Seat,
  cards: readonly Card[],
): Refusal[] {
  const players = held.length;
  return cards.flatMap((card, at) => {
    const seat = (leader + at) % players;
    const hand = [...itemAt(held, seat), card];
    const mate = (place: number): boolean => sides[(leader + place) % players] === sides[seat];
    const trick = cards.slice(0, at);
    const reason = at === 0 ? undefined : kernel.reason(hand, trick, mate, card);
    if (reason === undefined) return [];
    const due = kernel.legal(hand, trick, mate).map(codeOf);
    const facts = { seat, card: codeOf(card), reason, due };
    return [{ code: 'position/breach' as const, message: `seat ${seat} could not play ${codeOf(card)}: ${reason}`, facts }];
  });
}
