import { expect, test } from 'vitest';
import { graphOf } from './circles.mjs';
import { storeysOf, type Storeys } from './floors.mjs';

/** The most that a folder may have, where it has no line below. */
const FLOORS = 6;
const FILES = 15;

/** Folders that may have more, and why. A line that is no longer needed fails. */
const EXCEPTIONS: Readonly<
  Record<string, { readonly floors?: number; readonly files?: number; readonly circles?: true; readonly why: string }>
> = {
  'engine/contract': { files: 16, why: 'one file for each part of what a game is' },
  'renderer/state/table': { files: 17, why: 'one file for each part of a table that components draw' },
  'renderer/words': {
    floors: 8,
    files: 22,
    why: 'from the words of a language to sentences in six steps, and what loads and checks languages',
  },
  ...Object.fromEntries(
    ['ca', 'de', 'en', 'es', 'fr', 'it', 'nl'].map((language) => [
      `renderer/words/${language}`,
      { files: 16, why: 'a file for each page' },
    ]),
  ),
};

const folders = new Map(['engine/', 'electron/', 'renderer/'].flatMap((top) => [...storeysOf(graphOf(top))]));

/** Why a folder is not one that a reader takes in at once; empty if it is. */
function faultsOf({ floors, files, circles }: Storeys, allowed: (typeof EXCEPTIONS)[string] | undefined): string[] {
  return [
    ...(floors > (allowed?.floors ?? FLOORS) ? [`${floors} floors of imports`] : []),
    ...(files > (allowed?.files ?? FILES) ? [`${files} source files`] : []),
    ...(circles.length > 0 && allowed?.circles !== true ? circles.map((circle) => `a circle of ${circle.join(', ')}`) : []),
  ];
}

test('no folder has more than six floors of imports, fifteen source files, or subfolders in a circle', () => {
  const faults = [...folders].flatMap(([folder, storeys]) => faultsOf(storeys, EXCEPTIONS[folder]).map((fault) => `${folder}: ${fault}`));
  expect(faults).toEqual([]);
});

test('every exception is needed', () => {
  for (const [folder, { why }] of Object.entries(EXCEPTIONS)) {
    const storeys = folders.get(folder);
    expect(storeys === undefined ? [] : faultsOf(storeys, undefined), `${folder}, ${why}`).not.toEqual([]);
  }
});

test('counts a subfolder as one room, and leaves tests and fixtures out', () => {
  const graph = new Map([
    ['top/main.ts', ['top/a/one.ts', 'top/rest.ts']],
    ['top/rest.ts', ['top/b/two.ts']],
    ['top/a/one.ts', ['top/a/inner.ts', 'top/b/two.ts']],
    ['top/a/inner.ts', []],
    ['top/b/two.ts', []],
    ['top/b/two.test.ts', ['top/main.ts', 'top/a/one.ts']],
  ]);
  expect(storeysOf(graph).get('top')).toEqual({ floors: 3, files: 2, circles: [] });
  expect(storeysOf(graph).get('top/a')).toEqual({ floors: 2, files: 2, circles: [] });
  expect(storeysOf(graph).get('top/b')).toEqual({ floors: 1, files: 1, circles: [] });
  const [circle] = storeysOf(new Map([...graph, ['top/b/two.ts', ['top/a/inner.ts']]])).get('top')?.circles ?? [];
  expect(circle?.sort()).toEqual(['a/', 'b/']);
});
