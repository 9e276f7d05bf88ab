import { chacha20poly1305 } from '@noble/ciphers/chacha.js';
import { x25519 } from '@noble/curves/ed25519.js';
import { hkdf } from '@noble/hashes/hkdf.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { concatBytes, utf8ToBytes } from '@noble/hashes/utils.js';
import { ok, refuse, type Result } from '../contract/result.ts';

/**
 * The encrypted way to a table. The guest knows the host's public key beforehand (from the QR code, or the list of tables nearby); the first message each
 * way is an ephemeral key. Both ends mix two exchanges (X25519, RFC 7748) — with the host's own key, so that no one else can answer, and between the
 * ephemeral ones, so that a key stolen later opens nothing — into two keys (HKDF-SHA256) for ChaCha20-Poly1305 (RFC 8439), one each way, with a counter as
 * nonce: a message omitted, repeated or moved does not open. Each text is filled up to one of few lengths before it is sealed.
 */

/** A host's key, kept for as long as its links are to be good. */
export interface Keys {
  readonly secret: Uint8Array;
  readonly public: Uint8Array;
}

/** X25519 (RFC 7748). Both throw for what is no key; for one that would make everybody's secret the same, so does the second. */
export interface X25519 {
  getPublicKey(secret: Uint8Array): Uint8Array;
  getSharedSecret(secret: Uint8Array, key: Uint8Array): Uint8Array;
}

/** ChaCha20-Poly1305 (RFC 8439): a key of 32 bytes, a nonce of 12, a tag of 16 behind the text. `decrypt` throws for what was not encrypted so. */
export interface Aead {
  encrypt(key: Uint8Array, nonce: Uint8Array, text: Uint8Array): Uint8Array;
  decrypt(key: Uint8Array, nonce: Uint8Array, message: Uint8Array): Uint8Array;
}

/** The cryptography of one end. */
export interface Cryptography {
  readonly x25519: X25519;
  readonly aead: Aead;
}

/** Cryptography in script, which every runtime has. */
export const SCRIPTED: Cryptography = {
  x25519,
  aead: {
    encrypt: (key, nonce, text) => chacha20poly1305(key, nonce).encrypt(text),
    decrypt: (key, nonce, message) => chacha20poly1305(key, nonce).decrypt(message),
  },
};

/** `length` bytes of real chance. */
export type RandomBytes = (length: number) => Uint8Array;

/** One end of the channel. */
export interface Channel {
  /** The hash of both ends' keys: the same at both ends, and at no other two. */
  readonly id: Uint8Array;
  /** Seals the next text. */
  seal(text: string): Uint8Array;
  /** Opens the next message. After a refusal the channel is good for nothing. */
  open(message: Uint8Array): Result<string, 'channel/broken'>;
}

const KEY_LENGTH = 32;
const TAG_LENGTH = 16;
/**
 * The shortest frames, in bytes without their tags: every update of every game fits into one of the host's, and what people do at the table into one of the
 * guest's, so that a length reveals nothing of a hand.
 */
const HOST_FLOOR = 8192;
const GUEST_FLOOR = 512;
/** Beyond this, lengths are multiples of it; below, powers of two. */
const LARGE = 65_536;
/** Stands behind a text, before the zeros that fill it up (ISO/IEC 7816-4). */
const PAD_MARK = 0x80;
const PROTOCOL_NAME = utf8ToBytes('trickhouse channel 1');

/** A new key, such as a host's. */
export function newKeys(random: RandomBytes, cryptography = SCRIPTED): Keys {
  return keysFrom(random(KEY_LENGTH), cryptography);
}

/** The key with a secret that was kept. */
export function keysFrom(secret: Uint8Array, cryptography = SCRIPTED): Keys {
  return { secret, public: cryptography.x25519.getPublicKey(secret) };
}

/**
 * The guest's side: what to send first, and what to make of the answer.
 * @param cryptography a faster one than {@link SCRIPTED}, where the guest has it
 */
export function greet(
  host: Uint8Array,
  random: RandomBytes,
  cryptography = SCRIPTED,
): { hello: Uint8Array; finish: (answer: Uint8Array) => Result<Channel, 'channel/not-the-host'> } {
  const own = newKeys(random, cryptography);
  return {
    hello: own.public,
    finish(answer) {
      if (answer.length !== KEY_LENGTH + TAG_LENGTH) return NOT_THE_HOST;
      const theirs = answer.subarray(0, KEY_LENGTH);
      const toHost = agree(own.secret, host, cryptography);
      const between = agree(own.secret, theirs, cryptography);
      if (toHost === undefined || between === undefined) return NOT_THE_HOST;
      const { up, down, id } = channelKeys(toHost, between, [host, own.public, theirs]);
      const opening = new Cipher(down, cryptography);
      const proof = opening.open(answer.subarray(KEY_LENGTH));
      return proof?.length === 0 ? ok(channel(new Cipher(up, cryptography), opening, id, GUEST_FLOOR)) : NOT_THE_HOST;
    },
  };
}

