import { expect, it } from 'vitest';
import { LuckController, partedResult } from './luck.svelte.ts';

const deal = (number: number, deals = 3) => ({ type: 'luck' as const, ref: 1, deal: number, deals, result: 10 * number, cards: 4, se: 3 });

it('parts a result into cards and play, with an error that grows by the root', () => {
  expect(partedResult([deal(1), deal(2), deal(3), deal(4)])).toEqual({ result: 100, cards: 16, play: 84, error: 12 });
});

it('works through the deals, stops, and goes on where it stood', async () => {
  const sent: string[] = [];
  const asked: number[] = [];
  let hold: (() => void) | undefined;
  const session = {
    send: ({ type }: { type: string }) => sent.push(type),
    ask: async (request: { deal?: number }) => {
      const number = request.deal!;
      asked.push(number);
      if (number === 2 && hold === undefined) await new Promise<void>((resolve) => (hold = resolve));
      return { ok: true, value: deal(number) };
    },
  };
  const luck = new LuckController({ match: 'm', person: 0 }, session as never);
  const first = luck.run();
  await new Promise((resolve) => setTimeout(resolve));
  expect(luck).toMatchObject({ running: true, of: 3, complete: false });
  luck.stop();
  expect(sent).toEqual(['stop']);
  hold!();
  await first;
  expect(luck.deals).toHaveLength(1);
  await luck.run();
  expect(asked).toEqual([1, 2, 2, 3]);
  expect(luck).toMatchObject({ running: false, complete: true });
  expect(luck.parted).toMatchObject({ result: 60, cards: 12 });
});
