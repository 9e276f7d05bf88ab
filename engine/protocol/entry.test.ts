import { expect, it } from 'vitest';
import { rngOf, seedFrom } from '../cards/random.ts';
import { hostExchange } from './cpace.ts';
import { Entry, PLAIN_SESSION } from './entry.ts';

const rng = rngOf(seedFrom('entry'));
const random = (length: number): Uint8Array => Uint8Array.from({ length }, () => rng.below(256));
const CODE = 'ABC234';
const hello = (more: object = {}): string => JSON.stringify({ type: 'hello', protocol: 2, code: CODE, ...more });

/** A table's side of one exchange: the challenge for a hello, and the proof. */
function challengeFor(said: string | undefined): { challenge: string; proof: string; isRight: (text: string | undefined) => boolean } {
  const { pake } = JSON.parse(said ?? '{}') as { pake: string };
  const exchange = hostExchange(CODE, PLAIN_SESSION, Buffer.from(pake, 'hex'), random);
  if (!exchange.ok) throw new Error(exchange.error.code);
  const { share, proof, isConfirmation } = exchange.value;
  return {
    challenge: JSON.stringify({ type: 'challenge', pake: Buffer.from(share).toString('hex') }),
    proof: Buffer.from(proof).toString('hex'),
    isRight: (text) => isConfirmation(Buffer.from((JSON.parse(text ?? '{}') as { tag: string }).tag, 'hex')),
  };
}

it('keeps the code back, and holds a second hello until the first is settled', () => {
  const entry = new Entry(PLAIN_SESSION, true, random);
  const first = entry.say(hello());
  expect(first).not.toContain(CODE);
  const table = challengeFor(first);
  expect(entry.say(hello({ name: 'Ben' })), 'begun again it would be a wrong guess').toBeUndefined();
  expect(table.isRight(entry.hear(table.challenge).send)).toBe(true);
  const welcome = JSON.stringify({ type: 'welcome', proof: table.proof });
  const heard = entry.hear(welcome);
  expect(heard.deliver).toBe(welcome);
  expect(JSON.parse(heard.send ?? '{}')).toMatchObject({ type: 'hello', name: 'Ben' });
  expect(heard.send).not.toContain(CODE);
});

it('believes no welcome without a proof, and answers one challenge alone', () => {
  for (const proof of [undefined, '00'.repeat(64), 'no proof']) {
    const entry = new Entry(PLAIN_SESSION, true, random);
    const { challenge } = challengeFor(entry.say(hello()));
    expect(entry.hear(challenge).send).toBeDefined();
    expect(entry.hear(challenge), 'a second guess').toEqual({});
    expect(entry.hear(JSON.stringify({ type: 'welcome', proof }))).toMatchObject({ end: true });
  }
  expect(new Entry(PLAIN_SESSION, true, random).hear('{"type":"welcome"}')).toMatchObject({ end: true });
});
