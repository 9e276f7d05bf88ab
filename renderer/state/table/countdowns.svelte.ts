import type { CountdownsMessage } from '../../../engine/protocol/messages.ts';
import { startTimeout, type StartTimer } from './tempo.ts';

/** A countdown as the host sent it: the milliseconds left when it came, and those of the whole. */
export type Countdown = NonNullable<CountdownsMessage['turn']>;

/** Something that is worth saying aloud about a countdown. */
export type CountdownCue =
  { readonly type: 'away'; readonly person: number; readonly seconds: number } | { readonly type: 'turn'; readonly seconds: number };

/** How often a running countdown is looked at, in milliseconds. */
const STEP = 250;
/** The seconds left of a turn at which its player is warned. */
export const WARN_AT = 10;

/** An absence is news once it has lasted as long as this, in milliseconds: a page that is loaded again is back sooner. */
export const NEWS_AFTER = 3000;

/** Counts down to the things that happen at the table by themselves. The host sends the time left; the page's own clock only counts it down. */
export class CountdownController {
  /** The last message, without absences that are no news yet. */
  message = $state.raw<CountdownsMessage | null>(null);
  /** Milliseconds since the message came. */
  #elapsed = $state(0);
  #came = 0;
  #stop: () => void = () => undefined;
  /** Calls off the news of those who have just gone. */
  #callOff: () => void = () => undefined;
  #warned = false;
  readonly #after: StartTimer;
  readonly #now: () => number;
  readonly #say: (cue: CountdownCue) => void;

  /**
   * @param say called sparsely: when a person goes away, and once before a turn runs out
   * @param now milliseconds since some fixed moment
   */
  constructor(say: (cue: CountdownCue) => void, after: StartTimer = startTimeout, now: () => number = () => performance.now()) {
    this.#say = say;
    this.#after = after;
    this.#now = now;
  }

  /** Takes in the table's countdowns in the place of those before. */
  receive(message: CountdownsMessage): void {
    const known = new Set(this.message?.away.map(({ person }) => person));
    // Another player who goes away or comes back begins no new turn.
    this.#warned = this.#warned && this.#goesOn(message.turn);
    const fresh = message.away.flatMap(({ person, bot }) =>
      bot === undefined || known.has(person) || bot.of - bot.left >= NEWS_AFTER ? [] : [{ person, waited: bot.of - bot.left }],
    );
    const away = message.away.filter((one) => fresh.every(({ person }) => person !== one.person));
    this.message = { ...message, away };
    this.#came = this.#now();
    this.#elapsed = 0;
    this.#callOff();
    if (fresh.length > 0) {
      const wait = NEWS_AFTER - Math.max(...fresh.map(({ waited }) => waited));
      this.#callOff = this.#after(wait, () => this.receive(after(message, this.#now() - this.#came)));
    }
    for (const { person, bot } of away)
      if (bot !== undefined && !known.has(person)) this.#say({ type: 'away', person, seconds: this.seconds(bot) });
    this.#tick();
  }

  /** Forgets all countdowns. */
  clear(): void {
    this.#stop();
    this.#callOff();
    this.message = null;
  }

  /** Whole seconds left, rounded up. */
  seconds({ left }: Countdown): number {
    return Math.ceil(Math.max(0, left - this.#elapsed) / 1000);
  }

  /** The part of a countdown that is left, from 1 to 0. */
  share({ left, of }: Countdown): number {
    return of === 0 ? 0 : Math.max(0, left - this.#elapsed) / of;
  }

  #tick(): void {
    this.#stop();
    const { message } = this;
    if (message === null) return;
    const running = [message.turn, message.next, ...message.away.map(({ bot }) => bot)].filter((one) => one !== undefined);
    this.#warn(message.turn);
    if (running.every(({ left }) => left <= this.#elapsed)) return;
    this.#stop = this.#after(STEP, () => {
      this.#elapsed = this.#now() - this.#came;
      this.#tick();
    });
  }

  /** Whether a countdown of a turn is the one that was shown last. */
  #goesOn(turn: Countdown | undefined): boolean {
    const before = this.message?.turn;
    return turn !== undefined && before?.of === turn.of && turn.left <= before.left - (this.#now() - this.#came) + STEP;
  }

  #warn(turn: Countdown | undefined): void {
    if (turn === undefined || this.#warned || this.seconds(turn) > WARN_AT) return;
    this.#warned = true;
    this.#say({ type: 'turn', seconds: this.seconds(turn) });
  }
}

/** A message as it would come some milliseconds later. */
function after({ turn, next, away, ...message }: CountdownsMessage, ms: number): CountdownsMessage {
  const later = ({ left, of }: Countdown): Countdown => ({ left: Math.max(0, left - ms), of });
  return {
    ...message,
    ...(turn === undefined ? {} : { turn: later(turn) }),
    ...(next === undefined ? {} : { next: later(next) }),
    away: away.map(({ bot, ...one }) => ({ ...one, ...(bot === undefined ? {} : { bot: later(bot) }) })),
  };
}
