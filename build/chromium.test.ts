import process from 'node:process';
import { afterEach, expect, it, vi } from 'vitest';
import { findChromium, findHeadless } from './chromium.mjs';

afterEach(() => void vi.unstubAllEnvs());

it('a Chromium that the environment names is taken, also where there is a headless shell', () => {
  vi.stubEnv('CHROMIUM_PATH', process.execPath);
  expect(findChromium()).toBe(process.execPath);
  expect(findHeadless()).toBe(process.execPath);
});

it('a Chromium that the environment names and that does not exist is an error, not another browser', () => {
  vi.stubEnv('CHROMIUM_PATH', '/no/such/browser');
  for (const find of [findChromium, findHeadless]) expect(find).toThrow('CHROMIUM_PATH names /no/such/browser, which does not exist');
});
