import { ed25519 } from '@noble/curves/ed25519.js';
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { signedText } from '../../electron/desktop/updates/feed.ts';
import { changesOf } from './changes.mjs';
import { icns, ico } from '../package/containers.mjs';
import { optionsFrom } from '../package/pack.mjs';
import { signatureOf, withEnd } from './signFeed.mjs';
import { root, sourceText as read } from '../targets.mjs';
import { verifyRelease } from './verifyRelease.mjs';

/** The parser that electron-builder itself reads its configuration with. */
const yaml = createRequire(import.meta.url)('js-yaml') as { load(text: string): unknown };

interface Builder {
  readonly electronFuses: Readonly<Record<string, boolean>>;
  readonly asar: boolean;
  readonly protocols: readonly { readonly schemes: readonly string[] }[];
  readonly mac: {
    readonly target: readonly { readonly target: string; readonly arch: string }[];
    readonly hardenedRuntime: boolean;
    readonly entitlements: string;
    readonly extendInfo: { readonly NSLocalNetworkUsageDescription: string; readonly NSBonjourServices: readonly string[] };
  };
  readonly portable: { readonly buildUniversalInstaller: boolean };
  readonly win: { readonly target: readonly { readonly target: string; readonly arch: readonly string[] }[] };
  readonly deb: { readonly depends: readonly string[] };
  readonly nsis: {
    readonly buildUniversalInstaller: boolean;
    readonly perMachine: boolean;
    readonly allowElevation: boolean;
    readonly deleteAppDataOnUninstall: boolean;
    readonly include: string;
  };
  readonly linux: { readonly target: readonly { readonly target: string; readonly arch: readonly string[] }[] };
}

describe('packages', () => {
  const builder = yaml.load(read('electron-builder.yml')) as Builder;

  test('every kind for every system and processor', () => {
    expect(builder.mac.target).toEqual([
      { target: 'dmg', arch: 'universal' },
      { target: 'zip', arch: 'universal' },
    ]);
    const both = ['x64', 'arm64'];
    // And no file with both processors' in one.
    for (const { buildUniversalInstaller } of [builder.nsis, builder.portable]) expect(buildUniversalInstaller).toBe(false);
    expect(builder.win.target).toEqual(['nsis', 'portable'].map((target) => ({ target, arch: both })));
    expect(builder.linux.target).toEqual(['AppImage', 'deb', 'rpm', 'tar.gz'].map((target) => ({ target, arch: both })));
  });

  test('the deb names the libraries that Electron is linked against, beside those that electron-builder knows', () => {
    const source = readFileSync(join(root, 'node_modules', 'app-builder-lib', 'out', 'targets', 'FpmTarget.js'), 'utf8');
    const [, list = ''] = /case "deb":\s+return (\[[^\]]+\]);/.exec(source) ?? [];
    const known = JSON.parse(list) as readonly string[];
    expect(known).toContain('libgtk-3-0');
    expect(builder.deb.depends).toEqual(expect.arrayContaining([...known, 'libc6', 'libgbm1']));
    expect(builder.deb.depends.some((one) => one.startsWith('libasound2'))).toBe(true);
  });

  test('fuses: no plain Node, no options, no debugger; code from the checked archive alone; cookies encrypted', () => {
    expect(builder.asar).toBe(true);
    expect(builder.electronFuses).toEqual({
      runAsNode: false,
      enableCookieEncryption: true,
      enableNodeOptionsEnvironmentVariable: false,
      enableNodeCliInspectArguments: false,
      enableEmbeddedAsarIntegrityValidation: true,
      onlyLoadAppFromAsar: true,
      loadBrowserProcessSpecificV8Snapshot: false,
      grantFileProtocolExtraPrivileges: false,
    });
  });

  test('a Mac is told of the network as the app uses it, and the app may do nothing else of note', () => {
    const { hardenedRuntime, entitlements, extendInfo } = builder.mac;
    expect(hardenedRuntime).toBe(true);
    expect([...read(entitlements).matchAll(/<key>([^<]+)<\/key>/g)].map(([, key]) => key)).toEqual(['com.apple.security.cs.allow-jit']);
    expect(extendInfo.NSLocalNetworkUsageDescription).toMatch(/local network/);
    const [, service] = /^const TYPE = '([a-z]+)'/m.exec(read('electron/lan/discovery/bonjour.ts')) ?? [];
    expect(extendInfo.NSBonjourServices).toEqual([`_${service}._tcp`]);
  });

  test('Windows: for one user, without raised rights; what is written for links and records is removed again', () => {
    expect(builder.nsis).toMatchObject({ perMachine: false, allowElevation: false, deleteAppDataOnUninstall: false });
    const script = read(builder.nsis.include);
    const [, install = '', remove = ''] =
      /!macro customInstall([^]*?)!macroend[^]*!macro customUnInstall([^]*?)!macroend/.exec(script) ?? [];
    const written = [...install.matchAll(/WriteRegStr SHELL_CONTEXT "([^"]+)" "([^"]*)"/g)].map(([, key = '', name = '']) => ({
      key,
      name,
    }));
    expect(written.length).toBeGreaterThan(6);
    const keys = [...remove.matchAll(/DeleteRegKey SHELL_CONTEXT "([^"]+)"/g)].map(([, key = '']) => key);
    const values = [...remove.matchAll(/DeleteRegValue SHELL_CONTEXT "([^"]+)" "([^"]+)"/g)].map(([, key, name]) => `${key} ${name}`);
    for (const { key, name } of written)
      expect(keys.some((gone) => key === gone || key.startsWith(`${gone}\\`)) || values.includes(`${key} ${name}`), key).toBe(true);
    expect(builder.protocols.flatMap(({ schemes }) => schemes)).toEqual(['trickhouse']);
  });

  test('what a release says goes into the package, all of it or nothing', () => {
    const key = Buffer.alloc(32, 1).toString('base64');
    const home = '-c.extraMetadata.homepage=https://trickhouse.invalid';
    const maintainer = '-c.linux.maintainer=The makers of Trickhouse <makers@trickhouse.invalid>';
    expect(optionsFrom({}, 'win32')).toEqual(['--publish', 'never', home]);
    expect(optionsFrom({}, 'linux')).toEqual(['--publish', 'never', home, maintainer]);
    expect(optionsFrom({ TRICKHOUSE_MAINTAINER: 'Ada <ada@example.org>' }, 'linux')).toContain('-c.linux.maintainer=Ada <ada@example.org>');
    // A certificate that signs nothing is a failure.
    for (const platform of ['win32', 'darwin'] as const)
      expect(optionsFrom({ CSC_LINK: 'data' }, platform)).toContain('-c.forceCodeSigning=true');
    expect(optionsFrom({ TRICKHOUSE_UPDATES: 'https://example.org/x', TRICKHOUSE_UPDATE_KEY: key })).toEqual(
      expect.arrayContaining([
        `-c.extraMetadata.updates.key=${key}`,
        '-c.extraMetadata.updates.url=https://example.org/x/',
        '-c.publish.provider=generic',
      ]),
    );
    expect(() => optionsFrom({ TRICKHOUSE_UPDATES: 'https://example.org/x' })).toThrow('go together');
    expect(() => optionsFrom({ TRICKHOUSE_UPDATES: 'https://example.org/x', TRICKHOUSE_UPDATE_KEY: 'short' })).toThrow('no public key');
  });
});

