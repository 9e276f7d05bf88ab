import type { WireView } from '../../../engine/protocol/wire.ts';

/** A packet of a deal: the `at`th of all. */
interface Packet {
  readonly seat: number;
  readonly at: number;
  readonly count: number;
}

/** The order in which a deal reaches its players. */
export interface DealPlan {
  readonly packets: readonly Packet[];
  /** The first packet of each seat. */
  readonly first: readonly Packet[];
  /** Milliseconds from one packet to the next. */
  readonly step: number;
}

/** Milliseconds between two packets at most, and for all of them together. */
const STEP = 70;
const WHOLE = 1100;
/** How many cards come at once where a game names no packets. */
const USUAL = 3;

/** The packets that a hand of a size comes in: those of the game, and the rest by itself. */
function sizesOf(cards: number, packets: readonly number[] | undefined): number[] {
  const sizes: number[] = [];
  let left = cards;
  for (const size of packets ?? []) {
    if (left <= 0) break;
    sizes.push(Math.min(size, left));
    left -= size;
  }
  for (; left > 0; left -= USUAL) sizes.push(Math.min(USUAL, left));
  return sizes;
}

/** Plans a deal, round by round from the player after the dealer. `packets`: sizes, if the game names them. */
export function dealPlan(
  { dealer, players, hands }: Pick<WireView, 'dealer' | 'players' | 'hands'>,
  packets?: readonly number[],
): DealPlan {
  const sizes = hands.map((hand) => sizesOf(hand.length, packets));
  const order = Array.from({ length: players }, (_, turn) => (dealer + 1 + turn) % players);
  const rounds = Math.max(0, ...sizes.map((list) => list.length));
  const dealt = Array.from({ length: rounds }, (_, round) =>
    order.flatMap((seat) => {
      const count = sizes[seat]?.[round];
      return count === undefined ? [] : [{ seat, count }];
    }),
  ).flat();
  const all = dealt.map((packet, at) => ({ ...packet, at }));
  return {
    packets: all,
    first: order.flatMap((seat) => all.find((packet) => packet.seat === seat) ?? []),
    step: Math.min(STEP, WHOLE / Math.max(1, all.length)),
  };
}

/** Which packet of a plan brings a seat its `place`th card. */
export function packetOf(plan: DealPlan, seat: number, place: number): number {
  let held = 0;
  for (const packet of plan.packets) {
    if (packet.seat !== seat) continue;
    held += packet.count;
    if (place < held) return packet.at;
  }
  return plan.packets.length;
}
