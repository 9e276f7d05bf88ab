import { describe, expect, it } from 'vitest';
import type { ServerMessage } from '../../engine/protocol/messages.ts';
import { FIRST_WAIT, LONGEST_WAIT, PATIENCE, PULSE, socketLink, WAKING_PATIENCE } from './socket.ts';

/** Stands where the browser's socket stands: the test opens, speaks and closes. */
class Wire extends EventTarget {
  readyState = 0;
  readonly sent: string[] = [];

  send(text: string): void {
    this.sent.push(text);
  }

  close(): void {
    this.drop();
  }

  open(): void {
    this.readyState = 1;
    this.dispatchEvent(new Event('open'));
  }

  say(text: string): void {
    this.dispatchEvent(new MessageEvent('message', { data: text }));
  }

  drop(): void {
    this.readyState = 3;
    this.dispatchEvent(new Event('close'));
  }
}

interface Timer {
  readonly wait: number;
  readonly repeats: boolean;
  readonly then: () => void;
  due: number;
}

/** Runs timers in their order, without waiting for them. */
class TestClock {
  now = 0;
  readonly #timers = new Set<Timer>();

  set(wait: number, repeats: boolean, then: () => void): () => void {
    const timer = { wait, repeats, then, due: this.now + wait };
    this.#timers.add(timer);
    return () => void this.#timers.delete(timer);
  }

