import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { GAMES, gameById } from '../../../engine/games/index.ts';
import { optionSets } from '../../../engine/testing/invariants.ts';
import { run } from '../../../engine/cli/run.ts';
import { bench } from './bench.ts';
import { soak } from './soak.ts';

let folder = '';
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'trick-bench-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** A program that prints a line. */
function program(line: string): string {
  const path = join(folder, `${line.length}.mjs`);
  writeFileSync(path, `console.log(${JSON.stringify(line)});`);
  return path;
}

async function answerOf(...args: string[]): Promise<{ exitCode: number; value: Record<string, Record<string, unknown>> }> {
  const { text, exitCode } = await run(args, { bench, soak });
  return { exitCode, value: JSON.parse(text) as Record<string, Record<string, unknown>> };
}
const answer = (...args: string[]): ReturnType<typeof answerOf> => answerOf('bench', ...args);

async function codeOf(...args: string[]): Promise<unknown> {
  const { value } = await answerOf(...args);
  return value['error']?.['code'];
}

describe('bench', () => {
  it('measures what is named', async () => {
    const { exitCode, value } = await answer('manilla', 'actions', '--ms', '1');
    expect(exitCode).toBe(0);
    expect(Object.keys(value)).toEqual(['manilla', 'actions']);
    expect(Object.keys(value['manilla'] ?? {})).toEqual(['heuristicPlayoutsPerSec', 'netPlayoutsPerSec']);
    expect(Object.keys(value['actions'] ?? {})).toEqual(['legalUs', 'applyUs', 'viewUs']);
  });

  it('measures decisions of every level', async () => {
    const { value } = await answer('manilla-two', 'decisions', '--ms', '1');
    expect(Object.keys(value['decisions'] ?? {})).toEqual(['easy', 'medium', 'hard', 'expert']);
  });

  it('compares solvers by their median and by the hardest deal of a hundred', async () => {
    const { value } = await answer(
      'solver',
      '--rounds',
      '3',
      '--beside',
      program('C++: median 1000.00 ms mean 1 p90 1 p99 4000.00 max 1 ms'),
    );
    const { ours, ratio, ratios } = value['solver'] as { ours: number; ratio: number; ratios: number[] };
    expect(ratios).toHaveLength(3);
    expect(ratio).toBeCloseTo(ours / 1000, 2);
    expect(Object.keys(value)).toEqual(['solver', 'solverP99']);
    expect(value['solver']?.['yardstick']).toBe(1000);
    expect(value['solverP99']?.['yardstick']).toBe(4000);
  });

  it.each([
    ['cli/unknown-game', ['whist']],
    ['cli/bad-argument', ['--ms', '0']],
    ['cli/bad-argument', ['--beside']],
    ['cli/bad-argument', ['klaverjas', '--beside', '/nowhere/yardstick']],
    ['bench/no-yardstick', ['solver', '--beside', '/nowhere/yardstick']],
  ])('refuses with %s: %j', async (code, args) => {
    const { exitCode, value } = await answer(...args);
    expect([exitCode, value['error']?.['code']]).toEqual([2, code]);
  });

  it('refuses a program that prints something else', async () => {
    const { value } = await answer('solver', '--rounds', '1', '--beside', program('fast'));
    expect(value['error']?.['code']).toBe('bench/no-yardstick');
  });
});

describe('soak', () => {
  it('plays deals at every table with all invariants on', async () => {
    const tables = GAMES.reduce((sum, game) => sum + optionSets(game).length * (game.seats.max - game.seats.min + 1), 0);
    const { exitCode, value } = await answerOf('soak', '--deals', `${tables}`, '--every', '40');
    expect(exitCode).toBe(0);
    expect(value).toMatchObject({ deals: tables, tables });
    expect(Object.keys(value['games'] ?? {})).toEqual(GAMES.map(({ id }) => id));
    expect(await codeOf('soak', 'whist')).toBe('cli/unknown-game');
  });

  it('names the deals in which an invariant is broken', async () => {
    const manilla = gameById('manilla');
    const { score } = manilla;
    const wrong = vi.spyOn(manilla, 'score').mockImplementation((state) => ({ ...score(state), scores: [0.5, 1, 1, 1] }));
    const said = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
    try {
      expect(await codeOf('soak', 'manilla', '--deals', '2')).toBe('soak/broken');
      expect(said).toHaveBeenCalledWith(expect.stringMatching(/^soak manilla .* every seat has a score/));
    } finally {
      wrong.mockRestore();
      said.mockRestore();
    }
  });
});
