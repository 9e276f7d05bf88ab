import { hasShownHidden } from '../../../engine/match/takeBack.ts';
import { currentDeal } from '../../../engine/match/match.ts';
import type { Ballot, ClientMessage, VoteMessage, VoteOutcome } from '../../../engine/protocol/messages.ts';
import { ok, refuse, type CodeOf, type Result } from '../../../engine/contract/result.ts';
import { VOTE_RATE } from '../limits/limits.ts';
import { Rate } from '../limits/rate.ts';
import type { MatchLine } from '../../store/format/lines.ts';
import type { Person } from '../ports/person.ts';
import type { Timer } from '../ports/timer.ts';
import { withRef, type Client, type Session } from '../sessions/sessions.ts';
import { dispatch, type DispatchRoom } from './dispatch.ts';
import type { Change, Table } from './table.ts';

type Said<T extends ClientMessage['type']> = Extract<ClientMessage, { type: T }>;
type Want = VoteMessage['want'];

/** How long the people at the table have for their answers as a rule, in milliseconds. */
export const VOTE_TIME = 10_000;

/** Why nothing is put to the vote. */
type AskCode =
  | 'table/voting'
  | 'table/declined'
  | 'table/cards-shown'
  | 'table/too-often'
  | 'table/claim-fails'
  | CodeOf<Table['validateTakeBack']>
  | CodeOf<Table['validateClaim']>;

/** The part of the room that votes use. */
interface VotesRoom extends DispatchRoom {
  playsAs(session: Session, person: Person): boolean;
  /** Whether a bot plays for a person now. */
  hasBot(person: Person): boolean;
}

/** A request that is put to those at the table. */
interface OpenVote {
  readonly id: number;
  readonly table: Table;
  /** The state of the table that it is about: nothing else happens meanwhile. */
  readonly steps: number;
  readonly want: Want;
  readonly person: Person;
  readonly action: string | null;
  /** The people who are asked, with their answers. */
  readonly ballots: Map<Person, boolean | null>;
  /** Milliseconds on the clock at which silence counts as a no. */
  readonly until: number;
}

/**
 * Take-backs and claims at a table with people elsewhere: the one who wants it asks, the others answer. Play rests meanwhile.
 *
 * - Asked is every person who plays in person on another device than the one that asks; their silence after a while, {@link VOTE_TIME} as a rule, is a no, and one no is enough.
 * - Bots, those in the place of absent people among them, agree to every take-back, and to a claim only if it holds. A claim that does not hold ends at once, for
 *   everybody to see: no player tries out cards in silence.
 * - After a no the same person may not request the same in the same position, nor claim again in the same deal; after a silence they may once more.
 * - Nothing is taken back from behind cards that came to light otherwise than by being played, such as a card drawn or turned up: the player would keep the knowledge.
 */
export class Votes {
  readonly #room: VotesRoom;
  readonly #after: Timer;
  readonly #now: () => number;
  readonly #time: number;
  readonly #rates = new WeakMap<Session, Rate>();
  /** The requests that were declined, by key. */
  #declined = new Set<string>();
  /** Those that a silence has ended once. */
  #unanswered = new Set<string>();
  #open: OpenVote | undefined;
  #last = 0;
  #callOff: () => void = () => undefined;

  /**
   * @param now milliseconds since some fixed moment
   * @param time how long people have for their answers, in milliseconds
   */
  constructor(room: VotesRoom, after: Timer, now: () => number, time = VOTE_TIME) {
    this.#room = room;
    this.#after = after;
    this.#now = now;
    this.#time = time;
  }

  /** Whether play rests for a vote. */
  get isOpen(): boolean {
    return this.#open !== undefined;
  }

