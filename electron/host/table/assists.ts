import { currentDeal } from '../../../engine/match/match.ts';
import { decisionSeed } from '../../../engine/bots/advice/explain.ts';
import type { ClientMessage, Help, UpdateMessage } from '../../../engine/protocol/messages.ts';
import { ok, refuse, type Refusal, type Result, type CodeOf } from '../../../engine/result.ts';
import type { Guest, Session } from '../sessions/sessions.ts';
import { THINKING } from '../workers/botAnswer.ts';
import type { Bots } from '../workers/bots.ts';
import { KINDS } from '../limits.ts';
import { Rate } from '../rate.ts';
import type { Room } from './room.ts';
import type { Person, Table } from './table.ts';

type Said<T extends ClientMessage['type']> = Extract<ClientMessage, { type: T }>;

/** How long the expert may think about a hint, in milliseconds: nobody else is waiting, and slow machines are to give the same hints. */
const HINT_TIME = 5 * THINKING;
/** A hint that is being thought about. */
interface Thinking {
  readonly table: Table;
  readonly person: Person;
  readonly version: number;
  readonly stop: AbortController;
}

/** Why a guest has no seat and update to answer from. */
type SeenCode = 'table/none' | 'table/not-seated' | 'table/stale-version';

/** What a table grants besides play: hints, claims of the tricks to come, taking back. */
export class Helps {
  /** Whether people may ask for hints; `null`: only where nobody plays from elsewhere. */
  hints: boolean | null = null;
  private readonly room: Room;
  private readonly bots: Bots;
  private readonly now: () => number;
  private readonly rates = new WeakMap<Session, Rate>();
  private readonly thinking = new Map<Session, Thinking>();

  /** @param now milliseconds since some fixed moment */
  constructor(room: Room, bots: Bots, now: () => number) {
    this.room = room;
    this.bots = bots;
    this.now = now;
  }

  /** What a session may ask for. */
  granted(session: Session): Help[] {
    const { table } = this.room;
    if (table === undefined || this.room.own(session).length === 0) return [];
    const alone = isAlone(table);
    return [...((this.hints ?? alone) ? (['hint'] as const) : []), ...(alone && session.owner ? (['claim', 'undo'] as const) : [])];
  }

  /** The owner says whether people may ask for hints. */
  allow(guest: Guest, { allowed, ref }: Said<'hints'>): Result<void> {
    this.hints = allowed;
    this.room.tellTable(guest, ref);
    return ok(undefined);
  }

  /**
   * Answers with the action of the expert from what the guest sees; later with `table/stale-version` or `table/overtaken`, should the answer come too late.
   */
  hint(
    guest: Guest,
    { version, ref }: Said<'hint'>,
  ): Result<void, 'table/no-hints' | 'table/not-your-turn' | 'protocol/too-fast' | SeenCode> {
    const { session } = guest;
    const { audience } = this.room;
    const seen = this.seen(session, version);
    if (!seen.ok) return seen;
    const { table, person, update } = seen.value;
    if (!this.granted(session).includes('hint')) return refuse('table/no-hints', 'hints are not granted at this table');
    const { view, legal } = update;
    if (legal.actions.length === 0) return refuse('table/not-your-turn', 'there is nothing to choose now');
    if (!this.mayGoOn(session)) return TOO_FAST;
    this.thinking.get(session)?.stop.abort();
    const thinking: Thinking = { table, person, version, stop: new AbortController() };
    this.thinking.set(session, thinking);
    const seed = decisionSeed(table.header.seed, table.match.deals.length, view.moves.length);
    void this.bots
      .advise({ level: 'expert', view, legal, seed, time: HINT_TIME }, thinking.stop.signal)
      .catch(() => undefined)
      .then((advice) => {
        if (this.thinking.get(session) === thinking) this.thinking.delete(session);
        if (!this.stands(thinking)) return audience.refuse(guest, STALE, ref);
        if (advice === undefined || thinking.stop.signal.aborted) return audience.refuse(guest, OVERTAKEN, ref);
        const { action, reasons, candidates } = advice;
        audience.send(guest, { type: 'hint', ref, version, action, reasons, candidates });
      });
    return ok(undefined);
  }

  /**
   * Plays the deal out if every trick to come belongs to the guest.
   */
  claim(
    guest: Guest,
    { version, ref }: Said<'claim'>,
  ): Result<void, 'table/not-alone' | 'protocol/too-fast' | SeenCode | CodeOf<Table['claim']>> {
    const seen = this.seen(guest.session, version);
    if (!seen.ok) return seen;
    const { table, person } = seen.value;
    // What is refused tells something of cards that nobody has seen.
    if (!isAlone(table)) return refuse('table/not-alone', 'with guests at the table every trick is played');
    if (!this.mayGoOn(guest.session)) return TOO_FAST;
    const done = table.claim(person, version);
    if (!done.ok) return done;
    this.room.tellAll(done.value, currentDeal(table.match) === undefined, guest, ref);
    return ok(undefined);
  }

  /** Takes the guest's last action back. */
  undo(guest: Guest, { version, ref }: Said<'undo'>): Result<void, 'table/not-alone' | SeenCode | CodeOf<Table['takeBack']>> {
    const seen = this.seen(guest.session, version);
    if (!seen.ok) return seen;
    const { table, person } = seen.value;
    if (!isAlone(table)) return refuse('table/not-alone', 'with guests at the table a card laid is a card played');
    const done = table.takeBack(person, version);
    if (!done.ok) return done;
    this.room.tellAll(done.value, false, guest, ref);
    return ok(undefined);
  }

  /** The table has changed: no more thought is given to what was asked before. */
  moved(): void {
    for (const one of this.thinking.values()) if (!this.stands(one)) one.stop.abort();
  }

  /** Another match, or none: what was granted is forgotten. */
  clear(): void {
    this.hints = null;
    this.moved();
  }

  private stands({ table, person, version }: Thinking): boolean {
    return this.room.table === table && table.version(person) === version;
  }

  private mayGoOn(session: Session): boolean {
    let rate = this.rates.get(session);
    if (rate === undefined) this.rates.set(session, (rate = new Rate(KINDS.hint.bySession, this.now)));
    return rate.take();
  }

  /** What a session sees, if that is what it speaks of. */
  private seen({ watching }: Session, version: number): Result<{ table: Table; person: Person; update: UpdateMessage }, SeenCode> {
    const { table } = this.room;
    const update = table?.update(watching, false);
    if (table === undefined || update === undefined) return refuse('table/none', 'no match is on the table');
    if (watching === null) return refuse('table/not-seated', 'spectators do not play');
    if (version !== update.version) return { ok: false, error: STALE };
    return ok({ table, person: watching, update });
  }
}

/** Whether nobody plays but bots and people at the host's own machine. */
function isAlone({ people }: Table): boolean {
  return people.every(({ kind }) => kind === 'here' || kind === 'bot');
}

const STALE: Refusal<'table/stale-version'> = { code: 'table/stale-version', message: 'the table has moved on' };
const OVERTAKEN: Refusal = { code: 'table/overtaken', message: 'something else was asked for' };
const TOO_FAST = refuse('protocol/too-fast', 'so much thought takes time');
