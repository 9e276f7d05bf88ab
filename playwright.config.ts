import { defineConfig } from '@playwright/test';

/** Specs of the whole app: the built renderer, the real host, a Chromium, and Electron or its stand-in. */
export default defineConfig({
  testDir: 'e2e/specs',
  testMatch: '**/*.spec.ts',
  outputDir: 'test-results',
  globalSetup: './e2e/support/setup.ts',
  fullyParallel: true,
  forbidOnly: true,
  // As many as a small machine has cores: with three each takes longer, and all together no less.
  workers: 2,
  timeout: 180_000,
  expect: { timeout: 30_000 },
  reporter: [['list']],
  use: { trace: 'off', video: 'off', screenshot: 'only-on-failure' },
});
