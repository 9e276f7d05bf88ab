import { ok, refuse, type Result } from '../../../engine/contract/result.ts';
import type { Evening } from '../../../engine/evening/journal/state.ts';
import type { SaidToHall } from '../../../engine/evening/messages/toHall.ts';
import { JoinCode } from '../../host/admission/access.ts';
import type { Peer } from '../../host/ports/peer.ts';
import { isSecret } from '../../host/ports/secret.ts';
import type { DeskChoices } from '../store/desk.ts';
import { partOf, pinOf, tokenOf, type HallPart } from './keys.ts';

/** A connection as it has come in. */
export interface Entered {
  readonly part: HallPart;
  /** The token by which the same part comes back. */
  readonly token: string;
  /** The author of its lines. */
  readonly by: string;
}

type EntryCode = 'hall/wrong-pin' | 'hall/too-many-tries';

/** Gives connections their parts: by the machine they come from, the token of a link, or number and digits of a card. */
export class Reception {
  /** Guesses of digits, limited by address and in all as those of a table's code are. */
  readonly #guesses: JoinCode;

  /** @param now milliseconds since some fixed moment */
  constructor(now: () => number) {
    this.#guesses = new JoinCode('', now);
    this.#guesses.open = true;
  }

  /**
   * Lets a connection in. `hall/wrong-pin`: number and digits do not belong together; its facts have how many tries are `left`. `hall/too-many-tries` bears the
   * milliseconds to `wait`.
   */
  enter(
    peer: Peer,
    { token, number, pin, name }: SaidToHall<'hello'>,
    desk: Pick<DeskChoices, 'secret' | 'spectators'> | null,
    evening: Evening | null,
  ): Result<Entered, EntryCode> {
    if (peer.owner) return ok({ part: { role: 'organiser', of: 0 }, token: '', by: 'organiser' });
    if (desk === null) return ok(OUTSIDE);
    if (number !== undefined && pin !== undefined) return this.#byCard(peer, desk.secret, number, pin, evening);
    const part = partOf(desk.secret, token);
    if (part === undefined) return ok(OUTSIDE);
    const { role, of } = part;
    if (role === 'hall') return ok({ part: { role: desk.spectators ? 'spectator' : 'door', of: 0 }, token, by: 'spectator' });
    if (role === 'player' && evening?.entrants.has(of) !== true) return ok(OUTSIDE);
    // The role stands before a name of one's own choice, so that no helper writes as the organiser or a player.
    const own = role === 'helper' ? (name ?? '') : of === 0 ? '' : String(of);
    return ok({ part: { role, of }, token, by: `${role} ${own}`.trimEnd() });
  }

  #byCard({ address }: Peer, secret: string, number: number, pin: string, evening: Evening | null): Result<Entered, EntryCode> {
    const judged = this.#guesses.judge(address, () => evening?.entrants.has(number) === true && isSecret(pin, pinOf(secret, number)));
    if (judged.ok) return ok({ part: { role: 'player', of: number }, token: tokenOf(secret, 'player', number), by: `player ${number}` });
    const { code, facts } = judged.error;
    return code === 'table/wrong-code'
      ? refuse('hall/wrong-pin', 'number and digits do not belong together', { ...facts })
      : refuse('hall/too-many-tries', 'too many wrong digits', { ...facts });
  }
}

const OUTSIDE: Entered = { part: { role: 'door', of: 0 }, token: '', by: 'guest' };
