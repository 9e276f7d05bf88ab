import { strict as assert } from 'node:assert';
import { isDeepStrictEqual } from 'node:util';
import type { FinishedMatch, TableMessage, UpdateMessage } from '../../../engine/protocol/messages.ts';
import { SOLO, type Unnumbered } from '../../../electron/host/fixtures/matches.fixture.ts';
import { SHARED } from './killMatches.ts';
import { isLastCard, KillSeats, remaining, sitters, type SendMessage, type Sitter } from './killSeats.ts';

/** The last update of a player when the program was killed. */
interface Told {
  readonly table: TableMessage;
  readonly update: UpdateMessage;
  /** The deal of the update: the table may have announced the next one already. */
  readonly deal: number;
  /** Whether something was being taken back: it may have been, before an update reached any player. */
  readonly undoing: boolean;
  /** The moves that stand whatever a vote under way comes to; `undefined`: all. */
  readonly standing: number | undefined;
}

/** The counts of a series of kills. */
export interface KillTally {
  kills: number;
  /** Updates that people had received. */
  told: number;
  /** Matches that were played to their end on the way, and those of them whose end had reached no player. */
  over: number;
  overUntold: number;
  /** Matches begun, those of them with guests, and turns taken back. */
  begun: number;
  shared: number;
  /** Guests who stood up, sat down again, were shown out, or went without a word: in mid-match, between deals, with the last card and after it. */
  stood: number;
  sat: number;
  kicked: number;
  gone: number;
  between: number;
  lastCard: number;
  after: number;
  /** Files that were made those of format 1 or 2 between two lives of the program. */
  aged: number;
  /** Those of them with guests in their seats. */
  agedShared: number;
  undone: number;
  /** Requests of latecomers for the seats of bots; take-backs and claims to which everybody agreed; votes that ended with a no, in silence or with a false claim. */
  late: number;
  takenBack: number;
  claimed: number;
  declined: number;
}

/** One turn in this number is taken back. */
const TAKEN_BACK = 9;

/** The messages that players received before the program was killed; the next life must have all that they report. */
export class KillRecord {
  readonly tally: KillTally = {
    kills: 0,
    told: 0,
    over: 0,
    overUntold: 0,
    begun: 0,
    shared: 0,
    stood: 0,
    sat: 0,
    kicked: 0,
    gone: 0,
    between: 0,
    lastCard: 0,
    after: 0,
    aged: 0,
    agedShared: 0,
    undone: 0,
    late: 0,
    takenBack: 0,
    claimed: 0,
    declined: 0,
  };
  /** The tokens of guests, by person. */
  readonly tokens = new Map<number, string>();
  readonly seats = new KillSeats();
  readonly #matches: readonly Unnumbered[];
  #before = new Map<number, Told>();
  /** Who sat at the table when its last card was played; `undefined` until an update has announced it. */
  #ending: readonly Sitter[] | undefined;
  /** Whether the first table of this life was compared with the updates sent before. */
  #held = false;
  #turns = 0;
  /** Updates that guests have received. */
  heardByGuests = 0;

  /** @param matches the matches to begin, one after the other, again and again */
  constructor(matches: readonly Unnumbered[]) {
    this.#matches = matches;
  }

  /** The program lives again. */
  rise(): void {
    this.#held = false;
  }

  /** The program was killed: what players had been sent in this life. */
  keep(sent: ReadonlyMap<number, Omit<Told, 'update'> & { readonly update: UpdateMessage | undefined }>): void {
    for (const [person, { update, ...told }] of sent) if (update !== undefined) this.#before.set(person, { ...told, update });
  }

  /** Whether the owner has been sent an update. */
  get begun(): boolean {
    return this.#before.has(0);
  }

