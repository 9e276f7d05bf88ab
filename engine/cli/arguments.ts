import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { ok, refuse, type CodeOf, type Result } from '../contract/result.ts';
import { MAX_RECORD_LENGTH, parseRecord, type MatchRecord } from '../match/record.ts';

/** The flags of a command, in the manner of `node:util` `parseArgs`. */
type Flags = Readonly<Record<string, { readonly type: 'string' | 'boolean' }>>;
export interface Arguments {
  readonly values: Readonly<Record<string, string | boolean | undefined>>;
  readonly positionals: readonly string[];
}

/** The arguments of a command. */
export function argumentsOf(args: readonly string[], flags: Flags): Result<Arguments, 'cli/bad-argument'> {
  try {
    const { values, positionals } = parseArgs({ args: [...args], options: flags, allowPositionals: true, strict: true });
    return ok({ values, positionals });
  } catch (error) {
    return refuse('cli/bad-argument', error instanceof Error ? error.message : String(error));
  }
}

/** A whole number given as a flag. */
export function wholeNumber(
  name: string,
  text: string | boolean | undefined,
  least: number,
  most: number,
  otherwise: number,
): Result<number, 'cli/bad-argument'> {
  if (text === undefined) return ok(otherwise);
  const value = Number(text);
  if (typeof text === 'string' && /^\d+$/.test(text) && value >= least && value <= most) return ok(value);
  return refuse('cli/bad-argument', `--${name} takes a whole number from ${least} to ${most}`, { argument: String(text) });
}

type InputCode = 'cli/bad-argument' | 'cli/cannot-read' | 'record/too-long';

/** The text of a file, `-` for standard input. */
export function readInput(path: string | undefined): Result<string, InputCode> {
  if (path === undefined) return refuse('cli/bad-argument', 'a FILE is missing; - reads standard input');
  try {
    const bytes = readFileSync(path === '-' ? 0 : path);
    if (bytes.length > MAX_RECORD_LENGTH * 4) return refuse('record/too-long', `a record has at most ${MAX_RECORD_LENGTH} characters`);
    return ok(bytes.toString('utf8'));
  } catch (error) {
    return refuse('cli/cannot-read', error instanceof Error ? error.message : String(error), { file: path });
  }
}

/** A record from a file. */
export function readRecord(path: string | undefined): Result<MatchRecord, InputCode | CodeOf<typeof parseRecord>> {
  const text = readInput(path);
  return text.ok ? parseRecord(text.value) : text;
}
