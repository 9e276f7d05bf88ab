import { defineConfig } from '@playwright/test';
import usual from '../playwright.config.ts';

/** Journeys too long for every day: `npm run e2e:long`. */
export default defineConfig(usual, {
  testDir: 'specs',
  testMatch: '**/*.long.ts',
  outputDir: '../test-results',
  globalSetup: './support/setup.ts',
});
