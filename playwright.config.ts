import { defineConfig } from '@playwright/test';

/** Specs of the whole app: the built renderer, the real host, a Chromium, and Electron or its stand-in. */
export default defineConfig({
  testDir: 'e2e',
  testMatch: '**/*.spec.ts',
  outputDir: 'test-results',
  globalSetup: './e2e/setup.ts',
  fullyParallel: true,
  forbidOnly: true,
  // What fails once and then passes is listed as flaky, with a trace of the second try: traces of everything would double the time.
  retries: 1,
  workers: 2,
  timeout: 120_000,
  expect: { timeout: 20_000 },
  reporter: [['list']],
  use: { trace: 'on-first-retry', video: 'off', screenshot: 'off' },
});
