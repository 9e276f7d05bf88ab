import process from 'node:process';
import { defineConfig } from '@playwright/test';
import usual from '../playwright.config.ts';

// Workers read this file too, before the spec.
process.env['FITS'] = 'all';

/** Every game in every size in every language: `npm run e2e:fits`. */
export default defineConfig(usual, {
  testDir: 'specs',
  testMatch: ['**/fits.spec.ts', '**/wholeDeals.spec.ts'],
  outputDir: '../test-results',
  globalSetup: './support/setup.ts',
  timeout: 1_800_000,
});
