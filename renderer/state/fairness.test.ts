import { expect, it } from 'vitest';
import { seedFrom } from '../../engine/cards/random.ts';
import { codesOf } from '../../engine/cards/card.ts';
import { PACKS } from '../../engine/cards/pack.ts';
import { deriveSeed, rngOf, shuffled } from '../../engine/cards/random.ts';
import { commitmentTo, dealSeed } from '../../engine/protocol/fair.ts';
import type { SheetDeal } from '../../engine/protocol/messages.ts';
import { Fairness } from './fairness.ts';
import { KLAVERJAS, MemoryStore } from './view.fixture.ts';

const secret = seedFrom('secret');
const commitment = commitmentTo(secret);
const mine = seedFrom('mine');

function deal(shares: string[]): SheetDeal {
  const score = { scores: [], points: [], lines: [], carry: 1, detail: {} };
  return { dealer: 0, declarer: 0, people: [], totals: [], score, proof: { commitment, secret, shares, seed: dealSeed(secret, shares) } };
}

it('finds a deal honest that its own share is in, and knows its share after a reload', async () => {
  const store = new MemoryStore();
  expect(new Fairness(store, () => mine).shareFor(commitment)).toBe(mine);
  const again = new Fairness(store, () => 'another');
  expect(again.shareFor(commitment)).toBe(mine);
  expect(await again.check('m', 1, deal([mine, seedFrom('ben')]), KLAVERJAS)).toBe('fair');
});

it('says that its share was left out', async () => {
  const fairness = new Fairness(new MemoryStore(), () => mine);
  fairness.shareFor(commitment);
  expect(await fairness.check('m', 1, deal([seedFrom('ben')]), KLAVERJAS)).toBe('fair/share-missing');
});

it('says that the hand was not dealt from that pack', async () => {
  const fairness = new Fairness(new MemoryStore(), () => mine);
  fairness.shareFor(commitment);
  const seed = dealSeed(secret, [mine]);
  const deck = codesOf(shuffled(PACKS.french32.cards, rngOf(deriveSeed(seed, 'deck'))));
  fairness.note('m', 1, deck.slice(0, 8));
  expect(await fairness.check('m', 1, deal([mine]), KLAVERJAS)).toBe('fair');
  fairness.note('m', 1, deck.slice(0, 8).reverse());
  expect(await fairness.check('m', 1, deal([mine]), KLAVERJAS)).toBe('fair/other-cards');
});

it('cannot tell of a deal it had no share in', async () => {
  expect(await new Fairness(new MemoryStore(), () => mine).check('m', 1, deal([mine]), KLAVERJAS)).toBe('unknown');
});
