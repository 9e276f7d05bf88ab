import { expect, it } from 'vitest';
import { TRUMPS } from '../../../cards/card.ts';
import { PACKS } from '../../../cards/pack.ts';
import { deriveSeed, rngOf, seedFrom, shuffled } from '../../../cards/random.ts';
import { WEIGHTS } from '../../manille-auction/weights.ts';
import { expected, fieldsOf, gainsIn } from './worth.ts';

it('finds what cards would add to a hand, each by itself, to the last bit', () => {
  const { cards } = PACKS.french32;
  let cases = 0;
  for (let deal = 0; deal < 40; deal += 1) {
    const deck = shuffled(cards, rngOf(deriveSeed(seedFrom('gains'), `${deal}`)));
    const size = 5 + (deal % 4);
    const [hand, unseen] = [deck.slice(0, size), deck.slice(size)];
    for (const trump of TRUMPS)
      for (const { suit, none } of Object.values(WEIGHTS)) {
        const weights = trump === 'NT' ? none : suit;
        const without = expected(weights, hand, trump);
        let sum = 0;
        for (const card of unseen) sum += expected(weights, [...hand, card], trump) - without;
        expect(gainsIn(weights, fieldsOf(hand), trump, unseen)).toBe(sum);
        cases += 1;
      }
  }
  expect(cases).toBeGreaterThan(500);
});
