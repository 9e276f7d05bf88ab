import type { WireView } from '../../../engine/protocol/wire.ts';
import type { Box } from '../geometry/drag.ts';
import type { DealPlan } from '../geometry/dealPlan.ts';

/** Milliseconds that a packet is on its way. */
const WAY = 230;

/** The board that packets are dealt on. */
export interface DealBoard {
  readonly felt: HTMLElement;
  readonly view: WireView;
  /** The seat whose cards lie in the hand: they come by themselves. `null`: none. */
  readonly own: number | null;
  /** The picture on the back of the cards. */
  readonly back: string;
  /** The box of a seat's plate. */
  seatBox(seat: number): Box | null;
  /** Milliseconds, at the pace and motion wished for. */
  time(ms: number): number;
}

/**
 * Shows the packets of a deal on their way from the dealer to everybody else. All boxes are read before anything is put on the board, and only transform
 * and opacity change: the page is laid out once. A packet comes on the board as it leaves, and goes as it arrives: the browser draws no more of them than are
 * on their way.
 */
export function dealPackets(plan: DealPlan, { felt, view, own, back, seatBox, time }: DealBoard): void {
  const from = seatBox(view.dealer);
  if (from === null || time(WAY) === 0) return;
  const board = felt.getBoundingClientRect();
  const [left, top] = [from.left + from.width / 2, from.top + from.height / 2];
  const boxes = view.hands.map((_, seat) => seatBox(seat));
  const leaving = new Map<number, (() => void)[]>();
  for (const { seat, at, count } of plan.packets) {
    const to = boxes[seat];
    if (seat === own || seat === view.dealer || to === undefined || to === null) continue;
    const packet = newPacket(Math.min(count, 3), back, left - board.left, top - board.top);
    const [x, y] = [to.left + to.width / 2 - left, to.top + to.height / 2 - top];
    const leave = (): void => {
      felt.append(packet);
      const flight = packet.animate(
        [
          { transform: 'translate(-50%, -50%) scale(0.8)', opacity: 0 },
          { transform: 'translate(-50%, -50%)', opacity: 1, offset: 0.1 },
          { transform: `translate(calc(${x * 0.9}px - 50%), calc(${y * 0.9}px - 50%))`, opacity: 1, offset: 0.85 },
          { transform: `translate(calc(${x}px - 50%), calc(${y}px - 50%)) scale(0.7)`, opacity: 0 },
        ],
        { duration: time(WAY), fill: 'both', easing: 'cubic-bezier(.2,.8,.3,1)' },
      );
      const done = (): void => packet.remove();
      flight.finished.then(done, done);
    };
    leaving.set(at, [...(leaving.get(at) ?? []), leave]);
  }
  // It runs until the last packet arrives, and shows nothing: a press that ends all movement ends it too, and then no more packets leave.
  const course = felt.animate([], { duration: time(plan.step) * Math.max(0, ...leaving.keys()) + time(WAY) });
  for (const [at, packets] of leaving)
    setTimeout(
      () => {
        if (course.playState === 'running') for (const leave of packets) leave();
      },
      time(plan.step) * at,
    );
  for (const { seat, at } of plan.first) {
    const backs = felt.querySelector(`[data-seat="${seat}"] .backs`);
    backs?.animate([{ opacity: 0 }, { opacity: 1 }], {
      duration: time(WAY) / 2,
      delay: time(plan.step) * at + time(WAY) * 0.7,
      fill: 'backwards',
    });
  }
}

/** A packet of some cards face down, in the middle of a place on the board. */
function newPacket(cards: number, back: string, left: number, top: number): HTMLElement {
  const packet = document.createElement('div');
  packet.className = 'packet';
  packet.dataset['count'] = String(cards);
  const picture = document.createElement('img');
  picture.src = back;
  picture.alt = '';
  packet.append(picture);
  packet.style.left = `${left}px`;
  packet.style.top = `${top}px`;
  return packet;
}
