import process from 'node:process';
import { expect, it } from 'vitest';
import { Journal } from './journal.ts';
import { openFiles } from './openFiles.fixture.ts';

it.skipIf(process.platform !== 'linux')('a file that cannot be cut to its length is not left open, however often it is tried', async () => {
  // A device can be opened and written to, but not cut.
  const path = '/dev/full';
  const before = openFiles(path);
  const journal = new Journal(path, 5);
  for (let attempt = 0; attempt < 3; attempt += 1) {
    await journal.append('a line');
    expect(journal.fault).not.toBeNull();
  }
  await journal.close();
  expect(openFiles(path)).toEqual(before);
});
