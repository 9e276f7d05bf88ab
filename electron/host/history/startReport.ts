import type { ServerMessage } from '../../../engine/protocol/messages.ts';
import type { StartFindings } from '../../store/findings.ts';

/** The number of odd entries that a report names, and the characters of each. */
const MOST_ODD = 20;
const MOST_NAME = 80;

/** The report to the owner of what a start found in the data folder; names may hold anything that a file system takes. */
export function startReport(news: StartFindings | undefined): Pick<Extract<ServerMessage, { type: 'home' }>, 'found'> {
  if (news === undefined) return {};
  const odd = news.odd.slice(0, MOST_ODD).map((name) => name.replaceAll(/\p{C}/gu, '?').slice(0, MOST_NAME));
  return { found: { back: news.back, odd, more: news.odd.length - odd.length } };
}
