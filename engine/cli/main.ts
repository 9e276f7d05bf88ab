import { refuse, type Result } from '../result.ts';
import { bench } from './bench.ts';
import { games } from './games.ts';
import { legal } from './legal.ts';
import { replayCommand } from './replay.ts';
import { simulate } from './simulate.ts';

/** The commands: each gets what stands behind its name and answers with what is printed. */
const COMMANDS: Readonly<Record<string, (args: readonly string[]) => Result<unknown> | Promise<Result<unknown>>>> = {
  games,
  replay: replayCommand,
  legal,
  simulate,
  bench,
};

async function run([name, ...args]: readonly string[]): Promise<Result<unknown>> {
  const command = name === undefined ? undefined : COMMANDS[name];
  if (command === undefined) return refuse('cli/unknown-command', `commands: ${Object.keys(COMMANDS).join(', ')}`, { command: name ?? '' });
  return command(args);
}

const result = await run(process.argv.slice(2));
const printed = result.ok ? result.value : { error: { code: result.error.code, message: result.error.message, ...result.error.facts } };
process.stdout.write(`${typeof printed === 'string' ? printed.trimEnd() : JSON.stringify(printed)}\n`, () =>
  process.exit(result.ok ? 0 : 2),
);
