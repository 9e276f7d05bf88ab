import { ed25519 } from '@noble/curves/ed25519.js';
import { HttpExecutor } from 'builder-util-runtime';
import { AppImageUpdater, type AppUpdater } from 'electron-updater';
import { createHash } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, request, type ClientRequest, type RequestOptions, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { placeIn, signedText, type UpdatePlace } from './feed.ts';
import { withEnd } from '../../../build/release/signFeed.mjs';
import { openUpdates, type Updates } from './updates.ts';

/** The real updater of one kind of package, with Node's way to the network in place of Electron's, against a feed on this machine. */

const FEED = process.arch === 'x64' ? 'latest-linux.yml' : `latest-linux-${process.arch}.yml`;
const PACKAGE = 'Trickhouse-9.1.0.AppImage';
const secret = ed25519.utils.randomSecretKey();
const bytes = Buffer.from('a package, as good as any '.repeat(1000));

class NodeExecutor extends HttpExecutor<ClientRequest> {
  override createRequest(options: RequestOptions, callback: (response: never) => void): ClientRequest {
    return request(options, callback as never);
  }
  // The rest of Electron's own interface.
  async download(url: URL, destination: string, options: { cancellationToken: never; sha512?: string }): Promise<string> {
    const { cancellationToken } = options as { cancellationToken: { createPromise<T>(work: (...parts: never[]) => void): Promise<T> } };
    return cancellationToken.createPromise<string>((resolve: (path: string) => void, reject: (error: Error) => void, onCancel: never) =>
      this.doDownload(
        { protocol: url.protocol, hostname: url.hostname, port: url.port, path: url.pathname, headers: {} },
        {
          destination,
          options,
          onCancel,
          callback: (error) => (error ? reject(error) : resolve(destination)),
          responseHandler: null,
        },
        0,
      ),
    );
  }
}

let dir: string;
let server: Server;
let place: UpdatePlace;
/** The files of the feed's folder now, by name. */
const files = new Map<string, Buffer>();
/** The headers of every request so far. */
const asked: { readonly path: string; readonly headers: Readonly<Record<string, unknown>> }[] = [];

