import { itemAt } from '../../../../engine/protocol/messages.ts';
import type { WireView } from '../../../../engine/protocol/wire.ts';
import type { ContractEnd } from '../../../games/moments.ts';

/**
 * How a contract that is over came out for a player. The end is that of the declarer's side: their opponents have lost when it is made, and the other way
 * round. All tricks are a triumph of those who took them. Without a seat, or without a declarer, it stays as it is.
 */
export function endFor(
  end: ContractEnd,
  { declarer, sides, score }: Pick<WireView, 'declarer' | 'sides' | 'score'>,
  seat: number | null,
): ContractEnd {
  if (seat === null) return end;
  if (end === 'triumph') return score !== null && itemAt(score.scores, seat) < Math.max(...score.scores) ? 'lost' : end;
  const declared = sides?.find((side) => declarer !== null && side.includes(declarer)) ?? [declarer];
  if (declarer === null || declared.includes(seat)) return end;
  return end === 'made' ? 'lost' : 'made';
}
