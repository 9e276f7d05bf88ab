import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { GAMES } from '../games/index.ts';
import { GAME_IDS } from '../contract/gameId.ts';

/** What every game brings with it besides its rules: a game that lacks one of these is not finished. */
describe.each(GAMES)('$id', (game) => {
  const folder = new URL(`../games/${game.id}/`, import.meta.url);

  it.each(['README.md', 'playthroughs.golden.json', 'perft.test.ts'])('has %s', (name) => {
    expect(existsSync(new URL(name, folder))).toBe(true);
  });

  it('has tests that cite its rules', () => {
    const tests = readdirSync(folder).filter((name) => name.endsWith('.test.ts'));
    const text = tests.map((name) => readFileSync(new URL(name, folder), 'utf8')).join('\n');
    expect(text).toMatch(/rules\/[a-z-]+\.md/);
    for (const { name } of game.options) expect(text, `option ${name}`).toContain(name);
  });

  it('names its options in its README', () => {
    const text = readFileSync(new URL('README.md', folder), 'utf8');
    for (const { name } of game.options) expect(text, `option ${name}`).toContain(name);
  });

  it('has a layout: every rank of its pack in order, plain and as trumps', () => {
    expect(game.layout.order.plain.length).toBe(new Set(game.layout.order.plain).size);
    expect([...game.layout.order.trumps].sort()).toEqual([...game.layout.order.plain].sort());
  });

  it('has English words', () => {
    expect(existsSync(new URL(`../../renderer/words/en/games/${game.id}.ts`, import.meta.url))).toBe(true);
  });
});

it('has every game there is', () => {
  expect(GAMES.map(({ id }) => id).sort()).toEqual([...GAME_IDS].sort());
});
