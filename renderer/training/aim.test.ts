import { describe, expect, it } from 'vitest';
import { NO_ACTIONS } from '../state/table/noActions.ts';
import { aView } from '../state/fixtures/view.fixture.ts';
import { LANGUAGES, type Language } from '../words/languages.ts';
import { speakerFor } from '../words/speaker.ts';
import { Words } from '../words/words.svelte.ts';
import type { WireView } from '../../engine/protocol/wire.ts';
import { aimKind, aimOf, lossInWords } from './aim.ts';

const NEED = { key: 'klaverjas.need', params: { seat: 1, need: 102, of: 202 } };
const asked = (parts: Partial<WireView> = {}, actions: readonly string[] = ['KC', 'TC']) => ({
  seat: 0,
  view: aView({ declarer: 1, facts: [NEED], ...parts }),
  legal: { ...NO_ACTIONS, actions },
});

async function wordsIn(language: Language): Promise<Words> {
  const words = new Words();
  await words.speak(language);
  await words.openRooms();
  return words;
}
const named = (words: Words) =>
  speakerFor(words, { game: 'klaverjas', faces: 'french', names: ['Ada', 'Ben', 'Cas', 'Dee'], viewer: null });

describe('the aim of a puzzle', () => {
  it('says what is to be found, which hands are seen, and who has a contract to make', async () => {
    const words = await wordsIn('en');
    expect(aimOf('open', asked(), words, named(words))).toBe(
      'Find the card that brings your side the most points, whatever the others play. You see every hand and play all of your side’s. Ben and Dee play the contract against Ada and Cas.',
    );
    expect(aimOf('closed', asked({ facts: [] }), words, named(words))).toBe(
      'Find the card that brings your side the most points on average. You see only your own hand. Ada and Cas play against Ben and Dee.',
    );
    expect(aimOf('closed', asked({ facts: [], trick: null }, ['pass', 'play']), words, named(words))).toMatch(/^Find the call /);
  });

  it('says that all hands but the own one are seen, where that is so', async () => {
    const words = await wordsIn('en');
    const hands = [['??'], ['KC'], ['TC'], ['7C']] as const;
    const blind = asked({ facts: [], trick: null, hands }, ['trump:S', 'trump:NT']);
    expect(aimOf('closed', blind, words, named(words))).toMatch(/^Find the call .* You see every hand except your own\. Ada/);
  });

  it('speaks of no side where everybody is alone, and of no sides between two', async () => {
    const words = await wordsIn('en');
    const two = { players: 2, sides: [[0], [1]], hands: [['KC'], ['7C']], facts: [], declarer: null } as const;
    expect(aimOf('open', asked(two), words, named(words))).toBe(
      'Find the card that brings you the most points, whatever the others play. You see every hand.',
    );
    expect(aimOf('open', asked({ ...two, facts: [NEED], declarer: 1 }), words, named(words))).toMatch(
      /Ben plays the contract against Ada\.$/,
    );
  });

  it('is there in every language, for each kind', async () => {
    for (const language of Object.keys(LANGUAGES) as Language[]) {
      const words = await wordsIn(language);
      for (const [kind, frame] of [
        ['open', asked()],
        ['closed', asked()],
        ['closed', asked({ trick: null }, ['pass'])],
        ['closed', asked({ trick: null, hands: [['??'], ['KC'], ['TC'], ['7C']] }, ['pass'])],
      ] as const)
        expect(aimOf(kind, frame, words, named(words)), language).toMatch(/^[^{}]{40,}Ada.*\.$/);
    }
  });

  it('is about a card where one is laid away, too', () => {
    expect(aimKind('closed', asked({ trick: null }, ['discard:JS', 'discard:KS']))).toBe('Closed');
  });
});

describe('the cost of a wrong answer', () => {
  it('has one decimal at most: a third of a difference is no score', async () => {
    const words = await wordsIn('en');
    expect(lossInWords({ loses: 68 / 3, worse: null }, words)).toMatch(
      /^Your answer costs 22\.7 points in the score compared with best play\./,
    );
    expect(lossInWords({ loses: 1, worse: null }, words)).toMatch(/^Your answer costs 1 point in /);
    expect(lossInWords({ loses: 0.7, worse: 17 }, words)).toMatch(
      /^Your answer costs 0\.7 points in the score on average, and does worse in 17% of deals/,
    );
    expect(lossInWords({ loses: 68 / 3, worse: null }, await wordsIn('nl'))).toMatch(/^Je antwoord kost je 22,7 punten /);
  });
});
