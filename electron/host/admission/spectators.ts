import { ok, refuse, type Refusal, type Result } from '../../../engine/contract/result.ts';
import type { Client, Session, Connection } from '../sessions/sessions.ts';
import { ROOM } from '../limits/limits.ts';
import type { Room } from '../lobby/room.ts';

/** How many people may watch, so that those who play always find room. */
export class Spectators {
  readonly #room: Room;

  constructor(room: Room) {
    this.#room = room;
  }

  /**
   * Makes room for one more who watches; it may be the place of one from an address with more of them. Who holds a seat needs none.
   */
  admit(connection: Connection): Result<void, 'table/full'> {
    const { address } = connection.peer;
    const others = this.#present().filter((one) => one !== connection);
    const from = (place: string | undefined): Client[] => others.filter(({ peer }) => peer.address === place);
    const here = from(address).length;
    if (here >= ROOM.spectatorsByAddress) return FULL;
    if (others.length < ROOM.spectators) return ok(undefined);
    const most = others.map((one) => from(one.peer.address)).reduce((a, b) => (b.length > a.length ? b : a), []);
    const [oldest] = most;
    if (oldest === undefined || most.length <= here + 1) return FULL;
    this.#dismiss(oldest, FULL.error);
    return ok(undefined);
  }

  /** Ends the oldest connections of a guest who has too many, with the reason. */
  limit(session: Session, why: Refusal): void {
    if (session.owner) return;
    const own = this.#room.sessions.clients().filter((one) => one.session === session);
    for (const one of own.slice(0, Math.max(0, own.length - ROOM.connectionsBySession))) this.#dismiss(one, why);
  }

  #present(): Client[] {
    return this.#room.sessions.clients().filter(({ session }) => !session.owner && this.#room.peopleOf(session).length === 0);
  }

  #dismiss(client: Client, why: Refusal): void {
    this.#room.sessions.refuse(client, why, undefined);
    this.#room.sessions.close(client, why.message);
  }
}

const FULL = refuse('table/full', 'there is no room for more people');
