import type { ClientMessage, ConsentAnswer } from '../../../engine/protocol/messages.ts';
import { ok, refuse, type Result } from '../../../engine/result.ts';
import type { MatchConsent } from '../../store/format/consent.ts';
import type { Client } from '../sessions/sessions.ts';
import type { Room } from '../table/room.ts';

/** People say whether the match on the table may be looked into once it is over, each for themselves. */
export class AnalysisConsent {
  readonly #room: Room;
  readonly #mayWrite: (client: Client) => Result<void, 'table/too-often'>;

  /** @param mayWrite whether a guest may add a line to the journal now */
  constructor(room: Room, mayWrite: (client: Client) => Result<void, 'table/too-often'>) {
    this.#room = room;
    this.#mayWrite = mayWrite;
  }

  /** Takes a person's answer. `match/over`: what was agreed stands. */
  say(
    client: Client,
    { person, agreed, ref }: Extract<ClientMessage, { type: 'agree' }>,
  ): Result<void, 'table/none' | 'table/not-yours' | 'table/too-often' | 'match/over'> {
    const { table, sessions } = this.#room;
    if (table === undefined) return refuse('table/none', 'no match is on the table');
    if (!this.#room.playsAs(client.session, person)) return refuse('table/not-yours', 'everybody answers for themselves');
    const allowed = this.#mayWrite(client);
    if (!allowed.ok) return allowed;
    const done = table.agree(person, agreed);
    if (!done.ok) return done;
    sessions.outbox.waitFor(done.value);
    this.#room.broadcastTable(client, ref);
    return ok(undefined);
  }
}

/**
 * What is told of answers. `mine`: whether the one who is told answers for a person.
 * @param passed since the last move, in milliseconds
 */
export function answersFor(consent: MatchConsent, mine: (person: number) => boolean, passed = 0): ConsentAnswer[] {
  return consent
    .answersAfter(passed)
    .map(({ name, person, agreed }) => ({ name, person, agreed, mine: person !== null && consent.canAnswer(person) && mine(person) }));
}