  /** A table that the owner was sent. */
  hear(table: TableMessage): void {
    if (this.#before.size > 0) this.#same(table);
    if (table.deal > 0) this.seats.start(table.people);
  }

  /** A table that some player was sent: whether its match has ended. */
  ends(table: TableMessage): void {
    if (table.over) this.#ending ??= sitters(table);
  }

  /** A person asks to sit down in their seat. */
  sit(person: number, say: SendMessage): void {
    if (this.seats.isWaiting(person)) return;
    this.tally.sat += 1;
    this.seats.wish(person, 'away', person, say({ type: 'sit', person }));
  }

  /** Counts a player who left their seat. */
  count(update: UpdateMessage, over: boolean): void {
    if (over) this.tally.after += 1;
    else if (isLastCard(update)) this.tally.lastCard += 1;
    else if (update.view.toAct === null) this.tally.between += 1;
  }

  /** Plays on, or takes the last turn back. */
  answer(update: UpdateMessage, told: { table: TableMessage; undoing: boolean }, say: SendMessage): void {
    const { version, legal, view, seat } = update;
    const [action] = legal.actions;
    const alone = told.table.people.every(({ kind }) => kind !== 'away' && kind !== 'open');
    this.#turns += 1;
    if (action !== undefined && alone && view.moves.some((move) => move.seat === seat) && this.#turns % TAKEN_BACK === 0) {
      told.undoing = true;
      this.tally.undone += 1;
      say({ type: 'undo', version });
    } else if (action !== undefined) say({ type: 'act', version, action });
    else if (view.toAct === null && !told.table.over && seat !== null) say({ type: 'next', version });
  }

  /** The unfinished match, if one is due; else a new one. */
  takeUp(unfinished: readonly string[]): object {
    const before = this.#before.get(0);
    assert(unfinished.length <= 1, `unfinished: ${unfinished.join()}`);
    const [match] = unfinished;
    if (before?.table.over === true) assert.deepEqual(unfinished, [], 'a match that was over is unfinished again');
    if (before !== undefined && match === undefined) return { type: 'history' };
    if (before !== undefined) assert.equal(match, before.table.match, 'another match');
    return match === undefined ? this.#begin() : { type: 'resume', match };
  }

  /** A match that is not unfinished is in the history: its last action may have been written before an update reached any player. */
  isOver(matches: readonly FinishedMatch[]): object {
    const before = this.#before.get(0)?.table;
    const found = matches.find(({ id }) => id === before?.match);
    assert(found !== undefined, 'the match is gone');
    // Who came, stood up or was shown out after the last card is no part of the record.
    if (this.#ending !== undefined) assert.deepEqual(sitters(found), this.#ending, 'other people');
    this.tally.over += 1;
    if (before?.over !== true) this.tally.overUntold += 1;
    return this.#begin();
  }

  #begin(): object {
    this.#before.clear();
    this.tokens.clear();
    this.seats.clear();
    this.#ending = undefined;
    const match = this.#matches[this.tally.begun % this.#matches.length] ?? SOLO;
    this.tally.begun += 1;
    if (SHARED.includes(match)) this.tally.shared += 1;
    return match;
  }

  #same(table: TableMessage): void {
    assert.equal(table.match, this.#before.get(0)?.table.match, 'another match');
    // Only the first table of a life: later ones contain later changes.
    if (this.#held) return;
    this.#held = true;
    if (table.deal > 0) this.seats.hold(table.people);
  }

  /** Everything that a player had been shown is there again. */
  check(person: number, table: TableMessage, update: UpdateMessage): void {
    const before = this.#before.get(person);
    if (before === undefined) return;
    assert(table.deal >= before.table.deal, 'a deal is gone');
    if (table.deal > before.deal || before.update.seat !== update.seat) return;
    const then = before.update.view.moves;
    const now = update.view.moves;
    if (before.undoing && now.length < then.length) {
      assert.deepEqual(then.slice(0, now.length), now, 'other actions');
      return;
    }
    if (before.standing !== undefined && !isDeepStrictEqual(now.slice(0, then.length), then)) {
      assert.deepEqual(now.slice(0, before.standing), then.slice(0, before.standing), 'actions of before the take-back are gone');
      return;
    }
    assert.deepEqual(now.slice(0, then.length), then, 'actions are gone');
    const { seat } = update;
    if (seat === null) return;
    assert.deepEqual(update.view.hands[seat]?.slice().sort(), remaining(seat, before.update, update), 'other cards');
  }
}
