import { expect, it } from 'vitest';
import { circlesOf, graphOf } from './circles.mjs';

it('finds every circle, and no chain', () => {
  const graph = new Map([
    ['a', ['b', 'c']],
    ['b', ['c']],
    ['c', ['d']],
    ['d', ['b']],
    ['e', ['e', 'a']],
    ['f', ['a']],
  ]);
  expect(circlesOf(graph).map((circle) => circle.sort().join(' '))).toEqual(['b c d', 'e']);
  expect(
    circlesOf(
      new Map([
        ['a', ['b', 'c']],
        ['b', ['c']],
        ['c', []],
      ]),
    ),
  ).toEqual([]);
});

it('reads imports of types and of values, and finds no circle in the engine', () => {
  const graph = graphOf('engine/');
  expect(graph.get('engine/contract/game.ts')).toContain('engine/contract/deal.ts');
  expect(graph.get('engine/games/index.ts')).toContain('engine/games/klaverjas/game.ts');
  expect(circlesOf(graph)).toEqual([]);
});
