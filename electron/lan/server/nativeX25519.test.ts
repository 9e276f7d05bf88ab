import { randomBytes } from 'node:crypto';
import { expect, it } from 'vitest';
import { greet, newKeys, receive, SCRIPTED } from '../../../engine/protocol/channel.ts';
import { x25519 } from './nativeX25519.ts';

const random = (length: number): Uint8Array => new Uint8Array(randomBytes(length));

it('is the runtime’s own, agrees with the one in script, and refuses the same keys', () => {
  expect(x25519).not.toBe(SCRIPTED);
  for (let i = 0; i < 20; i += 1) {
    const [a, b] = [random(32), random(32)];
    expect(x25519.getPublicKey(a)).toEqual(SCRIPTED.getPublicKey(a));
    expect(x25519.getSharedSecret(a, SCRIPTED.getPublicKey(b))).toEqual(SCRIPTED.getSharedSecret(b, SCRIPTED.getPublicKey(a)));
  }
  // Points of low order: RFC 7748, 6.1 has both ends refuse the secret that everybody would share.
  for (const low of [new Uint8Array(32), new Uint8Array(32).fill(1, 0, 1)]) expect(() => x25519.getSharedSecret(random(32), low)).toThrow();
});

it('lets a guest who computes in script in', () => {
  const keys = newKeys(random);
  const { hello, finish } = greet(keys.public, random);
  const received = receive(keys, hello, random, x25519);
  if (!received.ok) throw new Error(received.error.code);
  const finished = finish(received.value.answer);
  if (!finished.ok) throw new Error(finished.error.code);
  expect(finished.value.open(received.value.channel.seal('KH'))).toEqual({ ok: true, value: 'KH' });
  expect(receive(keys, new Uint8Array(32), random, x25519)).toMatchObject({ error: { code: 'channel/bad-hello' } });
});
