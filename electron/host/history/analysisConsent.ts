import type { ClientMessage } from '../../../engine/protocol/messages.ts';
import { ok, refuse, type Result } from '../../../engine/contract/result.ts';
import type { Client } from '../sessions/sessions.ts';
import type { MessageLimits } from '../sessions/messageLimits.ts';
import type { Room } from '../lobby/room.ts';

/** Each person decides whether the match on the table may be analysed once it is over. */
export class AnalysisConsent {
  readonly #room: Room;
  readonly #limits: MessageLimits;

  constructor(room: Room, limits: MessageLimits) {
    this.#room = room;
    this.#limits = limits;
  }

  /** Takes a person's answer. `match/over`: what was agreed stands. */
  say(
    client: Client,
    { person, agreed, ref }: Extract<ClientMessage, { type: 'agree' }>,
  ): Result<void, 'table/none' | 'table/not-yours' | 'table/too-often' | 'match/over'> {
    const { table, sessions } = this.#room;
    if (table === undefined) return refuse('table/none', 'no match is on the table');
    if (!this.#room.playsAs(client.session, person)) return refuse('table/not-yours', 'everybody answers for themselves');
    const allowed = this.#limits.write(client);
    if (!allowed.ok) return allowed;
    const done = table.agree(person, agreed);
    if (!done.ok) return done;
    sessions.outbox.waitFor(done.value);
    this.#room.broadcastTable(client, ref);
    return ok(undefined);
  }
}
