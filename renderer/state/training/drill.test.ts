import { describe, expect, it } from 'vitest';
import type { DrillQuestionMessage } from '../../../engine/protocol/messages.ts';
import type { SendRequest } from '../table/request.ts';
import { bestScore, DrillController, RUN_LIMIT } from './drill.svelte.ts';

const QUESTION: DrillQuestionMessage = {
  players: 4,
  seat: 0,
  trump: 'H',
  declarer: 0,
  hand: ['AS'],
  goesOn: false,
  tricks: [
    { leader: 0, cards: ['7H', '8H', '9H', 'TH'], winner: 2 },
    { leader: 2, cards: ['7S', '8S', '9S', 'TS'], winner: 1 },
  ],
  turned: [],
  moves: [],
  suit: null,
  side: [],
  choices: ['0', '1', '2'],
};

/** A host whose second choice is right, and a clock that is moved by hand. */
function hostAt(): {
  ask: SendRequest;
  after: (wait: number, then: () => void) => () => void;
  now: () => number;
  pass: (ms: number) => Promise<void>;
  sent: { type: string }[];
} {
  let time = 1_000_000;
  let timers: { at: number; then: () => void }[] = [];
  const sent: { type: string }[] = [];
  const ask = (async (request: { type: string; choice?: number }) => {
    sent.push(request);
    if (request.type === 'drill') return { ok: true, value: { type: 'drill', question: QUESTION } };
    return { ok: true, value: { type: 'reply', ok: request.choice === 1, right: [1], points: null, wins: null } };
  }) as unknown as SendRequest;
  return {
    ask,
    sent,
    now: () => time,
    after: (wait, then) => {
      const timer = { at: time + wait, then };
      timers.push(timer);
      return () => (timers = timers.filter((one) => one !== timer));
    },
    async pass(ms) {
      const until = time + ms;
      for (;;) {
        const [next] = [...timers].sort((a, b) => a.at - b.at);
        if (next === undefined || next.at > until) break;
        timers = timers.filter((one) => one !== next);
        time = next.at;
        next.then();
        await Promise.resolve();
        await Promise.resolve();
        await Promise.resolve();
      }
      time = until;
    },
  };
}

