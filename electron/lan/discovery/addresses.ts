import { hostname, networkInterfaces, type NetworkInterfaceInfo } from 'node:os';
import { isLinkLocal, isReachable, isUniqueLocal } from './ipv6.ts';
import { Route, type RouteOut } from './route.ts';
import { RouterNames } from './routerNames.ts';

type Interfaces = ReturnType<typeof networkInterfaces>;

/**
 * Returns this machine's addresses on its networks, those that guests at home most likely reach first: on its way to the internet, on other adapters, on
 * those of virtual machines and containers, and last on tunnels (VPN), which lead elsewhere even where the default route goes through them. Of one adapter's,
 * IPv4 goes before IPv6, which is longer to type. Of equals, private addresses go before others, Wi-Fi before cable. An adapter has at most one
 * unique local and one global IPv6 address here; the others are temporary, or lead to the same place.
 * @param route the address from which packets go out by the default route
 */
export function ownAddresses(interfaces: Interfaces = networkInterfaces(), route: RouteOut = undefined): string[] {
  const places = Object.entries(interfaces).flatMap(([name, list = []]) => {
    const leadsOut = list.some(({ address }) => address === route);
    return guestAddresses(list).map((entry) => {
      const { address, family } = entry;
      const isSix = family === 'IPv6';
      // Five questions, the first of most weight.
      const rank =
        10_000 * adapterRank(name, entry, isSix && leadsOut ? address : route) +
        1000 * (isSix ? 1 : 0) +
        100 * (isSix ? (isUniqueLocal(address) ? 0 : 1) : networkRank(address)) +
        10 * (WIRELESS.test(name) ? 0 : 1) +
        (isSix ? 0 : prefixRank(address));
      return { address, rank };
    });
  });
  places.sort((a, b) => a.rank - b.rank);
  return [...new Set(places.map(({ address }) => address))];
}

/** The entries of an adapter whose addresses a guest can use. Browsers refuse link-local IPv6 addresses, which need a zone. */
function guestAddresses(list: readonly NetworkInterfaceInfo[]): NetworkInterfaceInfo[] {
  const external = list.filter(({ internal }) => !internal);
  const four = external.filter(({ address, family }) => family === 'IPv4' && !address.startsWith('169.254.'));
  const six = external.filter(({ address, family }) => family === 'IPv6' && isReachable(address));
  const kinds = [six.find(({ address }) => isUniqueLocal(address)), six.find(({ address }) => !isUniqueLocal(address))];
  return [...four, ...kinds.flatMap((one) => one ?? [])];
}

/** Returns the names by which others on its networks may reach this machine, besides those that its router gives it. */
export function ownNames(interfaces: Interfaces = networkInterfaces(), name = hostname()): string[] {
  const local = localNameOf(name);
  // Every IPv6 address counts here, not only those shown: the app comes by link-local ones.
  const six = Object.values(interfaces).flatMap((list = []) =>
    list.flatMap(({ address, internal }) => (!internal && (isReachable(address) || isLinkLocal(address)) ? [address] : [])),
  );
  return [...new Set([...ownAddresses(interfaces), ...six]), local.replace(/\.local$/, ''), local];
}

/** The name by which multicast DNS finds a machine: the first part of its name, in `.local`. */
function localNameOf(name: string): string {
  return `${name.toLowerCase().split('.')[0] ?? ''}.local`;
}

/** The interval between looks at this machine's addresses, in milliseconds: no system notifies a program when they change. */
const LOOK_AGAIN = 1000;

/** The view of the machine's networks that a table works with. Tests bring their own. */
export interface Surroundings {
  /** The machine's addresses as they are now, the likeliest first. */
  addresses(): readonly string[];
  /** The names and addresses by which others may call the machine. */
  names(): readonly string[];
  /** Its name in multicast DNS (`desk.local`), which most phones know; `undefined`: it has none. */
  readonly localName: string | undefined;
  /** Resolves when the order of the addresses is known. */
  settled(): Promise<void>;
  /** Calls `look` at intervals; the result stops it. */
  every(look: () => void): () => void;
}

/** This machine as it is. */
export const SURROUNDINGS: Surroundings = thisMachine();

function thisMachine(): Surroundings {
  const route = new Route();
  const routerNames = new RouterNames();
  const addresses = (): string[] => ownAddresses(networkInterfaces(), route.out);
  return {
    addresses,
    names: () => {
      routerNames.look(addresses());
      return [...ownNames(), ...routerNames.all];
    },
    localName: localNameOf(hostname()),
    settled: () => route.look(),
    every: (look) => {
      const timer = setInterval(() => void route.look().then(look), LOOK_AGAIN).unref();
      return () => clearInterval(timer);
    },
  };
}

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

/** The prefixes of home networks first. */
function prefixRank(address: string): number {
  if (address.startsWith('192.168.')) return 0;
  if (address.startsWith('10.')) return 1;
  return /^172\.(?:1[6-9]|2\d|3[01])\./.test(address) ? 2 : 3;
}

/** A tunnel to a network elsewhere, by its usual names on Linux, macOS and Windows. */
const TUNNEL =
  /^(?:tun|tap|utun|wg|ppp|ipsec|zt|tailscale|nordlynx|proton|mullvad|gpd|cscotun)|vpn|wireguard|tailscale|zerotier|wintun|tap-windows|openconnect/i;
/** An adapter to virtual machines or containers. */
const VIRTUAL =
  /^(?:docker|veth|br-|bridge\d|virbr|lxc|lxd|cni|flannel|podman|vmnet|vboxnet|vnic)|virtualbox|vmware|vethernet|hyper-v|host-only|wsl/i;
/** Hardware addresses of adapters that face virtual machines: VirtualBox's host-only network, VMware's, Docker's bridge. */
const VIRTUAL_HARDWARE = /^(?:0a:00:27:|00:50:56:c0:|02:42:)/i;
const WIRELESS = /^(?:wl|wi-?fi|ath\d|airport|en0$)/i;

function adapterRank(name: string, { address, netmask, mac }: Readonly<NetworkInterfaceInfo>, route: RouteOut): number {
  if (TUNNEL.test(name) || netmask === '255.255.255.255' || isSharedSpace(address)) return 3;
  if (address === route) return 0;
  return VIRTUAL.test(name) || VIRTUAL_HARDWARE.test(mac) ? 2 : 1;
}

/** Whether an address is of 100.64.0.0/10, which providers and overlay networks use (RFC 6598). */
function isSharedSpace(address: string): boolean {
  return /^100\.(?:6[4-9]|[7-9]\d|1[01]\d|12[0-7])\./.test(address);
}

function networkRank(address: string): number {
  return prefixRank(address) === 3 ? 1 : 0;
}
