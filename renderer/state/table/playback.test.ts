import { describe, expect, it } from 'vitest';
import type { UpdateMessage } from '../../../engine/protocol/messages.ts';
import type { WireEvent } from '../../../engine/protocol/wire.ts';
import type { GameMoments } from '../../games/moments.ts';
import { momentTime } from './moments.ts';
import { Playback } from './playback.svelte.ts';
import { TIMES } from './tempo.ts';
import { anUpdate, aView, ManualTimers } from '../fixtures/view.fixture.ts';

function player(pace = 1, pause = false, stepwise = false, moments: GameMoments | null = null) {
  const clock = new ManualTimers();
  const events: string[] = [];
  const shown: UpdateMessage[] = [];
  const playback = new Playback(
    () => ({ motion: pace, rest: pace, pause, stepwise }),
    { onEvent: (event) => events.push(event.type), onShown: (update) => shown.push(update), moments: () => moments },
    clock.after,
  );
  return { clock, events, shown, playback };
}

const play = (seat: number, card: 'AC' | 'KC' | '8C' | '9C'): WireEvent => ({ type: 'play', seat, card });
const empty = aView({ trick: { leader: 1, cards: [], winning: null }, toAct: 1 });
const led = aView({
  trick: { leader: 1, cards: ['AC'], winning: 1 },
  toAct: 2,
  hands: [
    ['KC', 'TC', '7H'],
    ['??', '??'],
    ['??', '??', '??'],
    ['??', '??', '??'],
  ],
});

