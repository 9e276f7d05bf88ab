import type { Seed } from '../../../engine/cards/random.ts';
import { dealSeed, hostCommitment, shareCommitment } from '../../../engine/protocol/fair/fair.ts';
import { SHARE_TIME } from '../../../engine/protocol/fair/fairMessages.ts';
import type { ClientMessage, ServerMessage, ShareList, Terms } from '../../../engine/protocol/messages.ts';
import { ok, refuse, type Result } from '../../../engine/contract/result.ts';
import type { Person } from '../ports/person.ts';
import type { Client, Session, Sessions } from '../sessions/sessions.ts';
import { runningTime, type Timer } from '../ports/timer.ts';
import { attemptSecret, type ShuffleJob } from './dealSeeds.ts';
import type { Table } from './table.ts';

/** The part of the room that the shuffle uses. */
interface ShuffleRoom {
  readonly sessions: Sessions;
  readonly table: Table | undefined;
  readonly onTable: { readonly people: readonly { readonly name: string }[] } | undefined;
  peopleOf(session: Session): Person[];
  broadcastTable(): void;
}

type Said<T extends ClientMessage['type']> = Extract<ClientMessage, { type: T }>;
type Offer = Extract<ServerMessage, { type: 'offer' }>;
type ListMessage = Extract<ServerMessage, { type: 'list' }>;

interface Running {
  readonly job: ShuffleJob;
  readonly offer: Offer;
  readonly secret: string;
  /** The devices that play and take part. */
  readonly devices: Set<Session>;
  readonly commitments: Map<Session, string>;
  readonly shares: Map<Session, string>;
  /** Clients that have received it. */
  readonly told: Set<Client>;
  /** Once it is closed: by whom its entries are, in their order. */
  list: { readonly told: ListMessage; readonly list: ShareList; readonly by: readonly Session[] } | undefined;
}

/**
 * Makes the seed of a deal together with every device that plays (engine/match/FAIRNESS.md). People at the host's own machine are one device. Where no
 * connection takes part the seed is there at once.
 */
export class FairShuffle {
  /** How long a device has for each of its two messages, in milliseconds of the host's running time. */
  time: number;
  readonly #room: ShuffleRoom;
  readonly #after: Timer;
  readonly #randomSeed: () => Seed;
  #running: Running | undefined;
  /** Devices that failed to reveal in this deal. */
  #failed = new Set<Session>();
  /** Devices that owed an answer and let its time pass: the host does not wait for them until they commit again. */
  readonly #silent = new WeakSet<Session>();
  /** The last offer sent, which identifies a late commitment. */
  #offered: Terms | undefined;
  #callOff: () => void = () => undefined;

  constructor(room: ShuffleRoom, after: Timer, time: number | undefined, randomSeed: () => Seed) {
    this.#room = room;
    this.#after = runningTime(after);
    this.time = time ?? SHARE_TIME;
    this.#randomSeed = randomSeed;
  }

  /** The seed of a new match. */
  newMatchSeed(): Seed {
    return this.#randomSeed();
  }

  /** Whether a deal's seed is being made. */
  get isRunning(): boolean {
    return this.#running !== undefined;
  }

