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

/** The people at other devices for whom the match would end if its owner left the table. */
export function othersPresent(message: TableMessage | null): TablePerson[] {
  return message === null || message.over ? [] : message.people.filter(({ kind, present }) => kind === 'away' && present);
}

/** The message beside a person's name: what they are, and whether they are there; `null` where there is nothing to say. */
export function seatNote({
  kind,
  present,
  substitute,
  mine,
}: TablePerson): 'seat.bot' | 'seat.stoodIn' | 'seat.away' | 'seat.open' | 'seat.lost' | 'seat.elsewhere' | null {
  if (kind === 'bot') return 'seat.bot';
  if (substitute) return present ? 'seat.stoodIn' : 'seat.away';
  if (kind === 'open') return 'seat.open';
  if (mine) return null;
  if (!present) return 'seat.lost';
  return kind === 'away' ? 'seat.elsewhere' : null;
}

/** A bot in the place of the person at this screen. */
export interface PlayedFor {
  readonly person: number;
  /** How often it has acted since they acted last; `null`: it still plays. */
  readonly turns: number | null;
}

/** The bot that plays in the place of the person at this screen, or has played since they acted last. */
export function playedFor(message: TableMessage | null): PlayedFor | null {
  const person = message?.watching ?? null;
  const self = person === null ? undefined : message?.people[person];
  if (person === null || self === undefined) return null;
  if (self.substitute) return { person, turns: null };
  return self.stoodIn === undefined ? null : { person, turns: self.stoodIn };
}

/** A seat that a guest without one may take: it is open, a bot's, or kept for a guest who is away and whose name it bears. */
export interface FreeSeat {
  readonly person: number;
  readonly seat: number;
  readonly kind: 'open' | 'bot' | 'kept';
  readonly name: string;
}

/** The seats that a guest without one may take. */
export function freeSeats({ people, customs, over }: TableMessage): FreeSeat[] {
  const late = customs.latecomers && !over;
  return people.flatMap(({ kind, name, seat, present, substitute }, person): FreeSeat[] => {
    if (kind === 'open') return [{ person, seat, kind, name }];
    if (late && kind === 'bot') return [{ person, seat, kind, name }];
    return late && kind === 'away' && !present && substitute ? [{ person, seat, kind: 'kept', name }] : [];
  });
}
