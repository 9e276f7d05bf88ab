import { describe, expect, it } from 'vitest';
import type { WireEvent } from '../../../engine/protocol/wire.ts';
import { anUpdate, aView, ManualTimers } from '../fixtures/view.fixture.ts';
import { Playback } from './playback.svelte.ts';
import { TIMES } from './tempo.ts';

const play = (seat: number, card: 'AC' | 'KC'): WireEvent => ({ type: 'play', seat, card });
const led = aView({ trick: { leader: 1, cards: ['AC'], winning: 1 }, toAct: 2 });

describe('a press while the last card of a trick is on its way', () => {
  const trick: WireEvent = { type: 'trick', leader: 1, winner: 1, points: 15, cards: ['AC', '8C', '9C', 'KC'] };
  const after = aView({
    trick: { leader: 1, cards: [], winning: null },
    tricks: [{ leader: 1, cards: trick.cards, winner: 1, points: 15 }],
  });
  function pressed(pace: number, before: readonly WireEvent[] = []) {
    const clock = new ManualTimers();
    const playback = new Playback(
      () => ({ motion: pace, rest: pace }),
      { onEvent: () => undefined, onShown: () => undefined },
      clock.after,
    );
    playback.receive(anUpdate(aView({ trick: { leader: 1, cards: ['AC', '8C', '9C'], winning: 1 } })));
    playback.receive(anUpdate(after, { events: [...before, play(0, 'KC'), trick] }));
    playback.receive(anUpdate(led, { version: 9, events: [play(1, 'AC')] }));
    expect(playback.skip()).toBe(true);
    return { clock, playback };
  }

  it.each([1, 1.6])('leaves the whole trick there to be read, and another press takes it away (pace %s)', (pace) => {
    const { playback, clock } = pressed(pace);
    expect([playback.view?.trick?.cards.length, playback.taken]).toEqual([4, { winner: 1, sweeping: false }]);
    clock.pass(TIMES.rest * pace - 1);
    expect(playback.taken?.sweeping).toBe(false);
    clock.pass(1);
    expect(playback.taken?.sweeping).toBe(true);
    const again = pressed(pace);
    again.playback.skip();
    expect([again.playback.busy, again.playback.view, again.clock.pending]).toEqual([false, led, 0]);
  });

  it.each<[string, number, readonly WireEvent[]]>([
    ['at a quick pace', 0.6, []],
    ['while a claim is played out', 1, [{ type: 'claim', seat: 0 }]],
  ])('takes the trick away, too, %s', (_, pace, before) => {
    expect(pressed(pace, before).playback.view).toEqual(led);
  });
});
