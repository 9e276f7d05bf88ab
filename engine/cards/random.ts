import { chacha20 } from '@noble/ciphers/chacha.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, hexToBytes, utf8ToBytes, concatBytes } from '@noble/hashes/utils.js';
import { swap } from './indexed.ts';

/** 256 bits as 64 lower-case hex digits: all the chance a deal or a bot ever gets. */
export type Seed = string;

/** A source of whole numbers. The same seed gives the same numbers on every machine, for ever. */
export interface Rng {
  /** A whole number from 0 to `bound` − 1, each equally likely. `bound` is from 1 to 2³². */
  below(bound: number): number;
}

/** Bytes of the key stream made at a time: a few at first, for most uses need no more. Both are whole blocks of 64. */
const FIRST = 256;
const MOST = 4096;
const NONCE = new Uint8Array(12);

/**
 * The generator of a seed: the ChaCha20 key stream (RFC 8439, zero nonce, counter from 0) read as little-endian 32-bit words, brought
 * below a bound by rejection, so that no value is favoured.
 */
export function rngOf(seed: Seed): Rng {
  if (!isSeed(seed)) throw new RangeError('a seed is 64 lower-case hex digits');
  const key = hexToBytes(seed);
  let words = new DataView(new ArrayBuffer(0));
  let at = 0;
  let made = 0;
  const next = (): number => {
    if (at >= words.byteLength) {
      const more = Math.min(MOST, Math.max(FIRST, made));
      const bytes = chacha20(key, NONCE, new Uint8Array(more), undefined, made / 64);
      words = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
      made += more;
      at = 0;
    }
    const word = words.getUint32(at, true);
    at += 4;
    return word;
  };
  return {
    below(bound) {
      if (!(Number.isInteger(bound) && bound >= 1 && bound <= 2 ** 32)) throw new RangeError(`no bound ${bound}`);
      const limit = 2 ** 32 - (2 ** 32 % bound);
      let word = next();
      while (word >= limit) word = next();
      return word % bound;
    },
  };
}

/** Whether a text is a seed. */
export function isSeed(text: string): boolean {
  return /^[0-9a-f]{64}$/.test(text);
}

/** The seed that any text stands for (SHA-256): lets people write `--seed 7`. A seed stands for itself. */
export function seedFrom(text: string): Seed {
  return isSeed(text) ? text : bytesToHex(sha256(utf8ToBytes(text)));
}

/** A seed of its own for one use of a seed, as in `deriveSeed(match, 'deal 3')`; the seed of one use reveals nothing of another. */
export function deriveSeed(seed: Seed, use: string): Seed {
  return bytesToHex(sha256(concatBytes(hexToBytes(seed), utf8ToBytes(`/${use}`))));
}

/** A shuffled copy: Fisher–Yates from the last place down. */
export function shuffled<T>(items: readonly T[], rng: Rng): T[] {
  const out = [...items];
  for (let last = out.length - 1; last > 0; last -= 1) {
    swap(out, last, rng.below(last + 1));
  }
  return out;
}

/** Returns one of the items, each equally likely. Throws a RangeError for an empty list. */
export function pick<T>(items: readonly T[], rng: Rng): T {
  const item = items[rng.below(items.length)];
  if (item === undefined) throw new RangeError('there is nothing to pick from');
  return item;
}
