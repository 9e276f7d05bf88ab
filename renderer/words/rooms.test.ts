import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { enRooms } from './en/rooms.ts';
import { Words } from './words.svelte.ts';

const ROOT = join(import.meta.dirname, '..');

/** The files that the page runs without the component `Later`, which fetches the words of rooms with what it shows: from a file on, by its imports. */
function withoutRooms(file: string, found = new Map<string, string>()): ReadonlyMap<string, string> {
  if (found.has(file)) return found;
  const text = readFileSync(file, 'utf8');
  found.set(file, text);
  const imports = [
    ...text.matchAll(/^\s*(?:import|export) (?!type )[^;]*?from '(\.[^']+)';/gm),
    ...text.matchAll(/(?<!load=\{\(\) => |void )import\('(\.[^']+)'\)/g),
  ];
  for (const [, path = ''] of imports) {
    const other = join(dirname(file), path);
    if (/\.(?:ts|svelte)$/.test(other) && !other.includes(join('renderer', 'words')) && other.startsWith(ROOT)) withoutRooms(other, found);
  }
  return found;
}

test('what is there before the first room says nothing of the words of rooms', () => {
  const files = withoutRooms(join(ROOT, 'app', 'main.ts'));
  expect([...files.keys()].some((file) => file.endsWith('Table.svelte'))).toBe(true);
  const early = [...files].flatMap(([file, text]) =>
    Object.keys(enRooms)
      // A code is named where something is found, and said elsewhere.
      .filter((key) => !key.includes('/') && text.includes(`'${key}'`))
      .map((key) => `${file}: ${key}`),
  );
  expect(early).toEqual([]);
});

test('words of rooms are there once a room is opened, and follow the language, whichever comes first', async () => {
  const words = new Words();
  expect(words.has('settings.play')).toBe(false);
  await words.openRooms();
  expect(words.t('settings.play')).toBe('Play');
  await words.speak('nl');
  expect(words.t('settings.play')).toBe('Spelen');
  const other = new Words();
  await Promise.all([other.openRooms(), other.speak('de'), other.openRooms()]);
  expect(other.t('settings.play')).toBe('Spiel');
  expect(other.language).toBe('de');
});
