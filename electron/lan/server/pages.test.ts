import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdtemp, mkdir, rename, rm, symlink, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { CONTENT_SECURITY_POLICY, Pages } from './pages.ts';

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

const read = (path: string) => new Pages(join(dir, 'renderer')).answer(path);

/** A folder of its own with a page, a script and, as a package has it, a style. */
async function build(page = '<!doctype html><meta name="host-key" content=""><p>content=""</p>'): Promise<string> {
  const own = await mkdtemp(join(tmpdir(), 'trickhouse-build-'));
  onTestFinished(() => rm(own, { recursive: true }));
  await mkdir(join(own, 'assets'));
  await writeFile(join(own, 'index.html'), page);
  await writeFile(join(own, 'assets/table-1a2b.js'), SCRIPT);
  await writeFile(join(own, 'assets/table-3c4d.css.br'), brotliCompressSync(STYLE));
  await writeFile(join(own, 'assets/text-5e6f.woff2'), 'x'.repeat(1000));
  return own;
}
const SCRIPT = 'export const trick = "trick";\n'.repeat(100);
const STYLE = '.trick { color: green }\n'.repeat(100);
const text = (body: Uint8Array | undefined): string => Buffer.from(body ?? []).toString();

test('the page is served at the root and kept by no browser', async () => {
  const page = await read('/');
  expect(text(page?.body)).toBe('<!doctype html>');
  expect(page?.headers).toMatchObject({ 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' });
  expect(page?.headers).not.toHaveProperty('etag');
});

test('the page carries the key of its host, once, and nothing else does', async () => {
  const pages = new Pages(await build(), { hostKey: 'k'.repeat(43) });
  expect(text((await pages.answer('/'))?.body)).toBe(`<!doctype html><meta name="host-key" content="${'k'.repeat(43)}"><p>content=""</p>`);
  expect(text((await pages.answer('/assets/table-1a2b.js'))?.body)).toBe(SCRIPT);
});

test('no browser trusts an asset for longer than an hour', async () => {
  for (const path of ['/assets/index-1a2b.js', '/assets/card-3c4d.svg']) {
    const headers = (await read(path))?.headers;
    expect(headers?.['cache-control']).toBe('private, max-age=3600');
    expect(headers?.['content-security-policy']).toBe(CONTENT_SECURITY_POLICY);
  }
});

describe('a browser that has an asset', () => {
  test('is told that nothing has changed', async () => {
    const pages = new Pages(await build());
    const first = await pages.answer('/assets/table-1a2b.js', { acceptEncoding: 'gzip' });
    const etag = first?.headers['etag'];
    expect(etag).toMatch(/^W\/"[\w-]{22}"$/);
    for (const ifNoneMatch of [etag, `"other", ${etag}`, etag?.replace('W/', ''), '*']) {
      const again = await pages.answer('/assets/table-1a2b.js', { ifNoneMatch });
      expect(again).toMatchObject({ status: 304, headers: { etag, 'cache-control': 'private, max-age=3600' } });
      expect(again?.body).toHaveLength(0);
      expect(again?.headers).not.toHaveProperty('content-length');
    }
    for (const ifNoneMatch of ['', '"other"', undefined])
      expect(await pages.answer('/assets/table-1a2b.js', { ifNoneMatch })).toMatchObject({ status: 200 });
  });

  test('is never told so of the page itself', async () => {
    expect(await new Pages(await build()).answer('/', { ifNoneMatch: '*' })).toMatchObject({ status: 200 });
  });
});

describe('what is sent is the smallest form that the browser accepts', () => {
  test.each([
    ['gzip, deflate', 'gzip'],
    ['GZIP', 'gzip'],
    ['gzip;q=0, identity', undefined],
    ['br', undefined],
    ['', undefined],
    [undefined, undefined],
  ])('of a file as it was built, for %j: %s', async (acceptEncoding, encoding) => {
    const sent = await new Pages(await build()).answer('/assets/table-1a2b.js', { acceptEncoding });
    expect(sent?.headers).toMatchObject({ vary: 'accept-encoding', 'content-length': String(sent?.body.length) });
    expect(sent?.headers['content-encoding']).toBe(encoding);
    expect(encoding === undefined ? text(sent?.body) : gunzipSync(sent!.body).toString()).toBe(SCRIPT);
  });

  test.each([
    ['gzip, br', 'br'],
    ['gzip, br;q=0.0', 'gzip'],
    ['', undefined],
  ])('of a file as packages have it, for %j: %s', async (acceptEncoding, encoding) => {
    const sent = await new Pages(await build()).answer('/assets/table-3c4d.css', { acceptEncoding });
    expect(sent?.headers['content-encoding']).toBe(encoding);
    const plain = encoding === 'br' ? brotliDecompressSync(sent!.body) : encoding === 'gzip' ? gunzipSync(sent!.body) : sent?.body;
    expect(text(plain)).toBe(STYLE);
  });

  test('of a font, which is compressed: the file', async () => {
    const sent = await new Pages(await build()).answer('/assets/text-5e6f.woff2', { acceptEncoding: 'gzip, br' });
    expect(sent?.headers).not.toHaveProperty('content-encoding');
    expect(sent?.body).toHaveLength(1000);
  });
});

describe('a file is read and decompressed once', () => {
  test('however often it is asked for, and is there when the disk has it no more', async () => {
    const own = await build();
    const pages = new Pages(own);
    const asked = Array.from({ length: 1000 }, () => pages.answer('/assets/table-3c4d.css'));
    const [first, ...others] = await Promise.all(asked);
    await rm(join(own, 'assets'), { recursive: true });
    for (const other of [...others, await pages.answer('/assets/table-3c4d.css')]) expect(other?.body).toBe(first?.body);
  });

  test('and files that are none leave nothing behind', async () => {
    const pages = new Pages(await build());
    for (let asked = 0; asked < 1000; asked += 1) expect(await pages.answer(`/assets/none-${asked}.js`)).toBeUndefined();
    expect(await pages.readCount()).toBe(0);
  });

  test('up to a limit of each, and of all together', async () => {
    const own = await build();
    expect(await new Pages(own, { limits: { file: 1000, kept: 100_000 } }).answer('/assets/table-1a2b.js')).toBeUndefined();
    // A file that is small when compressed may be large.
    expect(await new Pages(own, { limits: { file: 1000, kept: 100_000 } }).answer('/assets/table-3c4d.css')).toBeUndefined();
    const pages = new Pages(own, { limits: { file: 10_000, kept: 3500 } });
    expect(await pages.answer('/assets/table-1a2b.js')).toMatchObject({ status: 200 });
    expect(await pages.answer('/assets/table-3c4d.css')).toBeUndefined();
    expect(await pages.answer('/')).toMatchObject({ status: 200 });
  });

  test('until there is a newer build', async () => {
    const own = await build('<p>one</p>');
    const pages = new Pages(own);
    expect(text((await pages.answer('/'))?.body)).toBe('<p>one</p>');
    await rename(join(own, 'index.html'), join(own, 'gone.html'));
    expect(text((await pages.answer('/'))?.body)).toBe('<p>one</p>');
    await writeFile(join(own, 'index.html'), '<p>two</p>');
    await writeFile(join(own, 'assets/new-7a8b.js'), 'export {};');
    await utimes(join(own, 'index.html'), 0, 1);
    expect(text((await pages.answer('/'))?.body)).toBe('<p>two</p>');
    expect(await pages.answer('/assets/new-7a8b.js')).toMatchObject({ status: 200 });
  });
});

test('what a package has compressed is served as it was', async () => {
  const page = await read('/assets/card-3c4d.svg');
  expect(text(page?.body)).toBe('<svg/>');
  expect(page?.headers).toMatchObject({ 'content-type': 'image/svg+xml' });
  expect(await read('/assets/card-3c4d.svg.br')).toBeUndefined();
  expect(await read('/assets/torn-5e6f.svg')).toBeUndefined();
});

test.skipIf(process.platform === 'win32')('what is no plain file is not served, and holds nothing up', async () => {
  const own = await build();
  await symlink(join(dir, 'secret.json'), join(own, 'assets/link.json'));
  execFileSync('mkfifo', [join(own, 'assets/pipe.js')]);
  const pages = new Pages(own);
  expect(await pages.answer('/assets/link.json')).toBeUndefined();
  expect(await pages.answer('/assets/pipe.js')).toBeUndefined();
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
  // A blob is made by the page itself; as a picture it runs nothing.
  const pictures = "img-src 'self' blob:";
  const rules = CONTENT_SECURITY_POLICY.split('; ');
  expect(rules).toContain(pictures);
  expect(rules.filter((rule) => rule !== pictures).join('; ')).not.toMatch(/unsafe|\*|https?:|data:|blob:/);
  expect(CONTENT_SECURITY_POLICY).toContain("default-src 'none'");
  // A phone reads the manifest of a page that goes to its home screen.
  expect(CONTENT_SECURITY_POLICY).toContain("manifest-src 'self'");
});

test('the policy allows the import map that a page was built with, by its hash, and no other script on it', async () => {
  const map = '{"integrity":{}}';
  const own = await build(`<script type="importmap">${map}</script><script>alert(1)</script>`);
  const { headers } = (await new Pages(own).answer('/'))!;
  const hash = createHash('sha256').update(map).digest('base64');
  expect(headers['content-security-policy']).toBe(
    CONTENT_SECURITY_POLICY.replace("script-src 'self';", `script-src 'self' 'sha256-${hash}';`),
  );
});
