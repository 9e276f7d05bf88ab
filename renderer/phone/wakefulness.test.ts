import { expect, it } from 'vitest';
import { Wakefulness } from './wakefulness.ts';

/** A way of keeping the screen on that counts, and refuses as often as it is to. */
function holding(refusals = 0) {
  const count = { asked: 0, held: 0 };
  const hold = (): Promise<{ release: () => void }> => {
    count.asked += 1;
    if (count.asked <= refusals) return Promise.reject(new Error('battery low'));
    count.held += 1;
    return Promise.resolve({ release: () => void (count.held -= 1) });
  };
  return { count, wakefulness: new Wakefulness(hold) };
}

it('holds the screen while that is wanted, once, and lets it go', async () => {
  const { count, wakefulness } = holding();
  wakefulness.want(false);
  expect(count.asked).toBe(0);
  wakefulness.want(true);
  wakefulness.want(true);
  expect(count).toEqual({ asked: 1, held: 1 });
  wakefulness.want(false);
  await Promise.resolve();
  await Promise.resolve();
  expect(count.held).toBe(0);
});

it('lets go what the browser grants after it is no longer wanted', async () => {
  let grant: (grip: { release: () => void }) => void = () => undefined;
  let released = 0;
  const wakefulness = new Wakefulness(() => new Promise((resolve) => (grant = resolve)));
  wakefulness.want(true);
  wakefulness.want(false);
  grant({ release: () => (released += 1) });
  await expect.poll(() => released).toBe(1);
});

it('tries again after a refusal', async () => {
  const { count, wakefulness } = holding(1);
  wakefulness.want(true);
  wakefulness.want(false);
  wakefulness.want(true);
  await Promise.resolve();
  expect(count).toEqual({ asked: 2, held: 1 });
});