describe('playback', () => {
  it('shows the first view at once', () => {
    const { playback, shown } = player();
    playback.receive(anUpdate(empty));
    expect(playback.view).toEqual(empty);
    expect(playback.busy).toBe(false);
    expect(shown).toHaveLength(1);
  });

  it('plays an event for its time, then puts the view in its place', () => {
    const { playback, clock, shown } = player();
    playback.receive(anUpdate(empty));
    playback.receive(anUpdate(led, { events: [play(1, 'AC')] }));
    expect(playback.view?.trick?.cards).toEqual(['AC']);
    expect(playback.view?.hands[1]).toHaveLength(2);
    expect(playback.busy).toBe(true);
    clock.pass(TIMES.play - 1);
    expect(shown).toHaveLength(1);
    clock.pass(1);
    expect(playback.view).toEqual(led);
    expect(playback.busy).toBe(false);
  });

  describe('a card whose face has not been read', () => {
    function late() {
      const clock = new ManualTimers();
      let read = (): void => undefined;
      const reading = new Promise<void>((resolve) => (read = resolve));
      const asked: string[] = [];
      const hooks = {
        onEvent: () => undefined,
        onShown: () => undefined,
        face: (card: string) => {
          asked.push(card);
          return reading;
        },
      };
      const playback = new Playback(() => ({ motion: 1, rest: 1 }), hooks, clock.after);
      playback.receive(anUpdate(empty));
      playback.receive(anUpdate(led, { events: [play(1, 'AC')] }));
      return { clock, playback, asked, read, reading };
    }

    it('comes onto the table once it has', async () => {
      const { clock, playback, asked, read, reading } = late();
      clock.pass(900);
      expect([playback.view?.trick?.cards, asked]).toEqual([[], ['AC']]);
      read();
      await reading;
      await Promise.resolve();
      expect(playback.view?.trick?.cards).toEqual(['AC']);
      clock.pass(TIMES.play);
      expect(playback.view).toEqual(led);
      expect(clock.pending).toBe(0);
    });

    it('comes after a second without it', () => {
      const { clock, playback } = late();
      clock.pass(1000 + TIMES.play);
      expect(playback.view).toEqual(led);
    });

    it('comes at once where the player does not wait, and no second time when the face is there', async () => {
      const { clock, playback, read, reading } = late();
      expect(playback.skip()).toBe(true);
      expect(playback.view).toEqual(led);
      read();
      await reading;
      await Promise.resolve();
      expect([playback.view, playback.busy, clock.pending]).toEqual([led, false, 0]);
    });
  });

  it('lets a full trick rest, sweeps it, and counts it', () => {
    const { playback, clock } = player();
    const three = aView({ trick: { leader: 1, cards: ['AC', '8C', '9C'], winning: 1 } });
    const after = aView({
      trick: { leader: 1, cards: [], winning: null },
      toAct: 1,
      tricks: [{ leader: 1, cards: ['AC', '8C', '9C', 'KC'], winner: 1, points: 15 }],
    });
    playback.receive(anUpdate(three));
    playback.receive(
      anUpdate(after, { events: [play(0, 'KC'), { type: 'trick', leader: 1, winner: 1, points: 15, cards: ['AC', '8C', '9C', 'KC'] }] }),
    );
    clock.pass(TIMES.play);
    expect(playback.taken).toEqual({ winner: 1, sweeping: false });
    expect(playback.view?.trick?.cards).toHaveLength(4);
    clock.pass(TIMES.rest);
    expect(playback.taken).toEqual({ winner: 1, sweeping: true });
    clock.pass(TIMES.gather + TIMES.sweep);
    expect(playback.taken).toBeNull();
    expect(playback.view).toEqual(after);
  });

  describe('with a question about the trick just taken', () => {
    const three = aView({ trick: { leader: 1, cards: ['AC', '8C', '9C'], winning: 1 }, toAct: 0 });
    const trick: WireEvent = { type: 'trick', leader: 1, winner: 0, points: 15, cards: ['AC', '8C', '9C', 'KC'] };
    const question = aView({
      phase: 'roem',
      trick: { leader: 0, cards: [], winning: null },
      toAct: 0,
      tricks: [{ leader: 1, cards: ['AC', '8C', '9C', 'KC'], winner: 0, points: 15 }],
      points: [15, 0, 0, 0],
    });
    const legal = { actions: ['roem', 'silent'], barred: [] };
    function asked(pace = 1): ReturnType<typeof player> {
      const table = player(pace);
      table.playback.receive(anUpdate(three));
      table.playback.receive(anUpdate(question, { version: 8, legal, events: [play(0, 'KC'), trick] }));
      table.clock.pass(TIMES.play);
      return table;
    }

    it.each([0, 1])('leaves the trick on the table until it is answered (pace %s)', (pace) => {
      const { playback, clock, events } = asked(pace);
      expect([playback.busy, playback.latest?.version, playback.taken]).toEqual([false, 8, { winner: 0, sweeping: false }]);
      expect(playback.view).toMatchObject({ phase: 'roem', toAct: 0, tricks: [], points: [0, 0, 0, 0] });
      expect(playback.view?.trick?.cards).toEqual(['AC', '8C', '9C', 'KC']);
      expect(events).toEqual(['play', 'trick']);
      const after = { ...question, phase: 'play' };
      playback.receive(anUpdate(after, { version: 9, events: [{ type: 'announce', seat: 0, what: 'roem', points: 20 }] }));
      if (pace > 0) {
        expect([playback.taken, events]).toEqual([{ winner: 0, sweeping: true }, ['play', 'trick']]);
        clock.pass(TIMES.gather + TIMES.sweep);
        expect(playback.view).toMatchObject({ trick: { cards: [] }, points: [15, 0, 0, 0] });
        clock.pass(TIMES.announce);
      }
      expect([playback.taken, playback.view, playback.busy]).toEqual([null, after, false]);
      expect(events).toEqual(['play', 'trick', 'announce']);
    });

    it('leaves it there when the same question comes again, and sweeps it at a silent answer', () => {
      const { playback, clock } = asked();
      playback.receive(anUpdate(question, { version: 8, legal }));
      expect([playback.view?.trick?.cards.length, playback.taken?.sweeping]).toEqual([4, false]);
      const after = { ...question, phase: 'play' };
      playback.receive(anUpdate(after, { version: 9 }));
      expect(playback.taken?.sweeping).toBe(true);
      clock.pass(TIMES.gather + TIMES.sweep);
      expect([playback.taken, playback.view]).toEqual([null, after]);
    });

    it('has it there on a page that was loaded again, and sweeps it at the answer', () => {
      const { playback, clock, events } = player();
      const moves = [{ seat: 0, action: 'KC' }];
      playback.receive(anUpdate({ ...question, moves }, { version: 8, legal }));
      expect(playback.view).toMatchObject({ phase: 'roem', tricks: [], points: [0, 0, 0, 0], trick: { leader: 1, winning: 0 } });
      expect([playback.view?.trick?.cards, playback.taken]).toEqual([trick.cards, { winner: 0, sweeping: false }]);
      expect(events).toEqual([]);
      const after = { ...question, phase: 'play', moves: [...moves, { seat: 0, action: 'silent' }] };
      playback.receive(anUpdate(after, { version: 9 }));
      expect(playback.taken?.sweeping).toBe(true);
      clock.pass(TIMES.gather + TIMES.sweep);
      expect([playback.taken, playback.view]).toEqual([null, after]);
    });

    it.each([
      ['after a question of before the trick', { moves: [{ seat: 0, action: 'pass' }] }],
      ['before a card that is to be played', { phase: 'play', moves: [{ seat: 0, action: 'KC' }] }],
      ['at the end of a deal', { phase: 'over', toAct: null, moves: [{ seat: 0, action: 'KC' }] }],
    ])('is not there on a page loaded again %s', (_, changed) => {
      const { playback } = player();
      const view = { ...question, ...changed };
      playback.receive(anUpdate(view, { legal }));
      expect([playback.view, playback.taken]).toEqual([view, null]);
    });

    it.each([2, 'spectator'] as const)('leaves it there for those who are not asked, too (viewer %s)', (viewer) => {
      const { playback, clock } = player();
      playback.receive(anUpdate({ ...three, viewer }));
      playback.receive(anUpdate({ ...question, viewer }, { version: 8, events: [play(0, 'KC'), trick] }));
      clock.pass(TIMES.play);
      clock.pass(TIMES.rest + TIMES.gather + TIMES.sweep);
      expect(playback.view?.trick?.cards).toEqual(['AC', '8C', '9C', 'KC']);
      expect([playback.taken, playback.view?.points]).toEqual([{ winner: 0, sweeping: false }, [0, 0, 0, 0]]);
    });

    it('sweeps it at once where a card is to be played', () => {
      const { playback, clock } = player();
      const after = { ...question, phase: 'play' };
      playback.receive(anUpdate(three));
      playback.receive(anUpdate(after, { legal: { actions: ['7H', 'claim'], barred: [] }, events: [play(0, 'KC'), trick] }));
      clock.pass(TIMES.play);
      clock.pass(TIMES.rest);
      clock.pass(TIMES.gather + TIMES.sweep);
      expect([playback.taken, playback.view]).toEqual([null, after]);
    });

    it('forgets it with the deal', () => {
      const { playback } = asked();
      const next = aView({ moves: [], phase: 'bidding', trick: null });
      playback.receive(anUpdate(next));
      expect([playback.taken, playback.view]).toEqual([null, next]);
    });
  });

  it('shows updates one after the other, and skips to the last of them', () => {
    const { playback, clock, shown, events } = player();
    playback.receive(anUpdate(empty));
    playback.receive(anUpdate(led, { version: 8, events: [play(1, 'AC')] }));
    playback.receive(anUpdate(led, { version: 9, events: [play(2, '8C'), play(3, '9C')] }));
    expect(playback.skip()).toBe(true);
    expect(shown.map(({ version }) => version)).toEqual([7, 8, 9]);
    expect(events).toEqual(['play', 'play', 'play']);
    expect(playback.busy).toBe(false);
    expect(clock.pending).toBe(0);
    expect(playback.skip()).toBe(false);
  });

  it('pauses after each trick where that is wished, until somebody goes on', () => {
    const { playback, clock, shown } = player(0, true);
    const taken: WireEvent = { type: 'trick', leader: 1, winner: 1, points: 0, cards: ['AC'] };
    playback.receive(anUpdate(empty));
    playback.receive(anUpdate(led, { version: 8, events: [play(1, 'AC'), taken] }));
    playback.receive(anUpdate(led, { version: 9, events: [play(2, '8C'), taken] }));
    clock.pass(60_000);
    expect([playback.paused, playback.taken?.sweeping, shown.length]).toEqual([true, false, 1]);
    expect(playback.skip()).toBe(true);
    // On to the next trick, and no further.
    expect([playback.paused, shown.length]).toEqual([true, 2]);
    playback.skip();
    expect([playback.paused, playback.busy, shown.length]).toEqual([false, false, 3]);
  });

  it('needs no time at the instant pace', () => {
    const { playback, shown } = player(0);
    playback.receive(anUpdate(empty));
    playback.receive(anUpdate(led, { events: [play(1, 'AC')] }));
    expect(playback.busy).toBe(false);
    expect(shown).toHaveLength(2);
  });

  it('jumps to another deal without playing it into the old one', () => {
    const { playback } = player();
    playback.receive(anUpdate(led));
    const next = aView({ moves: [], phase: 'bidding', trick: null });
    playback.receive(anUpdate(next, { events: [{ type: 'trumps', seat: null, trump: 'S' }] }));
    expect(playback.view).toEqual(next);
    expect(playback.busy).toBe(false);
  });

  it('takes down bubbles with the trick that follows them', () => {
    const { playback } = player(0);
    playback.receive(anUpdate(empty));
    playback.receive(anUpdate(empty, { events: [{ type: 'call', seat: 2, action: 'pass' }] }));
    expect(playback.bubbles[2]).toMatchObject({ kind: 'call', action: 'pass' });
    playback.receive(anUpdate(empty, { events: [{ type: 'trick', leader: 1, winner: 1, points: 0, cards: [] }] }));
    expect(playback.bubbles).toEqual({});
  });

  it('takes down who has passed once trumps are made, and says who made them', () => {
    const { playback } = player(0);
    playback.receive(anUpdate(empty));
    const pass: WireEvent = { type: 'call', seat: 2, action: 'pass' };
    playback.receive(anUpdate(empty, { events: [pass, { type: 'trumps', seat: 3, trump: 'S' }] }));
    expect(playback.bubbles).toEqual({ 3: { kind: 'call', action: 'trump:S', says: null } });
    const take: WireEvent = { type: 'call', seat: 1, action: 'take' };
    playback.receive(anUpdate(empty, { events: [take, { type: 'trumps', seat: 1, trump: 'H' }] }));
    expect(playback.bubbles[1]).toMatchObject({ action: 'take' });
  });

  it('leaves melds on the board for a while before somebody else leads, and not before one leads oneself', () => {
    const params = { kind: 'run', count: 1, points: 15, cards: ['AS', 'TS', 'KS', 'QS', 'JS'] };
    const laid = aView({
      trick: { leader: 1, cards: [], winning: null },
      zones: [{ id: 'meld', seat: 2, stacks: [params.cards as ['AS']] }],
      facts: [{ key: 'pinochle-double.kind', params: { seat: 2, ...params } }],
    });
    const { playback, clock } = player();
    playback.receive(anUpdate(laid));
    playback.receive(anUpdate(led, { events: [play(1, 'AC')] }));
    clock.pass(TIMES.melds - 1);
    expect(playback.view?.trick?.cards).toEqual([]);
    clock.pass(1);
    expect(playback.view?.trick?.cards).toEqual(['AC']);
    const stepping = player(1, false, true).playback;
    stepping.receive(anUpdate(laid));
    stepping.receive(anUpdate(led, { events: [play(1, 'AC')] }));
    expect(stepping.view?.trick?.cards).toEqual(['AC']);
    const own = player().playback;
    own.receive(anUpdate(laid));
    own.receive(anUpdate(led, { events: [play(0, 'KC')] }));
    expect(own.view?.trick?.cards).toEqual(['KC']);
  });
});

