import process from 'node:process';
import config from '../playwright.config.ts';

// Workers read this file too, before the spec.
process.env['FITS'] = 'all';

/** Every game in every size in every language. */
export default {
  ...config,
  testDir: './specs',
  testMatch: 'fits.spec.ts',
  globalSetup: './support/setup.ts',
  outputDir: '../test-results',
  timeout: 1_800_000,
};
