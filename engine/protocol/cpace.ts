import { ristretto255, ristretto255_hasher } from '@noble/curves/ed25519.js';
import { hmac } from '@noble/hashes/hmac.js';
import { sha512 } from '@noble/hashes/sha2.js';
import { concatBytes, utf8ToBytes } from '@noble/hashes/utils.js';
import { ok, refuse, type Result } from '../contract/result.ts';
import type { RandomBytes } from './channel.ts';
import { uint8At } from '../cards/indexed.ts';

/**
 * CPace (draft-irtf-cfrg-cpace-21, suite CPACE-RISTR255-SHA512): two parties find out whether they know the same code, and no one learns more
 * about it than whether one guess was right. The guest is the initiator, the host the responder; both then prove what they found (the draft's explicit key
 * confirmation, with HMAC-SHA512).
 */

const DSI = utf8ToBytes('CPaceRistretto255');
/** The input block of SHA-512, in bytes. */
const BLOCK = 128;
const SCALAR_LENGTH = 32;
/** The purpose of the exchange; the session id binds the parties. */
const CHANNEL_IDENTIFIER = utf8ToBytes('trickhouse code 1');
const GUEST = utf8ToBytes('guest');
const HOST = utf8ToBytes('host');

/** A share that is on its way, with the secret behind it. */
interface Share {
  readonly scalar: bigint;
  readonly bytes: Uint8Array;
}

/** The guest's side of an exchange. */
export interface GuestExchange {
  /** To be sent first, 32 bytes. */
  readonly share: Uint8Array;
  /** Given the host's share: what to send as one's confirmation, and whether the host's proof is right. */
  finish(hostShare: Uint8Array): Result<{ readonly confirmation: Uint8Array; isProof(proof: Uint8Array): boolean }, 'channel/bad-share'>;
}

/** The host's side of an exchange. */
export interface HostExchange {
  readonly share: Uint8Array;
  /** Whether the guest knows the code. To be asked once: every exchange is one guess. */
  isConfirmation(confirmation: Uint8Array): boolean;
  /** Shows that the host knows the code; only for a guest who has confirmed. */
  readonly proof: Uint8Array;
}

/** A code as it is compared, however it was typed: capital letters and digits. */
export function plainCode(code: string): string {
  return code.toUpperCase().replace(/[^A-Z0-9]/g, '');
}

/**
 * Begins an exchange as the guest.
 * @param sid the session id, which both sides have to share: the hash of the channel's key agreement
 */
export function guestExchange(code: string, sid: Uint8Array, random: RandomBytes): GuestExchange {
  const own = newShare(utf8ToBytes(plainCode(code)), sid, random);
  return {
    share: own.bytes,
    finish(hostShare) {
      const key = sharedKey(own, hostShare, sid, [own.bytes, hostShare]);
      if (key === undefined) return refuse('channel/bad-share', 'that is no share of an exchange');
      const { guest, host } = tags(key, sid, own.bytes, hostShare);
      return ok({ confirmation: guest, isProof: (proof) => isSame(proof, host) });
    },
  };
}

/** Answers a guest's share as the host. */
export function hostExchange(
  code: string,
  sid: Uint8Array,
  guestShare: Uint8Array,
  random: RandomBytes,
): Result<HostExchange, 'channel/bad-share'> {
  const own = newShare(utf8ToBytes(plainCode(code)), sid, random);
  const key = sharedKey(own, guestShare, sid, [guestShare, own.bytes]);
  if (key === undefined) return refuse('channel/bad-share', 'that is no share of an exchange');
  const { guest, host } = tags(key, sid, guestShare, own.bytes);
  return ok({ share: own.bytes, proof: host, isConfirmation: (confirmation) => isSame(confirmation, guest) });
}

/** The group element that follows from a code (section 7, `calculate_generator`), encoded. Exported for the draft's vectors. */
export function generator(prs: Uint8Array, ci: Uint8Array, sid: Uint8Array): Uint8Array {
  return element(prs, ci, sid).toBytes();
}

/** `ISK` of the draft, initiator first; `undefined` for an invalid share. Exported for the draft's vectors. */
export function sessionKey(
  scalar: Uint8Array,
  theirs: Uint8Array,
  sid: Uint8Array,
  initiator: readonly [share: Uint8Array, data: Uint8Array],
  responder: readonly [share: Uint8Array, data: Uint8Array],
): Uint8Array | undefined {
  return intermediateKey(integer(scalar), theirs, sid, concatBytes(lvCat(...initiator), lvCat(...responder)));
}

