import type { TableMessage, VoteMessage } from '../../../engine/protocol/messages.ts';
import { plainText, type Part, type Speaker } from '../../words/message/parts.ts';
import type { Words } from '../../words/words.svelte.ts';
import { cardPlayed } from './view/candidates.ts';
import type { Narrator } from './narrator.svelte.ts';
import type { StartTimer } from './tempo.ts';
import type { Request } from './request.ts';

/** How long the result of a vote stays in sight, in milliseconds. */
export const RESULT_TIME = 4000;
const SECOND = 1000;

/** The part of a table that votes read and act on. */
export interface VotedTable {
  readonly message: TableMessage | null;
  readonly narrator: Pick<Narrator, 'tell'>;
  readonly words: Words;
  readonly speaker: Speaker;
}

/** The take-back or claim that is put to those at the table, on this screen. */
export class VoteController {
  /** The vote under way, or the last one for as long as its result is in sight. */
  current = $state.raw<VoteMessage | null>(null);
  /** Seconds left for the answers. */
  seconds = $state(0);
  /** Whether a person at this screen still has to answer. */
  readonly asked: boolean = $derived(
    this.current !== null && this.current.outcome === null && this.current.ballots.some(({ mine, agreed }) => mine && agreed === null),
  );
  readonly #table: VotedTable;
  readonly #send: (request: Request) => number;
  readonly #after: StartTimer;
  #callOff: () => void = () => undefined;
  /** The votes that this page has said no to. */
  readonly #refused = new Set<number>();

  constructor(table: VotedTable, send: (request: Request) => number, after: StartTimer) {
    this.#table = table;
    this.#send = send;
    this.#after = after;
  }

  /** Answers for the people at this screen. Returns whether they were asked. */
  answer(agree: boolean): boolean {
    const { current, asked } = this;
    if (current === null || !asked) return false;
    if (!agree) this.#refused.add(current.id);
    this.#send({ type: 'vote', vote: current.id, agree });
    return true;
  }

  /** Whether this device may believe that a take-back was agreed to: every person at this screen who was asked has said yes. */
  get hasConsent(): boolean {
    const { current } = this;
    if (current?.want !== 'undo' || this.#refused.has(current.id)) return false;
    return current.ballots.every(({ agreed }) => agreed === true);
  }

  onVote(vote: VoteMessage): void {
    const isNew = this.current?.id !== vote.id;
    this.#callOff();
    this.current = vote;
    if (isNew) this.#table.narrator.tell(() => this.question(vote));
    if (vote.outcome === null) return this.#count(vote.left);
    if (vote.outcome === 'off') return this.clear();
    const result = this.result(vote);
    if (plainText(result) !== '') this.#table.narrator.tell(() => this.result(vote));
    this.#callOff = this.#after(RESULT_TIME, () => this.clear());
  }

  /** Puts the vote away: it was called off, or the connection is lost. */
  clear(): void {
    this.#callOff();
    this.#callOff = () => undefined;
    this.current = null;
  }

  /** The request as a sentence. */
  question({ want, person, action }: VoteMessage): Part[] {
    const { words, speaker } = this.#table;
    const who = this.#seat(person);
    const card = action === null ? null : cardPlayed(action);
    if (want === 'claim') return words.pieces('vote.claim', { who }, speaker);
    return card === null ? words.pieces('vote.undo', { who }, speaker) : words.pieces('vote.undoCard', { who, card }, speaker);
  }

  /** The result as a sentence; empty before there is one. */
  result({ want, person, ballots, outcome }: VoteMessage): Part[] {
    const { words, speaker } = this.#table;
    const who = this.#seat(person);
    const names = (said: boolean | null): string[] =>
      ballots.flatMap((ballot) => (ballot.agreed === said ? [this.#table.message?.people[ballot.person]?.name ?? ''] : []));
    switch (outcome) {
      case 'agreed': {
        const done = want === 'undo' ? words.pieces('event.takeBack', { who }, speaker) : [];
        const others = names(true);
        if (others.length === 0) return done;
        const space: Part[] = done.length === 0 ? [] : [{ kind: 'text', text: ' ', strong: false }];
        return [...done, ...space, ...words.pieces('vote.agreed', { names: others }, speaker)];
      }
      case 'declined':
        return words.pieces('vote.declined', { names: names(false) }, speaker);
      case 'silent':
        return words.pieces('vote.silent', { names: names(null) }, speaker);
      case 'fails':
        return words.pieces('vote.fails', { who }, speaker);
      case 'off':
      case null:
        return [];
    }
  }

  #seat(person: number): number {
    const seat = this.#table.message?.people[person]?.seat;
    if (seat === undefined) throw new RangeError(`a vote of person ${person}, whom the table does not have`);
    return seat;
  }

  #count(left: number): void {
    this.seconds = Math.ceil(left / SECOND);
    if (left <= 0) return;
    const step = left % SECOND === 0 ? SECOND : left % SECOND;
    this.#callOff = this.#after(step, () => this.#count(left - step));
  }
}
