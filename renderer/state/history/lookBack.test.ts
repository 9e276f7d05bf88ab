import { expect, it } from 'vitest';
import type { JudgedOnWire } from '../../../engine/protocol/messages.ts';
import { Words } from '../../words/words.svelte.ts';
import { aView } from '../fixtures/view.fixture.ts';
import type { SendRequest } from '../table/request.ts';
import { LookBackController } from './lookBack.svelte.ts';

/** A marked decision for which the king was played, and how far other choices are behind the best. */
function marked(step: number, others: Readonly<Record<string, number>>): JudgedOnWire {
  const actions = [...Object.entries(others), ['KH', 20] as const].map(([action, behind]) => ({ action, behind, se: 1 }));
  return {
    step,
    action: 'KH',
    cause: 'lead',
    mark: 'mistake',
    lost: 20,
    se: 1,
    best: ['AH'],
    actions,
    reasons: [],
    against: [],
    view: aView(),
  };
}

/** The review of some decisions, with a spread of which a sixteenth is 8 points; `played` is called with the number of each from which bots play on. */
async function reviewOf(decisions: readonly JudgedOnWire[], played?: (from: number) => void): Promise<LookBackController> {
  const ask = (async ({ from, deals }: { from: number; deals?: true }) => {
    if (deals === true) {
      played?.(from);
      const decision = { ...decisions[from], ledTo: { of: 30, rows: [] } };
      return { ok: true, value: { type: 'judged', seat: 0, next: from + 1, of: decisions.length, spread: 128, decision } };
    }
    const next = from + 1 < decisions.length ? from + 1 : null;
    return { ok: true, value: { type: 'judged', seat: 0, next, of: decisions.length, spread: 128, decision: decisions[from] } };
  }) as unknown as SendRequest;
  const people = ['Ada', 'Ben', 'Cas', 'Dee'].map((name) => ({ name, kind: 'here' as const }));
  const review = new LookBackController(
    { match: 'm', live: true, deal: 1, person: 0, people, seats: [0, 1, 2, 3] },
    { words: new Words(), tempo: () => ({ motion: 0, rest: 0 }), session: { games: [], ask, send: () => 0 } },
  );
  await review.run();
  return review;
}

it('has bots play on from an inaccuracy that is shown, once all is judged', async () => {
  const slight = (step: number): JudgedOnWire => ({ ...marked(step, { AH: 0 }), mark: 'inaccuracy' });
  const requests: number[] = [];
  const review = await reviewOf([{ ...marked(0, { AH: 0 }), mark: 'none' }, slight(4), slight(8)], (from) => requests.push(from));
  await expect.poll(() => review.current?.ledTo?.of).toBe(30);
  expect(requests).toEqual([1]);
  review.show(8);
  await expect.poll(() => review.current?.ledTo?.of).toBe(30);
  review.show(4);
  review.show(0);
  await review.run();
  expect(requests).toEqual([1, 2]);
  expect(review.decisions.map(({ step, ledTo }) => [step, ledTo?.of])).toEqual([
    [0, undefined],
    [4, 30],
    [8, 30],
  ]);
});

it('opens at the decision that cost most where none has a mark', async () => {
  const little = (step: number, lost: number): JudgedOnWire => ({ ...marked(step, { AH: 0 }), mark: 'none', lost });
  expect((await reviewOf([little(0, 0), little(4, 3), little(8, 1)])).current?.step).toBe(4);
  expect((await reviewOf([little(0, 0), little(4, 0.4)])).current?.step).toBe(0);
  expect((await reviewOf([little(0, 5), marked(4, { AH: 0 })])).current?.step).toBe(4);
});

it('puts no question where only right answers are left', async () => {
  const asked = marked(4, { AH: 0, JH: 12 });
  const review = await reviewOf([marked(0, { AH: 0 }), asked, marked(8, { AH: 0, QH: 7 })]);
  expect(review.marked.map(({ step }) => step)).toEqual([0, 4, 8]);
  expect(review.questions).toEqual([asked]);
});