describe('a run', () => {
  it('waits until its player has read what to do: the clock runs, and the first question comes, once it begins', async () => {
    const host = hostAt();
    const run = new DrillController('klaverjas', 'worth', true, host);
    await host.pass(2 * RUN_LIMIT);
    expect([run.phase, run.left, host.sent]).toEqual(['ready', RUN_LIMIT, []]);
    await run.begin();
    expect([run.phase, run.run, run.left]).toEqual(['asked', host.now(), RUN_LIMIT]);
    // A second press begins nothing.
    await run.begin();
    expect(host.sent).toHaveLength(1);
  });

  it('shows its tricks, puts the question, and goes on after the answer', async () => {
    const host = hostAt();
    const run = new DrillController('klaverjas', 'trumps', true, host);
    await run.begin();
    expect([run.phase, run.shown]).toEqual(['tricks', 0]);
    await run.choose(1);
    expect(run.asked).toBe(0);
    await host.pass(2000);
    expect([run.phase, run.shown]).toEqual(['tricks', 1]);
    await host.pass(2000);
    expect(run.phase).toBe('asked');
    await run.choose(1);
    expect([run.phase, run.right, run.asked]).toEqual(['answered', 1, 1]);
    expect(host.sent.at(-1)).toMatchObject({ type: 'reply', number: 0, choice: 1, timed: true, ms: 4000 });
    await host.pass(1000);
    expect([run.phase, run.reply]).toEqual(['tricks', null]);
    expect(host.sent.at(-1)).toMatchObject({ type: 'drill', number: 1 });
  });

  it('shows the right answer for five seconds after a wrong one, or until its player goes on', async () => {
    const host = hostAt();
    const run = new DrillController('klaverjas', 'worth', true, host);
    await run.begin();
    await run.choose(0);
    await host.pass(4800);
    expect(run.phase).toBe('answered');
    await host.pass(400);
    expect(run.phase).toBe('asked');
    await run.choose(0);
    await run.next();
    expect([run.phase, host.sent.at(-1)?.type]).toEqual(['asked', 'drill']);
  });

  it('ends after two minutes, and shows the answer that was given in time', async () => {
    const host = hostAt();
    const run = new DrillController('klaverjas', 'worth', true, host);
    await run.begin();
    expect(run.phase).toBe('asked');
    await host.pass(RUN_LIMIT - 1000);
    await run.choose(0);
    expect(run.reply?.ok).toBe(false);
    await host.pass(1500);
    expect([run.left, run.phase]).toEqual([0, 'answered']);
    await host.pass(5000);
    expect(run.phase).toBe('over');
    expect(host.sent.filter(({ type }) => type === 'drill')).toHaveLength(1);
  });

  it('stands still while something lies over it: its clock, the trick that is seen, and the time of the answer', async () => {
    const host = hostAt();
    const run = new DrillController('klaverjas', 'trumps', true, host);
    await run.begin();
    await host.pass(1000);
    run.hold(true);
    await host.pass(3 * RUN_LIMIT);
    expect([run.phase, run.shown, run.left]).toEqual(['tricks', 0, RUN_LIMIT - 1000]);
    run.hold(false);
    await host.pass(1700);
    expect(run.shown).toBe(0);
    await host.pass(100);
    expect([run.shown, run.left]).toEqual([1, RUN_LIMIT - 2500]);
    await host.pass(1800);
    await run.choose(1);
    expect(host.sent.at(-1)).toMatchObject({ type: 'reply', ms: 4600 });
    // Nor does the verdict on an answer go by unseen.
    run.hold(true);
    await host.pass(RUN_LIMIT);
    expect(run.phase).toBe('answered');
    run.hold(false);
    await host.pass(900);
    expect(run.phase).toBe('tricks');
    await host.pass(RUN_LIMIT);
    expect([run.left, run.phase]).toEqual([0, 'over']);
  });

  it('without a limit waits for its player, trick by trick', async () => {
    const host = hostAt();
    const run = new DrillController('klaverjas', 'points', false, host);
    await run.begin();
    await host.pass(10 * RUN_LIMIT);
    expect([run.phase, run.shown]).toEqual(['tricks', 0]);
    await run.next();
    await run.next();
    expect(run.phase).toBe('asked');
    await run.next();
    expect(run.phase).toBe('asked');
    await run.choose(0);
    await host.pass(RUN_LIMIT);
    expect(run.phase).toBe('answered');
    await run.next();
    expect(run.phase).toBe('tricks');
  });

  it('goes on once, by itself or by a key', async () => {
    const host = hostAt();
    const run = new DrillController('klaverjas', 'trumps', true, host);
    await run.begin();
    await run.next();
    await run.next();
    await run.choose(0);
    await host.pass(500);
    // The player has read enough, and wants the next question twice over.
    await Promise.all([run.next(), run.next()]);
    expect([run.phase, run.shown, host.sent.at(-1)]).toEqual(['tricks', 0, expect.objectContaining({ type: 'drill', number: 1 })]);
    await host.pass(1700);
    expect([run.phase, run.shown]).toEqual(['tricks', 0]);
    await host.pass(200);
    expect([run.phase, run.shown]).toEqual(['tricks', 1]);
    await host.pass(1900);
    expect(run.phase).toBe('asked');
  });

  it('puts a question again whose answer did not arrive, and fetches one again that did not come', async () => {
    const host = hostAt();
    let lost = false;
    const ask = (async (...request: Parameters<SendRequest>) =>
      lost ? { ok: false, error: { code: 'link/lost', message: '' } } : host.ask(...request)) as SendRequest;
    const run = new DrillController('klaverjas', 'worth', false, { ...host, ask });
    lost = true;
    await run.begin();
    expect([run.phase, run.refusal?.code]).toEqual(['loading', 'link/lost']);
    lost = false;
    await run.next();
    expect([run.phase, run.refusal]).toEqual(['asked', null]);
    lost = true;
    await run.choose(1);
    expect([run.phase, run.choice, run.asked, run.refusal?.code]).toEqual(['asked', null, 0, 'link/lost']);
    lost = false;
    await run.choose(1);
    expect([run.phase, run.asked, run.refusal]).toEqual(['answered', 1, null]);
    lost = true;
    await run.next();
    expect([run.phase, run.refusal?.code]).toEqual(['answered', 'link/lost']);
    lost = false;
    await run.next();
    expect([run.phase, host.sent.at(-1)]).toEqual(['asked', expect.objectContaining({ type: 'drill', number: 1 })]);
  });

  it('does nothing after it was closed', async () => {
    const host = hostAt();
    const run = new DrillController('klaverjas', 'trumps', true, host);
    await run.begin();
    run.close();
    await host.pass(2 * RUN_LIMIT);
    expect([run.phase, run.shown]).toEqual(['tricks', 0]);
  });
});

describe('the best score', () => {
  it('is none before a run has one above nothing', () => {
    expect(bestScore([])).toBe(null);
    expect(bestScore([{ score: null }, { score: 0 }])).toBe(null);
    expect(bestScore([{ score: 3 }, { score: null }, { score: 12 }])).toBe(12);
  });
});
