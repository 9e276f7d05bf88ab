import { currentDeal } from '../match/match.ts';
import { replay } from '../match/record.ts';
import type { RefusalCode } from '../contract/refusals.ts';
import { wireLegal } from '../protocol/wire.ts';
import { ok, type Result } from '../contract/result.ts';
import { argumentsOf, readRecord } from './arguments.ts';

/** `legal FILE`: what may be done at the end of a record, and why each other card may not be played. */
export function legal(args: readonly string[]): Result<unknown, RefusalCode> {
  const parsed = argumentsOf(args, {});
  if (!parsed.ok) return parsed;
  const record = readRecord(parsed.value.positionals[0]);
  if (!record.ok) return record;
  const match = replay(record.value);
  if (!match.ok) return match;
  const deal = currentDeal(match.value);
  if (deal === undefined) return ok({ seat: null, actions: [], barred: [] });
  const { game } = match.value;
  const { actions, barred } = wireLegal(game.legal(deal.state));
  return ok({ seat: game.toAct(deal.state), actions: [...actions].sort(), barred });
}
