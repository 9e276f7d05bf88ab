import { defineConfig } from 'vitest/config';
import { root } from '../targets.mjs';
import { windowsPaths } from './windowsPaths.mjs';

/** Test files that hand their paths to programs or devices of this machine, which know no backslashes. */
const OUTSIDE = [
  // esbuild bundles a program first.
  'build/bench/{hostile,kill}/*.test.ts',
  'electron/host/workers/{analysis,bots}.test.ts',
  'electron/lan/server/server.test.ts',
  'electron/store/losses.test.ts',
  // The compiler, the updater and Node's own copying get paths.
  'e2e/electron-double/api.test.ts',
  'electron/desktop/updates/updates.test.ts',
  'electron/desktop/copyMatches.test.ts',
  // Shell scripts and programs besides Node are started.
  'e2e/firstRun/firstRun.test.ts',
  'electron/desktop/system/system.test.ts',
  'build/package/starts.test.ts',
  'engine/cli/contest/outside.test.ts',
  // It compiles the renderer's runes, which handle no file.
  'build/narrate/narrate.test.ts',
  // ESLint gets a path in its API.
  'electron/desktop/checklist.test.ts',
  // Devices and sockets of Linux.
  'electron/store/{faults,odd}.test.ts',
];

/** Unit tests of what handles files, under the path module of Windows: `npm run portable`. The renderer and the engine's games handle none. */
export default defineConfig({
  root,
  plugins: [windowsPaths()],
  test: {
    environment: 'node',
    include: ['{build,e2e,electron,engine/cli,engine/protocol}/**/*.test.ts'],
    exclude: OUTSIDE,
    testTimeout: 60_000,
    maxWorkers: '100%',
  },
});
