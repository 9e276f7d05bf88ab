import { expect, it, onTestFinished, vi } from 'vitest';
import { seedFrom } from '../../../engine/cards/random.ts';
import { shareCommitment } from '../../../engine/protocol/fair/fair.ts';
import { Fairness, type Verdict } from './fairness.ts';
import { anUpdate, aTable, aView, MemoryStore, TERMS } from '../fixtures/view.fixture.ts';

const commitment = seedFrom('the host’s');
const offer = { type: 'offer', terms: TERMS, commitment } as const;
const { match, deal, attempt } = TERMS;
const list = (...own: (string | undefined)[]) =>
  ({ type: 'list', match, deal, attempt, commitment, entries: own.map((one = '') => ({ names: ['Ada'], commitment: one })) }) as const;

function device(store = new MemoryStore()): Fairness {
  let asked = 0;
  return new Fairness(store, () => seedFrom(`device ${(asked += 1)}`));
}

it('reveals the share that it committed to, once the list is closed', async () => {
  const fairness = device();
  const own = await fairness.offer('table', offer);
  const share = await fairness.list('table', list(seedFrom('ben'), own));
  expect(shareCommitment(TERMS, commitment, share ?? '')).toBe(own);
});

it('has the same share after a reload, and in another window of the same store', async () => {
  const store = new MemoryStore();
  const own = await device(store).offer('table', offer);
  const again = new Fairness(store, () => seedFrom('another'));
  expect(await again.offer('table', offer)).toBe(own);
  expect(await again.list('table', list(own))).toBeDefined();
});

it('has other shares at other tables', async () => {
  expect(await device().offer('table', offer)).not.toBe(await device().offer('elsewhere', offer));
});

it('reveals nothing where it is not in the list, and nothing for a second list', async () => {
  const fairness = device();
  const own = await fairness.offer('table', offer);
  expect(await fairness.list('table', list(seedFrom('ben')))).toBeUndefined();
  expect(await fairness.list('table', list(own)), 'the list has been told').toBeUndefined();
});

it('takes attempts only upwards, and reveals for the latest one alone', async () => {
  const fairness = device();
  const second = { ...offer, terms: { ...TERMS, attempt: attempt + 1 } };
  const early = await fairness.offer('table', offer);
  const own = await fairness.offer('table', second);
  expect(await fairness.list('table', list(early, own)), 'a list of the attempt before').toBeUndefined();
  expect(await fairness.list('table', { ...list(own), attempt: attempt + 1 })).toBeDefined();
  expect(await fairness.offer('table', offer), 'the first attempt once more').toBeUndefined();
  const refused = () => Promise.resolve({ ok: false, error: { code: 'fair/no-proof', message: '' } } as const);
  expect((await fairness.check(aTable(), 1, refused)).verdict).toBe('fair/other-commitment');
});

it('never gives a share twice: what it remembers goes together with its secret', async () => {
  const store = new MemoryStore();
  const fairness = device(store);
  const first = await fairness.offer('table', offer);
  const before = fairness.list('table', list(first));
  for (let number = 2; number <= 66; number += 1)
    await fairness.offer('table', { ...offer, terms: { ...TERMS, match: `match-${number}` } });
  expect(await fairness.offer('table', offer)).not.toBe(first);
  await before;
});

it('tells a match by its seed from one whose offer is denied afterwards', async () => {
  const verdict = async (fairness: Fairness): Promise<Verdict> =>
    (await fairness.check(aTable({ fair: false }), 1, () => Promise.resolve({ ok: false, error: { code: 'fair/no-proof', message: '' } })))
      .verdict;
  expect(await verdict(device())).toBe('seeded');
  const offered = device();
  await offered.offer('table', offer);
  expect(await verdict(offered)).toBe('fair/no-proof');
});

it('asks again where the connection was lost', async () => {
  const fairness = device();
  fairness.see('table', aTable(), anUpdate(aView()), false);
  const report = await fairness.check(aTable(), 1, () => Promise.resolve({ ok: false, error: { code: 'link/lost', message: '' } }));
  expect(report.verdict).toBe('unknown');
  const later = await fairness.check(aTable(), 1, () => Promise.resolve({ ok: false, error: { code: 'fair/no-proof', message: '' } }));
  expect(later.verdict, 'it was not there at the deal').toBe('unknown');
});

it.each([
  ['stood still for longer than a device has is late', 12_000, true],
  ['ran all the time is not', 0, false],
])('a page that reads offer and list in one go, and %s', (_, still, late) => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const store = new MemoryStore();
  const fairness = device(store);
  vi.advanceTimersByTime(3000);
  vi.setSystemTime(Date.now() + still);
  // A page that wakes may tick before it reads.
  vi.advanceTimersToNextTimer();
  void fairness.offer('table', offer);
  void fairness.list('table', list(seedFrom('ben')));
  expect(JSON.parse(store.getItem('trickhouse.fairness') ?? '')).toMatchObject({ deals: [{ attempts: [{ late }] }] });
});

it.each([
  ['in time is not late', 1000, false],
  ['after more than half of what a device has is late, though nothing came meanwhile', 6000, true],
])('a page that answers %s', async (_, busy, late) => {
  let now = 0;
  const store = new MemoryStore();
  const fairness = new Fairness(
    store,
    () => seedFrom('device'),
    () => now,
    () => 0,
  );
  const lateness = (): unknown => JSON.parse(store.getItem('trickhouse.fairness') ?? '');
  const answer = fairness.offer('table', offer);
  now = busy;
  const own = await answer;
  expect(lateness()).toMatchObject({ deals: [{ attempts: [{ late, answered: true }] }] });
  // It stays so, whatever becomes of the next attempt.
  await fairness.offer('table', { ...offer, terms: { ...TERMS, attempt: attempt + 1 } });
  expect(lateness()).toMatchObject({ deals: [{ attempts: [{ late, own }, {}] }] });
});
