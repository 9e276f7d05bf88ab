import type { TableMessage } from '../../../engine/protocol/messages.ts';
import type { Fairness, FairnessReport } from './fairness.ts';

/** A device's verdict on a deal and its evidence, as text for a file. */
export function doubtFile(fairness: Fairness, message: TableMessage, deal: number, { verdict }: FairnessReport): string {
  const { match } = message;
  return `${JSON.stringify({ format: 'trickhouse-doubt/1', match, deal, verdict, ...fairness.evidence(message, deal) })}\n`;
}
