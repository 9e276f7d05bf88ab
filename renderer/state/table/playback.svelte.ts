import type { Fact } from '../../../engine/contract/view.ts';
import { itemAt, type UpdateMessage } from '../../../engine/protocol/messages.ts';
import type { WireEvent, WireView } from '../../../engine/protocol/wire.ts';
import { lastTrickMoment, momentAt, momentTime, type TableMoment } from './moments.ts';
import { reduceView } from './view/viewReducer.ts';
import type { PlaybackHooks, PlaybackPoint } from './tablePort.ts';
import { layOf } from './view/zones.ts';
import { startTimeout, TIMES, type StartTimer, type Tempo } from './tempo.ts';
import { isAsked, questionedTrick, withTrickLaid, type TrickEvent } from './questionedTrick.ts';
import { isPass } from './view/bids.ts';
import { formatAction, trumpOf } from '../../../engine/protocol/notation.ts';

/** The content of the bubble at a seat. */
export type Bubble =
  | { readonly kind: 'call'; readonly action: string; readonly says: Fact | null }
  | { readonly kind: 'announce'; readonly event: Extract<WireEvent, { type: 'announce' }> }
  | { readonly kind: 'claim' };

/** The factor of times while a claim is played out. */
const HURRY = 0.4;

/** The longest time that a card waits for its face, in milliseconds: a slow network holds up no play. */
const FACE = 1000;

interface Step {
  /** Milliseconds; infinite where a person has to go on. */
  readonly wait: number;
  readonly run: () => void;
  /** Whether the playback is to be held here; by default it is not. */
  readonly holds?: () => boolean;
  /** Whether a full trick lies there meanwhile, to be read: not at a quick pace, nor while a claim is played out. */
  readonly lies?: boolean;
  /** The step waits for this rather than for a time; `null`: it does not. */
  readonly ready?: () => Promise<void> | null;
}

/** The action of a step that only waits. */
const IDLE = (): void => {};

/**
 * Shows updates one after the other: their events in order, each for its time, then the view they lead to. Whatever is under way can be
 * brought to its end at once.
 */
export class Playback {
  /** The picture as it is now; `null` before the first update. */
  view = $state.raw<WireView | null>(null);
  /** The update that has been shown to its end. */
  latest = $state.raw<UpdateMessage | null>(null);
  /** The bubbles that still stand, by seat. */
  bubbles = $state.raw<{ readonly [seat: number]: Bubble }>({});
  /** A full trick that lies there, or is on its way to its winner. */
  taken = $state.raw<{ readonly winner: number; readonly sweeping: boolean } | null>(null);
  /** The moment on the board. */
  moment = $state.raw<TableMoment | null>(null);
  /** Whether something is being shown. */
  busy = $state(false);
  /** Whether a full trick lies there until a person goes on. */
  paused = $state(false);
  /** Whether a reader holds the playback. Skipping does not end it. */
  held = $state(false);

  readonly #queue: UpdateMessage[] = [];
  #steps: Step[] = [];
  #cancel: (() => void) | undefined;
  /** The trick that lies there while its winner answers a question about it; it is swept before the next event. */
  #open: TrickEvent | null = null;

  readonly #tempo: () => Tempo;
  readonly #hooks: PlaybackHooks;
  readonly #after: StartTimer;

  constructor(tempo: () => Tempo, hooks: PlaybackHooks, after: StartTimer = startTimeout) {
    this.#tempo = tempo;
    this.#hooks = hooks;
    this.#after = after;
  }

  /** Takes an update in, behind those that are still being shown. */
  receive(update: UpdateMessage): void {
    this.#queue.push(update);
    if (!this.busy) this.#run();
  }

  /** Forgets everything: another match, or the page is hidden. */
  clear(): void {
    this.#cancel?.();
    this.#cancel = undefined;
    this.#queue.length = 0;
    this.#steps = [];
    this.#open = null;
    this.view = null;
    this.latest = null;
    this.bubbles = {};
    this.taken = null;
    this.moment = null;
    this.busy = false;
    this.paused = false;
    this.held = false;
  }

