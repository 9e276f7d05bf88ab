#!/usr/bin/env node
// Makes the installers of this system: `npm run pack`, with electron-builder's own options behind `--`.
// TRICKHOUSE_HOMEPAGE: where the program is at home, which packages for Linux have to say, and TRICKHOUSE_MAINTAINER who makes it, with an
// address. TRICKHOUSE_UPDATES: the folder of releases, and
// TRICKHOUSE_UPDATE_KEY the public key whose signature they bear (build/release/signFeed.mjs); without both the app looks for no updates.
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { packRenderer } from './compress.mjs';
import { buildIcons } from './icons.mjs';
import { NO_HOMEPAGE, writeLinuxFiles } from './linuxFiles.mjs';
import { buildAll } from '../main.mjs';
import { root } from '../targets.mjs';

/** The entitlements of an ad-hoc signature, which names no team whose libraries the app could load. */
const AD_HOC_ENTITLEMENTS = 'build/package/entitlements.adhoc.plist';

/** @param {Readonly<Record<string, string | undefined>>} env */
const homeOf = (env) => env['TRICKHOUSE_HOMEPAGE'] || NO_HOMEPAGE;
/** @param {Readonly<Record<string, string | undefined>>} env */
const maintainerOf = (env) => env['TRICKHOUSE_MAINTAINER'] || 'The makers of Trickhouse <makers@trickhouse.invalid>';

/**
 * Options of electron-builder that come from outside of electron-builder.yml. On a Mac without a certificate the app is signed ad hoc: changing its fuses
 * breaks the signature that Electron comes with, and Apple's own processors start nothing without one. Such a copy cannot replace itself, and knows it.
 * @param {Readonly<Record<string, string | undefined>>} env
 * @param {NodeJS.Platform} [platform]
 * @returns {string[]}
 */
export function optionsFrom(env, platform = process.platform) {
  const options = ['--publish', 'never', `-c.extraMetadata.homepage=${homeOf(env)}`];
  if (platform === 'linux') options.push(`-c.linux.maintainer=${maintainerOf(env)}`);
  // Where there is a certificate, a package that it does not sign is a failure, not a surprise.
  if (env['CSC_LINK']) options.push('-c.forceCodeSigning=true');
  const [url, key] = [env['TRICKHOUSE_UPDATES'] ?? '', env['TRICKHOUSE_UPDATE_KEY'] ?? ''];
  if ((url === '') !== (key === '')) throw new Error('TRICKHOUSE_UPDATES and TRICKHOUSE_UPDATE_KEY go together');
  if (url !== '') {
    if (Buffer.from(key, 'base64').length !== 32) throw new Error('TRICKHOUSE_UPDATE_KEY is no public key');
    options.push('-c.publish.provider=generic', `-c.publish.url=${url}`);
    options.push(`-c.extraMetadata.updates.url=${url.endsWith('/') ? url : `${url}/`}`, `-c.extraMetadata.updates.key=${key}`);
  }
  const adHoc = platform === 'darwin' && !env['CSC_LINK'] && !env['CSC_NAME'];
  if (adHoc) {
    options.push('-c.mac.identity=-', `-c.mac.entitlements=${AD_HOC_ENTITLEMENTS}`, `-c.mac.entitlementsInherit=${AD_HOC_ENTITLEMENTS}`);
    if (url !== '') options.push('-c.extraMetadata.updates.byHand=true');
  }
  return options;
}

/**
 * Runs electron-builder; its exit code and what it said.
 * @param {readonly string[]} args
 * @param {{ quiet?: boolean, env?: NodeJS.ProcessEnv }} [how]
 */
export function electronBuilder(args, { quiet = false, env = process.env } = {}) {
  const program = join(root, 'node_modules', 'electron-builder', 'cli.js');
  return spawnSync(process.execPath, [program, ...args], { cwd: root, encoding: 'utf8', env, stdio: quiet ? 'pipe' : 'inherit' });
}

/**
 * Builds everything that goes into packages beside Electron.
 * @param {{ stale: boolean }} options `stale`: only what is older than its sources
 */
export async function readyToPack({ stale }) {
  await buildAll({ stale });
  process.stdout.write('Compressing the renderer, drawing icons …\n');
  packRenderer();
  await buildIcons();
  if (process.platform === 'linux') writeLinuxFiles({ homepage: homeOf(process.env), maintainer: maintainerOf(process.env) });
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  await readyToPack({ stale: false });
  process.exitCode = electronBuilder([...process.argv.slice(2), ...optionsFrom(process.env)]).status ?? 1;
}
