import { expect, it } from 'vitest';
import { HallWords } from '../../words/hall.svelte.ts';
import { Words } from '../../words/words.svelte.ts';
import { authorText } from './figures.ts';

const evening = {
  entrants: [{ entrant: 7, names: ['Ada Vermeer'], here: true, since: 0, stays: null, pin: '', link: null }],
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
