import { readdirSync, readFileSync } from 'node:fs';
import { format, resolveConfig } from 'prettier';
import { expect, it } from 'vitest';
import { generatedFiles } from './files.ts';

const folder = new URL('../generated/', import.meta.url);

it('checked-in modules are what build/kernels.mjs writes', async () => {
  const files = generatedFiles();
  expect(readdirSync(folder).sort()).toEqual(Object.keys(files).sort());
  const options = { ...(await resolveConfig(new URL('index.ts', folder))), parser: 'typescript' };
  for (const [name, text] of Object.entries(files)) {
    if (readFileSync(new URL(name, folder), 'utf8') !== (await format(text, options))) expect.fail(`${name}: run node build/kernels.mjs`);
  }
});
