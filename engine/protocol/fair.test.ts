import { describe, expect, it } from 'vitest';
import { deriveSeed, seedFrom } from '../cards/random.ts';
import { codesOf } from '../cards/card.ts';
import { GAMES } from '../games/index.ts';
import { shuffledFor } from '../match/deck.ts';
import { dealFrom, startMatch } from '../match/match.ts';
import { resolveOptions } from '../match/options.ts';
import { checkProof, commitmentTo, dealSeed, isDealtFrom } from './fair.ts';

const secret = seedFrom('secret');
const [ada, ben] = [seedFrom('ada'), seedFrom('ben')];
const commitment = commitmentTo(secret);
const proof = { commitment, secret, shares: [ada, ben], seed: dealSeed(secret, [ada, ben]) };

describe('a proof', () => {
  it('holds for everybody whose share is in it', () => {
    for (const share of [ada, ben]) expect(checkProof(proof, { commitment, share })).toEqual({ ok: true, value: undefined });
    expect(dealSeed(secret, [ben, ada])).toBe(proof.seed);
  });

  it.each([
    ['fair/other-commitment', { commitment: commitmentTo(ada) }],
    ['fair/other-secret', { secret: ada, seed: dealSeed(ada, [ada, ben]) }],
    ['fair/share-missing', { shares: [ben], seed: dealSeed(secret, [ben]) }],
    ['fair/other-seed', { seed: seedFrom('another') }],
    ['fair/other-seed', { shares: [ada, ben, ben] }],
  ])('that was tampered with is %s', (code, change) => {
    expect(checkProof({ ...proof, ...change }, { commitment, share: ada })).toMatchObject({ error: { code } });
  });

  it('keeps its formulas for ever: old proofs must still hold', () => {
    expect(commitment).toBe('5ac6f7fd5453056ae410b41aee34d6559b6fb463610fc451e7f74d6f1a2de04f');
    expect(proof.seed).toBe('1d5e86d84ec34e2c0e2bb5242e46b871dc978f2259be0f2e79d0c0a906ea7597');
  });
});

describe('a hand', () => {
  it.each(GAMES.map((game) => ({ id: game.id, game })))('of $id lies in the pack of its seed, and hardly in another', ({ game }) => {
    const options = resolveOptions(game, {});
    if (!options.ok) throw new Error(options.error.message);
    const match = startMatch(
      game,
      options.value,
      Array.from({ length: game.seats.min }, (_, i) => `P${i}`),
    );
    if (!match.ok) throw new Error(match.error.message);
    let strange = 0;
    for (let i = 0; i < 50; i += 1) {
      const seed = deriveSeed(seedFrom('hands'), String(i));
      const dealt = dealFrom(match.value, 0, seed);
      if (!dealt.ok) throw new Error(dealt.error.message);
      for (const hand of dealt.value.match.deals[0]!.state.hands) {
        expect(isDealtFrom(game.pack, seed, codesOf(hand)), `${i}`).toBe(true);
        if (hand.length > 0 && isDealtFrom(game.pack, deriveSeed(seed, 'other'), codesOf(hand))) strange += 1;
      }
    }
    expect(strange).toBeLessThan(5);
  });

  it('is compared with the pack as it was shuffled', () => {
    const [game] = GAMES;
    const deck = codesOf(shuffledFor(game!, secret).deck);
    expect(isDealtFrom(game!.pack, secret, deck)).toBe(true);
    expect(isDealtFrom(game!.pack, secret, [deck[1]!, deck[0]!])).toBe(false);
    expect(isDealtFrom(game!.pack, secret, [deck[0]!, deck[0]!])).toBe(false);
  });
});