test('a feed is signed as the app reads it', () => {
  const secret = ed25519.utils.randomSecretKey();
  const signature = Buffer.from(signatureOf('latest.yml', 'version: 1.0.0\n', secret), 'base64');
  expect(ed25519.verify(signature, signedText('latest.yml', 'version: 1.0.0\n'), ed25519.getPublicKey(secret))).toBe(true);
});

describe('what a release says of itself', () => {
  const run = (file: string, args: readonly string[], env: Readonly<Record<string, string>> = {}) =>
    spawnSync(process.execPath, [join(root, file), ...args], { encoding: 'utf8', env: { ...process.env, ...env } });

  /** A folder as the workflow makes it, with keys made for it alone. */
  function release(): { readonly dir: string; readonly key: string } {
    const dir = mkdtempSync(join(tmpdir(), 'trickhouse-release-'));
    onTestFinished(() => rmSync(dir, { recursive: true }));
    const keys = Object.fromEntries(
      run('build/release/signFeed.mjs', [])
        .stdout.trim()
        .split('\n')
        .map((line) => [line.slice(0, line.indexOf('=')), line.slice(line.indexOf('=') + 1)]),
    );
    writeFileSync(join(dir, 'latest.yml'), 'version: 1.0.0\n');
    writeFileSync(join(dir, 'Trickhouse-1.0.0.deb'), 'a package');
    const sign = (file: string) => run('build/release/signFeed.mjs', [join(dir, file)], { UPDATE_SECRET: keys['UPDATE_SECRET'] ?? '' });
    expect(sign('latest.yml').status).toBe(0);
    const sums = ['latest.yml', 'latest.yml.sig', 'Trickhouse-1.0.0.deb'].map(
      (file) =>
        `${createHash('sha256')
          .update(readFileSync(join(dir, file)))
          .digest('hex')}  ${file}`,
    );
    writeFileSync(join(dir, 'SHA256SUMS'), `${sums.join('\n')}\n`);
    expect(sign('SHA256SUMS').status).toBe(0);
    return { dir, key: keys['UPDATE_KEY'] ?? '' };
  }

  test('is verified by what the README says', () => {
    const { dir, key } = release();
    expect(run('build/release/verifyRelease.mjs', [key, dir])).toMatchObject({
      status: 0,
      stdout: expect.stringContaining('deb: as signed') as string,
    });
    rmSync(join(dir, 'latest.yml'));
    expect(verifyRelease(dir, key), 'what was not fetched is not missed').toEqual(['latest.yml.sig', 'Trickhouse-1.0.0.deb']);
    const [, command] = /(node build\/release\/verifyRelease\.mjs \S+ \S+)/.exec(read('README.md')) ?? [];
    expect(command).toBeDefined();
  });

  test.each<[string, (dir: string) => void, string]>([
    ['a package', (dir) => writeFileSync(join(dir, 'Trickhouse-1.0.0.deb'), 'another package'), 'not what was signed'],
    [
      'a checksum',
      (dir) => {
        writeFileSync(join(dir, 'Trickhouse-1.0.0.deb'), 'another package');
        const sums = readFileSync(join(dir, 'SHA256SUMS'), 'utf8');
        const sum = createHash('sha256').update('another package').digest('hex');
        writeFileSync(join(dir, 'SHA256SUMS'), sums.replace(/\w{64}(?= {2}Trick)/, sum));
      },
      'signature of SHA256SUMS does not fit',
    ],
    ['a signature', (dir) => writeFileSync(join(dir, 'SHA256SUMS.sig'), Buffer.alloc(64).toString('base64')), 'does not fit'],
  ])('is refused where %s was altered', (_, alter, why) => {
    const { dir, key } = release();
    alter(dir);
    expect(run('build/release/verifyRelease.mjs', [key, dir])).toMatchObject({ status: 1, stderr: expect.stringContaining(why) as string });
    expect(() => verifyRelease(dir, key)).toThrow(why);
  });

  test('is refused by another key', () => {
    const { dir } = release();
    expect(() => verifyRelease(dir, release().key)).toThrow('does not fit');
    expect(() => verifyRelease(dir, 'short')).toThrow('the key is none');
  });

  test('feeds have one end, half a year from when they were signed', () => {
    const now = Date.parse('2026-11-22T00:00:00Z');
    const once = withEnd('version: 1.0.0\n', now);
    expect(once).toBe("version: 1.0.0\nexpires: '2027-05-21T00:00:00.000Z'\n");
    expect(withEnd(once, now + 86_400_000)).toBe("version: 1.0.0\nexpires: '2027-05-22T00:00:00.000Z'\n");
  });
});

