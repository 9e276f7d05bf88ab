#!/usr/bin/env node
// Writes the engine's playthroughs anew: `npm run goldens`. The commit that does so says why they changed.
import { spawnSync } from 'node:child_process';

const { status } = spawnSync('npx', ['vitest', 'run', 'engine/testing/goldens.test.ts'], {
  stdio: 'inherit',
  env: { ...process.env, GOLDENS: 'write' },
});
process.exit(status ?? 1);
