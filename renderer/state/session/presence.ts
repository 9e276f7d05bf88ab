import type { ChatMode, TableMessage, TablePerson } from '../../../engine/protocol/messages.ts';
import type { WireView } from '../../../engine/protocol/wire.ts';

/** The reason why the chat is silent: a deal is being played, or this table never talks; `null`: it is open. */
export function currentlySilent(message: TableMessage | null, view: WireView | null): Exclude<ChatMode, 'always'> | null {
  if (message === null || message.customs.talk === 'always') return null;
  if (message.customs.talk === 'never') return 'never';
  const between = message.deal === 0 || view === null || view.score !== null;
  return between ? null : 'between';
}

/** Those who still look at the reckoning, and are waited for. */
export function readers({ people }: TableMessage): TablePerson[] {
  return people.filter(({ kind, present, substitute, ready }) => (kind === 'here' || kind === 'away') && present && !substitute && !ready);
}
