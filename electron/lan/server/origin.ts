import { inUrl } from '../discovery/ipv6.ts';

const LOOPBACK = ['localhost', '127.0.0.1', '::1'];

/**
 * Whether a request was meant for this server: its `Host` is a name of this machine with the right port, and its `Origin`, if it has one, is that
 * very place. Other web pages cannot reach the table through a visitor's browser, whatever names they give this machine (DNS rebinding).
 * @param names the names and addresses by which the server may be called besides loopback ones; IPv6 addresses without brackets
 */
export function isMeantForUs(host: string | undefined, origin: string | undefined, port: number, names: readonly string[]): boolean {
  const ours = [...LOOPBACK, ...names].map((name) => `${inUrl(name)}:${port}`.toLowerCase());
  if (host === undefined || !ours.includes(host.toLowerCase())) return false;
  return origin === undefined || origin.toLowerCase() === `http://${host.toLowerCase()}`;
}
