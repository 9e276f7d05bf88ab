import { defineConfig } from '@playwright/test';

/** Specs of the whole app: the built renderer, the real host, a Chromium, and Electron or its stand-in. */
export default defineConfig({
  testDir: 'e2e/specs',
  testMatch: '**/*.spec.ts',
  outputDir: 'test-results',
  globalSetup: './e2e/support/setup.ts',
  fullyParallel: true,
  forbidOnly: true,
  // More than the two cores of a small machine: a third of the time of most specs passes in waiting for frames and for the host.
  workers: 3,
  timeout: 180_000,
  expect: { timeout: 30_000 },
  reporter: [['list']],
  use: { trace: 'off', video: 'off', screenshot: 'only-on-failure' },
});
