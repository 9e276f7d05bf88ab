import { decisionSeed } from '../../../engine/bots/advice/explain.ts';
import { itemAt } from '../../../engine/cards/indexed.ts';
import type { Level } from '../../../engine/bots/levels.ts';
import type { Pace } from '../../../engine/protocol/messages.ts';
import { INSTANT, THINKING, type BotQuestion } from '../workers/botAnswer.ts';
import type { Bots } from '../workers/bots.ts';
import type { Timer } from '../ports/timer.ts';
import { thinkingTime } from './pace.ts';
import type { Person } from '../ports/person.ts';
import type { Table } from './table.ts';

/** Has bots choose when it is their turn, each in a time that looks like thinking. One choice is under way at a time. */
export class BotTurns {
  readonly #bots: Bots;
  readonly #after: Timer;
  #callOffLast: () => void = () => undefined;
  /** The position of the choice under way. */
  #asked = '';

  constructor(bots: Bots, after: Timer) {
    this.#bots = bots;
    this.#after = after;
  }

  /** Forgets the choice under way: its answer is not heard. */
  callOff(): void {
    this.#asked = '';
    this.#callOffLast();
  }

  /**
   * Lets the bot to act choose, and reports its choice; cancels an earlier choice. A choice for the same position goes on, so that
   * repeated calls cannot delay a bot.
   * @param levelOf the bot that plays for a person; `undefined` for a person who plays in person
   */
  ask(
    table: Table,
    pace: Pace,
    levelOf: (person: Person) => Level | undefined,
    chosen: (person: Person, version: number, action: string) => void,
  ): void {
    const person = table.toAct();
    const level = person === null ? undefined : levelOf(person);
    const asking = level === undefined ? '' : `${table.header.id} ${table.steps} ${level} ${pace}`;
    if (asking !== '' && asking === this.#asked) return;
    this.callOff();
    if (person === null || level === undefined) return;
    const seen = table.seen(null);
    const question = table.seen(person);
    if (seen === undefined || question === undefined) return;
    this.#asked = asking;
    const { version, view, legal } = question;
    const seed = decisionSeed(table.header.seed, table.match.deals.length, view.moves.length);
    let wanted = true;
    let stopWaiting: () => void = () => undefined;
    this.#callOffLast = () => {
      wanted = false;
      stopWaiting();
    };
    const wait = thinkingTime(seen.view, pace);
    const rested = wait === 0 ? undefined : new Promise<void>((resolve) => (stopWaiting = this.#after(wait, resolve)));
    const choice = this.#bots.choose({ level, view, legal, seed, ...thinkingAt(pace, wait) }).catch(() => undefined);
    void Promise.all([choice, rested]).then(([action]) => {
      // A bot that fails, or chooses what it may not, plays the first thing it may: the table never stops for it.
      if (!wanted) return;
      this.#asked = '';
      chosen(person, version, action !== undefined && legal.actions.includes(action) ? action : itemAt(legal.actions, 0));
    });
  }
}

/** Milliseconds by which a bot has thought before its answer is heard. */
const BEFORE = 25;

/** How long bots may think at a pace, and at which times they may answer: less than they wait, which follows from what everybody sees. */
function thinkingAt(pace: Pace, wait: number): Pick<BotQuestion, 'time' | 'tick'> {
  return pace === 'instant' ? INSTANT : { time: Math.min(THINKING, wait - BEFORE) };
}
