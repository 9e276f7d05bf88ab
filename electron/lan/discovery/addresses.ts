import { hostname, networkInterfaces } from 'node:os';

/** This machine's IPv4 addresses on its networks. Private ones come first: others at home reach those. */
export function ownAddresses(interfaces = networkInterfaces()): string[] {
  const addresses = Object.values(interfaces).flatMap((list = []) =>
    list.flatMap(({ address, family, internal }) => (internal || family !== 'IPv4' || address.startsWith('169.254.') ? [] : [address])),
  );
  return [...new Set(addresses)].sort((a, b) => rank(a) - rank(b));
}

/** The names by which others on its networks may reach this machine. */
export function ownNames(interfaces = networkInterfaces(), name = hostname()): string[] {
  const short = name.replace(/\.local$/i, '');
  return [...ownAddresses(interfaces), short, `${short}.local`];
}

/** The interval between looks at this machine's addresses, in milliseconds: no system notifies a program when they change. */
const LOOK_AGAIN = 1000;

/** The view of the machine's networks that a table works with. Tests bring their own. */
export interface Surroundings {
  /** The machine's addresses as they are now, the likeliest first. */
  addresses(): readonly string[];
  /** Calls `look` at intervals; the result stops it. */
  every(look: () => void): () => void;
}

/** This machine as it is. */
export const SURROUNDINGS: Surroundings = {
  addresses: () => ownAddresses(),
  every: (look) => {
    const timer = setInterval(look, LOOK_AGAIN).unref();
    return () => clearInterval(timer);
  },
};

/**
 * Has something at each of this machine's addresses for as long as it has them: a laptop comes to its network late, and changes it.
 * @param start begins at an address; its result ends it there
 * @returns ends it everywhere
 */
export function atEachAddress(here: Surroundings, start: (address: string) => () => Promise<void>): () => Promise<void> {
  const started = new Map<string, () => Promise<void>>();
  const look = (): void => {
    const addresses = here.addresses();
    for (const [address, end] of started)
      if (!addresses.includes(address)) {
        started.delete(address);
        void end();
      }
    for (const address of addresses) if (!started.has(address)) started.set(address, start(address));
  };
  look();
  const rest = here.every(look);
  return async () => {
    rest();
    await Promise.all([...started.values()].map((end) => end()));
  };
}

/** Reports this machine's addresses whenever they change; the result stops it. */
export function whenMoved(here: Surroundings, moved: (addresses: readonly string[]) => void): () => void {
  let known = here.addresses().join(' ');
  return here.every(() => {
    const addresses = here.addresses();
    const now = addresses.join(' ');
    if (now === known) return;
    known = now;
    moved(addresses);
  });
}

function rank(address: string): number {
  if (address.startsWith('192.168.')) return 0;
  if (address.startsWith('10.')) return 1;
  return /^172\.(?:1[6-9]|2\d|3[01])\./.test(address) ? 2 : 3;
}
