import type { TablePerson } from '../../../engine/protocol/messages.ts';
import { chosenAvatar } from '../../store/format/person.ts';
import type { Person } from '../ports/person.ts';
import type { Session, Sessions } from '../sessions/sessions.ts';
import type { Presence } from '../table/presence.ts';
import type { ReadyCheck } from '../table/readyCheck.ts';
import type { Table } from '../table/table.ts';
import { Lobby } from './lobby.ts';

/** The part of the room from which a person is described. */
interface PeopledRoom {
  readonly onTable: Table | Lobby | undefined;
  readonly sessions: Pick<Sessions, 'clients'>;
  readonly presence: Pick<Presence, 'isSubstituted' | 'standInsFor'>;
  readonly readyCheck: Pick<ReadyCheck, 'isReady'>;
  playsAs(session: Session, person: Person): boolean;
  isPresent(person: Person): boolean;
}

/** A person at the table, as the table's message says it to a session. */
export function describePerson(room: PeopledRoom, session: Session, person: Person): Omit<TablePerson, 'seat'> {
  const one = room.onTable?.people[person];
  if (one === undefined) throw new RangeError(`nobody is person ${person}`);
  const mine = room.playsAs(session, person);
  return {
    name: one.name,
    kind: one.kind,
    ...(one.kind === 'bot' ? { level: one.level } : {}),
    ...chosenAvatar(one),
    present: one.kind === 'bot' || room.isPresent(person),
    substitute: room.presence.isSubstituted(person),
    mine,
    ready: room.readyCheck.isReady(person),
    ...(mine ? room.presence.standInsFor(person) : {}),
    ...(room.onTable instanceof Lobby ? languageOf(room, person) : {}),
  };
}

/** The language of the page at which a person plays. */
function languageOf(room: PeopledRoom, person: Person): { language?: string } {
  const client = room.sessions.clients().findLast(({ session }) => session.language !== undefined && room.playsAs(session, person));
  return client?.session.language === undefined ? {} : { language: client.session.language };
}
