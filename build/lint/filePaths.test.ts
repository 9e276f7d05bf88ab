import { Linter } from 'eslint';
import { expect, test } from 'vitest';
import { filePath } from './filePaths.mjs';

const found = (code: string, filename = 'sample.js'): (string | undefined)[] => {
  const files = ['**/*.ts', '**/*.js'];
  const config = [{ files, plugins: { house: { rules: { 'file-path': filePath } } }, rules: { 'house/file-path': 'error' as const } }];
  return new Linter({ configType: 'flat' }).verify(code, config, { filename }).map(({ messageId }) => messageId);
};

test.each([
  ['const file = `${dir}/lock`;', ['joined']],
  ['const file = `${dataDir}/lock`;', ['joined']],
  ['const file = `${this.root}/lock`;', ['joined']],
  ['const file = `${tmpdir()}/lock`;', ['joined']],
  ['const file = join(a, b) + "/lock";', ['joined']],
  ['const file = process.cwd() + "/lock";', ['joined']],
  ['import { readFileSync } from "fs"; readFileSync(`${place}/lock`);', ['joined']],
  ['import { open } from "fs/promises"; open(place + "/lock");', ['joined']],
  ['const parts = relative(a, b).split("/");', ['split']],
  ['const file = new URL("./x.json", import.meta.url).pathname;', ['pathname']],
  ['const module = await import(join(a, b));', ['imported']],
  ['const file = join(dir, "lock"); const parts = relative(a, b).split(sep);', []],
  ['const file = posix.join(a, b) + "/lock"; const parts = posix.relative(a, b).split("/");', []],
  ['const url = `${address}/index.html` + "/x"; const name = `${folder}/${entry.name}`;', []],
  ['const { pathname } = new URL(request.url, "http://page"); const path = new URL(text).pathname;', []],
  ['const module = await import(pathToFileURL(join(a, b)).href);', []],
])('reports %s', (code, due) => {
  expect(found(code)).toEqual(due);
});

test('tests name no path that only some systems have', () => {
  expect(found('const file = "/home/ada/x.json";', 'a.test.ts')).toEqual(['posix']);
  expect(found('const file = "/assets/x.json"; const text = "at /home/ada";', 'a.test.ts')).toEqual([]);
  expect(found('const chromium = "/usr/bin/chromium";', 'a.js')).toEqual([]);
});
