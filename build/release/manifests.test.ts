import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { metainfo, releasesIn } from '../package/linuxFiles.mjs';
import { ICON_SIZES } from '../package/icons.mjs';
import { sourceText } from '../targets.mjs';
import { checksums, filled } from './manifests.mjs';

const yaml = createRequire(import.meta.url)('js-yaml') as { load(text: string): unknown };
const { version } = JSON.parse(sourceText('package.json')) as { version: string };
const HOME = 'https://example.org/makers/trickhouse';
const PACKAGES = ['linux-x64.tar.gz', 'linux-arm64.tar.gz', 'mac-universal.dmg', 'win-x64-setup.exe', 'win-arm64-setup.exe'].map(
  (end) => `Trickhouse-${version}-${end}`,
);
const sums = new Map(PACKAGES.map((file, index) => [file, String(index).repeat(63) + 'a'] as const));
const manifest = (name: string): string => filled(sourceText(join('build', 'release', 'stores', name)), { version, homepage: HOME, sums });
const download = (file: string): string => `${HOME}/releases/download/v${version}/${file}`;

describe('manifests of package managers', () => {
  test('have no place left open, and no file without its checksum', () => {
    for (const name of ['flatpak.yml', 'cask.rb', 'winget.version.yaml', 'winget.installer.yaml', 'winget.locale.en-US.yaml'])
      expect(manifest(name), name).not.toMatch(/@[A-Z]/);
    expect(() => filled('@SHA256:gone.exe@', { version, homepage: HOME, sums })).toThrow('no gone.exe');
  });

  test('winget gets an installer for each processor, its checksum in capitals', () => {
    const { Installers, ...head } = yaml.load(manifest('winget.installer.yaml')) as {
      readonly Installers: readonly Readonly<Record<string, string>>[];
    };
    const [x64, arm64] = PACKAGES.filter((file) => file.endsWith('.exe'));
    expect(Installers).toEqual([
      { Architecture: 'x64', InstallerUrl: download(x64!), InstallerSha256: sums.get(x64!)!.toUpperCase() },
      { Architecture: 'arm64', InstallerUrl: download(arm64!), InstallerSha256: sums.get(arm64!)!.toUpperCase() },
    ]);
    expect(head).toMatchObject({ PackageVersion: version, InstallerType: 'nullsoft', Scope: 'user', ManifestType: 'installer' });
    for (const name of ['winget.version.yaml', 'winget.locale.en-US.yaml'])
      expect(yaml.load(manifest(name))).toMatchObject({ PackageIdentifier: 'Trickhouse.Trickhouse', PackageVersion: version });
  });

  test('Homebrew gets the image for every Mac that runs this Electron', () => {
    const cask = manifest('cask.rb');
    expect(cask).toContain(`sha256 "${sums.get(`Trickhouse-${version}-mac-universal.dmg`)!}"`);
    expect(cask.replaceAll('#{version}', version)).toContain(`url "${download(`Trickhouse-${version}-mac-universal.dmg`)}"`);
    expect(cask).toContain('depends_on macos: ">= :ventura"');
  });

  test('Flatpak gets both archives, and every file that it installs', () => {
    const { modules, command } = yaml.load(manifest('flatpak.yml')) as {
      readonly command: string;
      readonly modules: readonly {
        readonly 'build-commands': readonly string[];
        readonly sources: readonly Readonly<Record<string, string>>[];
      }[];
    };
    const [module] = modules;
    expect(module!.sources.flatMap(({ url, sha256 }) => (url === undefined ? [] : [[url, sha256]]))).toEqual(
      PACKAGES.filter((file) => file.startsWith(`Trickhouse-${version}-linux`)).map((file) => [download(file), sums.get(file)]),
    );
    const commands = module!['build-commands'].join('\n');
    for (const file of ['trickhouse.sh', 'org.trickhouse.table.desktop', 'metainfo.xml', 'mime.xml']) expect(commands).toContain(file);
    for (const size of commands.match(/for size in ([\d ]+);/)?.[1]?.split(' ') ?? ['none']) expect(ICON_SIZES).toContain(Number(size));
    expect(command).toBe('trickhouse');
  });

  test('the desktop entry of Flatpak says in every language what that of the packages says', () => {
    const builder = yaml.load(sourceText('electron-builder.yml')) as {
      readonly linux: { readonly category: string; readonly desktop: { readonly entry: Readonly<Record<string, string>> } };
    };
    const entry = sourceText(join('build', 'release', 'stores', 'flatpak.desktop'));
    for (const [key, value] of Object.entries(builder.linux.desktop.entry))
      if (key.startsWith('GenericName')) expect(entry).toContain(`${key}=${value}\n`);
    expect(entry).toContain(`Categories=${builder.linux.category};\n`);
  });

  test('are written from the checksums of a release', () => {
    const dir = mkdtempSync(join(tmpdir(), 'trickhouse-manifests-'));
    onTestFinished(() => rmSync(dir, { recursive: true }));
    mkdirSync(join(dir, 'x'));
    writeFileSync(join(dir, 'x', 'SHA256SUMS'), [...sums].map(([file, sum]) => `${sum}  ${file}\n`).join(''));
    expect(checksums(readFileSync(join(dir, 'x', 'SHA256SUMS'), 'utf8'))).toEqual(sums);
  });
});

describe('metainfo', () => {
  const now = new Date('2026-12-01T10:00:00Z');
  const text = metainfo({ homepage: `${HOME}/`, version, now });

  test('has the releases of the changes, the pictures of this version, and every language', () => {
    expect(text).not.toMatch(/@[A-Z]/);
    expect([...text.matchAll(/<release version="([^"]+)"/g)].map(([, one]) => one)).toContain(version);
    const pictures = [...text.matchAll(/<image type="source">([^<]+)</g)].map(([, url = '']) => url);
    expect(pictures.length).toBeGreaterThanOrEqual(3);
    for (const url of pictures) {
      expect(url.startsWith(`${HOME}/raw/v${version}/`)).toBe(true);
      expect(readFileSync(join(import.meta.dirname, '..', '..', url.slice(`${HOME}/raw/v${version}/`.length))).length).toBeGreaterThan(
        1000,
      );
    }
    const paragraphs = [...text.matchAll(/<p( xml:lang="\w+")?>/g)].map(([, language = '']) => language);
    const languages = [...new Set(paragraphs)];
    expect(languages.length).toBeGreaterThanOrEqual(6);
    for (const language of languages)
      expect(
        paragraphs.filter((one) => one === language),
        language,
      ).toHaveLength(3);
  });

  test('dates a version by its changes, and one that is being released by today', () => {
    const log = '# Changes\n\n## 1.1.0 (not yet released)\n\n- two\n  lines\n- three & more\n\n## 1.0.0 (2026-11-21)\n\n- one\n';
    expect(releasesIn(log, now)).toEqual([
      { version: '1.1.0', date: '2026-12-01', changes: ['two lines', 'three & more'] },
      { version: '1.0.0', date: '2026-11-21', changes: ['one'] },
    ]);
  });
});
