import { chmodSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { expect, it } from 'vitest';
import { dataFiles } from '../store/relocation/dataFiles.ts';
import { ownFolder } from '../host/fixtures/host.fixture.ts';
import { OWNER_KEY, ownerKeyIn } from './ownerKey.ts';

it('the owner’s key is the same after a restart, in a file of its owner’s alone that no copy takes along', async () => {
  const dir = ownFolder();
  const key = ownerKeyIn(dir);
  expect(key).toMatch(/^[\w-]{32}$/);
  expect(ownerKeyIn(dir)).toBe(key);
  expect(ownerKeyIn(ownFolder())).not.toBe(key);
  if (process.platform !== 'win32') expect(statSync(join(dir, OWNER_KEY)).mode & 0o077).toBe(0);
  expect(await dataFiles(dir)).toEqual([]);
});

it('a file that holds no key is replaced', () => {
  const dir = ownFolder();
  for (const text of ['', 'short', 'k'.repeat(33), '?'.repeat(32)]) {
    writeFileSync(join(dir, OWNER_KEY), text);
    const key = ownerKeyIn(dir);
    expect(key).not.toBe(text);
    expect(readFileSync(join(dir, OWNER_KEY), 'utf8')).toBe(key);
  }
});

it.skipIf(process.platform === 'win32' || process.getuid?.() === 0)('without a place to keep it the key is valid for one run', () => {
  const dir = ownFolder();
  chmodSync(dir, 0o500);
  const key = ownerKeyIn(dir);
  chmodSync(dir, 0o700);
  expect(key).toMatch(/^[\w-]{32}$/);
  expect(ownerKeyIn(dir)).not.toBe(key);
});
