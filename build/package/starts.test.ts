import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { root } from '../targets.mjs';
import { optionsFrom } from './pack.mjs';

/** The needs of a package on each system before it starts at all: signatures, runtimes, the sandbox. */

const requireHere = createRequire(import.meta.url);
const read = (file: string): string => readFileSync(join(root, file), 'utf8');
/** The entitlements of a property list. */
const keysOf = (plist: string): (string | undefined)[] => [...read(plist).matchAll(/<key>([^<]+)<\/key>/g)].map(([, key]) => key);

/** Read by the parser that electron-builder itself reads its configuration with. */
const builder = (requireHere('js-yaml') as { load(text: string): unknown }).load(read('electron-builder.yml')) as {
  readonly toolsets: { readonly appimage: string };
  readonly portable: { readonly unpackDirName: boolean };
  readonly appImage?: { readonly executableArgs?: readonly string[] };
  readonly linux: {
    readonly executableArgs: readonly string[];
    readonly extraFiles: readonly { readonly from: string; readonly to: string }[];
  };
};

test('without a certificate a Mac’s package is signed ad hoc, may load its own frameworks, and is updated by hand', () => {
  const valueOf = (options: readonly string[], name: string) =>
    options.find((one) => one.startsWith(`-c.${name}=`))?.slice(name.length + 4);
  const updates = { TRICKHOUSE_UPDATES: 'https://example.org/x', TRICKHOUSE_UPDATE_KEY: Buffer.alloc(32, 1).toString('base64') };
  for (const env of [{}, { CSC_LINK: '', CSC_NAME: '' }]) {
    const options = optionsFrom({ ...updates, ...env }, 'darwin');
    expect(valueOf(options, 'mac.identity')).toBe('-');
    for (const name of ['mac.entitlements', 'mac.entitlementsInherit'])
      expect(keysOf(valueOf(options, name) ?? '')).toEqual([
        'com.apple.security.cs.allow-jit',
        'com.apple.security.cs.disable-library-validation',
      ]);
    expect(valueOf(options, 'extraMetadata.updates.byHand')).toBe('true');
  }
  for (const env of [{ CSC_LINK: 'data:…' }, { CSC_NAME: 'The makers' }])
    expect(optionsFrom({ ...updates, ...env }, 'darwin').join(' ')).not.toMatch(/mac\.|byHand/);
  for (const platform of ['linux', 'win32'] as const) expect(optionsFrom(updates, platform).join(' ')).not.toMatch(/mac\.|byHand/);
});

test('electron-builder takes its configuration as it is, and no other', async () => {
  const { validateConfiguration } = requireHere('app-builder-lib/out/util/config/config.js') as {
    validateConfiguration(config: object, log: object): Promise<void>;
  };
  const log = { isEnabled: false };
  await validateConfiguration(builder, log);
  await expect(validateConfiguration({ ...builder, toolsets: { appimage: '1.0.4' } }, log)).rejects.toThrow('toolsets');
});

test('an AppImage brings its own FUSE', () => {
  expect(builder.toolsets.appimage).toBe('1.0.3');
});

test('a portable program unpacks itself into a folder of its own at every start', () => {
  // electron-builder names one folder for all starts of a version in any other case, whatever its documentation has.
  const source = readFileSync(requireHere.resolve('app-builder-lib/out/targets/nsis/NsisTarget.js'), 'utf8');
  expect(source).toContain('if (typeof unpackDirName === "string" || !unpackDirName) {');
  expect(builder.portable.unpackDirName).toBe(true);
});

test('no package starts without the sandbox by itself, and nothing that a desktop hands over is a switch', () => {
  expect(builder.linux.executableArgs).toEqual(['--']);
  expect(builder.appImage?.executableArgs ?? builder.linux.executableArgs).toEqual(['--']);
});

test.skipIf(process.platform !== 'linux')('an AppImage gives up the sandbox only where the system denies user namespaces', () => {
  const { generateAppRunScript } = requireHere('app-builder-lib/out/targets/appimage/appImageUtil.js') as {
    generateAppRunScript(names: Readonly<Record<string, string>>): string;
  };
  const dir = mkdtempSync(join(tmpdir(), 'trickhouse-appimage-'));
  onTestFinished(() => rmSync(dir, { recursive: true }));
  const names = { DesktopFileName: 'trickhouse.desktop', ProductName: 'Trickhouse', ProductFilename: 'Trickhouse', ResourceName: 'x' };
  writeFileSync(join(dir, 'AppRun'), generateAppRunScript({ ...names, ExecutableName: 'trickhouse' }), { mode: 0o755 });
  writeFileSync(join(dir, 'trickhouse'), '#!/bin/sh\nprintf "%s\\n" "$@"\n', { mode: 0o755 });
  const link = 'trickhouse://join?host=127.0.0.1&port=9';
  const started = (allowed: boolean): string[] => {
    // Stands before the system's own in the launcher's search path.
    writeFileSync(join(dir, 'unshare'), `#!/bin/sh\nexit ${allowed ? 0 : 1}\n`, { mode: 0o755 });
    const args = [...builder.linux.executableArgs, link];
    return spawnSync(join(dir, 'AppRun'), args, { encoding: 'utf8', env: { ...process.env, APPDIR: dir } })
      .stdout.trim()
      .split('\n');
  };
  expect(started(true)).toEqual(['--', link]);
  expect(started(false)).toEqual(['--no-sandbox', '--', link]);
});

test('the unpacked archive says what the sandbox takes', () => {
  const [readme] = builder.linux.extraFiles.filter(({ to }) => to === 'README.txt');
  expect(read(readme?.from ?? '')).toMatch(/Ubuntu 24\.04[^]*chmod 4755 chrome-sandbox/);
});