/**
 * The host's side: the answer to a guest's first message.
 * @param cryptography a faster one than {@link SCRIPTED}, where the host has it
 */
export function receive(
  keys: Keys,
  hello: Uint8Array,
  random: RandomBytes,
  cryptography = SCRIPTED,
): Result<{ answer: Uint8Array; channel: Channel }, 'channel/bad-hello'> {
  const own = newKeys(random, cryptography);
  const fromGuest = hello.length === KEY_LENGTH ? agree(keys.secret, hello, cryptography) : undefined;
  const between = fromGuest === undefined ? undefined : agree(own.secret, hello, cryptography);
  if (fromGuest === undefined || between === undefined) return refuse('channel/bad-hello', 'that is no key');
  const { up, down, id } = channelKeys(fromGuest, between, [keys.public, hello, own.public]);
  const sealing = new Cipher(down, cryptography);
  // Nothing at all under the new key proves that the host has its own.
  const proof = sealing.seal(new Uint8Array());
  return ok({ answer: concatBytes(own.public, proof), channel: channel(sealing, new Cipher(up, cryptography), id, HOST_FLOOR) });
}

const NOT_THE_HOST = refuse('channel/not-the-host', 'the other end does not have the key of the table');
const BROKEN = refuse('channel/broken', 'the message does not open');

/** The secret that two keys share; `undefined` for a key that would make everybody's secret the same. */
function agree(secret: Uint8Array, key: Uint8Array, cryptography = SCRIPTED): Uint8Array | undefined {
  try {
    return cryptography.x25519.getSharedSecret(secret, key);
  } catch {
    return undefined;
  }
}

function channelKeys(a: Uint8Array, b: Uint8Array, said: readonly Uint8Array[]): { up: Uint8Array; down: Uint8Array; id: Uint8Array } {
  const id = sha256(concatBytes(PROTOCOL_NAME, ...said));
  const keys = hkdf(sha256, concatBytes(a, b), id, PROTOCOL_NAME, 2 * KEY_LENGTH);
  return { up: keys.subarray(0, KEY_LENGTH), down: keys.subarray(KEY_LENGTH), id };
}

/** One way of a channel: seals, or opens, one message after the other. */
class Cipher {
  readonly #key: Uint8Array;
  readonly #aead: Aead;
  readonly #nonce = new Uint8Array(12);
  readonly #number = new DataView(this.#nonce.buffer, 4);
  #count = 0;

  constructor(key: Uint8Array, { aead } = SCRIPTED) {
    this.#key = key;
    this.#aead = aead;
  }

  seal(bytes: Uint8Array): Uint8Array {
    return this.#aead.encrypt(this.#key, this.#nextNonce(), bytes);
  }

  /** `undefined` for what does not open. */
  open(message: Uint8Array): Uint8Array | undefined {
    const nonce = this.#nextNonce();
    try {
      return this.#aead.decrypt(this.#key, nonce, message);
    } catch {
      return undefined;
    }
  }

  /** The number of the next message, from 1, as a nonce. It is good until the next call. */
  #nextNonce(): Uint8Array {
    this.#count += 1;
    this.#number.setBigUint64(0, BigInt(this.#count), true);
    return this.#nonce;
  }
}

function channel(sealing: Cipher, opening: Cipher, id: Uint8Array, floor: number): Channel {
  const utf8 = new TextDecoder('utf-8', { fatal: true });
  let broken = false;
  return {
    id,
    seal: (text) => sealing.seal(padded(text, floor)),
    open(message) {
      if (broken) return BROKEN;
      const text = unpadded(opening.open(message));
      try {
        if (text !== undefined) return ok(utf8.decode(text));
      } catch {
        // No UTF-8: the same as what does not open.
      }
      broken = true;
      return BROKEN;
    },
  };
}

/** Where texts are padded, one after the other: a host with many guests seals thousands of them a minute. */
let scratch = new Uint8Array(LARGE);
const encoder = new TextEncoder();

/** The bytes of a text filled up to one of few lengths. They are good until the next call. */
function padded(text: string, floor: number): Uint8Array {
  // A unit of UTF-16 takes three bytes at most.
  const most = paddedLength(3 * text.length + 1, floor);
  if (scratch.length < most) scratch = new Uint8Array(most);
  const { written } = encoder.encodeInto(text, scratch);
  const length = paddedLength(written + 1, floor);
  scratch[written] = PAD_MARK;
  scratch.fill(0, written + 1, length);
  return scratch.subarray(0, length);
}

/** The shortest length of a message that holds `needed` bytes. */
function paddedLength(needed: number, floor: number): number {
  let length = floor;
  while (length < needed) length += Math.min(length, LARGE);
  return length;
}

/** The text in what was filled up; `undefined` where it was not. */
function unpadded(bytes: Uint8Array | undefined): Uint8Array | undefined {
  const mark = bytes?.findLastIndex((byte) => byte !== 0) ?? -1;
  return bytes?.[mark] === PAD_MARK ? bytes.subarray(0, mark) : undefined;
}
