import { ok, refuse, type Refused, type Result } from '../contract/result.ts';

/** Where a page opens its socket to the table at its own machine, on the page's own origin. */
export const SOCKET_PATH = '/socket';
/** Where everybody else opens an encrypted one. */
export const SECURE_PATH = '/secure';
/** Where the sign outside the table is read, with the host's key. */
export const SIGN_PATH = '/sign';
/** The page by which a device finds out whether it reaches the host, without the code. */
export const CHECK_PATH = '/check';
/** The port of tables, unless another program uses it. */
export const LAN_PORT = 27_412;

/** Where the app finds a table: in links, QR codes and the list of tables nearby. */
export interface TableLink {
  /** A host name or address, IPv6 addresses without brackets. */
  readonly host: string;
  readonly port: number;
  /** The join code. */
  readonly code?: string;
  /** The host's public key, 32 bytes in unpadded base64url. */
  readonly key?: string;
}

const KEY = /^[A-Za-z0-9_-]{43}$/;
/** A name, an IPv4 address, or an IPv6 address, with the zone that a link-local one needs on its machine. */
const HOST = /^(?:[A-Za-z0-9.-]{1,253}|[0-9A-Fa-f:.]{2,45}(?:%[A-Za-z0-9_.-]{1,32})?)$/;

/** A link as text: `trickhouse://join?host=192.168.1.5&port=40123&code=ABC234&key=…`. */
export function formatLink({ host, port, code, key }: TableLink): string {
  const parts = [`host=${encodeURIComponent(host)}`, `port=${port}`];
  if (code !== undefined) parts.push(`code=${encodeURIComponent(code)}`);
  if (key !== undefined) parts.push(`key=${key}`);
  return `trickhouse://join?${parts.join('&')}`;
}

/** A link from text. */
export function parseLink(text: string): Result<TableLink, 'link/malformed'> {
  const [, query] = /^trickhouse:\/\/join\/?\?([^#]{1,1000})$/.exec(text) ?? [];
  if (query === undefined) return malformed('it is no link to a table');
  const given = new Map<string, string>();
  for (const part of query.split('&')) {
    const at = part.indexOf('=');
    const value = decoded(part.slice(at + 1));
    if (at < 1 || value === undefined) return malformed('a part of it has no value');
    given.set(part.slice(0, at), value);
  }
  const host = given.get('host');
  const port = Number(given.get('port'));
  const code = given.get('code');
  const key = given.get('key');
  if (host === undefined || !HOST.test(host) || !isInAddress(host)) return malformed('it names no host');
  if (!Number.isInteger(port) || port < 1 || port > 65_535) return malformed('it names no port');
  if (code !== undefined && !/^[A-Za-z0-9 -]{1,32}$/.test(code)) return malformed('its code is none');
  if (key !== undefined && !KEY.test(key)) return malformed('its key is none');
  return ok({ host, port, ...(code === undefined ? {} : { code }), ...(key === undefined ? {} : { key }) });
}

/**
 * Reads the text a person types or pastes to get to a table: its link, the address of its page, or a name or address with or without the port.
 */
export function readAddress(text: string): Result<TableLink, 'link/malformed'> {
  const given = text.trim();
  if (given.startsWith('trickhouse:')) return parseLink(given);
  const [, host = '', port, page = ''] =
    /^(?:http:\/\/)?(\[[^\]/]{2,60}\]|[^/:#?\s]{1,253})(?::(\d{1,5}))?(?:\/)?(?:#(.*))?$/i.exec(given) ?? [];
  const after = (name: string): string => page.split('&').find((part) => part.startsWith(`${name}=`)) ?? '';
  const name = host.replace(/^\[|\]$/g, '');
  const parts = [`host=${encodeURIComponent(name)}`, `port=${port ?? LAN_PORT}`, after('join').replace('join=', 'code='), after('key')];
  return parseLink(`trickhouse://join?${parts.filter((part) => part !== '').join('&')}`);
}

/** Whether a web address takes a host: one that looks like IPv4 has four numbers up to 255, one with colons is IPv6. */
function isInAddress(host: string): boolean {
  const bare = host.replace(/%.*$/, '');
  try {
    return new URL(`ws://${bare.includes(':') ? `[${bare}]` : bare}/`).host !== '';
  } catch {
    return false;
  }
}

function decoded(text: string): string | undefined {
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
}

function malformed(why: string): Refused<'link/malformed'> {
  return refuse('link/malformed', why);
}
