import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { ok, refuse, type CodeOf, type Result } from '../../contract/result.ts';
import { play, type Contest, type ContestResult } from './contest.ts';
import { itemAt } from '../../cards/indexed.ts';

const ROOT = join(import.meta.dirname, '..', '..', '..');

type PartResult = Result<ContestResult, CodeOf<typeof play> | 'cli/part-failed'>;

/**
 * Plays a contest by some processes, each a run of its deals; in this one where that is enough. `args` are the contest's, as `simulate` takes them.
 * What comes of it does not depend on how many there are: every deal has chance of its own.
 */
export async function spread(args: readonly string[], contest: Contest, workers: number): Promise<PartResult> {
  if (workers === 1) return play(contest);
  const { first, deals } = contest;
  const starts = Array.from({ length: workers + 1 }, (_, i) => first + Math.round((deals * i) / workers));
  const parts = await Promise.all(
    starts.slice(1).map((end, i) => part([...args, '--first', `${itemAt(starts, i)}`, '--deals', `${end - itemAt(starts, i)}`])),
  );
  let all: ContestResult = { deals: [], latency: {} };
  for (const played of parts) {
    if (!played.ok) return played;
    all = together(all, played.value);
  }
  return ok(all);
}

/** Two parts of a contest as one. */
function together(one: ContestResult, other: ContestResult): ContestResult {
  const names = [...new Set([...Object.keys(one.latency), ...Object.keys(other.latency)])];
  return {
    deals: [...one.deals, ...other.deals],
    latency: Object.fromEntries(names.map((name) => [name, [...(one.latency[name] ?? []), ...(other.latency[name] ?? [])]])),
  };
}

/** One process. */
function part(args: readonly string[]): Promise<PartResult> {
  return new Promise((settle) => {
    const child = spawn(process.execPath, [join(ROOT, 'build', 'run.mjs'), 'engine/cli/contest/part.ts', ...args], {
      cwd: ROOT,
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    let text = '';
    child.stdout.setEncoding('utf8').on('data', (chunk: string) => (text += chunk));
    child.on('close', (code) => {
      settle(code === 0 ? (JSON.parse(text) as PartResult) : refuse('cli/part-failed', `a part of the contest ended with ${code}`));
    });
  });
}
