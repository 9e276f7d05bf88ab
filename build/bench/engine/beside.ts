import { execFileSync } from 'node:child_process';
import { extname } from 'node:path';
import { ok, refuse, type Result } from '../../../engine/contract/result.ts';
import { percentile, rounded } from '../../../engine/cli/tally.ts';

/** Two measurements of one thing, taken in turn: machines drift, ratios of neighbours hold. */
interface Beside {
  /** Medians of our figures and of the yardstick's. */
  readonly ours: number;
  readonly yardstick: number;
  /** Ours / the yardstick's in each round, and their median. */
  readonly ratios: readonly number[];
  readonly ratio: number;
}

/** A program to be compared with: its arguments, and the line of its output that has the figures. */
export interface Yardstick {
  readonly file: string;
  readonly args: readonly string[];
  readonly line: RegExp;
}

/** Runs a yardstick and our own measurement in turn: a comparison for each figure. */
export function inTurn(yardstick: Yardstick, measure: () => readonly number[], rounds: number): Result<Beside[], 'bench/no-yardstick'> {
  const ours: (readonly number[])[] = [];
  const theirs: (readonly number[])[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const figures = runYardstick(yardstick);
    if (!figures.ok) return figures;
    theirs.push(figures.value);
    ours.push(measure());
  }
  return ok(ours[0]?.map((_, at) => compared(column(ours, at), column(theirs, at))) ?? []);
}

function column(rows: readonly (readonly number[])[], at: number): number[] {
  return rows.map((row) => row[at] ?? Number.NaN);
}

function compared(ours: readonly number[], theirs: readonly number[]): Beside {
  const ratios = ours.map((figure, round) => rounded(figure / (theirs[round] ?? Number.NaN)));
  return { ours: percentile(ours, 0.5), yardstick: percentile(theirs, 0.5), ratios, ratio: percentile(ratios, 0.5) };
}

/** Runs a yardstick once. Scripts run under this Node, everything else by itself. */
function runYardstick({ file, args, line }: Yardstick): Result<number[], 'bench/no-yardstick'> {
  const script = ['.mjs', '.js', '.cjs'].includes(extname(file));
  let output: string;
  try {
    output = execFileSync(script ? process.execPath : file, script ? [file, ...args] : args, { encoding: 'utf8' });
  } catch (error) {
    return refuse('bench/no-yardstick', error instanceof Error ? error.message : String(error), { file });
  }
  const figures = line.exec(output)?.slice(1).map(Number);
  return figures === undefined ? refuse('bench/no-yardstick', `the program did not print ${line.source}`, { file }) : ok(figures);
}
