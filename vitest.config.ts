import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';

/** Milliseconds for a test, for its hooks, and for each thing that it waits for: long enough for a busy machine. */
const patience = { testTimeout: 180_000, hookTimeout: 180_000, expect: { poll: { timeout: 60_000 } } };

/**
 * Modules keep nothing between tests: a worker reads them once, not for each file, which takes a third less time. What a test replaces is put back after it.
 * The desktop's files stay apart, for they stand in for Electron, each in its own way.
 */
const shared = { isolate: false, restoreMocks: true, unstubGlobals: true, ...patience };

/** Tests of rules, host and tools run in plain Node; those of the renderer's controllers, and of the program that listens to them, see runes as a browser has them. */
export default defineConfig({
  test: {
    // By itself it would leave a core idle.
    maxWorkers: '100%',
    projects: [
      { test: { name: 'engine', environment: 'node', include: ['engine/**/*.test.ts'], ...shared } },
      {
        test: {
          name: 'host and tools',
          environment: 'node',
          include: ['{electron,build,e2e}/**/*.test.ts'],
          exclude: ['build/narrate/**', 'electron/desktop/**'],
          ...shared,
        },
      },
      { test: { name: 'desktop', environment: 'node', include: ['electron/desktop/**/*.test.ts'], ...patience } },
      {
        plugins: [svelte()],
        resolve: { conditions: ['browser'] },
        test: {
          name: 'renderer',
          environment: 'node',
          include: ['{renderer,build/narrate}/**/*.test.ts'],
          ...shared,
        },
      },
    ],
  },
});
