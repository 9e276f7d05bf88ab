import { describe, expect, it } from 'vitest';
import { rngOf, seedFrom } from '../cards/random.ts';
import { greet, newKeys, receive, type Channel } from './channel.ts';

const rng = rngOf(seedFrom('channel'));
const random = (length: number): Uint8Array => Uint8Array.from({ length }, () => rng.below(256));

function connected(): { host: Channel; guest: Channel } {
  const keys = newKeys(random);
  const { hello, finish } = greet(keys.public, random);
  const received = receive(keys, hello, random);
  if (!received.ok) throw new Error(received.error.message);
  const finished = finish(received.value.answer);
  if (!finished.ok) throw new Error(finished.error.message);
  return { host: received.value.channel, guest: finished.value };
}

describe('the channel', () => {
  it('carries texts both ways, in order', () => {
    const { host, guest } = connected();
    for (const text of ['', 'a', 'Ä ♠ 🂡', 'x'.repeat(20_000)]) {
      expect(host.open(guest.seal(text))).toEqual({ ok: true, value: text });
      expect(guest.open(host.seal(text))).toEqual({ ok: true, value: text });
    }
  });

  it('keeps a message as it is while it seals the next', () => {
    const { host, guest } = connected();
    const texts = ['♠'.repeat(40_000), 'x', 'é'.repeat(70_000), '', '🂡'.repeat(30_000), 'y'];
    const messages = texts.map((text) => host.seal(text));
    expect(messages.map((message) => guest.open(message))).toEqual(texts.map((text) => ({ ok: true, value: text })));
  });

  it('shows nothing of what it carries', () => {
    const { host, guest } = connected();
    const first = host.seal('the ten of hearts');
    const second = host.seal('the ten of hearts');
    expect(Buffer.from(first).toString('latin1')).not.toContain('hearts');
    expect(first).not.toEqual(second);
    expect(guest.open(first).ok && guest.open(second).ok).toBe(true);
  });

  it('fills texts up, so that few lengths tell them apart', () => {
    const { host, guest } = connected();
    const lengths = (end: Channel, texts: readonly number[]) => texts.map((length) => end.seal('x'.repeat(length)).length - 16);
    expect(lengths(host, [0, 1, 8191, 8192, 16_384, 65_535, 65_536, 200_000])).toEqual([
      8192, 8192, 8192, 16_384, 32_768, 65_536, 131_072, 262_144,
    ]);
    expect(lengths(guest, [0, 511, 512, 16_384])).toEqual([512, 512, 1024, 32_768]);
    for (const text of ['', '\u0000', 'x\u0000', '\u0080', 'Ā\u0000\u0000']) {
      const { host: sender, guest: reader } = connected();
      expect(reader.open(sender.seal(text)), JSON.stringify(text)).toEqual({ ok: true, value: text });
    }
  });

  it('notices everything that is changed, repeated, left out or sent back', () => {
    const broken = (spoil: (host: Channel, guest: Channel) => Uint8Array): void => {
      const { host, guest } = connected();
      const bad = guest.open(spoil(host, guest));
      expect(bad).toMatchObject({ ok: false, error: { code: 'channel/broken' } });
      expect(guest.open(host.seal('more')), 'and stays broken').toMatchObject({ ok: false });
    };
    broken((host) => host.seal('x').map((byte, index) => (index === 0 ? byte ^ 1 : byte)));
    broken((host) => host.seal('x').subarray(1));
    broken(() => new Uint8Array());
    broken((host, guest) => {
      const message = host.seal('x');
      guest.open(message);
      return message;
    });
    broken((host) => {
      host.seal('left out');
      return host.seal('x');
    });
    broken((_, guest) => guest.seal('x'));
  });

  it('knows the host by its key', () => {
    const [keys, others] = [newKeys(random), newKeys(random)];
    const { hello, finish } = greet(keys.public, random);
    const received = receive(others, hello, random);
    if (!received.ok) throw new Error(received.error.message);
    expect(finish(received.value.answer)).toMatchObject({ error: { code: 'channel/not-the-host' } });
    for (const answer of [new Uint8Array(48), new Uint8Array(), random(48)])
      expect(greet(keys.public, random).finish(answer)).toMatchObject({ error: { code: 'channel/not-the-host' } });
  });

  it('refuses keys that are none', () => {
    const keys = newKeys(random);
    for (const hello of [
      new Uint8Array(),
      new Uint8Array(32),
      random(31),
      random(33),
      Uint8Array.from({ length: 32 }, (_, i) => (i === 0 ? 1 : 0)),
    ])
      expect(receive(keys, hello, random)).toMatchObject({ error: { code: 'channel/bad-hello' } });
  });
});
