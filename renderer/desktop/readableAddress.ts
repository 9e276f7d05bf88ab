import { parseLink } from '../../engine/protocol/link.ts';

/** Where a link leads, for people to read: the host, and its port. */
export function readableAddress(link: string): string {
  const parsed = parseLink(link);
  if (!parsed.ok) return '?';
  const { host, port } = parsed.value;
  return host.includes(':') ? `[${host}]:${port}` : `${host}:${port}`;
}
