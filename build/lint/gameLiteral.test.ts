import { Linter } from 'eslint';
import { expect, test } from 'vitest';
import { GAME_IDS as IDS } from '../../engine/contract/gameId.ts';
import { SOURCE_GAME_IDS, gameLiteral, strayImport, strayName } from './gameLiteral.mjs';

test('knows every game', () => {
  expect(SOURCE_GAME_IDS).toEqual(IDS);
});

test.each([
  ['engine/bots/index.ts', 'manille', false],
  ['engine/bots/index.ts', 'manillas', true],
  ['engine/games/manille/game.ts', 'manille', true],
  ['engine/games/manille-blind/game.ts', 'manille', false],
  ['engine/games/family/manille/spec.ts', 'manille', false],
  ['engine/games/registry.ts', 'manille', true],
  ['engine/contract/gameId.ts', 'manille', true],
  ['renderer/games/manille/guide.ts', 'manille', true],
  ['renderer/app/Home.svelte', 'manille', false],
  ['renderer/words/en/table/table.ts', 'manille', true],
  ['renderer/rules/pages/manille.ts', 'manille', true],
  ['renderer/rules/book.ts', 'manille', false],
  ['engine/match/seating.test.ts', 'manille', true],
  ['electron/host/host.ts', 'manille', false],
])('%s may name %s: %s', (file, name, may) => {
  expect(strayName(file, name) === undefined).toBe(may);
});

test.each([
  ['engine/bots/index.ts', '../games/manille/heuristicBot.ts', false],
  ['engine/bots/index.ts', '../games/index.ts', true],
  ['engine/bots/index.ts', '../games/family/manille.ts', true],
  ['engine/games/manille-blind/game.ts', '../manille/options.ts', true],
  ['engine/bots/bots.test.ts', '../games/manille/game.ts', true],
])('%s may import %s: %s', (file, imported, may) => {
  expect(strayImport(file, imported) === undefined).toBe(may);
});

test.each([
  ["const id = 'manille';", 1],
  ['const id = `manille`;', 1],
  ['const costs = { manille: 2 };', 1],
  ["const costs = { 'manille-two': 2 };", 1],
  ["import { odds } from './engine/games/manille/odds.ts';", 1],
  ["const id = 'manille-like'; const { manille } = other; const text = 'Manille';", 0],
])('reports %s', (code, count) => {
  const config = [{ plugins: { house: { rules: { 'game-literal': gameLiteral } } }, rules: { 'house/game-literal': 'error' as const } }];
  expect(new Linter({ configType: 'flat' }).verify(code, config, { filename: 'sample.js' }).map(({ ruleId }) => ruleId)).toEqual(
    Array(count).fill('house/game-literal'),
  );
});
