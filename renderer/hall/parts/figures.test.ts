import { expect, it } from 'vitest';
import type { ShownEvening, ShownStandIn } from '../../../engine/evening/messages/views.ts';
import { HallWords } from '../../words/hall.svelte.ts';
import { Words } from '../../words/words.svelte.ts';
import { authorText, seatedAt, shorterNames, typedFigure } from './figures.ts';

const evening = {
  entrants: [
    { entrant: 7, names: ['Ada Vermeer'], here: true, since: 0, stays: null, cards: [] },
    { entrant: 8, names: ['Ben', 'Cas'], here: true, since: 0, stays: null, cards: [] },
  ],
  rounds: [],
};

it.each([
  ['en', ['Table 3', 'Ada Vermeer', 'helper Ben', 'helper']],
  ['nl', ['Tafel 3', 'Ada Vermeer', 'helper Ben', 'helper']],
  ['fr', ['Table 3', 'Ada Vermeer', 'assistant Ben', 'assistant']],
  ['de', ['Tisch 3', 'Ada Vermeer', 'Helfer Ben', 'Helfer']],
] as const)('names the author of a slip in %s', async (language, wanted) => {
  const hall = new HallWords(new Words());
  await hall.speak(language);
  expect(['table 3', 'player 7', 'helper Ben', 'helper'].map((by) => authorText(hall, evening, by))).toEqual(wanted);
});

it('names a stand-in by the line that put them there, and lists who has each seat of a couple', async () => {
  const hall = new HallWords(new Words());
  await hall.speak('en');
  const standIn = { id: 12, place: 1, one: 0, name: 'Eva', entrant: null, bot: false, card: null };
  const table = { places: [null, 8], standIns: [standIn] };
  const rounds = [{ tables: [table] }] as unknown as ShownEvening['rounds'];
  expect(['standIn 12', 'standIn 13'].map((by) => authorText(hall, { ...evening, rounds }, by))).toEqual(['Eva', 'stand-in']);
  const couples = { ...evening, sides: [0, 1], form: { unit: 'couple' } as ShownEvening['form'] };
  const namesAt = (...standIns: ShownStandIn[]): string[] => seatedAt(couples, { ...table, standIns }).map(({ name }) => name);
  expect(namesAt(standIn)).toEqual(['', '', 'Eva', 'Cas']);
  // Back under the number of the couple.
  expect(namesAt(standIn, { ...standIn, id: 13, entrant: 8 })).toEqual(['', '', 'Ben', 'Cas']);
});

it('names the one of a couple who wrote a line, and both in lines of earlier versions', () => {
  const hall = new HallWords(new Words());
  expect(['player 8.1', 'player 8.2', 'player 8'].map((by) => authorText(hall, evening, by))).toEqual(['Ben', 'Cas', 'Ben & Cas']);
});

it.each([
  ['Ada Vermeer', ['Ada Vermeer', 'Ada V.', 'Ada', 'A. V.']],
  [
    'Maximiliaan van den Heuvel & Willemijn Oosterhuis',
    ['Maximiliaan van den Heuvel & Willemijn Oosterhuis', 'Maximiliaan H. & Willemijn O.', 'Maximiliaan & Willemijn', 'M. H. & W. O.'],
  ],
  ['17', ['17']],
])('shortens %s step by step', (names, ways) => {
  expect(shorterNames(names)).toEqual(ways);
});

it('reads whole numbers as they are typed, and nothing else', () => {
  expect(['1403', ' -20 ', '', undefined].map((text) => typedFigure(text))).toEqual([1403, -20, 0, 0]);
  for (const text of ['12o', '1.5', '1e3', '-', '1 403', '+5']) expect(typedFigure(text), text).toBeNaN();
});

it('says one round in the singular, several in the plural', async () => {
  const hall = new HallWords(new Words());
  const said: string[] = [];
  for (const language of ['en', 'ca'] as const) {
    await hall.speak(language);
    for (const list of [['2'], ['2', '4']]) said.push(hall.t('rank.gap', { n: list.length, list }));
    said.push(hall.t('rank.bot', { n: 1, list: ['3'] }));
  }
  expect(said).toEqual([
    'missing round: 2',
    'missing rounds: 2 and 4',
    'round with a bot: 3',
    'ronda que falta: 2',
    'rondes que falten: 2 i 4',
    'ronda amb un bot: 3',
  ]);
});
