import process from 'node:process';
import { expect, it } from 'vitest';
import { runHostile } from './hostileRun.ts';

// Attackers need addresses of their own: network namespaces, or several of loopback that are there without being set up.
it.skipIf(process.platform !== 'linux')(
  'under every attack at once honest people play on, and newcomers come in',
  async () => {
    const report = await runHostile(10, 1);
    const told = JSON.stringify(report);
    expect(report.stood, told).toBe(true);
    expect(report.actions, told).toBeGreaterThan(20);
    expect(report.late + report.lost, told).toBe(0);
    expect(report.votes, told).toBeGreaterThan(0);
    expect(report.takenOver, told).toBeGreaterThan(0);
    expect(report.newcomers, told).toMatchObject({ failures: [] });
    expect(report.newcomers.came, told).toBeGreaterThan(0);
    expect(report.megabytes, told).toBeLessThan(300);
    for (const [attack, { tried }] of Object.entries(report.attacks)) expect(tried, attack).toBeGreaterThan(0);
  },
  120_000,
);