test('changes are those of one version', () => {
  const log = '# Changes\n\n## 1.1.0 (2026-12-01)\n\n- two\n\n## 1.0.0 (2026-11-21)\n\n- one\n';
  expect(changesOf(log, '1.0.0')).toBe('- one');
  expect(changesOf(log, '1.1.0')).toBe('- two');
  expect(changesOf(log, '1.1')).toBeUndefined();
  const { version } = JSON.parse(read('package.json')) as { version: string };
  expect(changesOf(read('CHANGELOG.md'), version) ?? '', 'CHANGELOG.md says something of this version').not.toBe('');
});

test('icons hold their pictures where their formats say', () => {
  const pictures = [16, 32, 64, 128, 256, 512, 1024].map((size) => ({ size, png: Buffer.from(`png of ${size}`) }));
  const small = pictures.filter(({ size }) => size <= 256);
  const windows = ico(small);
  expect(windows.readUInt16LE(4)).toBe(small.length);
  for (const [index, { size, png }] of small.entries()) {
    const entry = 6 + 16 * index;
    expect(windows.readUInt8(entry)).toBe(size % 256);
    const at = windows.readUInt32LE(entry + 12);
    expect(windows.subarray(at, at + windows.readUInt32LE(entry + 8))).toEqual(png);
  }
  const mac = icns(pictures);
  expect(mac.subarray(0, 4).toString()).toBe('icns');
  expect(mac.readUInt32BE(4)).toBe(mac.length);
  const found: [string, string][] = [];
  for (let at = 8; at < mac.length; at += mac.readUInt32BE(at + 4))
    found.push([mac.subarray(at, at + 4).toString(), mac.subarray(at + 8, at + mac.readUInt32BE(at + 4)).toString()]);
  expect(new Map(found).get('ic10')).toBe('png of 1024');
  expect(found).toHaveLength(10);
});