  /** Goes on where a reader has held the playback, without the time that others would have to read there. */
  release(): void {
    if (!this.held) return;
    this.held = false;
    if (this.#steps[0]?.run === IDLE) this.#steps.shift();
    this.#run();
  }

  /** Brings everything under way to its end, or to where it is to pause or the next full trick lies; from there it goes on. Whether there was anything. */
  skip(): boolean {
    if (!this.busy || this.held) return false;
    this.#cancel?.();
    this.#cancel = undefined;
    if (this.paused) {
      this.paused = false;
      this.#run();
      return true;
    }
    for (let step = this.#step(); step !== undefined; step = this.#step()) {
      if (this.#isHeldAt(step)) return true;
      if (step.wait === Infinity) {
        this.paused = true;
        return true;
      }
      if (step.lies === true) {
        this.#wait(step.wait, null, step.run);
        return true;
      }
      step.run();
    }
    return true;
  }

  /** The next thing to do; `undefined` when all is done. */
  #step(): Step | undefined {
    if (this.#steps.length === 0) {
      const update = this.#queue.shift();
      if (update === undefined) {
        this.busy = false;
        return undefined;
      }
      this.busy = true;
      this.#steps = this.#stepsTo(update);
    }
    return this.#steps.shift();
  }

  /** Does what needs no waiting, and sets the clock for what does. */
  #run(): void {
    for (let step = this.#step(); step !== undefined; step = this.#step()) {
      const { wait, run } = step;
      if (this.#isHeldAt(step)) return;
      if (wait === Infinity) {
        this.paused = true;
        return;
      }
      const ready = step.ready?.() ?? null;
      if (wait > 0 || ready !== null) {
        this.#wait(ready === null ? wait : FACE, ready, run);
        return;
      }
      run();
    }
  }

  /** Goes on with a step after some milliseconds, or as soon as what it waits for is there, unless the playback has been skipped or cleared before. */
  #wait(most: number, ready: Promise<void> | null, run: () => void): void {
    const goOn = (): void => {
      if (this.#cancel !== cancel) return;
      cancel();
      this.#cancel = undefined;
      run();
      this.#run();
    };
    const cancel = this.#after(most, goOn);
    this.#cancel = cancel;
    void ready?.then(goOn, goOn);
  }

  #isHeldAt({ holds }: Step): boolean {
    if (holds?.() !== true) return false;
    this.held = true;
    return true;
  }