  pass(time: number): void {
    const end = this.now + time;
    for (;;) {
      const next = [...this.#timers].sort((a, b) => a.due - b.due)[0];
      if (next === undefined || next.due > end) break;
      this.now = next.due;
      if (next.repeats) next.due += next.wait;
      else this.#timers.delete(next);
      next.then();
    }
    this.now = end;
  }
}

function linked() {
  const wires: Wire[] = [];
  const waits: number[] = [];
  const clock = new TestClock();
  const wakers = new Set<() => void>();
  const link = socketLink(
    { url: 'ws://here/socket', key: undefined },
    {
      open: () => {
        const wire = new Wire();
        wires.push(wire);
        return wire as unknown as WebSocket;
      },
      after: (wait, then) => {
        waits.push(wait);
        clock.set(wait, false, then);
      },
      every: (wait, then) => clock.set(wait, true, then),
      onWaking: (then) => {
        wakers.add(then);
        return () => void wakers.delete(then);
      },
    },
  );
  const messages: ServerMessage[] = [];
  const states: string[] = [];
  link.onMessage((message) => messages.push(message));
  link.onState((state) => states.push(state));
  const wake = (): void => wakers.forEach((then) => then());
  return { link, wires, waits, messages, states, clock, wake, wakers };
}

const PING = '{"type":"ping"}';
const PONG = '{"type":"pong"}';

it('parses what it hears, and hands on as a refusal what is no message', () => {
  const { wires, messages } = linked();
  wires[0]?.open();
  wires[0]?.say('{"type":"home","unfinished":[]}');
  wires[0]?.say('{"type":"home"}');
  expect(messages).toMatchObject([{ type: 'home' }, { type: 'refusal', code: 'protocol/malformed' }]);
});

it('is taken up again after ever longer waits, which begin again once it stands', () => {
  const { wires, waits, states, clock } = linked();
  for (let i = 0; i < 8; i += 1) {
    wires.at(-1)?.drop();
    clock.pass(Math.max(...waits.slice(-1)));
  }
  expect(waits.slice(0, 3)).toEqual([FIRST_WAIT, FIRST_WAIT * 2, FIRST_WAIT * 4]);
  expect(waits.at(-1)).toBe(LONGEST_WAIT);
  expect(wires).toHaveLength(9);
  wires.at(-1)?.open();
  wires.at(-1)?.drop();
  expect(waits.at(-1)).toBe(FIRST_WAIT);
  expect(states.at(-1)).toBe('lost');
});

it('drops what is sent while it is lost, and stays closed once closed', () => {
  const { link, wires, waits, states } = linked();
  link.send({ type: 'leave', ref: 1 });
  wires[0]?.open();
  link.send({ type: 'leave', ref: 2 });
  expect(wires[0]?.sent).toEqual(['{"type":"leave","ref":2}']);
  link.close();
  expect(waits).toEqual([]);
  expect(states.at(-1)).toBe('closed');
});

describe('a host that says nothing any more', () => {
  it('is probed after a while, and found lost where it does not answer', () => {
    const { wires, states, clock, messages } = linked();
    wires[0]?.open();
    clock.pass(PULSE);
    expect(wires[0]?.sent, 'it has only just been heard').toEqual([]);
    clock.pass(PULSE);
    expect(wires[0]?.sent).toEqual([PING]);
    wires[0]?.say(PONG);
    clock.pass(PATIENCE);
    expect(states).toEqual(['open']);
    clock.pass(2 * PULSE);
    expect(states).toEqual(['open', 'lost']);
    expect(wires, 'another connection is begun at once').toHaveLength(2);
    const { length } = messages;
    wires[0]?.say('{"type":"home","unfinished":[]}');
    expect(messages, 'what comes too late is not heard').toHaveLength(length);
    wires[1]?.open();
    expect(states).toEqual(['open', 'lost', 'open']);
  });

  it('is tried again where a connection is not answered in time', () => {
    const { wires, states, clock } = linked();
    clock.pass(PULSE);
    expect(states).toEqual(['lost']);
    clock.pass(FIRST_WAIT);
    expect(wires).toHaveLength(2);
    wires[1]?.open();
    expect(states).toEqual(['lost', 'open']);
  });
});

describe('a page that wakes', () => {
  it('probes its socket, and keeps one that answers', () => {
    const { wires, states, clock, wake } = linked();
    wires[0]?.open();
    wake();
    expect(wires[0]?.sent).toEqual([PING]);
    clock.pass(WAKING_PATIENCE / 2);
    wires[0]?.say(PONG);
    clock.pass(WAKING_PATIENCE);
    expect(states).toEqual(['open']);
    expect(wires).toHaveLength(1);
  });

  it('replaces a dead socket within a second, and does so once for several signs', () => {
    const { wires, states, clock, wake } = linked();
    wires[0]?.open();
    for (let i = 0; i < 3; i += 1) wake();
    clock.pass(WAKING_PATIENCE);
    expect(wires).toHaveLength(2);
    expect(clock.now).toBeLessThan(1000);
    wires[1]?.open();
    clock.pass(FIRST_WAIT);
    expect(states).toEqual(['open', 'lost', 'open']);
    expect(wires).toHaveLength(2);
  });

  it('does not wait for the next attempt, nor for one that was begun before', () => {
    const { wires, waits, clock, wake } = linked();
    for (let i = 0; i < 7; i += 1) {
      wires.at(-1)?.drop();
      clock.pass(Math.max(...waits.slice(-1)));
    }
    wires.at(-1)?.drop();
    const before = wires.length;
    wake();
    expect(wires, 'in the middle of a long wait').toHaveLength(before + 1);
    wake();
    expect(wires, 'with a connection that does not stand yet').toHaveLength(before + 2);
    wires.at(-1)?.drop();
    expect(waits.at(-1), 'waits are short again').toBe(FIRST_WAIT);
    clock.pass(FIRST_WAIT);
    expect(wires).toHaveLength(before + 3);
    wires.at(-1)?.open();
    clock.pass(LONGEST_WAIT - 1);
    expect(wires, 'the long wait no longer matters').toHaveLength(before + 3);
  });

  it('stays closed where it is closed', () => {
    const { link, wires, wake, wakers } = linked();
    link.close();
    wake();
    expect(wires).toHaveLength(1);
    expect(wakers.size).toBe(0);
  });
});
