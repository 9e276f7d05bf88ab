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

/** The review of some decisions, with a spread of which a sixteenth is 8 points. */
async function reviewOf(decisions: readonly JudgedOnWire[]): Promise<LookBackController> {
  const ask = (async ({ from }: { from: number }) => {
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

it('puts no question where only right answers are left', async () => {
  const asked = marked(4, { AH: 0, JH: 12 });
  const review = await reviewOf([marked(0, { AH: 0 }), asked, marked(8, { AH: 0, QH: 7 })]);
  expect(review.marked.map(({ step }) => step)).toEqual([0, 4, 8]);
  expect(review.questions).toEqual([asked]);
});
