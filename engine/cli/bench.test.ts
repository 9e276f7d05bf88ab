import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { run } from './run.ts';

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

async function answer(...args: string[]): Promise<{ exitCode: number; value: Record<string, Record<string, unknown>> }> {
  const { text, exitCode } = await run(['bench', ...args]);
  return { exitCode, value: JSON.parse(text) as Record<string, Record<string, unknown>> };
}

describe('bench', () => {
  it('measures what is named', async () => {
    const { exitCode, value } = await answer('manilla', 'actions', '--ms', '1');
    expect(exitCode).toBe(0);
    expect(Object.keys(value)).toEqual(['manilla', 'actions']);
    expect(Object.keys(value['manilla'] ?? {})).toEqual(['playoutsPerSec', 'actionsPerSec']);
    expect(Object.keys(value['actions'] ?? {})).toEqual(['legalUs', 'applyUs', 'viewUs']);
  });

  it('runs a yardstick in turn, and tells the ratio', async () => {
    const { value } = await answer('klaverjas', '--ms', '1', '--rounds', '3', '--beside', program('deal+playout: median 1000 /s'));
    const { ours, yardstick, ratio, ratios } = value['klaverjas'] as { ours: number; yardstick: number; ratio: number; ratios: number[] };
    expect(yardstick).toBe(1000);
    expect(ratios).toHaveLength(3);
    expect(ratio).toBeCloseTo(ours / 1000, 2);
  });

  it('compares solvers by their median and by the hardest deal of a hundred', async () => {
    const { value } = await answer(
      'solver',
      '--rounds',
      '1',
      '--beside',
      program('C++: median 1000.00 ms mean 1 p90 1 p99 4000.00 max 1 ms'),
    );
    expect(Object.keys(value)).toEqual(['solver', 'solverP99']);
    expect(value['solver']?.['yardstick']).toBe(1000);
    expect(value['solverP99']?.['yardstick']).toBe(4000);
  });

  it.each([
    ['cli/unknown-game', ['whist']],
    ['cli/bad-argument', ['--ms', '0']],
    ['cli/bad-argument', ['--beside']],
    ['bench/no-yardstick', ['klaverjas', '--ms', '1', '--beside', '/nowhere/yardstick']],
  ])('refuses with %s: %j', async (code, args) => {
    const { exitCode, value } = await answer(...args);
    expect([exitCode, value['error']?.['code']]).toEqual([2, code]);
  });

  it('refuses a program that prints something else', async () => {
    const { value } = await answer('klaverjas', '--ms', '1', '--beside', program('fast'));
    expect(value['error']?.['code']).toBe('bench/no-yardstick');
  });
});
