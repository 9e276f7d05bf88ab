import { isIP } from 'node:net';
import { networkInterfaces } from 'node:os';
import process from 'node:process';

/** Whether a text is an IPv6 address, with a zone or without. */
export function isSix(address: string): boolean {
  return isIP(address) === 6;
}

/** Whether an address holds on one link only (fe80::/10, RFC 4291, 2.5.6): it needs a zone, which no browser takes in an address. */
export function isLinkLocal(address: string): boolean {
  return isSix(address) && /^fe[89ab]/i.test(address);
}

/** Whether an address is of a private network (fc00::/7, RFC 4193). */
export function isUniqueLocal(address: string): boolean {
  return isSix(address) && /^f[cd]/i.test(address);
}

/** Whether a browser on the same network can use an IPv6 address: a unique local or global one, but none of a tunnel over IPv4 (Teredo, 6to4). */
export function isReachable(address: string): boolean {
  return isUniqueLocal(address) || (isSix(address) && /^[23]/.test(address) && !/^(?:2001:0?:|2002:)/.test(address));
}

/** An address as it stands in a web address: IPv6 in brackets, without its zone. */
export function inUrl(address: string): string {
  return address.includes(':') ? `[${withoutZone(address)}]` : address;
}

/** An address without the adapter behind the percent sign. */
function withoutZone(address: string): string {
  return address.replace(/%.*$/, '');
}

/** The address of the other end of a socket; a socket for both families shows IPv4 addresses within IPv6 (`::ffff:192.168.1.20`). */
export function peerAddress(address: string): string {
  return address.replace(/^::ffff:(?=\d+\.)/i, '');
}

/** The adapter that has an address, as a zone names it: by its number on Windows, else by its name. `undefined`: none has it. */
export function zoneOf(address: string, interfaces: ReturnType<typeof networkInterfaces> = networkInterfaces()): string | undefined {
  for (const [name, list = []] of Object.entries(interfaces)) {
    if (!list.some((entry) => entry.address === address)) continue;
    if (process.platform !== 'win32') return name;
    const scope = list.find((entry) => entry.family === 'IPv6' && isLinkLocal(entry.address))?.scopeid;
    return scope === undefined ? undefined : String(scope);
  }
  return undefined;
}
