import { defineConfig } from '@playwright/test';

/** Specs of the whole app: the built renderer, the real host, a Chromium, and Electron or its stand-in. */
export default defineConfig({
  testDir: 'e2e/specs',
  testMatch: '**/*.spec.ts',
  outputDir: 'test-results',
  globalSetup: './e2e/support/setup.ts',
  fullyParallel: true,
  forbidOnly: true,
  workers: 2,
  timeout: 120_000,
  expect: { timeout: 20_000 },
  reporter: [['list']],
  use: { trace: 'off', video: 'off', screenshot: 'only-on-failure' },
});
