#!/usr/bin/env node
// Writes the manifests by which package managers find a release, from its checksums: `node build/release/manifests.mjs FOLDER HOMEPAGE`. FOLDER holds
// `SHA256SUMS`; `FOLDER/manifests` gets one for Flatpak with the files beside it, one for Homebrew and three for winget. It needs nothing but Node.
import { chmodSync, cpSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { metainfo } from '../package/linuxFiles.mjs';
import { dist, sourceText } from '../targets.mjs';

/** Each manifest's template and its place. */
const TEMPLATES = {
  'flatpak.yml': 'flatpak/org.trickhouse.table.yml',
  'cask.rb': 'homebrew/trickhouse.rb',
  'winget.version.yaml': 'winget/Trickhouse.Trickhouse.yaml',
  'winget.installer.yaml': 'winget/Trickhouse.Trickhouse.installer.yaml',
  'winget.locale.en-US.yaml': 'winget/Trickhouse.Trickhouse.locale.en-US.yaml',
};

/**
 * A manifest, filled in. Throws if the release has no checksum for a file that the manifest names.
 * @param {string} template
 * @param {{ version: string, homepage: string, sums: ReadonlyMap<string, string> }} release
 */
export function filled(template, { version, homepage, sums }) {
  return template
    .replace(/^# Filled in by .*\n/, '')
    .replaceAll('@VERSION@', version)
    .replaceAll('@HOMEPAGE@', homepage)
    .replaceAll('@DOWNLOADS@', `${homepage}/releases/download/v${version}`)
    .replace(/@SHA256:([^@]+)@/g, (_, /** @type {string} */ file) => {
      const sum = sums.get(file);
      if (sum === undefined) throw new Error(`SHA256SUMS has no ${file}`);
      return template.startsWith('# yaml-language-server') ? sum.toUpperCase() : sum;
    });
}

/** The checksums of files, by their names. @param {string} text of `SHA256SUMS` */
export function checksums(text) {
  return new Map([...text.matchAll(/^([0-9a-f]{64}) [ *](.+)$/gm)].map(([, sum = '', file = '']) => [file, sum]));
}

/**
 * Writes all manifests of a release.
 * @param {string} folder
 * @param {string} homepage
 * @param {Date} [now]
 */
export function writeManifests(folder, homepage, now = new Date()) {
  const { version } = JSON.parse(sourceText('package.json'));
  const site = homepage.replace(/\/+$/, '');
  const sums = checksums(readFileSync(join(folder, 'SHA256SUMS'), 'utf8'));
  const out = join(folder, 'manifests');
  const files = join(out, 'flatpak', 'files');
  for (const dir of [files, join(out, 'homebrew'), join(out, 'winget')]) mkdirSync(dir, { recursive: true });
  for (const [template, place] of Object.entries(TEMPLATES))
    writeFileSync(join(out, place), filled(sourceText(join('build', 'release', 'stores', template)), { version, homepage: site, sums }));
  const id = 'org.trickhouse.table';
  writeFileSync(join(files, `${id}.metainfo.xml`), metainfo({ homepage: site, version, now, desktop: `${id}.desktop`, icon: id }));
  for (const [template, name] of [
    ['flatpak.desktop', `${id}.desktop`],
    ['flatpak.mime.xml', `${id}.mime.xml`],
    ['flatpak.sh', 'trickhouse.sh'],
  ])
    writeFileSync(join(files, name ?? ''), sourceText(join('build', 'release', 'stores', template ?? '')));
  chmodSync(join(files, 'trickhouse.sh'), 0o755);
  const icons = join(dist, 'icons', 'png');
  if (!existsSync(icons)) throw new Error(`no icons in ${icons}: node build/package/icons.mjs`);
  cpSync(icons, join(files, `${id}.icons`), { recursive: true });
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const [folder, homepage] = process.argv.slice(2);
  if (folder === undefined || homepage === undefined) throw new Error('node build/release/manifests.mjs FOLDER HOMEPAGE');
  writeManifests(folder, homepage);
}
