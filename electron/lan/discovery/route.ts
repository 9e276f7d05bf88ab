import { createSocket } from 'node:dgram';
import { isIP } from 'node:net';
import { isSix } from './ipv6.ts';

/** The address from which packets leave this machine by its default route; `undefined` where there is no such route. */
export type RouteOut = string | undefined;

/** Addresses for documentation (RFC 5737, RFC 3849): no machine has them, so the default route leads there. */
const ELSEWHERE = ['198.51.100.1', '2001:db8::1'] as const;

/** Knows by which of its addresses this machine reaches the internet. */
export class Route {
  #out: RouteOut;

  /** The result of the latest look. */
  get out(): RouteOut {
    return this.#out;
  }

  /** Looks at the system's routes. No packet is sent: a datagram socket that is connected only has its own address chosen. */
  async look(): Promise<void> {
    const [four, six] = ELSEWHERE;
    this.#out = (await addressTowards(four)) ?? (await addressTowards(six));
  }
}

/** Returns this machine's address on the way to another one; `undefined` if no route leads there. */
export async function addressTowards(other: string): Promise<RouteOut> {
  const socket = createSocket(isSix(other) ? 'udp6' : 'udp4');
  const own = await new Promise<RouteOut>((resolve) => {
    socket.once('error', () => resolve(undefined));
    socket.connect(9, other, () => resolve(socket.address().address));
  });
  socket.close();
  return own !== undefined && isIP(own) !== 0 && own !== '0.0.0.0' && own !== '::' ? own : undefined;
}
