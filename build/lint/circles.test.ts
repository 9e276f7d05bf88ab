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

it('reads imports of types and of values, and finds no circle in the engine or the host', () => {
  const graph = graphOf('engine/');
  expect(graph.get('engine/contract/game.ts')).toContain('engine/contract/deal.ts');
  expect(graph.get('engine/games/registry.ts')).toContain('engine/games/klaverjas/game.ts');
  expect(circlesOf(graph)).toEqual([]);
  const host = graphOf('electron/');
  expect(host.get('electron/host/table/assists.ts')).toContain('electron/host/table/dispatch.ts');
  expect(circlesOf(host)).toEqual([]);
});

it('reads the scripts and templates of components, and finds no circle in the renderer and the end-to-end tests', () => {
  const graph = graphOf('renderer/');
  expect(graph.get('renderer/table/cards/Hand.svelte')).toEqual(
    expect.arrayContaining(['renderer/state/app.svelte.ts', 'renderer/table/cards/HandCard.svelte', 'renderer/table/geometry/fan.ts']),
  );
  expect(graph.get('renderer/app/Page.svelte')).toContain('renderer/table/SharedBoard.svelte');
  expect(graph.get('renderer/shared/Emblem.svelte')).toContain('renderer/games/botifarra/Emblem.svelte');
  expect(graph.get('renderer/state/guide/guides.ts')).toContain('renderer/games/botifarra/guide.ts');
  expect(circlesOf(graph)).toEqual([]);
  expect(circlesOf(graphOf('e2e/'))).toEqual([]);
});