describe('moments', () => {
  const MOMENTS: GameMoments = { announcements: { roem: 'bonus', nat: 'fall' }, calls: { contrar: 'stakes' }, lastTrick: true };
  const announced = (seat: number, what: string): WireEvent => ({ type: 'announce', seat, what, points: 20 });
  const roem = announced(1, 'roem');

  it('last their time, and no longer than a second and a half at any pace', () => {
    const { playback, clock, shown } = player(1, false, false, MOMENTS);
    playback.receive(anUpdate(empty));
    playback.receive(anUpdate(empty, { events: [roem] }));
    expect(playback.moment).toMatchObject({ tone: 'bonus', seat: 1 });
    clock.pass(momentTime(1) - 1);
    expect(shown).toHaveLength(1);
    clock.pass(1);
    expect([playback.moment, playback.busy]).toEqual([null, false]);
    for (const rest of [0.6, 1, 1.6]) expect(momentTime(rest)).toBeLessThanOrEqual(1500);
  });

  it('are over at a touch', () => {
    const { playback } = player(1, false, false, MOMENTS);
    playback.receive(anUpdate(empty));
    playback.receive(anUpdate(empty, { events: [roem] }));
    expect(playback.skip()).toBe(true);
    expect([playback.moment, playback.busy]).toEqual([null, false]);
    playback.receive(anUpdate(empty, { events: [roem, announced(2, 'nat')] }));
    expect(playback.skip()).toBe(true);
    expect([playback.moment, playback.busy]).toEqual([null, false]);
  });

  it('take what one seat announces in a row together, and part tones and seats', () => {
    const { playback, clock } = player(1, false, false, MOMENTS);
    playback.receive(anUpdate(empty));
    playback.receive(anUpdate(empty, { events: [roem, announced(1, 'roem'), announced(1, 'nat'), announced(2, 'nat')] }));
    const seen: unknown[] = [];
    while (playback.busy) {
      seen.push([playback.moment?.tone, playback.moment?.seat, playback.moment?.announced.length]);
      clock.pass(momentTime(1));
    }
    expect(seen).toEqual([
      ['bonus', 1, 2],
      ['fall', 1, 1],
      ['fall', 2, 1],
    ]);
  });

  it('are made of calls too', () => {
    const { playback } = player(1, false, false, MOMENTS);
    playback.receive(anUpdate(empty));
    playback.receive(anUpdate(empty, { events: [{ type: 'call', seat: 2, action: 'contrar' }] }));
    expect(playback.moment).toMatchObject({ tone: 'stakes', seat: 2, call: 'contrar' });
  });

  it('mark the last trick where it earns points, while it lies', () => {
    const hands = (cards: number): '??'[][] => Array.from({ length: 4 }, () => Array<'??'>(cards).fill('??'));
    const trick: WireEvent = { type: 'trick', leader: 1, winner: 3, points: 15, cards: ['AC', '8C', '9C', 'KC'] };
    for (const [held, tone] of [
      [0, 'bonus'],
      [1, undefined],
    ] as const) {
      const { playback, clock } = player(1, false, false, MOMENTS);
      const full = aView({ trick: { leader: 1, cards: ['AC', '8C', '9C', 'KC'], winning: 3 }, hands: hands(held) });
      playback.receive(anUpdate(full));
      playback.receive(anUpdate(full, { events: [trick] }));
      expect(playback.moment?.tone).toBe(tone);
      clock.pass(TIMES.rest);
      expect(playback.moment).toBeNull();
    }
  });

  it.each([
    ['at instant pace', player(0, false, false, MOMENTS)],
    ['where a person takes each step', player(1, false, true, MOMENTS)],
    ['in a game that names none', player()],
  ])('are left out %s', (_, { playback }) => {
    playback.receive(anUpdate(empty));
    playback.receive(anUpdate(empty, { events: [roem] }));
    expect(playback.moment).toBeNull();
  });
});