beforeAll(async () => {
  dir = mkdtempSync(join(tmpdir(), 'trickhouse-updates-'));
  writeFileSync(join(dir, 'app-update.yml'), 'provider: generic\nurl: http://127.0.0.1:9/\nupdaterCacheDirName: cache\n');
  writeFileSync(join(dir, 'own.AppImage'), 'this version');
  server = createServer((incoming, answer) => {
    const path = new URL(incoming.url ?? '/', 'http://x').pathname;
    asked.push({ path, headers: incoming.headers });
    const body = files.get(path.slice(1));
    answer.writeHead(body === undefined ? 404 : 200).end(body);
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  place = { url, key: Buffer.from(ed25519.getPublicKey(secret)).toString('base64') };
});
afterAll(() => {
  server.close();
  rmSync(dir, { recursive: true });
});
beforeEach(() => {
  files.clear();
  asked.splice(0);
  // A file that was downloaded and checked is not downloaded again.
  rmSync(join(dir, 'cache'), { recursive: true, force: true });
});

function updates(version = '1.0.0', at = place): { readonly updates: Updates; readonly updater: AppUpdater } {
  process.env['APPIMAGE'] = join(dir, 'own.AppImage');
  const app = {
    version,
    name: 'trickhouse',
    isPackaged: true,
    appUpdateConfigPath: join(dir, 'app-update.yml'),
    userDataPath: dir,
    baseCachePath: dir,
    whenReady: () => Promise.resolve(),
    relaunch: () => undefined,
    quit: () => undefined,
    onQuit: () => undefined,
  };
  const updater = new AppImageUpdater(null, app);
  Object.assign(updater, { httpExecutor: new NodeExecutor(), disableDifferentialDownload: true, _testOnlyOptions: { platform: 'linux' } });
  return { updates: openUpdates(at, updater, () => NOW), updater };
}

const sha512 = (data: Buffer): string => createHash('sha512').update(data).digest('base64');
/** When tests look. */
const NOW = Date.parse('2026-11-22T10:00:00.000Z');
const feedOf = (version = '9.1.0', url = PACKAGE, checksum = sha512(bytes), end = "expires: '2027-05-20T10:00:00.000Z'\n"): string =>
  [
    `version: ${version}`,
    `files:\n  - url: ${url}\n    sha512: ${checksum}\n    size: ${bytes.length}`,
    `path: ${url}\nsha512: ${checksum}\nreleaseDate: '2026-11-21T10:00:00.000Z'\n${end}`,
  ].join('\n');
function publish(text: string, { name = FEED, key = secret } = {}): void {
  files.set(FEED, Buffer.from(text));
  files.set(`${FEED}.sig`, Buffer.from(Buffer.from(ed25519.sign(signedText(name, text), key)).toString('base64')));
  files.set(PACKAGE, bytes);
}
const codeOf = (result: Awaited<ReturnType<Updates['look'] | Updates['fetch']>>) => (result.ok ? 'ok' : result.error.code);

test('a newer version is found, fetched when asked, and is what was signed', async () => {
  publish(feedOf());
  const { updates: desk, updater } = updates();
  const done = new Promise<string>((resolve) =>
    updater.once('update-downloaded', (event: { downloadedFile: string }) => resolve(event.downloadedFile)),
  );
  expect(await desk.look()).toEqual({ ok: true, value: '9.1.0' });
  expect(asked.map(({ path }) => path)).toEqual([`/${FEED}`, `/${FEED}.sig`]);
  expect(await desk.fetch()).toEqual({ ok: true, value: null });
  expect(readFileSync(await done)).toEqual(bytes);
});

test('nothing tells this copy from another', async () => {
  publish(feedOf());
  const { updates: desk } = updates();
  await desk.look();
  await desk.fetch();
  expect(asked).toHaveLength(3);
  for (const { headers } of asked) {
    expect(Object.keys(headers).filter((name) => /cookie|staging|auth|x-/.test(name))).toEqual([]);
    expect(JSON.stringify(headers)).not.toContain('1.0.0');
  }
});

test.each(['9.1.0', '10.0.0', '9.1.0-rc.1'])('%s does not go back to what is no newer, or comes forward', async (version) => {
  publish(feedOf());
  expect(await updates(version).updates.look()).toEqual({ ok: true, value: version.includes('rc') ? '9.1.0' : null });
});

const stranger = ed25519.utils.randomSecretKey();
test.each<[string, () => void]>([
  ['signed by somebody else', () => publish(feedOf(), { key: stranger })],
  ['signed for another system', () => publish(feedOf(), { name: 'latest-mac.yml' })],
  ['changed after it was signed', () => (publish(feedOf()), void files.set(FEED, Buffer.from(feedOf('9.2.0'))))],
  ['with an empty signature', () => (publish(feedOf()), void files.set(`${FEED}.sig`, Buffer.from('')))],
  ['with a signature that is none', () => (publish(feedOf()), void files.set(`${FEED}.sig`, Buffer.from('x'.repeat(200))))],
  ['that leads elsewhere', () => publish(feedOf('9.1.0', 'https://example.org/x.AppImage'))],
  ['that leads out of its folder', () => publish(feedOf('9.1.0', '../x.AppImage'))],
  ['with a version that is none', () => publish(feedOf('latest'))],
  ['without a checksum', () => publish(feedOf('9.1.0', PACKAGE, 'none'))],
  ['without an end', () => publish(feedOf('9.1.0', PACKAGE, sha512(bytes), ''))],
  ['whose end is no moment', () => publish(feedOf('9.1.0', PACKAGE, sha512(bytes), "expires: 'never'\n"))],
  ['that is no feed', () => publish('- 1\n- 2\n')],
])('a feed %s is not trusted, and nothing is fetched', async (_, prepare) => {
  prepare();
  const { updates: desk } = updates();
  expect(codeOf(await desk.look())).toBe('update/untrusted');
  expect(codeOf(await desk.fetch())).not.toBe('ok');
  expect(asked.map(({ path }) => path)).not.toContain(`/${PACKAGE}`);
});

test.each(['2026-11-22T10:00:00.000Z', '2026-05-01T00:00:00.000Z'])(
  'a feed that was good until %s is refused, signed as it is',
  async (end) => {
    publish(feedOf('9.1.0', PACKAGE, sha512(bytes), `expires: '${end}'\n`));
    const { updates: desk } = updates();
    expect(codeOf(await desk.look())).toBe('update/expired');
    expect(codeOf(await desk.fetch())).not.toBe('ok');
    expect(asked.map(({ path }) => path)).not.toContain(`/${PACKAGE}`);
  },
);

test('a feed is good as the release signs it', async () => {
  publish(withEnd(feedOf('9.1.0', PACKAGE, sha512(bytes), "expires: '2020-01-01T00:00:00.000Z'\n"), NOW));
  expect(await updates().updates.look()).toEqual({ ok: true, value: '9.1.0' });
});

test('no feed, no signature, no network: they cannot be looked for', async () => {
  expect(codeOf(await updates().updates.look())).toBe('update/unreachable');
  publish(feedOf());
  files.delete(`${FEED}.sig`);
  expect(codeOf(await updates().updates.look())).toBe('update/unreachable');
  const gone = createServer();
  await new Promise<void>((done) => gone.listen(0, '127.0.0.1', done));
  const { port } = gone.address() as AddressInfo;
  await new Promise<void>((done) => gone.close(() => done()));
  expect(codeOf(await updates('1.0.0', { ...place, url: `http://127.0.0.1:${port}` }).updates.look())).toBe('update/unreachable');
});

test('a package that is not what was signed is thrown away', async () => {
  publish(feedOf());
  files.set(PACKAGE, Buffer.from(`${bytes.toString()}!`));
  const { updates: desk } = updates();
  await desk.look();
  expect(codeOf(await desk.fetch())).toBe('update/broken');
});

test('a copy that is no package of its own looks for nothing', async () => {
  publish(feedOf());
  const { updates: desk } = updates();
  delete process.env['APPIMAGE'];
  expect(codeOf(await desk.look())).toBe('update/nowhere');
  expect(asked).toEqual([]);
});

test('a copy that is replaced by hand looks, be it no package of its own', async () => {
  publish(feedOf());
  const { updates: desk } = updates('1.0.0', { ...place, byHand: true });
  delete process.env['APPIMAGE'];
  expect(await desk.look()).toEqual({ ok: true, value: '9.1.0' });
});

test('a place is one that a release wrote, encrypted or on this machine', () => {
  const key = `${'A'.repeat(43)}=`;
  const given = (url: string, more: object = {}) => placeIn(JSON.stringify({ name: 'trickhouse', updates: { url, key, ...more } }));
  expect(given('https://example.org/releases/latest/download/')).toEqual({ url: 'https://example.org/releases/latest/download/', key });
  expect(given('http://127.0.0.1:4000/')).toBeDefined();
  expect(given('https://example.org/', { byHand: true })?.byHand).toBe(true);
  const withPage = (homepage: string) => placeIn(JSON.stringify({ updates: { url: 'https://example.org/', key }, homepage }))?.page;
  expect(withPage('https://example.org/trickhouse')).toBe('https://example.org/trickhouse');
  for (const page of ['https://trickhouse.invalid/', 'http://example.org/', 'https://example.org/ x', 'javascript:x'])
    expect(withPage(page), page).toBeUndefined();
  for (const url of [
    'http://example.org/',
    'https://user:pass@example.org/',
    'file:///tmp/',
    'https://example.org',
    'https://example.org/?x',
    '',
  ])
    expect(given(url), url).toBeUndefined();
  expect(given('https://example.org/', { key: 'short' })).toBeUndefined();
  expect(placeIn('{"name":"trickhouse"}')).toBeUndefined();
  expect(placeIn('no json')).toBeUndefined();
});
