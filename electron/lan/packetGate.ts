import { Rate } from '../host/rate.ts';

/** The longest packet of multicast DNS (RFC 6762, 17), in bytes. */
const LONGEST_PACKET = 9000;
/** Packets at once and a second in the long run, of one sender and of all. A busy network of printers and speakers says ten a second. */
const OF_SENDER = { burst: 60, perSecond: 20 } as const;
const OF_ALL = { burst: 200, perSecond: 100 } as const;
/** Senders that are remembered; beyond, the one heard longest ago is forgotten. */
const MOST_SENDERS = 256;

/** Decides which packets of multicast DNS are worth reading, before anything is spent on them. */
export class PacketGate {
  private readonly now: () => number;
  private readonly all: Rate;
  private readonly senders = new Map<string, Rate>();

  /** @param now milliseconds since some fixed moment */
  constructor(now: () => number) {
    this.now = now;
    this.all = new Rate(OF_ALL.burst, OF_ALL.perSecond, now);
  }

  /** Whether a packet is to be read. A sender who sends too many uses up nothing of what all may send. */
  admits(length: number, sender: string): boolean {
    const rate = this.senders.get(sender) ?? new Rate(OF_SENDER.burst, OF_SENDER.perSecond, this.now);
    this.senders.delete(sender);
    this.senders.set(sender, rate);
    const [oldest] = this.senders.keys();
    if (this.senders.size > MOST_SENDERS && oldest !== undefined) this.senders.delete(oldest);
    return length <= LONGEST_PACKET && rate.take() && this.all.take();
  }
}
