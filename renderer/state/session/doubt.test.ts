import { expect, it } from 'vitest';
import { seedFrom } from '../../../engine/cards/random.ts';
import { doubtFile } from './doubt.ts';
import { change } from './fixtures/hostile.fixture.ts';
import { playDeal } from './fixtures/device.fixture.ts';
import { threeAtTable } from './fixtures/threeAtTable.fixture.ts';

it('a device that finds a deal unfair reports it by itself, and all devices show whose it was; its proof is in a file', async () => {
  const { ada, ben, cas } = await threeAtTable(({ ben }) => {
    ben.down = change('proof', (proof) => ({ ...proof, secret: seedFrom('another') }));
  });
  await playDeal(1, ada, ben, cas);
  for (const device of [ada, ben, cas]) {
    await device.until(() => device.table.doubts);
    expect(device.table.doubts).toEqual({ open: true, found: [{ deal: 1, names: ['Ben'], code: 'fair/other-secret' }] });
  }
  const proof = JSON.parse(doubtFile(ben.session.fairness, ben.table, 1, await ben.report(1))) as Record<string, unknown>;
  expect(proof).toMatchObject({
    format: 'trickhouse-doubt/1',
    deal: 1,
    verdict: 'fair/other-secret',
    witness: { plays: true, present: true, attempts: [{ terms: { deal: 1 } }] },
    proof: { secret: seedFrom('another') },
  });
});

it('a device that finds nothing wrong reports nothing', async () => {
  const { ada, ben, cas } = await threeAtTable();
  await playDeal(1, ada, ben, cas);
  for (const device of [ada, ben, cas]) expect((await device.report(1)).verdict).toBe('fair');
  expect(ada.table.doubts).toBeUndefined();
});

it('a check that comes before a deal is over is no doubt, and is made again at its end', async () => {
  const { ada, ben, cas } = await threeAtTable();
  // The reckoning of a deal may still stand when the next one has begun.
  await ben.until(() => ben.update);
  expect((await ben.report(1)).verdict).toBe('unknown');
  await playDeal(1, ada, ben, cas);
  for (const device of [ada, ben, cas]) expect((await device.report(1)).verdict).toBe('fair');
  expect(ben.table.doubts).toBeUndefined();
});

it('a host that calls a deal open which was seen to end is reported', async () => {
  const { ada, ben, cas } = await threeAtTable(({ ben }) => {
    ben.down = change('proof', ({ ref }) => ({ type: 'refusal', code: 'match/deal-open', message: '', ref }));
  });
  await playDeal(1, ada, ben, cas);
  await ada.until(() => ada.table.doubts);
  expect(ada.table.doubts).toEqual({ open: true, found: [{ deal: 1, names: ['Ben'], code: 'fair/no-proof' }] });
});
