import { mkdtemp, mkdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { CONTENT_SECURITY_POLICY, readPage, withHostKey } from './pages.ts';

let dir: string;

beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), 'trickhouse-pages-'));
  await mkdir(join(dir, 'renderer/assets'), { recursive: true });
  await writeFile(join(dir, 'renderer/index.html'), '<!doctype html>');
  await writeFile(join(dir, 'renderer/assets/index-1a2b.js'), 'export {};');
  await writeFile(join(dir, 'renderer/notes.txt'), 'no type, not served');
  await writeFile(join(dir, 'renderer/assets/card-3c4d.svg.br'), brotliCompressSync('<svg/>'));
  await writeFile(join(dir, 'renderer/assets/torn-5e6f.svg.br'), 'no such thing');
  await writeFile(join(dir, 'secret.json'), '{}');
  await writeFile(join(dir, 'secret.svg.br'), brotliCompressSync('<svg/>'));
});
afterAll(() => rm(dir, { recursive: true }));

const read = (path: string) => readPage(join(dir, 'renderer'), path);

test('the page is served at the root, never from a cache without asking', async () => {
  const page = await read('/');
  expect(Buffer.from(page!.body).toString()).toBe('<!doctype html>');
  expect(page!.headers).toMatchObject({ 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-cache' });
});

test('a page says by which key its host is known, once, and nothing else does', async () => {
  const page = await read('/');
  const body = new TextEncoder().encode('<meta name="host-key" content=""><p>content=""</p>');
  const told = withHostKey({ ...page!, body }, 'k'.repeat(43));
  expect(Buffer.from(told.body).toString()).toBe(`<meta name="host-key" content="${'k'.repeat(43)}"><p>content=""</p>`);
  expect(told.headers).toEqual(page!.headers);
  const script = await read('/assets/index-1a2b.js');
  expect(withHostKey({ ...script!, body }, 'k'.repeat(43)).body).toBe(body);
});

test('hashed assets are kept for good', async () => {
  expect((await read('/assets/index-1a2b.js'))!.headers).toMatchObject({
    'content-type': 'text/javascript; charset=utf-8',
    'cache-control': 'public, max-age=31536000, immutable',
    'content-security-policy': CONTENT_SECURITY_POLICY,
  });
});

test('what a package has compressed is served as it was', async () => {
  const page = await read('/assets/card-3c4d.svg');
  expect(Buffer.from(page!.body).toString()).toBe('<svg/>');
  expect(page!.headers).toMatchObject({ 'content-type': 'image/svg+xml' });
  expect(await read('/assets/card-3c4d.svg.br')).toBeUndefined();
  expect(await read('/assets/torn-5e6f.svg')).toBeUndefined();
});

test.each([
  '/../secret.json',
  '/../secret.svg',
  '/%2e%2e/secret.json',
  '/assets/../../secret.json',
  '/..%5csecret.json',
  '//../secret.json',
  '/%00',
  '/%',
  '/c:/x.json',
])('nothing outside the folder: %s', async (path) => {
  expect(await read(path)).toBeUndefined();
});

test.each(['/missing.js', '/assets', '/assets/', '/notes.txt'])('what is no page is not there: %s', async (path) => {
  expect(await read(path)).toBeUndefined();
});

test('the policy allows nothing unsafe and nothing remote', () => {
  expect(CONTENT_SECURITY_POLICY).not.toMatch(/unsafe|\*|https?:|data:|blob:/);
  expect(CONTENT_SECURITY_POLICY).toContain("default-src 'none'");
});
