import { existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { readdir, realpath } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, sep, win32 } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { windowsPaths, wrapped } from './windowsPaths.mjs';

// Under `npm run portable` this very file has the paths of Windows; under Vitest alone those of the system.
const windows = join('a', 'b') === win32.join('a', 'b');

test('files are found by the paths that modules join', async () => {
  const dir = mkdtempSync(join(tmpdir(), 'trickhouse-paths-'));
  onTestFinished(() => rmSync(dir, { recursive: true }));
  expect(dir.includes('\\')).toBe(windows);
  const file = join(dir, 'file');
  writeFileSync(file, '');
  expect(existsSync(file)).toBe(true);
  expect(file.split(sep).at(-1)).toBe('file');
  expect(readdirSync(dir)).toEqual(['file']);
  expect((await readdir(dir, { withFileTypes: true })).map((entry) => join(entry.parentPath, entry.name))).toEqual([file]);
  expect((await realpath(file)).endsWith(`${sep}file`)).toBe(true);
});

test('imports of Node’s modules are replaced in the repository, and nowhere else', () => {
  const transform = windowsPaths().transform as (code: string, id: string) => string | undefined;
  const code = "import { join } from 'node:path';\nimport type { Stats } from \"node:fs\";\nimport { URL } from 'node:url';\n";
  expect(transform(code, 'electron/store/store.ts')).toContain("from 'windows-paths:path'");
  expect(transform(code, 'electron/store/store.ts')).toContain('from "windows-paths:fs"');
  expect(transform(code, 'electron/store/store.ts')).toContain("from 'node:url'");
  expect(transform(code, 'node_modules/vite/index.js')).toBeUndefined();
});

test('functions take paths with backslashes, and return them where they return paths', async () => {
  const taken: unknown[] = [];
  const module = wrapped({
    spawn: (...args: readonly unknown[]) => void taken.push(...args),
    readdir: () => Promise.resolve(['a/b']),
  }) as { readonly spawn: (...args: readonly unknown[]) => void; readonly readdir: () => Promise<unknown> };
  const [, top = ''] = tmpdir().split(/[\\/]/);
  module.spawn(`\\${top}\\x`, [`\\${top}\\y`, '\\bcard\\b', '--flag'], { cwd: `\\${top}`, env: {} });
  expect(taken).toEqual([`/${top}/x`, [`/${top}/y`, '\\bcard\\b', '--flag'], { cwd: `/${top}`, env: {} }]);
  expect(await module.readdir()).toEqual(['a\\b']);
});
