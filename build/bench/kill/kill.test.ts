import { expect, it, onTestFinished } from 'vitest';
import { rngOf, seedFrom } from '../../../engine/cards/random.ts';
import { ownFolder } from '../../../electron/host/fixtures/host.fixture.ts';
import { KillTest } from './killRun.ts';
import { Program } from '../../../electron/host/fixtures/program.fixture.ts';

/** A short run; `npm run soak:kill` makes it as long as one likes. */
it('loses nothing that it has told when it is killed', async () => {
  const program = await Program.build();
  onTestFinished(() => program.remove());
  const rng = rngOf(seedFrom('kill'));
  const test = new KillTest(program, ownFolder(), false);
  for (let kill = 0; kill < 8; kill += 1) await test.run(1 + rng.below(40));
  expect(test.tally.kills).toBe(8);
  expect(test.tally.aged, 'files of earlier versions').toBeGreaterThan(0);
  expect(test.tally.told).toBeGreaterThan(8);
}, 180_000);
