import { expect, it } from 'vitest';
import { LuckController, partedResult, wholeParts } from './luck.svelte.ts';

const parts = (result: number) => ({
  cards: { mean: 4, se: 3 },
  others: { mean: -1, se: 0 },
  play: { mean: result - 3, se: 2 },
});
const deal = (number: number, deals = 3) => ({
  type: 'luck' as const,
  ref: 1,
  deal: number,
  deals,
  result: 10 * number,
  ...parts(10 * number),
});

it('parts a result into cards, the others and play, with errors that grow by the root', () => {
  expect(partedResult([deal(1), deal(2), deal(3), deal(4)])).toEqual({
    cards: { value: 16, error: 12 },
    others: { value: -4, error: 0 },
    play: { value: 88, error: 8 },
    result: { value: 100, error: 0 },
  });
});

it('shows whole points that add up to the result exactly', () => {
  for (const third of [1 / 3, 2 / 3, -1 / 3, 0.5]) {
    const { result, ...parts } = partedResult([
      { result: 7, cards: { mean: third, se: 1 }, others: { mean: third, se: 2 }, play: { mean: 7 - 2 * third, se: 3 } },
    ]);
    const whole = wholeParts(parts, result.value);
    expect(whole.map(({ key }) => key)).toEqual(['cards', 'others', 'play']);
    expect(whole.reduce((sum, { value }) => sum + value, 0)).toBe(7);
    for (const { key, value } of whole) expect(Math.abs(value - parts[key].value)).toBeLessThan(1.5);
  }
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
  expect(luck.parted).toMatchObject({ result: { value: 60 }, cards: { value: 12 }, others: { value: -3 }, play: { value: 51 } });
});
