import type { ClientMessage, ConsentAnswer } from '../../engine/protocol/messages.ts';
import { ok, refuse, type Result } from '../../engine/result.ts';
import type { Consent } from '../store/consent.ts';
import type { Guest } from './audience.ts';
import type { Room } from './room.ts';

/** People say whether the match on the table may be looked into once it is over, each for themselves. */
export class Agreeing {
  private readonly room: Room;

  constructor(room: Room) {
    this.room = room;
  }

  /** Codes: `table/none`, `table/not-yours`, `match/over` (what was agreed stands then). */
  say(guest: Guest, { person, agreed, ref }: Extract<ClientMessage, { type: 'agree' }>): Result<void> {
    const { table, audience } = this.room;
    if (table === undefined) return refuse('table/none', 'no match is on the table');
    if (!this.room.mine(guest.session, person)) return refuse('table/not-yours', 'everybody answers for themselves');
    const done = table.agree(person, agreed);
    if (!done.ok) return done;
    audience.outbox.waitFor(done.value);
    this.room.tellTable(guest, ref);
    return ok(undefined);
  }
}

/** What is told of answers. `mine`: whether whoever is told answers for a person. */
export function answersFor(consent: Consent, mine: (person: number) => boolean): ConsentAnswer[] {
  return consent.answers.map(({ name, person, agreed }) => ({ name, person, agreed, mine: person !== null && mine(person) }));
}
