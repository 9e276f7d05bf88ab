import { SECURE_PATH, SOCKET_PATH } from '../../engine/protocol/link.ts';

/** Where a page finds its table: encrypted with the host's key, or in the clear on the host's own machine. */
export interface HostAddress {
  readonly url: string;
  /** The host's public key, in base64url. */
  readonly key: string | undefined;
}

/** A host's key as it stands in addresses and on pages. */
const KEY = /^[\w-]{43}$/;

/**
 * The way to the table that a page came from. The key is in the address of a QR code or a link; a person who typed the address has to take
 * the host's word for it.
 * @param here the page's own address
 * @param served the key that the page was served with; empty where it was served without one
 */
export function hostAddressFrom({ protocol, host, hash }: Pick<Location, 'protocol' | 'host' | 'hash'>, served: string): HostAddress {
  const at = `${protocol === 'https:' ? 'wss:' : 'ws:'}//${host}`;
  const given = /[#&]key=([\w-]{43})(?:&|$)/.exec(hash)?.[1];
  const key = given ?? (KEY.test(served) ? served : undefined);
  return { url: `${at}${key === undefined ? SOCKET_PATH : SECURE_PATH}`, key };
}

/** The key that this page was served with. */
export function keyOnPage(): string {
  return document.querySelector<HTMLMetaElement>('meta[name="host-key"]')?.content ?? '';
}
