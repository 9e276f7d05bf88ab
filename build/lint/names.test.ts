import { describe, expect, it, test } from 'vitest';
import { CONTRACTS, doubleNames, exportedNames, isShared, namesInFiles } from './names.mjs';

const names = namesInFiles();

test('an exported name means one thing', () => {
  expect(doubleNames(names)).toEqual([]);
});

test('every part of a contract has two modules or more', () => {
  const unshared = CONTRACTS.flatMap(({ where, parts }) =>
    Object.keys(parts).filter((part) => [...(names.get(part)?.keys() ?? [])].filter((file) => where.test(file)).length < 2),
  );
  expect(unshared).toEqual([]);
});

test('reads what a file exports as its own, with the type that its declaration states', () => {
  const text = `export interface A {}
type B = 1;
export type C = B;
export class D {}
export type { E } from './e.ts';
export const f: Duty = g;
export const h = ['a'] as const satisfies readonly string[], i = 5;
export async function j(state: State, { k }: L): Promise<void> {}
function m() {}`;
  expect(exportedNames(text)).toEqual([
    { name: 'A', type: '' },
    { name: 'C', type: '' },
    { name: 'D', type: '' },
    { name: 'f', type: 'Duty' },
    { name: 'h', type: 'readonly string[]' },
    { name: 'i', type: 'number' },
    { name: 'j', type: '(state: State, { k }: L) => Promise<void>' },
  ]);
});

describe('modules share a name', () => {
  it.each([
    ['match', { 'engine/games/a/match.ts': 'MatchPolicy', 'engine/games/b/options.ts': 'MatchPolicy' }, true],
    ['match', { 'engine/games/a/match.ts': 'MatchPolicy', 'engine/games/b/match.ts': 'Match' }, false],
    ['match', { 'engine/games/a/match.ts': 'MatchPolicy', 'engine/match/match.ts': 'MatchPolicy' }, false],
    ['scoreOf', { 'engine/games/a/score.ts': '(state: A) => DealScore', 'engine/games/b/score.ts': '(state: B) => DealScore' }, true],
    ['scoreOf', { 'engine/games/a/score.ts': '(state: A) => DealScore', 'engine/games/b/score.ts': '(state: B) => number' }, false],
    ['worthOf', { 'engine/games/a/a.ts': '(card: Card) => number', 'engine/games/b/b.ts': '(card: Card) => number' }, false],
    ['lobbyWords', { 'renderer/words/en/lobby.ts': '{ }', 'renderer/words/nl/lobby.ts': 'Translation<typeof english>' }, true],
    ['lobbyWords', { 'renderer/words/en/lobby.ts': '{ }', 'renderer/words/nl/pages.ts': 'Translation<typeof english>' }, false],
    ['lobbyWords', { 'renderer/words/en/lobby.ts': '{ }', 'renderer/lobby/lobby.ts': '{ }' }, false],
  ] as const)('%s in %o: %s', (name, types, shared) => {
    expect(isShared(name, new Map(Object.entries(types)))).toBe(shared);
  });
});