/** `scalar_mult` of the draft, encoded. Exported for its vectors. */
export function multiply(scalar: Uint8Array, base: Uint8Array): Uint8Array | undefined {
  return multiplyVerified(integer(scalar), base);
}

function element(prs: Uint8Array, ci: Uint8Array, sid: Uint8Array): typeof ristretto255.Point.BASE {
  const padding = Math.max(0, BLOCK - 1 - prependLength(prs).length - prependLength(DSI).length);
  const { deriveToCurve } = ristretto255_hasher;
  if (deriveToCurve === undefined) throw new Error('ristretto255 has no element derivation');
  return deriveToCurve(sha512(lvCat(DSI, prs, new Uint8Array(padding), ci, sid)));
}

function newShare(prs: Uint8Array, sid: Uint8Array, random: RandomBytes): Share {
  const scalar = randomScalar(random);
  return { scalar, bytes: element(prs, CHANNEL_IDENTIFIER, sid).multiply(scalar).toBytes() };
}

/** 252 bits of chance, as the draft recommends; never 0. */
function randomScalar(random: RandomBytes): bigint {
  const bytes = Uint8Array.from(random(SCALAR_LENGTH));
  bytes[SCALAR_LENGTH - 1] = uint8At(bytes, SCALAR_LENGTH - 1) & 0x0f;
  const scalar = integer(bytes);
  return scalar === 0n ? randomScalar(random) : scalar;
}

function sharedKey(
  { scalar }: Share,
  theirs: Uint8Array,
  sid: Uint8Array,
  [guest, host]: readonly [Uint8Array, Uint8Array],
): Uint8Array | undefined {
  return intermediateKey(scalar, theirs, sid, concatBytes(lvCat(guest, GUEST), lvCat(host, HOST)));
}

function intermediateKey(scalar: bigint, theirs: Uint8Array, sid: Uint8Array, transcript: Uint8Array): Uint8Array | undefined {
  const shared = multiplyVerified(scalar, theirs);
  if (shared === undefined) return undefined;
  return sha512(concatBytes(lvCat(concatBytes(DSI, utf8ToBytes('_ISK')), sid, shared), transcript));
}

/** The product, encoded; `undefined` for what is no element of the group, or the neutral one. */
function multiplyVerified(scalar: bigint, encoded: Uint8Array): Uint8Array | undefined {
  try {
    const point = ristretto255.Point.fromBytes(encoded);
    if (point.is0()) return undefined;
    return point.multiply(scalar % ristretto255.Point.Fn.ORDER).toBytes();
  } catch {
    return undefined;
  }
}

/** The tags by which each side proves the key, over its own share. */
function tags(key: Uint8Array, sid: Uint8Array, guestShare: Uint8Array, hostShare: Uint8Array): { guest: Uint8Array; host: Uint8Array } {
  const mac = sha512(concatBytes(utf8ToBytes('CPaceMac'), sid, key));
  return { guest: hmac(sha512, mac, lvCat(guestShare, GUEST)), host: hmac(sha512, mac, lvCat(hostShare, HOST)) };
}

/** `lv_cat`: each part behind its length. */
function lvCat(...parts: readonly Uint8Array[]): Uint8Array {
  return concatBytes(...parts.map(prependLength));
}

/** A part behind its length in LEB128. */
function prependLength(part: Uint8Array): Uint8Array {
  const length: number[] = [];
  let left = part.length;
  do {
    const low = left % 128;
    left = Math.floor(left / 128);
    length.push(left > 0 ? low + 128 : low);
  } while (left > 0);
  return concatBytes(Uint8Array.from(length), part);
}

function integer(littleEndian: Uint8Array): bigint {
  return littleEndian.reduceRight((sum, byte) => (sum << 8n) + BigInt(byte), 0n);
}

/** Compares in a time that does not depend on where two texts differ. */
function isSame(a: Uint8Array, b: Uint8Array): boolean {
  if (a.length !== b.length) return false;
  return a.reduce((difference, byte, at) => difference | (byte ^ uint8At(b, at)), 0) === 0;
}
