import { createCipheriv, createDecipheriv, createPrivateKey, createPublicKey, diffieHellman, type KeyObject } from 'node:crypto';
import { SCRIPTED, type Aead, type Cryptography, type X25519 } from '../../../engine/protocol/channel.ts';

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

const NATIVE_X25519: X25519 = {
  getPublicKey: (secret) =>
    new Uint8Array(createPublicKey(privateKey(secret)).export({ format: 'der', type: 'spki' }).subarray(PUBLIC_HEAD.length)),
  getSharedSecret: (secret, key) => new Uint8Array(diffieHellman({ privateKey: privateKey(secret), publicKey: publicKey(key) })),
};

const TAG = { authTagLength: 16 };

const NATIVE_AEAD: Aead = {
  encrypt(key, nonce, text) {
    const cipher = createCipheriv('chacha20-poly1305', key, nonce, TAG);
    const body = cipher.update(text);
    cipher.final();
    return Buffer.concat([body, cipher.getAuthTag()]);
  },
  decrypt(key, nonce, message) {
    const end = message.length - TAG.authTagLength;
    if (end < 0) throw new RangeError('shorter than its tag');
    const decipher = createDecipheriv('chacha20-poly1305', key, nonce, TAG);
    decipher.setAuthTag(message.subarray(end));
    const text = decipher.update(message.subarray(0, end));
    decipher.final();
    return text;
  },
};

/**
 * The cryptography of the program's own runtime, some ten times as fast as in script: agreeing on keys is the costliest work that a stranger can cause, and
 * encryption the costliest part of a broadcast. Falls back to script in what the runtime lacks (Electron's has been without ChaCha20-Poly1305).
 */
export const cryptography: Cryptography = {
  x25519: isSound(agreesOnKeys) ? NATIVE_X25519 : SCRIPTED.x25519,
  aead: isSound(encryptsAlike) ? NATIVE_AEAD : SCRIPTED.aead,
};

/** Whether a comparison with what is computed in script holds; a runtime that lacks something throws. */
function isSound(agrees: () => boolean): boolean {
  try {
    return agrees();
  } catch {
    return false;
  }
}

function agreesOnKeys(): boolean {
  const [a, b] = [new Uint8Array(32).fill(7), new Uint8Array(32).fill(9)];
  const [own, theirs] = [NATIVE_X25519.getPublicKey(a), SCRIPTED.x25519.getPublicKey(b)];
  return Buffer.compare(NATIVE_X25519.getSharedSecret(a, theirs), SCRIPTED.x25519.getSharedSecret(b, own)) === 0;
}

function encryptsAlike(): boolean {
  const [key, nonce, text] = [new Uint8Array(32).fill(3), new Uint8Array(12).fill(5), new Uint8Array(100).fill(11)];
  const message = NATIVE_AEAD.encrypt(key, nonce, text);
  return (
    Buffer.compare(message, SCRIPTED.aead.encrypt(key, nonce, text)) === 0 &&
    Buffer.compare(NATIVE_AEAD.decrypt(key, nonce, message), text) === 0
  );
}
