import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';

/** Tests of rules, host and tools run in plain Node; those of the renderer's controllers, and of the program that listens to them, see runes as a browser has them. */
export default defineConfig({
  test: {
    // By itself it would leave a core idle.
    maxWorkers: '100%',
    projects: [
      {
        test: {
          name: 'node',
          environment: 'node',
          include: ['{engine,electron,build,e2e}/**/*.test.ts'],
          exclude: ['build/narrate/**'],
          testTimeout: 60_000,
        },
      },
      {
        plugins: [svelte()],
        resolve: { conditions: ['browser'] },
        test: {
          name: 'renderer',
          environment: 'node',
          include: ['{renderer,build/narrate}/**/*.test.ts'],
          testTimeout: 60_000,
        },
      },
    ],
  },
});
