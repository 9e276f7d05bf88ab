import { trace } from '../match/trace.ts';
import type { Result } from '../result.ts';
import { argumentsOf, readRecord } from './arguments.ts';

/** `replay [--trace] FILE`: what followed from a record. */
export function replayCommand(args: readonly string[]): Result<unknown> {
  const parsed = argumentsOf(args, { trace: { type: 'boolean' } });
  if (!parsed.ok) return parsed;
  const record = readRecord(parsed.value.positionals[0]);
  return record.ok ? trace(record.value, parsed.value.values['trace'] === true) : record;
}
