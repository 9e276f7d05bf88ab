import { expect, it } from 'vitest';
import { HallWords } from '../../words/hall.svelte.ts';
import { Words } from '../../words/words.svelte.ts';
import { authorText } from './figures.ts';

const evening = {
  entrants: [
    { entrant: 7, names: ['Ada Vermeer'], here: true, since: 0, stays: null, cards: [] },
    { entrant: 8, names: ['Ben', 'Cas'], here: true, since: 0, stays: null, cards: [] },
  ],
};

it.each([
  ['en', ['Table 3', 'Ada Vermeer', 'helper Ben', 'helper']],
  ['nl', ['Tafel 3', 'Ada Vermeer', 'hulp Ben', 'hulp']],
  ['fr', ['Table 3', 'Ada Vermeer', 'assistant Ben', 'assistant']],
  ['de', ['Tisch 3', 'Ada Vermeer', 'Helfer Ben', 'Helfer']],
] as const)('names the author of a slip in %s', async (language, wanted) => {
  const hall = new HallWords(new Words());
  await hall.speak(language);
  expect(['table 3', 'player 7', 'helper Ben', 'helper'].map((by) => authorText(hall, evening, by))).toEqual(wanted);
});

it('names the one of a couple who wrote a line, and both in lines of earlier versions', () => {
  const hall = new HallWords(new Words());
  expect(['player 8.1', 'player 8.2', 'player 8'].map((by) => authorText(hall, evening, by))).toEqual(['Ben', 'Cas', 'Ben & Cas']);
});
