import { decisionSeed } from '../../../engine/bots/advice/explain.ts';
import type { ClientMessage, Assist } from '../../../engine/protocol/messages.ts';
import { ok, refuse, type Refusal, type Result, type CodeOf } from '../../../engine/contract/result.ts';
import type { Client, Session } from '../sessions/sessions.ts';
import { THINKING } from '../workers/botAnswer.ts';
import type { Bots } from '../workers/bots.ts';
import { RATES_BY_KIND } from '../limits/limits.ts';
import { Rate } from '../limits/rate.ts';
import { dispatch, type DispatchRoom } from './dispatch.ts';
import type { Person } from '../ports/person.ts';
import type { Seen } from '../sessions/sight.ts';
import type { Table } from './table.ts';
import type { Votes } from './votes.ts';

type Said<T extends ClientMessage['type']> = Extract<ClientMessage, { type: T }>;

/** The time the expert may think about a hint, in milliseconds: no other player is waiting, and slow machines should give the same hints. */
const HINT_TIME = 5 * THINKING;
/** A hint that is being thought about. */
interface PendingHint {
  readonly table: Table;
  readonly person: Person;
  readonly version: number;
  readonly stop: AbortController;
}

/** Why a guest has no seat and update to answer from. */
type SeenCode = 'table/none' | 'table/not-seated' | 'table/stale-version';

/** The part of the room that assists use. */
interface AssistsRoom extends DispatchRoom {
  readonly votes: Votes;
  peopleOf(session: Session): Person[];
  broadcastTable(sender: Client, ref: number): void;
}

/** The assists that a table grants: hints, claims of the remaining tricks, taking back. */
export class Assists {
  /** Whether people may request hints; `null`: only if no one plays from elsewhere. */
  hints: boolean | null = null;
  readonly #room: AssistsRoom;
  readonly #bots: Bots;
  readonly #now: () => number;
  readonly #rates = new WeakMap<Session, Rate>();
  readonly #pending = new Map<Session, PendingHint>();

  /** @param now milliseconds since some fixed moment */
  constructor(room: AssistsRoom, bots: Bots, now: () => number) {
    this.#room = room;
    this.#bots = bots;
    this.#now = now;
  }

