import { randomBytes } from 'node:crypto';
import { expect, it } from 'vitest';
import { greet, newKeys, receive, SCRIPTED } from '../../../engine/protocol/channel.ts';
import { cryptography } from './nativeCryptography.ts';

const { x25519, aead } = cryptography;

const random = (length: number): Uint8Array => new Uint8Array(randomBytes(length));

it('has the runtime’s own keys, which agree with those in script, and refuses the same ones', () => {
  expect(x25519).not.toBe(SCRIPTED.x25519);
  for (let i = 0; i < 20; i += 1) {
    const [a, b] = [random(32), random(32)];
    expect(x25519.getPublicKey(a)).toEqual(SCRIPTED.x25519.getPublicKey(a));
    expect(x25519.getSharedSecret(a, SCRIPTED.x25519.getPublicKey(b))).toEqual(
      SCRIPTED.x25519.getSharedSecret(b, SCRIPTED.x25519.getPublicKey(a)),
    );
  }
  // Points of low order: RFC 7748, 6.1 has both ends refuse the secret that everybody would share.
  for (const low of [new Uint8Array(32), new Uint8Array(32).fill(1, 0, 1)]) expect(() => x25519.getSharedSecret(random(32), low)).toThrow();
});

it.each([
  ['a guest who computes in script', SCRIPTED, cryptography],
  ['a guest of the runtime’s own into a host that computes in script', cryptography, SCRIPTED],
  ['a guest of the runtime’s own', cryptography, cryptography],
])('lets %s in', (_name, ofGuest, ofHost) => {
  const keys = newKeys(random);
  const { hello, finish } = greet(keys.public, random, ofGuest);
  const received = receive(keys, hello, random, ofHost);
  if (!received.ok) throw new Error(received.error.code);
  const finished = finish(received.value.answer);
  if (!finished.ok) throw new Error(finished.error.code);
  expect(finished.value.open(received.value.channel.seal('KH'))).toEqual({ ok: true, value: 'KH' });
  expect(received.value.channel.open(finished.value.seal('Ktb'))).toEqual({ ok: true, value: 'Ktb' });
  // A point of low order, and another host's answer.
  expect(receive(keys, new Uint8Array(32), random, ofHost)).toMatchObject({ error: { code: 'channel/bad-hello' } });
  const other = receive(newKeys(random), hello, random, ofHost);
  if (!other.ok) throw new Error(other.error.code);
  expect(finish(other.value.answer)).toMatchObject({ error: { code: 'channel/not-the-host' } });
});

it('encrypts by the runtime’s own as script does, and opens nothing that was changed', () => {
  expect(aead).not.toBe(SCRIPTED.aead);
  for (const length of [0, 1, 63, 64, 65, 512, 8192, 16_384]) {
    const [key, nonce, text] = [random(32), random(12), random(length)];
    const message = aead.encrypt(key, nonce, text);
    expect(new Uint8Array(message)).toEqual(SCRIPTED.aead.encrypt(key, nonce, text));
    expect(new Uint8Array(aead.decrypt(key, nonce, message))).toEqual(text);
    const spoilt = [
      message.map((byte, index) => (index === message.length - 1 ? byte ^ 1 : byte)),
      message.map((byte, index) => (index === 0 ? byte ^ 1 : byte)),
      message.subarray(1),
      message.subarray(0, 15),
      new Uint8Array(),
    ];
    for (const bad of spoilt) expect(() => aead.decrypt(key, nonce, bad)).toThrow();
    expect(() => aead.decrypt(key, random(12), message)).toThrow();
  }
});
