import { PACKETS } from '../../host/limits/limits.ts';
import { Rate, Rates } from '../../host/limits/rate.ts';

/** Decides which packets of multicast DNS are worth reading, before anything is spent on them. */
export class PacketGate {
  readonly #all: Rate;
  readonly #senders: Rates;

  /** @param now milliseconds since some fixed moment */
  constructor(now: () => number) {
    this.#all = new Rate(PACKETS.ofAll, now);
    this.#senders = new Rates(PACKETS.ofSender, now, PACKETS.senders);
  }

  /** Whether a packet is to be read. A sender who sends too many uses up nothing of what all may send. */
  admits(length: number, sender: string): boolean {
    const may = this.#senders.take(sender);
    return length <= PACKETS.length && may && this.#all.take();
  }
}
