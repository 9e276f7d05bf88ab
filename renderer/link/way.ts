import { SECURE_PATH, SIGN_PATH, SOCKET_PATH } from '../../engine/protocol/link.ts';

/** Where a page finds its table: encrypted with the host's key, or in the clear on the host's own machine. */
export interface Way {
  readonly url: string;
  /** The host's public key, in base64url. */
  readonly key: string | undefined;
}

/** How long a table may take to say that it is there, in milliseconds. */
const PATIENCE = 4000;
/** A host's key as it stands in addresses and on signs. */
const KEY = /^[\w-]{43}$/;

/**
 * The way to the table that a page came from. The key is in the address where a QR code or a link brought somebody here; whoever typed the address has
 * to take the host's word for it.
 * @param here the page's own address
 * @param readSign what the table's sign says, as text
 */
export async function wayFrom(
  { protocol, host, hash }: Pick<Location, 'protocol' | 'host' | 'hash'>,
  readSign: () => Promise<string>,
): Promise<Way> {
  const at = `${protocol === 'https:' ? 'wss:' : 'ws:'}//${host}`;
  const given = /[#&]key=([\w-]{43})(?:&|$)/.exec(hash)?.[1];
  const key = given ?? keyIn(await readSign());
  return { url: `${at}${key === undefined ? SOCKET_PATH : SECURE_PATH}`, key };
}

/** Reads the sign of whoever served the page. */
export async function readOwnSign(): Promise<string> {
  const answer = await fetch(SIGN_PATH);
  return answer.text();
}

/** Whether whoever served the page answers. */
export async function isTableThere(): Promise<boolean> {
  try {
    await fetch(SIGN_PATH, { cache: 'no-store', signal: AbortSignal.timeout(PATIENCE) });
    return true;
  } catch {
    return false;
  }
}

function keyIn(sign: string): string | undefined {
  const told: unknown = JSON.parse(sign);
  const key = typeof told === 'object' && told !== null && 'key' in told ? told.key : undefined;
  return typeof key === 'string' && KEY.test(key) ? key : undefined;
}
