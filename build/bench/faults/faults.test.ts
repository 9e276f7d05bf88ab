import { expect, it } from 'vitest';
import { ownAddresses } from '../../../electron/lan/discovery/addresses.ts';
import { playOverBadLines } from './faults.ts';

let [played, votes] = [0, 0];

it.for([1, 2, 3])(
  'over lines that delay, double, swap, lose and cut, nothing is lost or done twice (seed %i)',
  { timeout: 60_000 },
  async (seed, { skip }) => {
    if (ownAddresses().length === 0) return skip('this machine has no network');
    const { actions, faults, company } = await playOverBadLines(`faults ${seed}`);
    expect(actions).toBeGreaterThan(20);
    expect(faults.cut + faults.dropped + faults.doubled + faults.reordered).toBeGreaterThan(0);
    expect(company.takenOver).toBe(1);
    played += 1;
    votes += company.takenBack + company.claimed + company.declined;
  },
);

// Whether one match has a vote is a matter of its moments.
it('those matches vote as well', ({ skip }) => {
  if (played === 0) return skip('this machine has no network');
  expect(votes).toBeGreaterThan(0);
});