  /** Puts a take-back or a claim to those at the table. The answer is a `vote`. */
  request(client: Client, table: Table, person: Person, { type: want, version, ref }: Said<'undo' | 'claim'>): Result<void, AskCode> {
    if (this.isOpen) return VOTING;
    const key = keyOf(table, person, want);
    if (this.#declined.has(key)) return refuse('table/declined', 'that was declined already');
    if (!this.#takeRate(client.session)) return refuse('table/too-often', 'wait before the next request');
    const change = this.#validate(table, person, want, version);
    const fails = !change.ok && change.error.code === 'table/claim-fails';
    if (!change.ok && !fails) return change;
    if (change.ok && want === 'undo' && revealed(table, change.value))
      return refuse('table/cards-shown', 'cards have come to light since that stay known');
    const asked = table.people.flatMap(({ kind }, other): Person[] =>
      (kind === 'here' || kind === 'away') && !this.#room.hasBot(other) && !this.#room.playsAs(client.session, other) ? [other] : [],
    );
    this.#last += 1;
    const vote: OpenVote = {
      id: this.#last,
      table,
      steps: table.steps,
      want,
      person,
      action: want === 'undo' ? publicAction(table, person) : null,
      ballots: new Map(asked.map((other) => [other, null])),
      until: this.#now() + this.#time,
    };
    this.#open = vote;
    this.#room.restartClock();
    this.#room.requestBot();
    this.#callOff = this.#after(this.#time, () => this.#end('silent'));
    this.#send(vote, fails ? 'fails' : null, { client, ref });
    if (fails) this.#end('fails');
    else this.#decide();
    return ok(undefined);
  }

  /** Takes the answer of the people of a session. `table/no-vote`: that vote is over. */
  answer(client: Client, { vote: id, agree, ref }: Said<'vote'>): Result<void, 'table/no-vote' | 'table/not-yours'> {
    const vote = this.#open;
    if (vote?.id !== id) return refuse('table/no-vote', 'that vote is over');
    const own = [...vote.ballots.keys()].filter((person) => this.#room.playsAs(client.session, person));
    if (own.length === 0) return refuse('table/not-yours', 'those at the table answer for themselves');
    for (const person of own) vote.ballots.set(person, agree);
    this.#send(vote, null, { client, ref });
    this.#decide();
    return ok(undefined);
  }

  /** People came, went, sat down or stood up: asked are those who still play in person. */
  peopleChanged(): void {
    const vote = this.#open;
    if (vote === undefined) return;
    if (this.#room.table !== vote.table || vote.table.steps !== vote.steps) return this.stop();
    const gone = [...vote.ballots.keys()].filter((person) => this.#room.hasBot(person));
    if (gone.length === 0) return;
    for (const person of gone) vote.ballots.delete(person);
    this.#send(vote, null);
    this.#decide();
  }

  /** Sends a client that has come in the vote under way. */
  sendTo(client: Client): void {
    const vote = this.#open;
    if (vote !== undefined) this.#room.sessions.send(client, this.#message(vote, null, client));
  }

  /** Calls the vote off: another match, or none. */
  stop(): void {
    const vote = this.#close();
    this.#declined = new Set();
    this.#unanswered = new Set();
    if (vote !== undefined) this.#send(vote, 'off');
  }

  #validate(
    table: Table,
    person: Person,
    want: Want,
    version: number,
  ): Result<Change, CodeOf<Table['validateTakeBack']> | CodeOf<Table['validateClaim']>> {
    return want === 'undo' ? table.validateTakeBack(person, version) : table.validateClaim(person, version);
  }

  #takeRate(session: Session): boolean {
    let rate = this.#rates.get(session);
    if (rate === undefined) this.#rates.set(session, (rate = new Rate(VOTE_RATE, this.#now)));
    return rate.take();
  }

  /** Ends the vote as soon as its result is certain. */
  #decide(): void {
    const answers = [...(this.#open?.ballots.values() ?? [])];
    if (answers.includes(false)) this.#end('declined');
    else if (answers.every((answer) => answer === true)) this.#agreed();
  }

  #agreed(): void {
    const vote = this.#close();
    if (vote === undefined) return;
    const { table, person, want } = vote;
    const agreed = [...vote.ballots.keys()].map((other) => table.seatOf(other));
    const done = dispatch(this.#room, () => {
      const change = this.#validate(table, person, want, table.version(person));
      return change.ok ? ok(withConsent(change.value, agreed)) : change;
    });
    // Nothing has happened since the request was found to be possible.
    if (!done.ok) throw new RangeError(`a vote on what is not possible: ${done.error.code}`);
    this.#send(vote, 'agreed');
  }

  #end(outcome: Exclude<VoteOutcome, 'agreed' | 'off'>): void {
    const vote = this.#close();
    if (vote === undefined) return;
    const { table, person, want, ballots } = vote;
    const key = keyOf(table, person, want);
    if (outcome === 'silent' && !this.#unanswered.has(key)) this.#unanswered.add(key);
    else this.#declined.add(key);
    const seats = (answer: boolean | null): number[] =>
      [...ballots].flatMap(([other, said]) => (said === answer ? [table.seatOf(other)] : []));
    const { sessions } = this.#room;
    const declined = { want, by: table.seatOf(person), no: seats(false), silent: outcome === 'silent' ? seats(null) : [] };
    sessions.outbox.waitFor(table.journal.append(JSON.stringify({ declined, at: this.#now() } satisfies MatchLine)));
    if (outcome !== 'fails') this.#send(vote, outcome);
    this.#room.restartClock();
    for (const client of sessions.clients()) this.#room.sendUpdate(client, false);
    this.#room.requestBot();
  }

  #close(): OpenVote | undefined {
    const vote = this.#open;
    this.#callOff();
    this.#callOff = () => undefined;
    this.#open = undefined;
    return vote;
  }

  #send(vote: OpenVote, outcome: VoteOutcome | null, answered?: { readonly client: Client; readonly ref: number }): void {
    const { sessions } = this.#room;
    for (const client of sessions.clients()) {
      const ref = client === answered?.client ? answered.ref : undefined;
      sessions.send(client, { ...this.#message(vote, outcome, client), ...withRef(ref) });
    }
  }

  #message(vote: OpenVote, outcome: VoteOutcome | null, { session }: Client): VoteMessage {
    const { id, want, person, action } = vote;
    const ballots = [...vote.ballots].map(([other, agreed]): Ballot => ({
      person: other,
      agreed,
      mine: this.#room.playsAs(session, other),
    }));
    return { type: 'vote', id, want, person, action, ballots, left: Math.max(0, vote.until - this.#now()), outcome };
  }
}

/** The refusal of everything that has to wait for a vote. */
export const VOTING = refuse('table/voting', 'a vote is under way');

/** A change with those who agreed to it, in its line and in its event. */
function withConsent({ lines: [first, ...others], events, ...change }: Change, agreed: readonly number[]): Change {
  const line = 'undo' in first || 'claim' in first ? { ...first, agreed: [...agreed] } : first;
  return {
    ...change,
    lines: [line, ...others],
    events: events.map((event) => (event.type === 'takeBack' ? { ...event, agreed: [...agreed] } : event)),
  };
}

/** The position and the person of a request; of a claim the deal. */
function keyOf({ header, match, steps }: Table, person: Person, want: Want): string {
  return [header.id, match.deals.length, person, want, want === 'undo' ? steps : ''].join(' ');
}

/** The last action of a person, as everybody may know it; `null` where it is hidden. */
function publicAction(table: Table, person: Person): string | null {
  const seat = table.seatOf(person);
  const action = table.seen(null)?.view.moves.findLast((move) => move.seat === seat)?.action;
  return action === undefined || action.includes('??') ? null : action;
}

/** Whether a change takes back more than cards that were played. */
function revealed({ match }: Table, change: Change): boolean {
  const now = currentDeal(match);
  const then = currentDeal(change.match);
  if (now === undefined || then === undefined) throw new RangeError('a take-back needs a deal in play on both sides');
  return hasShownHidden(match.game, then.state, now.state);
}