  /** Makes the seed of a deal; `job.done` hears of it, before this returns where no device takes part. */
  run(job: ShuffleJob): void {
    this.stop();
    this.#failed = new Set();
    if (job.attempts === 0 && this.#fairClients().length === 0) return job.done(null);
    this.#attempt(job, job.attempts + 1);
  }

  /** Breaks off: the match has left the table. */
  stop(): void {
    this.#callOff();
    this.#callOff = () => undefined;
    this.#running = undefined;
  }

  /** Whether a message has to wait while the seed of a deal is made for those who sit at the table. */
  locksSeats(type: ClientMessage['type']): boolean {
    return this.isRunning && SEATING.includes(type);
  }

  /** A device's part in the seed of a deal, or its wish to see one opened. */
  handle(client: Client, message: Said<'commit' | 'reveal' | 'prove'>): Result<void> {
    if (message.type === 'commit') return this.#commit(client, message);
    if (message.type === 'reveal') return this.#reveal(client, message);
    const proof = this.#room.table?.prove(message.deal) ?? refuse('table/none', 'no match is on the table');
    if (!proof.ok) return proof;
    this.#room.sessions.send(client, { type: 'proof', ref: message.ref, ...proof.value });
    return ok(undefined);
  }

  /** A device's commitment. */
  #commit({ session }: Client, { commitment, ...which }: Said<'commit'>): Result<void, 'fair/not-now' | 'fair/shared'> {
    // Even too late for this deal it shows that the device answers: the next one waits for it.
    if (isOf(this.#offered, which)) this.#silent.delete(session);
    const running = this.#attemptOf(which);
    if (running === undefined || !running.devices.has(session)) return NOT_NOW;
    const before = running.commitments.get(session);
    // Said twice, because a connection was lost.
    if (before === commitment) return ok(undefined);
    if (before !== undefined) return refuse('fair/shared', 'a device commits to one share');
    if (running.list !== undefined) return NOT_NOW;
    running.commitments.set(session, commitment);
    this.#closeIfAllThere(running);
    return ok(undefined);
  }

  /** Whether a device committed to a share, given the host's own commitment. */
  isCommitted(terms: Terms, host: string, share: string, committed: string): boolean {
    return shareCommitment(terms, host, share) === committed;
  }

  /** A device's share. */
  #reveal({ session }: Client, { share, ...which }: Said<'reveal'>): Result<void, 'fair/not-now' | 'fair/other-share'> {
    const running = this.#attemptOf(which);
    const { terms, commitment: host } = running?.offer ?? {};
    if (running?.list === undefined || terms === undefined || host === undefined || !running.list.by.includes(session)) return NOT_NOW;
    const committed = running.commitments.get(session);
    if (committed === undefined || !this.isCommitted(terms, host, share, committed))
      return refuse('fair/other-share', 'the share does not fit the commitment');
    running.shares.set(session, share);
    if (running.shares.size === running.list.by.length) this.#finish(running);
    return ok(undefined);
  }

  /** A client came or went: sends newcomers the attempt under way, and stops waiting for the commitment of a device that is gone. */
  peopleChanged(): void {
    const running = this.#running;
    if (running === undefined) return;
    this.#catchUp(running);
    if (running.list !== undefined) return;
    const here = this.#devices();
    for (const session of running.devices)
      if (!here.has(session)) {
        running.devices.delete(session);
        running.commitments.delete(session);
      }
    this.#closeIfAllThere(running);
  }

  /** Sends the attempt under way to clients that have come meanwhile. */
  #catchUp({ offer, list, told }: Running): void {
    for (const client of this.#fairClients())
      if (!told.has(client)) {
        told.add(client);
        this.#room.sessions.send(client, offer);
        if (list !== undefined) this.#room.sessions.send(client, list.told);
      }
  }

  /** The attempt under way, if a message is about it. */
  #attemptOf({ match, deal, attempt }: Pick<Terms, 'match' | 'deal' | 'attempt'>): Running | undefined {
    return isOf(this.#running?.offer.terms, { match, deal, attempt }) ? this.#running : undefined;
  }

  /** Connected devices that take part and at which a person plays. */
  #devices(): Set<Session> {
    const sessions = this.#fairClients().map(({ session }) => session);
    return new Set(sessions.filter((session) => this.#room.peopleOf(session).length > 0));
  }

  #attempt(job: ShuffleJob, attempt: number): void {
    const terms = job.terms(attempt);
    const secret = attemptSecret(job.seed, terms.deal, attempt);
    const offer: Offer = { type: 'offer', terms, commitment: hostCommitment(terms, secret) };
    const devices = new Set([...this.#devices()].filter((session) => !this.#failed.has(session)));
    const running: Running = { job, offer, secret, devices, commitments: new Map(), shares: new Map(), told: new Set(), list: undefined };
    this.#running = running;
    this.#offered = terms;
    this.#startTimeout(() => {
      for (const session of running.devices) if (!running.commitments.has(session)) this.#silent.add(session);
      this.#close(running);
    });
    this.#catchUp(running);
    this.#closeIfAllThere(running);
  }

  /** Closes the list once every device has committed that is waited for. */
  #closeIfAllThere(running: Running): void {
    if ([...running.devices].every((session) => running.commitments.has(session) || this.#silent.has(session))) this.#close(running);
  }

  /** Closes the list with the devices that have committed: the others had their time, and know that they are not in it. */
  #close(running: Running): void {
    if (this.#running !== running || running.list !== undefined) return;
    const { offer, job, commitments } = running;
    const { terms, commitment } = offer;
    const by = [...commitments.keys()];
    const entries = [...commitments].map(([session, own]) => ({ names: this.#namesOf(session), commitment: own }));
    const { match, deal, attempt } = terms;
    const list: ShareList = { terms, commitment, entries };
    running.list = { told: { type: 'list', match, deal, attempt, commitment, entries }, list, by };
    const written = job.closed(list);
    if (written !== undefined) this.#room.sessions.outbox.waitFor(written);
    this.#startTimeout(() => this.#abort(running));
    for (const client of this.#fairClients()) this.#room.sessions.send(client, running.list.told);
    if (by.length === 0) this.#finish(running);
  }

  /** Aborts an attempt because a device has not revealed in time; the next one goes without it. */
  #abort(running: Running): void {
    const { list, shares, job } = running;
    if (this.#running !== running || list === undefined) return;
    const missing = list.by.flatMap((session, place) => (shares.has(session) ? [] : [place]));
    for (const place of missing) {
      const session = list.by[place];
      if (session === undefined) continue;
      this.#failed.add(session);
      this.#silent.add(session);
    }
    const written = job.aborted({ list: list.list, missing });
    if (written !== undefined) this.#room.sessions.outbox.waitFor(written);
    this.#room.broadcastTable();
    this.#attempt(job, running.offer.terms.attempt + 1);
  }

  #finish({ job, list, shares, secret }: Running): void {
    if (list === undefined) return;
    this.stop();
    const opened = list.by.flatMap((session) => shares.get(session) ?? []);
    job.done({ list: list.list, shares: opened, seed: dealSeed(list.list, { secret, shares: opened }) });
  }

  #namesOf(session: Session): string[] {
    return this.#room.peopleOf(session).flatMap((person) => this.#room.onTable?.people[person]?.name ?? []);
  }

  /** Connections that take part. */
  #fairClients(): Client[] {
    return this.#room.sessions.clients().filter(({ fair }) => fair === true);
  }

  /** Calls back when a device's time is over. It begins when the messages that are sent next go out: the host may still be writing down what comes before them. */
  #startTimeout(then: () => void): void {
    this.#callOff();
    let isCalledOff = false;
    this.#callOff = () => (isCalledOff = true);
    this.#room.sessions.outbox.post(() => {
      if (!isCalledOff) this.#callOff = this.#after(this.time, then);
    });
  }
}

/** Whether a message speaks of the attempt that these terms are of. */
function isOf(terms: Terms | undefined, { match, deal, attempt }: Pick<Terms, 'match' | 'deal' | 'attempt'>): boolean {
  return terms?.match === match && terms.deal === deal && terms.attempt === attempt;
}

/** Messages about who sits where. */
const SEATING: readonly ClientMessage['type'][] = ['sit', 'stand', 'arrange', 'begin', 'kick'];
const NOT_NOW = refuse('fair/not-now', 'no such deal is being dealt now');
