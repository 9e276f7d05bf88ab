import type { UpdateMessage, VoteMessage } from '../../../engine/protocol/messages.ts';
import type { KillTally } from './killRecord.ts';
import type { SendMessage } from './killSeats.ts';

/** One turn in this number begins with a request to the others. */
const REQUESTED = 6;
/** One request in this number is declined. */
const DECLINED = 5;
/** The most cards with which a player claims the rest. */
const CLAIMED_FROM = 3;

/** A request that the table has not refused, and the way to act without it. */
interface Request {
  readonly want: 'undo' | 'claim';
  readonly act: () => void;
}

/** The votes of one life: players at a table with guests ask each other for take-backs and claims, and answer. */
export class KillVotes {
  /** The moves that stand though something may be being taken back: a player has asked, and no player has heard how the vote ended. */
  standing: number | undefined;
  readonly #tally: KillTally;
  readonly #requests = new Map<number, Request>();
  #turns = 0;
  #ended = 0;

  constructor(tally: KillTally) {
    this.#tally = tally;
  }

  /**
   * Asks the others, now and then, on a player's turn; returns the request.
   * @param act plays on without it, should the table refuse the request
   */
  ask({ seat, view, legal, version }: UpdateMessage, say: SendMessage, act: () => void): Request['want'] | undefined {
    if (seat === null || legal.actions.length === 0 || !view.moves.some((move) => move.seat === seat)) return undefined;
    this.#turns += 1;
    if (this.#turns % REQUESTED !== 0) return undefined;
    const ending = (view.hands[seat] ?? []).length <= CLAIMED_FROM;
    const want = ending ? 'claim' : 'undo';
    if (want === 'undo') this.standing = view.moves.findLastIndex((move) => move.seat === seat);
    this.#requests.set(say({ type: want, version }), { want, act });
    return want;
  }

  /** A message was refused: the player who sent the request plays on without it. */
  refused(ref: number): void {
    const request = this.#requests.get(ref);
    if (request === undefined) return;
    this.#requests.delete(ref);
    if (request.want === 'undo') this.standing = undefined;
    request.act();
  }

  /** A player was sent a vote: they answer where they are asked. */
  hear({ id, want, outcome, ballots }: VoteMessage, say: SendMessage): void {
    if (outcome === null) {
      if (ballots.some(({ mine, agreed }) => mine && agreed === null)) say({ type: 'vote', vote: id, agree: id % DECLINED !== 0 });
      return;
    }
    if (id <= this.#ended) return;
    this.#ended = id;
    this.standing = undefined;
    if (outcome === 'off') return;
    if (outcome !== 'agreed') this.#tally.declined += 1;
    else if (want === 'undo') this.#tally.takenBack += 1;
    else this.#tally.claimed += 1;
  }
}
