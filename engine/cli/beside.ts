import { execFileSync } from 'node:child_process';
import { extname } from 'node:path';
import { ok, refuse, type Result } from '../result.ts';
import { percentile, rounded } from './tally.ts';

/** Two measurements of one thing, taken in turn: machines drift, ratios of neighbours hold. */
export interface Beside {
  /** Medians of our figures and of the yardstick's. */
  readonly ours: number;
  readonly yardstick: number;
  /** Ours / the yardstick's in each round, and their median. */
  readonly ratios: readonly number[];
  readonly ratio: number;
}

/** A program to be compared with: its arguments, and the line of its output that has the figure. */
export interface Yardstick {
  readonly file: string;
  readonly args: readonly string[];
  readonly line: RegExp;
}

/** Runs a yardstick and our own measurement in turn. Codes: `bench/no-yardstick`. */
export function inTurn(yardstick: Yardstick, measure: () => number, rounds: number): Result<Beside> {
  const ours: number[] = [];
  const theirs: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const figure = runYardstick(yardstick);
    if (!figure.ok) return figure;
    theirs.push(figure.value);
    ours.push(measure());
  }
  const ratios = ours.map((figure, round) => rounded(figure / (theirs[round] ?? Number.NaN)));
  return ok({ ours: percentile(ours, 0.5), yardstick: percentile(theirs, 0.5), ratios, ratio: percentile(ratios, 0.5) });
}

/** Runs a yardstick once. Scripts run under this Node, everything else by itself. */
function runYardstick({ file, args, line }: Yardstick): Result<number> {
  const script = ['.mjs', '.js', '.cjs'].includes(extname(file));
  let output: string;
  try {
    output = execFileSync(script ? process.execPath : file, script ? [file, ...args] : args, { encoding: 'utf8' });
  } catch (error) {
    return refuse('bench/no-yardstick', error instanceof Error ? error.message : String(error), { file });
  }
  const figure = line.exec(output)?.[1];
  return figure === undefined ? refuse('bench/no-yardstick', `the program did not print ${line.source}`, { file }) : ok(Number(figure));
}
