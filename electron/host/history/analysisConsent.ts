import type { ClientMessage, ConsentAnswer } from '../../../engine/protocol/messages.ts';
import { ok, refuse, type Result } from '../../../engine/result.ts';
import type { Consent } from '../../store/format/consent.ts';
import type { Guest } from '../sessions/sessions.ts';
import type { Room } from '../table/room.ts';

/** People say whether the match on the table may be looked into once it is over, each for themselves. */
export class Agreeing {
  private readonly room: Room;
  private readonly mayWrite: (guest: Guest) => Result<void, 'table/too-often'>;

  /** @param mayWrite whether a guest may add a line to the journal now */
  constructor(room: Room, mayWrite: (guest: Guest) => Result<void, 'table/too-often'>) {
    this.room = room;
    this.mayWrite = mayWrite;
  }

  /** Takes a person's answer. `match/over`: what was agreed stands. */
  say(
    guest: Guest,
    { person, agreed, ref }: Extract<ClientMessage, { type: 'agree' }>,
  ): Result<void, 'table/none' | 'table/not-yours' | 'table/too-often' | 'match/over'> {
    const { table, audience } = this.room;
    if (table === undefined) return refuse('table/none', 'no match is on the table');
    if (!this.room.mine(guest.session, person)) return refuse('table/not-yours', 'everybody answers for themselves');
    const allowed = this.mayWrite(guest);
    if (!allowed.ok) return allowed;
    const done = table.agree(person, agreed);
    if (!done.ok) return done;
    audience.outbox.waitFor(done.value);
    this.room.tellTable(guest, ref);
    return ok(undefined);
  }
}

/**
 * What is told of answers. `mine`: whether the one who is told answers for a person.
 * @param passed since the last move, in milliseconds
 */
export function answersFor(consent: Consent, mine: (person: number) => boolean, passed = 0): ConsentAnswer[] {
  return consent
    .answersAfter(passed)
    .map(({ name, person, agreed }) => ({ name, person, agreed, mine: person !== null && consent.canAnswer(person) && mine(person) }));
}
