import { beforeEach, describe, expect, it } from 'vitest';
import type { CountdownsMessage } from '../../../engine/protocol/messages.ts';
import { CountdownController, NEWS_AFTER, WARN_AT, type CountdownCue } from './countdowns.svelte.ts';
import { ManualTimers } from '../fixtures/view.fixture.ts';

let clock: ManualTimers;
let now: number;
let cues: CountdownCue[];
let countdowns: CountdownController;

beforeEach(() => {
  clock = new ManualTimers();
  // The page's clock begins anywhere.
  now = 5_000_000;
  cues = [];
  countdowns = new CountdownController(
    (cue) => cues.push(cue),
    clock.after,
    () => now,
  );
});

/** Lets time pass in steps of a quarter of a second, on the clock and in the timers. */
function pass(ms: number): void {
  for (let done = 0; done < ms; done += 250) {
    now += 250;
    clock.pass(250);
  }
}

const message = (more: Partial<CountdownsMessage> = {}): CountdownsMessage => ({ type: 'countdowns', away: [], ...more });

describe('countdowns', () => {
  it('run down by the page’s clock, round seconds up, and stop at nothing', () => {
    const next = { left: 3000, of: 6000 };
    countdowns.receive(message({ next }));
    expect([countdowns.seconds(next), countdowns.share(next)]).toEqual([3, 0.5]);
    pass(750);
    expect([countdowns.seconds(next), countdowns.share(next)]).toEqual([3, 0.375]);
    pass(250);
    expect(countdowns.seconds(next)).toBe(2);
    pass(4000);
    expect([countdowns.seconds(next), countdowns.share(next), clock.pending]).toEqual([0, 0, 0]);
    expect(countdowns.share({ left: 0, of: 0 })).toBe(0);
  });

  it('go on by the clock after a page that slept', () => {
    const next = { left: 20_000, of: 20_000 };
    countdowns.receive(message({ next }));
    now += 12_000;
    clock.pass(250);
    expect(countdowns.seconds(next)).toBe(8);
  });

  it('begin again with each message, and end with an empty one', () => {
    const next = { left: 8000, of: 8000 };
    countdowns.receive(message({ next }));
    pass(2000);
    countdowns.receive(message({ next }));
    expect([countdowns.seconds(next), clock.pending]).toEqual([8, 1]);
    countdowns.receive(message());
    expect(clock.pending).toBe(0);
  });

  it('warn once before a turn runs out, and again at the next turn', () => {
    const turn = { left: (WARN_AT + 1) * 1000, of: 15_000 };
    countdowns.receive(message({ turn }));
    expect(cues).toEqual([]);
    pass(1000);
    expect(cues).toEqual([{ type: 'turn', seconds: WARN_AT }]);
    pass(WARN_AT * 1000);
    expect(cues).toHaveLength(1);
    countdowns.receive(message({ turn: { left: 4000, of: 4000 } }));
    expect(cues.at(-1)).toEqual({ type: 'turn', seconds: 4 });
  });

  it('warn once of a turn whose time other news bring again, and again of one as long after it', () => {
    const turn = { left: 15_000, of: 15_000 };
    countdowns.receive(message({ turn }));
    pass(6000);
    expect(cues).toEqual([{ type: 'turn', seconds: WARN_AT }]);
    countdowns.receive(message({ turn: { left: 9000, of: 15_000 }, away: [{ person: 2 }] }));
    pass(2000);
    expect(cues).toHaveLength(1);
    countdowns.receive(message({ turn }));
    pass(6000);
    expect(cues).toHaveLength(2);
  });

  it('report each person who goes away once, and none for whom the table waits', () => {
    const bot = { left: 12_000, of: 12_000 + NEWS_AFTER };
    countdowns.receive(message({ away: [{ person: 1, bot }] }));
    countdowns.receive(message({ away: [{ person: 1, bot }, { person: 2, bot }, { person: 3 }] }));
    expect(cues).toEqual([
      { type: 'away', person: 1, seconds: 12 },
      { type: 'away', person: 2, seconds: 12 },
    ]);
    countdowns.receive(message());
    countdowns.receive(message({ away: [{ person: 1, bot }] }));
    expect(cues).toHaveLength(3);
  });

  it('say nothing of a person who is back soon, as after a reload; of one who stays away after a while', () => {
    const turn = { left: 60_000, of: 60_000 };
    const away = (left: number) => ({ person: 1, bot: { left, of: 20_000 } });
    countdowns.receive(message({ turn, away: [away(20_000)] }));
    pass(NEWS_AFTER - 500);
    countdowns.receive(message({ turn }));
    pass(NEWS_AFTER);
    countdowns.receive(message({ turn, away: [away(20_000)] }));
    pass(NEWS_AFTER - 250);
    // Other news give no new delay.
    countdowns.receive(message({ away: [away(20_000 - NEWS_AFTER + 250), { person: 2 }] }));
    expect([cues, countdowns.message?.away]).toEqual([[], [{ person: 2 }]]);
    pass(250);
    expect(cues).toEqual([{ type: 'away', person: 1, seconds: 17 }]);
    expect(countdowns.message?.away).toEqual([away(20_000 - NEWS_AFTER), { person: 2 }]);
    expect(clock.pending).toBe(1);
  });

  it('stop when the table is left', () => {
    countdowns.receive(message({ turn: { left: 30_000, of: 30_000 }, away: [{ person: 1, bot: { left: 20_000, of: 20_000 } }] }));
    countdowns.clear();
    expect([countdowns.message, clock.pending]).toEqual([null, 0]);
    pass(25_000);
    expect(cues).toEqual([]);
  });
});
