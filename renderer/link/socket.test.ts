import { describe, expect, it } from 'vitest';
import type { ServerMessage } from '../../engine/protocol/messages.ts';
import { FIRST_WAIT, LONGEST_WAIT, socketLink } from './socket.ts';

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

function linked() {
  const wires: Wire[] = [];
  const waits: { wait: number; then: () => void }[] = [];
  const pulses: (() => void)[] = [];
  const asked: ((there: boolean) => void)[] = [];
  const link = socketLink(
    { url: 'ws://here/socket', key: undefined },
    {
      open: () => {
        const wire = new Wire();
        wires.push(wire);
        return wire as unknown as WebSocket;
      },
      after: (wait, then) => waits.push({ wait, then }),
      every: (_, then) => {
        pulses.push(then);
        return () => void pulses.splice(pulses.indexOf(then), 1);
      },
      isThere: () => new Promise((resolve) => asked.push(resolve)),
    },
  );
  const messages: ServerMessage[] = [];
  const states: string[] = [];
  link.onMessage((message) => messages.push(message));
  link.onState((state) => states.push(state));
  const pulse = (): void => pulses.forEach((then) => then());
  return { link, wires, waits, messages, states, pulses, pulse, asked };
}

it('parses what it hears, and hands on as a refusal what is no message', () => {
  const { wires, messages } = linked();
  wires[0]?.open();
  wires[0]?.say('{"type":"home","unfinished":[]}');
  wires[0]?.say('{"type":"home"}');
  expect(messages).toMatchObject([{ type: 'home' }, { type: 'refusal', code: 'protocol/malformed' }]);
});

it('is taken up again after ever longer waits, which begin anew once it stands', () => {
  const { wires, waits, states } = linked();
  for (let i = 0; i < 8; i += 1) {
    wires.at(-1)?.drop();
    waits.at(-1)?.then();
  }
  expect(waits.map(({ wait }) => wait).slice(0, 3)).toEqual([FIRST_WAIT, FIRST_WAIT * 2, FIRST_WAIT * 4]);
  expect(waits.at(-1)?.wait).toBe(LONGEST_WAIT);
  wires.at(-1)?.open();
  wires.at(-1)?.drop();
  expect(waits.at(-1)?.wait).toBe(FIRST_WAIT);
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
  it('is asked whether it is there, and found lost where it does not answer', async () => {
    const { wires, waits, states, pulses, pulse, asked, messages } = linked();
    wires[0]?.open();
    pulse();
    expect(asked, 'it has only just been heard').toEqual([]);
    pulse();
    asked.shift()?.(true);
    await Promise.resolve();
    expect(states).toEqual(['open']);
    pulse();
    wires[0]?.say('{"type":"home"}');
    asked.shift()?.(false);
    await Promise.resolve();
    expect(states, 'it has spoken before the answer was due').toEqual(['open']);
    pulse();
    pulse();
    asked.shift()?.(false);
    await Promise.resolve();
    expect(states).toEqual(['open', 'lost']);
    expect(waits).toMatchObject([{ wait: FIRST_WAIT }]);
    const { length } = messages;
    wires[0]?.say('{"type":"home"}');
    expect(messages, 'what comes too late is not heard').toHaveLength(length);
    expect(pulses).toEqual([]);
  });

  it('is tried anew where a connection is not answered in time', () => {
    const { wires, waits, states, pulse } = linked();
    pulse();
    expect(states).toEqual(['lost']);
    waits[0]?.then();
    expect(wires).toHaveLength(2);
    wires[1]?.open();
    expect(states).toEqual(['lost', 'open']);
  });
});
