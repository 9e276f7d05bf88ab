import { hostname, networkInterfaces } from 'node:os';

/** This machine's IPv4 addresses on its networks. Private ones come first: others at home reach those. */
export function ownAddresses(interfaces = networkInterfaces()): string[] {
  const addresses = Object.values(interfaces).flatMap((list = []) =>
    list.flatMap(({ address, family, internal }) => (internal || family !== 'IPv4' || address.startsWith('169.254.') ? [] : [address])),
  );
  return [...new Set(addresses)].sort((a, b) => rank(a) - rank(b));
}

/** What this machine may be called by others on its networks. */
export function ownNames(interfaces = networkInterfaces(), name = hostname()): string[] {
  const short = name.replace(/\.local$/i, '');
  return [...ownAddresses(interfaces), short, `${short}.local`];
}

function rank(address: string): number {
  if (address.startsWith('192.168.')) return 0;
  if (address.startsWith('10.')) return 1;
  return /^172\.(?:1[6-9]|2\d|3[01])\./.test(address) ? 2 : 3;
}
