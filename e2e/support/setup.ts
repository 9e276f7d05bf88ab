import { buildAll, buildPrograms } from '../../build/main.mjs';
import { ownPlace } from '../../build/ownPlace.mjs';
import { TEST_BUNDLES } from '../../build/targets.mjs';
import { realElectron } from './electronApp.ts';
import { shareHostModule } from './hostProgram.ts';

/** Before the first spec: the app as it would be shipped, the stand-in where Electron's binary is missing, and the host in one module for all workers. */
export default async function setup(): Promise<void> {
  await buildAll({ stale: true });
  if (realElectron() === undefined) await buildPrograms(TEST_BUNDLES, { external: ['playwright'], plugins: [ownPlace] });
  await shareHostModule();
}
