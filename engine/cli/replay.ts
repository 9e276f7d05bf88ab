import { textOfRecord } from '../match/text.ts';
import { trace } from '../match/trace.ts';
import type { RefusalCode } from '../contract/refusals.ts';
import { refuse, type Result } from '../contract/result.ts';
import { argumentsOf, readRecord } from './arguments.ts';

/** `replay [--trace | --text] FILE`: what followed from a record, for programs or for people. */
export function replayCommand(args: readonly string[]): Result<unknown, RefusalCode> {
  const parsed = argumentsOf(args, { trace: { type: 'boolean' }, text: { type: 'boolean' } });
  if (!parsed.ok) return parsed;
  const { trace: traced, text } = parsed.value.values;
  if (traced === true && text === true) return refuse('cli/bad-argument', '--trace and --text exclude each other');
  const record = readRecord(parsed.value.positionals[0]);
  if (!record.ok) return record;
  return text === true ? textOfRecord(record.value) : trace(record.value, traced === true);
}
