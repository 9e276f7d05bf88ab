import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { deriveSeed, rngOf, seedFrom } from '../../../engine/cards/random.ts';
import { ownAddresses } from '../../../electron/lan/discovery/addresses.ts';
import { KillTest } from './killRun.ts';
import { Program } from '../../../electron/host/fixtures/program.fixture.ts';
import { wholeArgument } from '../../toolArguments.ts';

/** Kills the host at random moments of live matches, and looks whether anything is lost; with guests where this machine has a network: `npm run soak:kill -- [KILLS] [SEED]`. */

const [givenKills = '500', seed = 'soak'] = process.argv.slice(2);
const kills = wholeArgument('KILLS', givenKills, 1);
const rng = rngOf(deriveSeed(seedFrom(seed), 'kills'));
const dir = mkdtempSync(join(tmpdir(), 'trickhouse-soak-'));
const program = await Program.build();
const test = new KillTest(program, dir, ownAddresses().length > 0);
try {
  for (let kill = 0; kill < kills; kill += 1) await test.run(1 + rng.below(60));
  process.stdout.write(`${JSON.stringify({ ...test.tally, lost: 0 })}\n`);
} catch (error) {
  process.stderr.write(`after ${test.tally.kills} kills (seed ${seed}): ${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
} finally {
  program.remove();
  rmSync(dir, { recursive: true, force: true });
}
