import { ok, refuse, type Result } from '../../../engine/contract/result.ts';
import { seatNow } from '../../../engine/evening/journal/seats.ts';
import type { Evening, EveningEntrant } from '../../../engine/evening/journal/state.ts';
import type { SaidToHall } from '../../../engine/evening/messages/toHall.ts';
import { Guesses } from '../../host/limits/guesses.ts';
import { CARD_DIGITS } from '../../host/limits/limits.ts';
import { Rates } from '../../host/limits/rate.ts';
import type { Peer } from '../../host/ports/peer.ts';
import { isSecret } from '../../host/ports/secret.ts';
import type { DeskChoices } from '../store/desk.ts';
import { cardNumberOf, partOf, pinOf, playerTokenOf, standInNumberOf, standInPinOf, tokenOf, type HallPart } from './keys.ts';

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
  /** Guesses of digits, by address and in all. */
  readonly #guesses: Guesses;
  /** Wrong digits for each card, from wherever they came. */
  readonly #byCard: Rates;

  /** @param now milliseconds since some fixed moment */
  constructor(now: () => number) {
    this.#guesses = new Guesses(CARD_DIGITS, now);
    this.#byCard = new Rates(CARD_DIGITS.byCard, now, CARD_DIGITS.cards);
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
    if (peer.owner) return ok({ part: ORGANISER, token: '', by: 'organiser' });
    if (desk === null) return ok(OUTSIDE);
    if (number !== undefined && pin !== undefined) return this.#enterByDigits(peer, desk.secret, number, pin, evening);
    const part = partOf(desk.secret, token, evening?.entrants);
    if (part === undefined) return ok(OUTSIDE);
    const { role, of, one } = part;
    if (role === 'hall') return ok({ part: { role: desk.spectators ? 'spectator' : 'door', of: 0, one: 0 }, token, by: 'spectator' });
    const player = role === 'player' ? evening?.entrants.get(of) : undefined;
    if (player !== undefined) return ok(enteredAs(desk.secret, player, one));
    // The role stands before a name of one's own choice, so that no helper writes as the organiser or a player.
    const own = role === 'helper' ? (name ?? '') : of === 0 ? '' : String(of);
    return ok({ part: { role, of, one }, token, by: `${role} ${own}`.trimEnd() });
  }

  #enterByDigits({ address }: Peer, secret: string, number: number, pin: string, evening: Evening | null): Result<Entered, EntryCode> {
    const card = String(number);
    // Before anything is compared: one who guesses on learns nothing.
    const wait = Math.max(this.#guesses.wait(address), this.#byCard.wait(card));
    if (wait > 0) return refuse('hall/too-many-tries', 'too many wrong digits', { wait: Math.ceil(wait) });
    const entered = evening === null ? undefined : enteredBy(secret, number, pin, evening);
    if (entered !== undefined) {
      this.#guesses.right(address);
      return ok(entered);
    }
    this.#byCard.take(card);
    return refuse('hall/wrong-pin', 'number and digits do not belong together', { left: this.#guesses.wrong(address) });
  }
}

/** The one who comes in by number and digits: a player, or a stand-in at their place or at a free one of the table with that number. */
function enteredBy(secret: string, number: number, pin: string, evening: Evening): Entered | undefined {
  const player = evening.entrants.get(number);
  const one = player?.names.findIndex((_, at) => isSecret(pin, pinOf(secret, player, at))) ?? -1;
  if (player !== undefined && one >= 0) return enteredAs(secret, player, one);
  const found = seatNow(
    evening,
    ({ place, standIn }, table) =>
      standIn !== null && !standIn.bot && standInNumberOf(table, place) === number && isSecret(pin, standInPinOf(secret, standIn, player)),
  );
  const id = found?.seat.standIn?.id;
  if (id === undefined) return undefined;
  return { part: { role: 'standIn', of: id, one: 0 }, token: tokenOf(secret, 'standIn', id), by: `standIn ${id}` };
}

/** A player as their card lets them in. */
export function enteredAs(secret: string, player: Pick<EveningEntrant, 'entrant' | 'names'>, one: number): Entered {
  const part = { role: 'player', of: player.entrant, one } as const;
  return { part, token: playerTokenOf(secret, player, one), by: `player ${cardNumberOf(player, one)}` };
}

/** The organiser's part. */
export const ORGANISER: HallPart = { role: 'organiser', of: 0, one: 0 };
const OUTSIDE: Entered = { part: { role: 'door', of: 0, one: 0 }, token: '', by: 'guest' };
