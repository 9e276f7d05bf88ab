import type { RefusalCode } from '../contract/refusals.ts';
import { refuse, type Result } from '../contract/result.ts';
import { eveningCommand } from './evening/evening.ts';
import { games } from './games.ts';
import { judgeCommand } from './judge.ts';
import { legal } from './legal.ts';
import { puzzlesCommand } from './puzzles.ts';
import { replayCommand } from './replay.ts';
import { simulate } from './contest/simulate.ts';

/** The commands: each gets what stands behind its name and answers with what is printed. */
export type Commands = Readonly<
  Record<string, (args: readonly string[]) => Result<unknown, RefusalCode> | Promise<Result<unknown, RefusalCode>>>
>;

const COMMANDS: Commands = {
  games,
  replay: replayCommand,
  legal,
  judge: judgeCommand,
  simulate,
  puzzles: puzzlesCommand,
  evening: eveningCommand,
};

/** The text that a command line prints, and its exit code: 0, or 2 for bad input. */
export interface Answer {
  readonly text: string;
  readonly exitCode: 0 | 2;
}

/** Runs a command line; `more` are commands besides the engine's own. Whatever is wrong with it becomes `{ "error": { "code", "message", … } }`. */
export async function run([name, ...args]: readonly string[], more: Commands = {}): Promise<Answer> {
  const commands = { ...COMMANDS, ...more };
  const command = name === undefined ? undefined : commands[name];
  const result =
    command === undefined
      ? refuse('cli/unknown-command', `commands: ${Object.keys(commands).join(', ')}`, { command: name ?? '' })
      : await command(args);
  if (result.ok) return { text: typeof result.value === 'string' ? result.value : JSON.stringify(result.value), exitCode: 0 };
  const { code, message, facts } = result.error;
  return { text: JSON.stringify({ error: { code, message, ...facts } }), exitCode: 2 };
}
