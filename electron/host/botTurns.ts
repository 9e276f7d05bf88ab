import { deriveSeed } from '../../engine/cards/random.ts';
import type { Action } from '../../engine/games/game.ts';
import type { Pace } from '../../engine/protocol/messages.ts';
import type { Bots } from './bots.ts';
import { thinkingTime } from './pace.ts';
import type { Person, Table } from './table.ts';

/** Calls back after a while, in milliseconds; the result calls it off. */
export type After = (wait: number, then: () => void) => () => void;

/** Has bots choose when it is their turn, each in a time that looks like thinking. One choice is under way at a time. */
export class BotTurns {
  private readonly bots: Bots;
  private readonly after: After;
  private callOffLast: () => void = () => undefined;

  constructor(bots: Bots, after: After) {
    this.bots = bots;
    this.after = after;
  }

  /** Forgets the choice under way: its answer is not heard. */
  callOff(): void {
    this.callOffLast();
  }

  /** Where a bot is to act: asks it, and says what it chose; calls off whatever was asked before. */
  ask(table: Table, pace: Pace, chosen: (person: Person, version: number, action: Action) => void): void {
    this.callOff();
    const person = table.toAct();
    const bot = person === null ? undefined : table.people[person];
    const seen = table.update(null, false);
    const asked = table.update(person, false);
    if (person === null || bot?.kind !== 'bot' || seen === undefined || asked === undefined) return;
    const { version } = table;
    const { view, legal } = asked;
    const seed = deriveSeed(table.header.seed, `bot, deal ${table.match.deals.length}, move ${view.moves.length}`);
    let wanted = true;
    let stopWaiting: () => void = () => undefined;
    this.callOffLast = () => {
      wanted = false;
      stopWaiting();
    };
    const wait = thinkingTime(seen.view, pace);
    const rested = wait === 0 ? undefined : new Promise<void>((resolve) => (stopWaiting = this.after(wait, resolve)));
    const choice = this.bots.choose({ level: bot.level, view, legal, seed }).catch(() => undefined);
    void Promise.all([choice, rested]).then(([action]) => {
      // A bot that fails, or chooses what it may not, plays the first thing it may: the table never stops for it.
      if (wanted) chosen(person, version, action !== undefined && legal.actions.includes(action) ? action : (legal.actions[0] ?? ''));
    });
  }
}