  /** A step at which a reader may hold the playback. */
  #gate(stage: PlaybackPoint['stage'], event: WireEvent): Step {
    const holds = (): boolean => this.view !== null && this.#hooks.holds?.({ stage, event, view: this.view }) === true;
    return { wait: 0, run: () => undefined, holds };
  }

  /** The steps of an event, with the points at which a reader may hold them. */
  #gated(event: WireEvent, steps: readonly Step[]): Step[] {
    const shown = steps.findIndex(({ run }) => run !== IDLE) + 1;
    return [this.#gate('before', event), ...steps.slice(0, shown), this.#gate('shown', event), ...steps.slice(shown)];
  }

  /** All that leads to an update's view. Another deal or another viewer's table takes the place of this one at once. */
  #stepsTo(update: UpdateMessage): Step[] {
    const { view } = this;
    const goesOn = view !== null && view.viewer === update.view.viewer && view.moves.length <= update.view.moves.length;
    const end: Step = { wait: 0, run: () => this.#end(update) };
    const open = this.#open;
    // The same question again, after a lost connection: the trick still lies there.
    if (goesOn && open !== null && update.events.length === 0 && isAsked(update.view))
      return [{ wait: 0, run: () => this.#end(update, open) }];
    this.#open = null;
    if (goesOn) {
      // Claimed tricks are played out for all to see, without a pause.
      const hurry = update.events.some(({ type }) => type === 'claim') ? HURRY : 1;
      const last = update.events.at(-1);
      const asked = last?.type === 'trick' && isAsked(update.view) ? last : null;
      const steps = update.events.map((event, i) =>
        event === asked ? this.#layOpen(asked) : this.#stepsOf(event, update.events, i, hurry),
      );
      return [
        ...(open === null ? [] : this.#sweep(open, this.#tempo().motion * hurry, () => this.#reduce(open))),
        ...update.events.flatMap((event, i) => this.#gated(event, itemAt(steps, i))),
        asked === null ? end : { wait: 0, run: () => this.#end(update, asked) },
      ];
    }
    // A page that was loaded again in front of a question has the trick on the table, too.
    const questioned = questionedTrick(update);
    const jump = (): void => {
      this.view = questioned === null ? update.view : withTrickLaid(update.view, questioned);
      this.taken = questioned === null ? null : { winner: questioned.winner, sweeping: false };
      this.bubbles = {};
      this.moment = null;
      for (const event of update.events) this.#hooks.onEvent(event, update.view, update.view);
    };
    return [
      { wait: 0, run: jump },
      { wait: 0, run: () => this.#end(update, questioned) },
    ];
  }

  /** Shows an update's view; with `open` the trick still lies on the table, and its points are not yet counted. */
  #end(update: UpdateMessage, open: TrickEvent | null = null): void {
    const { view } = this;
    if (open !== null && view !== null) {
      this.#open = open;
      this.view = { ...update.view, trick: view.trick, tricks: view.tricks, points: view.points };
    } else {
      this.view = update.view;
      this.taken = null;
    }
    this.latest = update;
    this.#hooks.onShown(update);
  }

  #show(event: WireEvent): void {
    if (this.view === null) return;
    const before = this.view;
    this.#reduce(event);
    this.#hooks.onEvent(event, before, this.view);
  }

  /** Changes the picture by an event, and reports nothing. */
  #reduce(event: WireEvent): void {
    if (this.view !== null) this.view = reduceView(this.view, event);
  }

  /** Leaves a full trick on the table for a question about it. The event is reported at once. */
  #layOpen(event: TrickEvent): Step[] {
    const lay = (): void => {
      this.taken = { winner: event.winner, sweeping: false };
      if (this.view !== null) this.#hooks.onEvent(event, this.view, reduceView(this.view, event));
    };
    return [{ wait: 0, run: lay }];
  }

  /** The way of a full trick to its winner; `then` changes the picture. */
  #sweep({ winner }: TrickEvent, motion: number, then: () => void): Step[] {
    const begin = (): void => {
      this.taken = { winner, sweeping: true };
      this.moment = null;
    };
    const finish = (): void => {
      this.taken = null;
      this.bubbles = {};
      then();
    };
    return [
      { wait: 0, run: begin },
      { wait: (TIMES.gather + TIMES.sweep) * motion, run: IDLE },
      { wait: 0, run: finish },
    ];
  }

  /** The steps of an event: the `at`th of those that come together. */
  #stepsOf(event: WireEvent, events: readonly WireEvent[], at: number, hurry: number): Step[] {
    const tempo = this.#tempo();
    const previous = events[at - 1];
    const moments = momentTime(tempo.rest) > 0 && tempo.stepwise !== true ? (this.#hooks.moments?.() ?? null) : null;
    const moment = moments === null ? null : momentAt(events, at, moments);
    const [motion, rest] = [tempo.motion * hurry, tempo.rest * hurry];
    // Fast play stops nowhere.
    const pause = tempo.pause === true && hurry === 1;
    const now = (run: () => void): Step => ({ wait: 0, run });
    const hold = (wait: number): Step => ({ wait, run: IDLE });
    /** Shows something for its time; a moment for its own, and what belongs to the moment before it for none. */
    const shown = (run: () => void, wait: number): Step[] => {
      if (moment === null || moments === null) return [now(run), hold(wait)];
      const goesOn = momentAt(events, at + 1, moments) === 'same';
      const end = (): void => {
        if (!goesOn) this.moment = null;
      };
      if (moment === 'same') return [now(run), now(end)];
      const begin = (): void => {
        this.moment = moment;
        run();
      };
      return [now(begin), hold(momentTime(tempo.rest)), now(end)];
    };
    switch (event.type) {
      case 'play': {
        // A lead of another player takes melds off the board: not before they can have been read.
        const melds = layOf(this.view).melds.length > 0;
        const face: Step = { wait: 0, run: IDLE, ready: () => this.#hooks.face?.(event.card) ?? null };
        return [
          face,
          ...(melds && this.view?.viewer !== event.seat && tempo.stepwise !== true ? [hold(pause ? Infinity : TIMES.melds * rest)] : []),
          now(() => {
            if (melds) this.bubbles = {};
            else this.#hush(event.seat);
            this.#show(event);
          }),
          hold(TIMES.play * motion),
        ];
      }
      case 'trick':
        return [
          now(() => {
            this.taken = { winner: event.winner, sweeping: false };
            this.moment = moments === null || this.view === null ? null : lastTrickMoment(event, this.view, moments);
          }),
          { ...hold(pause ? Infinity : TIMES.rest * rest), lies: rest >= 1 && tempo.stepwise !== true },
          ...this.#sweep(event, motion, () => this.#show(event)),
        ];
      case 'call':
        return shown(
          () => {
            this.#speak(event.seat, { kind: 'call', action: event.action, says: event.says ?? null });
            this.#show(event);
          },
          at === events.length - 1 ? 0 : TIMES.call * motion,
        );
      case 'announce':
        return shown(() => {
          this.#speak(event.seat, { kind: 'announce', event });
          this.#show(event);
        }, TIMES.announce * motion);
      case 'claim':
        return [
          now(() => {
            this.#speak(event.seat, { kind: 'claim' });
            this.#show(event);
          }),
          hold(TIMES.announce * motion),
        ];
      case 'trumps':
        return [
          now(() => {
            // Where trumps come with a call, the call says it.
            const said = previous?.type === 'call' && previous.seat === event.seat;
            this.#hush(said ? null : event.seat);
            if (event.seat !== null && !said)
              this.#speak(event.seat, { kind: 'call', action: formatAction(trumpOf(event.trump)), says: null });
            this.#show(event);
          }),
          hold(TIMES.trumps * motion),
        ];
      case 'exchange':
        return [
          now(() => {
            this.#hush(event.seat);
            this.#show(event);
          }),
          hold(TIMES.exchange * motion),
        ];
      case 'uncover':
        return [now(() => this.#show(event)), hold(TIMES.exchange * motion)];
      case 'over':
      case 'takeBack':
        return [now(() => this.#show(event))];
    }
  }

  /** A pass disappears once the calls have a result; so does the bubble of the player who acts. */
  #hush(acts: number | null): void {
    this.bubbles = Object.fromEntries(
      Object.entries(this.bubbles).filter(([seat, bubble]) => Number(seat) !== acts && !(bubble.kind === 'call' && isPass(bubble.action))),
    );
  }

  #speak(seat: number, bubble: Bubble): void {
    this.bubbles = { ...this.bubbles, [seat]: bubble };
  }
}
