import { expect, it } from 'vitest';
import { gameById } from '../../../engine/games/index.ts';
import { deriveSeed, rngOf, seedFrom } from '../../../engine/cards/random.ts';
import { deal, freshMatch, playRandomly } from '../../../engine/testing/invariants.ts';
import { LANGUAGE_CODES } from '../../words/languages.ts';
import { Words } from '../../words/words.svelte.ts';
import { needLine } from './goals.ts';

it('what a deal needs is said in points of tricks where these are all that counts', () => {
  expect(needLine(new Words(), 'manille')).toBe('31 of 60');
  expect(needLine(new Words(), 'manilla')).toBe('37 of 72');
  expect(needLine(new Words(), 'pinochle-double')).toBeNull();
});

it.each(LANGUAGE_CODES)(
  'in manilla for two the need names the quarter of the cards, which the points of the deal leave out, in %s',
  async (language) => {
    const words = new Words();
    await words.speak(language);
    expect(needLine(words, 'manilla-two')).toMatch(/^37 .*¼/u);
  },
);

it('in manilla for two the points of the deal are of 60', () => {
  const manillaTwo = gameById('manilla-two');
  const seed = seedFrom('need');
  const over = playRandomly(deal(freshMatch(manillaTwo, {}, 2), seed).match, rngOf(deriveSeed(seed, 'play')), () => undefined);
  const { state } = over.deals.at(-1)!;
  expect(manillaTwo.view(state, 0).points.reduce((a, b) => a + b)).toBe(60);
});