  /** The assists that a session may use. */
  grantedTo(session: Session): Assist[] {
    const { table } = this.#room;
    if (table === undefined || this.#room.peopleOf(session).length === 0) return [];
    return [...((this.hints ?? isAlone(table)) ? (['hint'] as const) : []), 'claim', 'undo'];
  }

  /** Sets by the owner's choice whether people may request hints. */
  setHints(client: Client, { allowed, ref }: Said<'hints'>): Result<void> {
    this.hints = allowed;
    this.#room.broadcastTable(client, ref);
    return ok(undefined);
  }

  /** Handles a request for an assist. */
  request(client: Client, message: Said<'hint' | 'undo' | 'claim'>): Result<void> {
    if (message.type === 'hint') return this.hint(client, message);
    return message.type === 'undo' ? this.undo(client, message) : this.claim(client, message);
  }

  /**
   * Answers with the action of the expert from what the guest sees; later with `table/stale-version` or `table/overtaken`, should the answer come too late.
   */
  hint(
    client: Client,
    { version, ref }: Said<'hint'>,
  ): Result<void, 'table/no-hints' | 'table/not-your-turn' | 'protocol/too-fast' | SeenCode> {
    const { session } = client;
    const { sessions } = this.#room;
    const seen = this.#seen(session, version);
    if (!seen.ok) return seen;
    const { table, person } = seen.value;
    const { view, legal } = seen.value.seen;
    if (!this.grantedTo(session).includes('hint')) return refuse('table/no-hints', 'hints are not granted at this table');
    if (legal.actions.length === 0) return refuse('table/not-your-turn', 'there is nothing to choose now');
    if (!this.#takeRate(session)) return TOO_FAST;
    this.#pending.get(session)?.stop.abort();
    const thinking: PendingHint = { table, person, version, stop: new AbortController() };
    this.#pending.set(session, thinking);
    const seed = decisionSeed(table.header.seed, table.match.deals.length, view.moves.length);
    void this.#bots
      .advise({ level: 'expert', view, legal, seed, time: HINT_TIME }, thinking.stop.signal)
      .catch(() => undefined)
      .then((advice) => {
        if (this.#pending.get(session) === thinking) this.#pending.delete(session);
        if (!this.#isCurrent(thinking)) return sessions.refuse(client, STALE, ref);
        if (advice === undefined || thinking.stop.signal.aborted) return sessions.refuse(client, OVERTAKEN, ref);
        const { action, reasons, candidates } = advice;
        sessions.send(client, { type: 'hint', ref, version, action, reasons, candidates });
      });
    return ok(undefined);
  }

  /**
   * Plays an action of a player who wishes to be asked first: where it costs much for certain, the answer is `table/costly`, and nothing is played. At a table with
   * other people it is played at once.
   */
  playUnlessCostly(client: Client, { version, action, ref }: Said<'act'>, play: () => Result<void>): Result<void> {
    const seen = this.#seen(client.session, version);
    if (!seen.ok || !isSolo(seen.value.table)) return play();
    const { view, legal } = seen.value.seen;
    if (legal.actions.length < 2 || !legal.actions.includes(action)) return play();
    void this.#bots
      .cost({ view, legal, action, time: THINKING })
      .catch(() => null)
      .then((lost) => {
        const done = lost === null ? play() : refuse('table/costly', 'that costs much for certain', { lost });
        if (!done.ok) this.#room.sessions.refuse(client, done.error, ref);
      });
    return ok(undefined);
  }

  /** Plays the deal out if every trick to come belongs to the guest; with people elsewhere once they agree. */
  claim(
    client: Client,
    message: Said<'claim'>,
  ): Result<void, 'protocol/too-fast' | SeenCode | CodeOf<Table['validateClaim']> | CodeOf<Votes['request']>> {
    const seen = this.#seen(client.session, message.version);
    if (!seen.ok) return seen;
    const { table, person } = seen.value;
    const { version, ref } = message;
    if (!isAlone(table)) return this.#room.votes.request(client, table, person, message);
    if (!this.#takeRate(client.session)) return TOO_FAST;
    return dispatch(this.#room, () => table.validateClaim(person, version), { client, ref });
  }

  /** Takes the guest's last action back; with people elsewhere once they agree. */
  undo(client: Client, message: Said<'undo'>): Result<void, SeenCode | CodeOf<Table['validateTakeBack']> | CodeOf<Votes['request']>> {
    const seen = this.#seen(client.session, message.version);
    if (!seen.ok) return seen;
    const { table, person } = seen.value;
    const { version, ref } = message;
    if (!isAlone(table)) return this.#room.votes.request(client, table, person, message);
    return dispatch(this.#room, () => table.validateTakeBack(person, version), { client, ref });
  }

  /** The table has changed: no more thought is given to what was asked before. */
  cancelStale(): void {
    for (const one of this.#pending.values()) if (!this.#isCurrent(one)) one.stop.abort();
  }

  /** Another match, or none: what was granted is forgotten. */
  reset(): void {
    this.hints = null;
    this.cancelStale();
  }

  #isCurrent({ table, person, version }: PendingHint): boolean {
    return this.#room.table === table && table.version(person) === version;
  }

  #takeRate(session: Session): boolean {
    let rate = this.#rates.get(session);
    if (rate === undefined) this.#rates.set(session, (rate = new Rate(RATES_BY_KIND.hint.bySession, this.#now)));
    return rate.take();
  }

  /** The view of a session, if its message is about that version. */
  #seen({ watching }: Session, version: number): Result<{ table: Table; person: Person; seen: Seen }, SeenCode> {
    const { table } = this.#room;
    const seen = table?.seen(watching);
    if (table === undefined || seen === undefined) return refuse('table/none', 'no match is on the table');
    if (watching === null) return refuse('table/not-seated', 'spectators do not play');
    if (version !== seen.version) return { ok: false, error: STALE };
    return ok({ table, person: watching, seen });
  }
}

/** Whether one person at the host's own machine plays, against bots alone. */
function isSolo(table: Table): boolean {
  return isAlone(table) && table.people.filter(({ kind }) => kind === 'here').length === 1;
}

/** Whether only bots and people at the host's own machine play. */
export function isAlone({ people }: Table): boolean {
  return people.every(({ kind }) => kind === 'here' || kind === 'bot');
}

const STALE: Refusal<'table/stale-version'> = { code: 'table/stale-version', message: 'the table has moved on' };
const OVERTAKEN: Refusal = { code: 'table/overtaken', message: 'something else was asked for' };
const TOO_FAST = refuse('protocol/too-fast', 'so much thought takes time');
