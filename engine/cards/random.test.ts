import { createCipheriv } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { codesOf } from './card.ts';
import { PACK_IDS, PACKS, type PackId } from './pack.ts';
import { deriveSeed, isSeed, rngOf, seedFrom, shuffled } from './random.ts';
import { addTo } from './counts.ts';

/**
 * Values that may never change: saved matches, shared seeds and published deals depend on them. They were checked against a second,
 * independent implementation of RFC 8439, SHA-256 derivation and Fisher–Yates.
 */
interface Golden {
  readonly seeds: Readonly<Record<string, string>>;
  readonly derived: Readonly<Record<string, string>>;
  readonly numbers: Readonly<Record<string, readonly number[]>>;
  readonly decks: Readonly<Record<string, Readonly<Record<PackId, string>>>>;
}
const golden = JSON.parse(readFileSync(new URL('golden/shuffle.json', import.meta.url), 'utf8')) as Golden;
const BOUNDS = [2, 3, 6, 32, 52, 80, 1000, 65537, 3_000_000_000, 2 ** 32];
const ZERO = '0'.repeat(64);

describe('the same seed for ever', () => {
  it.each(Object.entries(golden.seeds))('the seed of the text %j', (text, seed) => {
    expect(seedFrom(text)).toBe(seed);
    expect(seedFrom(seed)).toBe(seed);
  });

  it.each(Object.entries(golden.derived))('the seed derived for %j', (use, seed) => {
    expect(deriveSeed(seedFrom('7'), use)).toBe(seed);
  });

  it.each(Object.entries(golden.numbers))('the numbers of %j', (text, numbers) => {
    const rng = rngOf(seedFrom(text));
    expect(BOUNDS.map((bound) => rng.below(bound))).toEqual(numbers);
  });

  it.each(Object.keys(golden.decks).flatMap((text) => PACK_IDS.map((id) => [text, id] as const)))('the deck of %j, %s', (text, id) => {
    expect(codesOf(shuffled(PACKS[id].cards, rngOf(seedFrom(text)))).join(' ')).toBe(golden.decks[text]?.[id]);
  });
});

describe('rngOf', () => {
  it('reads the ChaCha20 key stream, across blocks, as another implementation makes it', () => {
    const cipher = createCipheriv('chacha20', Buffer.from(ZERO, 'hex'), Buffer.alloc(16));
    const stream = cipher.update(Buffer.alloc(3 * 4096));
    expect(stream.subarray(0, 16).toString('hex')).toBe('76b8e0ada0f13d90405d6ae55386bd28');
    const rng = rngOf(ZERO);
    for (let at = 0; at < stream.length; at += 4) expect(rng.below(2 ** 32)).toBe(stream.readUInt32LE(at));
  });

  it('rejects what would favour some values: words above the last whole multiple of the bound', () => {
    const words: number[] = [];
    const all = rngOf(seedFrom('rejection'));
    for (let i = 0; i < 100; i += 1) words.push(all.below(2 ** 32));
    const bound = 3_000_000_000;
    const kept = words.filter((word) => word < bound);
    expect(kept.length).toBeLessThan(words.length);
    const rng = rngOf(seedFrom('rejection'));
    for (const word of kept) expect(rng.below(bound)).toBe(word);
  });

  it.each([0, -1, 1.5, 2 ** 32 + 1, Number.NaN])('refuses the bound %d', (bound) => {
    expect(() => rngOf(ZERO).below(bound)).toThrow(RangeError);
  });

  it.each(['', 'A'.repeat(64), '0'.repeat(63), '0'.repeat(65), `0x${'0'.repeat(62)}`])('refuses %j as a seed', (text) => {
    expect(isSeed(text)).toBe(false);
    expect(() => rngOf(text)).toThrow(RangeError);
  });

  it('two uses of a seed have nothing in common', () => {
    const [a, b] = [rngOf(deriveSeed(ZERO, 'deal 1')), rngOf(deriveSeed(ZERO, 'deal 2'))];
    const same = Array.from({ length: 200 }, () => a.below(2 ** 32) === b.below(2 ** 32)).filter(Boolean);
    expect(same).toHaveLength(0);
  });
});

/** Upper 10⁻⁶ point of the chi-square distribution (Wilson and Hilferty's approximation). */
function ceiling(degrees: number): number {
  const c = 2 / (9 * degrees);
  return degrees * (1 - c + 4.753 * Math.sqrt(c)) ** 3;
}

describe('shuffled', () => {
  it('puts every card in every place equally often (chi-square over card and place, fixed seed)', () => {
    const size = 32;
    const rounds = 20_000;
    const rng = rngOf(seedFrom('chi-square'));
    const items = Array.from({ length: size }, (_, i) => i);
    const seen = new Float64Array(size * size);
    for (let round = 0; round < rounds; round += 1) {
      shuffled(items, rng).forEach((item, place) => {
        seen[item * size + place]! += 1;
      });
    }
    const expected = rounds / size;
    const chi = seen.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0);
    expect(chi).toBeLessThan(ceiling((size - 1) ** 2));
    expect(chi).toBeGreaterThan(2 * (size - 1) ** 2 - ceiling((size - 1) ** 2));
  });

  it('makes every order of four equally often', () => {
    const rounds = 48_000;
    const rng = rngOf(seedFrom('orders'));
    const seen = new Map<string, number>();
    for (let round = 0; round < rounds; round += 1) {
      const order = shuffled('abcd'.split(''), rng).join('');
      addTo(seen, order);
    }
    expect(seen.size).toBe(24);
    const chi = [...seen.values()].reduce((sum, count) => sum + (count - 2000) ** 2 / 2000, 0);
    expect(chi).toBeLessThan(ceiling(23));
  });

  it('leaves its argument alone, and short lists as they are', () => {
    const items = [1, 2, 3];
    shuffled(items, rngOf(ZERO));
    expect(items).toEqual([1, 2, 3]);
    expect(shuffled([], rngOf(ZERO))).toEqual([]);
    expect(shuffled([9], rngOf(ZERO))).toEqual([9]);
  });
});
