import process from 'node:process';
import { defineConfig } from '@playwright/test';
import usual from '../playwright.config.ts';

// Workers read this file too, before the spec.
process.env['LINE_DELAY'] ??= '250';

/** Every spec over a slow line, which shows what a spec, or the page, takes for granted: `npm run e2e:slow`. */
export default defineConfig(usual, {
  testDir: 'specs',
  outputDir: '../test-results',
  globalSetup: './support/setup.ts',
  timeout: 300_000,
  expect: { timeout: 60_000 },
});
