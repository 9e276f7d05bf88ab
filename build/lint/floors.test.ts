import { expect, test } from 'vitest';
import { graphOf } from './circles.mjs';
import { storeysOf, type Storeys } from './floors.mjs';

/** The most that a folder may have. */
const FLOORS = 6;
const FILES = 15;

const folders = new Map(['engine/', 'electron/', 'renderer/', 'e2e/', 'build/'].flatMap((top) => [...storeysOf(graphOf(top))]));

/** Why a folder is not one that a reader takes in at once; empty if it is. */
function faultsOf({ floors, files, circles }: Storeys): string[] {
  return [
    ...(floors > FLOORS ? [`${floors} floors of imports`] : []),
    ...(files > FILES ? [`${files} source files`] : []),
    ...circles.map((circle) => `a circle of ${circle.join(', ')}`),
  ];
}

test('no folder has more than six floors of imports, fifteen source files, or subfolders in a circle', () => {
  const faults = [...folders].flatMap(([folder, storeys]) => faultsOf(storeys).map((fault) => `${folder}: ${fault}`));
  expect(faults).toEqual([]);
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
