import { refuse, type Result } from '../result.ts';

export function bench(): Result<unknown> {
  return refuse('cli/unknown-command', 'the benchmark is not built in');
}
