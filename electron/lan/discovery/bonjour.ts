import { createSocket, type RemoteInfo, type Socket } from 'node:dgram';
import type { EventEmitter } from 'node:events';
import { Bonjour } from 'bonjour-service';
import { atEachAddress, type Surroundings } from './addresses.ts';
import { isSix, zoneOf } from './ipv6.ts';
import { PacketGate } from './packetGate.ts';
import { MOST_ADDRESSES, SERVICE, Services, type Heard } from './services.ts';

const TYPE = 'trickhouse';
/** Queries are sent once by themselves; this repeats them, in milliseconds. */
const ASK_AGAIN = 5000;
/** Least time between two reports of what has been heard, in milliseconds. */
const PAUSE = 250;
/** The group of multicast DNS over IPv6 (RFC 6762, 3). */
const GROUP_SIX = 'ff02::fb';

/** The part of the package's speaker that sends and hears packets. */
interface MulticastDns extends EventEmitter {
  query(name: string, type: string): void;
}

/**
 * Multicast DNS at one of this machine's addresses. With a single speaker, machines on several networks are heard on one of them only, and without a default
 * route on none. Whatever goes wrong here is no error: tables are found by address, too.
 * @param port another one in tests
 */
export function speakerAt(address: string, port = 5353): Bonjour {
  const six = isSix(address);
  const socket = createSocket(six ? { type: 'udp6', reuseAddr: true, ipv6Only: true } : { type: 'udp4', reuseAddr: true });
  const options = six
    ? { type: 'udp6' as const, ip: GROUP_SIX, interface: `::%${zoneOf(address) ?? ''}`, bind: '::', port, socket }
    : { interface: address, bind: '0.0.0.0', port, socket };
  const speaker = new Bonjour(options, () => undefined);
  // Where another program has the port to itself the socket's error comes out here, past the callback, and would end the program.
  partsOf(speaker).mdns.on('error', () => undefined);
  guard(socket);
  return speaker;
}

/** The package shows none of this; its browser does quadratic work, and remembers whatever it hears. */
function partsOf(speaker: Bonjour): { readonly mdns: MulticastDns } {
  return (speaker as unknown as { readonly server: { readonly mdns: MulticastDns } }).server;
}

/** Has packets decoded only if the gate admits them. */
function guard(socket: Socket): void {
  const gate = new PacketGate(() => performance.now());
  const decoders = socket.listeners('message') as ((data: Buffer, from: RemoteInfo) => void)[];
  socket.removeAllListeners('message');
  socket.on('message', (data, from) => {
    if (gate.admits(data.length, from.address)) for (const decode of decoders) decode(data, from);
  });
}

/** Makes a table known at every address of this machine. The result takes it back. */
export function advertise(id: string, port: number, key: string, here: Surroundings): () => Promise<void> {
  return atEachAddress(here, (address) => {
    const speaker = speakerAt(address);
    // The name is unique as it is: probing for others of the same name would only cost time. It has the address because listeners keep the first one that
    // they hear for a name, wherever the table may have moved since. Other resolvers need the `.local`.
    const service = speaker.publish({
      name: `trickhouse-${id}-${address.replaceAll(/[.:]/g, '-')}`,
      type: TYPE,
      port,
      host: `trickhouse-${id}.local`,
      txt: { id, key },
      probe: false,
    });
    service.on('error', () => undefined);
    return () => new Promise((resolve) => speaker.unpublishAll(() => speaker.destroy(() => resolve())));
  });
}

/**
 * Listens for tables at every address of this machine; the result ends it.
 * @param changed receives all tables heard so far: at once, and then at most once every {@link PAUSE}
 * @param isKnown whether a table has answered: it is remembered however many others are called out
 */
export function listen(
  changed: (heard: readonly Heard[]) => void,
  here: Surroundings,
  isKnown: (heard: Heard) => boolean = () => false,
): () => void {
  const ears = new Map<MulticastDns, Services>();
  const report = paced(PAUSE, () => changed(merged([...ears.values()].flatMap(({ all }) => all))));
  const end = atEachAddress(here, (address) => {
    const speaker = speakerAt(address);
    const { mdns } = partsOf(speaker);
    const services = new Services(() => performance.now(), isKnown);
    ears.set(mdns, services);
    mdns.on('response', (packet: unknown, { address: sender }: RemoteInfo) => {
      if (services.take(packet, sender)) report.soon();
    });
    mdns.query(SERVICE, 'PTR');
    return () => {
      ears.delete(mdns);
      report.soon();
      return new Promise((resolve) => speaker.destroy(() => resolve()));
    };
  });
  const timer = setInterval(() => {
    for (const [mdns, services] of ears) {
      if (services.expire()) report.soon();
      mdns.query(SERVICE, 'PTR');
    }
  }, ASK_AGAIN);
  timer.unref();
  return () => {
    clearInterval(timer);
    report.end();
    void end();
  };
}

/** Merges the findings of all addresses: a table heard at several addresses is one table. */
function merged(heard: readonly Heard[]): Heard[] {
  const tables = new Map<string, Heard>();
  for (const { id, key, port, addresses } of heard) {
    // Another key or port under the same id is another table.
    const name = `${id} ${key} ${port}`;
    const all = new Set([...(tables.get(name)?.addresses ?? []), ...addresses]);
    tables.set(name, { id, key, port, addresses: [...all].slice(0, MOST_ADDRESSES) });
  }
  return [...tables.values()];
}

/** Does something at once when it is wanted, and then no more often than every `pause` milliseconds, until `end`. */
function paced(pause: number, act: () => void): { soon(): void; end(): void } {
  let timer: NodeJS.Timeout | undefined;
  let wanted = false;
  let ended = false;
  const run = (): void => {
    wanted = false;
    timer = setTimeout(() => {
      timer = undefined;
      if (wanted) run();
    }, pause).unref();
    act();
  };
  return {
    soon() {
      wanted = true;
      if (timer === undefined && !ended) run();
    },
    end() {
      ended = true;
      clearTimeout(timer);
    },
  };
}
