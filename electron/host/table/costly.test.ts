import { describe, expect, it } from 'vitest';
import { spreadOf } from '../../../engine/bots/judge/judge.ts';
import { THINKING, type CostQuestion } from '../workers/botAnswer.ts';
import { localBots, type Bots } from '../workers/bots.ts';
import { withGuest } from '../fixtures/guest.fixture.ts';
import { TestClient, hostOn, ownFolder } from '../fixtures/host.fixture.ts';
import { ADA, BEN, bot, SOLO } from '../fixtures/matches.fixture.ts';

/** Bots to whom every action costs ten points, and what they were asked. */
function warners(): { bots: Bots; asked: CostQuestion[] } {
  const asked: CostQuestion[] = [];
  return { asked, bots: { ...localBots(), cost: (question) => (asked.push(question), Promise.resolve(10)) } };
}

describe('an action that its player wishes to be asked about', () => {
  it('is refused while it costs much, changes nothing, and is played once it is meant', async () => {
    const { bots, asked } = warners();
    const ada = new TestClient(await hostOn(ownFolder(), { bots }), true);
    await ada.ask(SOLO);
    const { update } = ada;
    const [action = ''] = update.legal.actions;
    const act = { type: 'act', version: update.version, action } as const;
    expect(await ada.ask({ ...act, ask: true })).toMatchObject({ type: 'refusal', code: 'table/costly', facts: { lost: 10 } });
    expect(ada.update).toBe(update);
    // The seat's own view, and nothing beside it.
    expect(asked).toEqual([{ view: update.view, legal: update.legal, action, time: THINKING }]);
    expect(asked[0]!.view.hands.filter((hand) => hand.every((card) => card === '??'))).toHaveLength(3);
    expect(await ada.ask(act)).toMatchObject({ type: 'update' });
    expect(asked).toHaveLength(1);
  });

  it('is played at once where another person plays, here or elsewhere, and nothing is judged', async () => {
    const { bots, asked } = warners();
    const { ada, ben } = await withGuest(await hostOn(ownFolder(), { bots }));
    const seen = new Set<TestClient>();
    while (seen.size < 2) {
      const toAct = (): TestClient | undefined => [ada, ben].find(({ update }) => update.legal.actions.length > 0);
      await expect.poll(toAct).toBeDefined();
      const client = toAct()!;
      const { version, legal } = client.update;
      expect(await client.ask({ type: 'act', version, action: legal.actions[0]!, ask: true })).toMatchObject({ type: 'update' });
      await Promise.all([ada, ben].map((one) => one.until(() => one.update.version > version)));
      seen.add(client);
    }
    const two = new TestClient(await hostOn(ownFolder(), { bots }), true);
    await two.ask({ ...SOLO, people: [ADA, BEN, bot('Bot 2'), bot('Bot 3')] });
    await two.ask({ type: 'watch', person: 0 });
    const { version, legal } = two.update;
    expect(await two.ask({ type: 'act', version, action: legal.actions[0]!, ask: true })).toMatchObject({ type: 'update' });
    expect(asked).toEqual([]);
  });

  it('is refused where the judge is certain, by as much as a mistake costs, and played where time is up', async () => {
    const costs: (number | null)[] = [];
    const own = localBots();
    const patient: Bots = {
      ...own,
      cost: async (question) => {
        expect(await own.cost({ ...question, time: 0 })).toBeNull();
        const cost = await own.cost({ ...question, time: 60_000 });
        costs.push(cost);
        return cost;
      },
    };
    const ada = new TestClient(await hostOn(ownFolder(), { bots: patient }), true);
    await ada.ask({ ...SOLO, game: 'manille', options: {} });
    // Whatever is legal first: as careless as a player can be.
    for (;;) {
      await ada.until(() => ada.update.legal.actions.length > 0 || ada.update.view.score !== null);
      if (ada.update.view.score !== null) break;
      const { version, legal } = ada.update;
      const act = { type: 'act', version, action: legal.actions[0] ?? '' } as const;
      const answer = await ada.ask({ ...act, ask: true });
      if (answer.type === 'refusal') {
        expect(answer).toMatchObject({ code: 'table/costly', facts: { lost: costs.at(-1) } });
        expect(answer.facts?.['lost']).toBeGreaterThanOrEqual(spreadOf('manille') / 8);
        await ada.ask(act);
      }
    }
    expect(costs.filter((cost) => cost !== null).length).toBeGreaterThan(0);
    expect(costs).toContain(null);
  }, 120_000);
});
