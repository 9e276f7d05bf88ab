import { createPrivateKey, createPublicKey, diffieHellman, type KeyObject } from 'node:crypto';
import { SCRIPTED, type X25519 } from '../../../engine/protocol/channel.ts';

/** The DER bytes before the 32 bytes of a key (RFC 8410): of a private key in PKCS #8, of a public key in SPKI. */
const PRIVATE_HEAD = Buffer.from('302e020100300506032b656e04220420', 'hex');
const PUBLIC_HEAD = Buffer.from('302a300506032b656e032100', 'hex');

/** Keys as the runtime has them; to make one takes longer than to use it. */
const made = new WeakMap<Uint8Array, KeyObject>();

function privateKey(secret: Uint8Array): KeyObject {
  const key = made.get(secret) ?? createPrivateKey({ key: Buffer.concat([PRIVATE_HEAD, secret]), format: 'der', type: 'pkcs8' });
  made.set(secret, key);
  return key;
}

function publicKey(bytes: Uint8Array): KeyObject {
  const key = made.get(bytes) ?? createPublicKey({ key: Buffer.concat([PUBLIC_HEAD, bytes]), format: 'der', type: 'spki' });
  made.set(bytes, key);
  return key;
}

const NATIVE: X25519 = {
  getPublicKey: (secret) =>
    new Uint8Array(createPublicKey(privateKey(secret)).export({ format: 'der', type: 'spki' }).subarray(PUBLIC_HEAD.length)),
  getSharedSecret: (secret, key) => new Uint8Array(diffieHellman({ privateKey: privateKey(secret), publicKey: publicKey(key) })),
};

/**
 * X25519 by the cryptography of the program's own runtime, some ten times as fast as in script: agreeing on keys is the costliest work that a stranger can
 * cause. Falls back to script if the runtime lacks it.
 */
export const x25519: X25519 = isSound(NATIVE) ? NATIVE : SCRIPTED;

/** Whether it agrees with what is computed in script. */
function isSound(native: X25519): boolean {
  const [a, b] = [new Uint8Array(32).fill(7), new Uint8Array(32).fill(9)];
  try {
    const [own, theirs] = [native.getPublicKey(a), SCRIPTED.getPublicKey(b)];
    return Buffer.compare(native.getSharedSecret(a, theirs), SCRIPTED.getSharedSecret(b, own)) === 0;
  } catch {
    return false;
  }
}
