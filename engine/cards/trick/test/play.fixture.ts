import { type Card, type Seat, type Trump } from '../../card.ts';
import { PACKS } from '../../pack.ts';
import { shuffled, type Rng } from '../../random.ts';
import { trickKernel, type TrickKernel } from '../kernel.ts';
import type { Row } from './specs.fixture.ts';

/** A position of a random deal, in which `seat` is to act. */
export interface Met {
  readonly kernel: TrickKernel;
  readonly hands: readonly (readonly Card[])[];
  readonly trick: readonly Card[];
  readonly leader: Seat;
  readonly seat: Seat;
  /** Whether the card at a place of the trick is of the side of the seat to act. */
  readonly mate: (place: number) => boolean;
}

/** Plays one deal of a row at random by the kernel, showing every position and every finished trick. */
export function playThrough(
  row: Row,
  trump: Trump,
  rng: Rng,
  onPosition: (met: Met) => void,
  onTrick: (trick: readonly Card[], winner: number) => void = () => undefined,
): void {
  const kernel = trickKernel(row.spec, trump);
  const deck = shuffled(PACKS[row.spec.pack].cards, rng);
  const players = row.sides.length;
  const hands = row.sides.map((_, seat) => deck.slice(seat * row.cards, (seat + 1) * row.cards));
  let leader = rng.below(players);
  for (let tricks = 0; tricks < row.cards; tricks += 1) {
    const trick: Card[] = [];
    for (let place = 0; place < players; place += 1) {
      const seat = (leader + place) % players;
      const at = leader;
      const mate = (other: number): boolean => row.sides[(at + other) % players] === row.sides[seat];
      const hand = hands[seat]!;
      onPosition({ kernel, hands, trick: [...trick], leader, seat, mate });
      const legal = kernel.legal(hand, trick, mate);
      const card = legal[rng.below(legal.length)]!;
      hand.splice(hand.indexOf(card), 1);
      trick.push(card);
    }
    const winner = kernel.winner(trick);
    onTrick(trick, winner);
    leader = (leader + winner) % players;
  }
}
