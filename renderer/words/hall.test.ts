import { expect, test, vi } from 'vitest';
import { HallWords, hallWordsIn } from './hall.svelte.ts';
import { Words } from './words.svelte.ts';

test('after two choices the last one counts, in whatever order the words arrive', async () => {
  let arrive = (): void => undefined;
  const late = new Promise<void>((resolve) => (arrive = resolve));
  const hall = new HallWords(new Words(), async (language) => {
    if (language === 'de') await late;
    return hallWordsIn(language);
  });
  const german = hall.speak('de');
  await hall.speak('fr');
  arrive();
  await german;
  expect([hall.words.language, hall.t('slip.table'), hall.t('close')]).toEqual(['fr', 'Table', 'Fermer']);
});

test('both stay in the language that they have where the words of one of them do not come', async () => {
  const words = new Words();
  const hall = new HallWords(words);
  await hall.speak('nl');
  vi.spyOn(words, 'speak').mockResolvedValue(false);
  await hall.speak('de');
  expect([words.language, hall.t('slip.table')]).toEqual(['nl', 'Tafel']);
});
