import { spawnSync } from 'node:child_process';
import { generateKeyPairSync } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { changesOf } from './changes.mjs';
import { verifyRelease } from './verifyRelease.mjs';
import { sourceText } from '../targets.mjs';

/**
 * A run of a step: under which name, with which piece of its script in the place of another, with which variables, in a file system of its own, whether it
 * has to fail, what is made ready before, and what has to be there afterwards (a fault, or `undefined`).
 * @typedef {object} Rehearsal
 * @property {string} [as]
 * @property {readonly [from: string, to: string]} [change]
 * @property {Readonly<Record<string, string>>} [variables]
 * @property {boolean} [apart]
 * @property {boolean} [fails]
 * @property {(place: string) => void} [before]
 * @property {(after: { readonly place: string, readonly work: string, readonly output: string }) => string | undefined} [check]
 */

/** Whether a program is installed. @param {string} program */
const has = (program) => spawnSync('which', [program], { stdio: 'ignore' }).status === 0;

const HOMEPAGE = 'https://example.org/makers/trickhouse';

/** New keys, as the secrets have them. */
function keys() {
  const { publicKey, privateKey } = generateKeyPairSync('ed25519');
  const base64 = (/** @type {string | undefined} */ part) => Buffer.from(part ?? '', 'base64url').toString('base64');
  return { secret: base64(privateKey.export({ format: 'jwk' }).d), key: base64(publicKey.export({ format: 'jwk' }).x) };
}

/**
 * The rehearsal of each shell step, by job and name, or the reason why it cannot run here; and programs that stand in for those of the forge's machines.
 * @param {{ readonly version: string, readonly work: string, readonly electron: string }} release
 * @returns {{ plan: Readonly<Record<string, string | readonly Rehearsal[]>>, programs: Readonly<Record<string, string>> }}
 */
export function rehearsals({ version, work, electron }) {
  const { secret, key } = keys();
  const root = process.getuid?.() === 0 && has('unshare');
  /** The arguments and the variables with which a signing step called npm. */
  const packed = () => (existsSync(join(work, 'npm.log')) ? readFileSync(join(work, 'npm.log'), 'utf8') : '');
  /** @param {RegExp} due @param {RegExp} [never] */
  const calls = (due, never) => () => {
    const log = packed();
    return due.test(log) && !(never?.test(log) ?? false) ? undefined : `npm was called otherwise:\n${log}`;
  };
  const without = { CSC_LINK: '', CSC_KEY_PASSWORD: '' };
  const noNotary = { APPLE_API_KEY_BASE64: '', APPLE_API_KEY_ID: '', APPLE_API_ISSUER: '' };
  const certificate = { CSC_LINK: 'certificate', CSC_KEY_PASSWORD: 'secret' };
  const notary = { APPLE_API_KEY_BASE64: Buffer.from('key').toString('base64'), APPLE_API_KEY_ID: 'id', APPLE_API_ISSUER: 'issuer' };
  /** Has a signing step call a program that only writes down how. */
  const log = /** @type {const} */ (['npm run pack', 'logged-npm run pack']);
  const others = ['mac-universal.dmg', 'win-x64-setup.exe', 'win-arm64-setup.exe', 'linux-arm64.tar.gz'];

  return {
    plan: {
      '.github/actions/prepare/action.yml: Packages': 'node_modules are those of this checkout',
      '.github/actions/prepare/action.yml: Chromium, which draws the icons and joins tables': [{}],
      'test: Packages': 'node_modules are those of this checkout',
      "test: Electron's binary, which the packages come without": 'it cannot be fetched everywhere',
      'test: Chromium': 'npm run chromium finds or installs one here',
      "test: Electron's sandbox": "Electron's binary is missing",
      'test: Lint and every test, on a display': 'npm test runs by itself',
      'test: Lint and every test': 'npm test runs by itself',
      'test: Start of main process and window': 'npm run bench:main runs by itself',
      'tag: The tag is the version': [
        { variables: { GITHUB_REF_NAME: `v${version}` } },
        { as: 'another tag', variables: { GITHUB_REF_NAME: 'v99.0.0' }, fails: true },
      ],
      'linux: Tools that make and judge packages': 'it installs packages of the system',
      'linux: Packages': [
        {
          // AppImage, rpm and tar take tools that electron-builder fetches, and another processor another Electron.
          change: [
            'npm run pack -- --linux',
            `npm run pack -- --linux deb --x64 -c.electronDist=${electron}\ntar -czf release/Trickhouse-${version}-linux-x64.tar.gz -C release linux-unpacked`,
          ],
          variables: {
            CUSTOM_FPM_PATH: join(work, 'checkout', 'build', 'package', 'fpm.mjs'),
            TRICKHOUSE_HOMEPAGE: HOMEPAGE,
            TRICKHOUSE_UPDATES: `${HOMEPAGE}/releases/latest/download/`,
            TRICKHOUSE_UPDATE_KEY: key,
          },
          check: ({ place }) =>
            existsSync(join(place, 'release', `Trickhouse-${version}-linux-amd64.deb`)) ? undefined : 'there is no deb in release/',
        },
      ],
      "linux: Debian's judgement": ['lintian', 'appstreamcli'].every(has) ? [{}] : 'lintian or appstreamcli is not installed',
      'linux: Maps, by which lines of logs are read': [{}],
      "mac: Packages, signed and looked at by Apple's notary where there is something to sign with": [
        {
          as: 'without a certificate',
          change: log,
          variables: { ...without, ...noNotary },
          check: calls(/--mac -c\.mac\.notarize=false\nCSC_LINK unset$/m),
        },
        {
          as: 'with a certificate',
          change: log,
          variables: { ...certificate, ...noNotary },
          check: calls(/notarize=false\nCSC_LINK certificate$/m),
        },
        {
          as: 'with a notary as well',
          change: log,
          variables: { ...certificate, ...notary },
          check: calls(/notarize=true\nCSC_LINK certificate$/m),
        },
        { as: 'with a notary alone', change: log, variables: { ...without, ...notary }, check: calls(/notarize=false\nCSC_LINK unset$/m) },
      ],
      'mac: Maps, by which lines of logs are read': 'the same as on Linux',
      'windows: Packages, signed where there is something to sign with': [
        { as: 'without a certificate', change: log, variables: without, check: calls(/--win\nCSC_LINK unset$/m) },
        { as: 'with a certificate', change: log, variables: certificate, check: calls(/--win\nCSC_LINK certificate$/m, /--mac/) },
      ],
      'windows: Maps, by which lines of logs are read': 'the same as on Linux',
      'try-linux: A display, a compositor, and what opens archives': 'it installs packages of the system',
      'try-linux: Every package installed, started and played': !root
        ? 'it takes root and unshare, for a file system of its own'
        : !has('xvfb-run')
          ? 'xvfb-run is not installed'
          : [
              {
                apart: true,
                // Afterwards, before its file system is gone: what the package brought for AppArmor has been removed with it.
                check: ({ place, output }) => {
                  if (!output.includes('2 passed, 0 failed')) return `not both packages were played:\n${output}`;
                  if (!/apparmor_parser --replace/.test(output)) return `no profile was loaded:\n${output}`;
                  const pictures = join(place, 'test-results', 'first-run', `Trickhouse-${version}-linux-amd64.deb`, '2-deal.png');
                  return existsSync(pictures) ? undefined : 'the deb left no picture of a deal';
                },
              },
            ],
      'try-linux: The window under Wayland':
        'the stand-in opens no window on a compositor; e2e/firstRun/firstRun.test.ts tries the check itself',
      'try-mac: Every package verified, started and played': 'it takes a Mac',
      'try-windows: Every package installed, started and played': 'it takes Windows',
      'sign: What is in it': [
        {
          // The artefacts alone reach this job.
          before: (place) => {
            for (const name of readdirSync(join(place, 'release')))
              if (!/\.(?:deb|tar\.gz)$|^latest.*\.yml$/.test(name)) rmSync(join(place, 'release', name), { recursive: true });
          },
          check: ({ place }) => {
            const sbom = JSON.parse(readFileSync(join(place, 'release', 'sbom.cdx.json'), 'utf8'));
            for (const file of others) writeFileSync(join(place, 'release', `Trickhouse-${version}-${file}`), `a stand-in for ${file}`);
            writeFileSync(join(place, 'release', 'latest.yml'), `version: ${version}\n`);
            return sbom.components.length > 300 ? undefined : `the list of parts has ${sbom.components.length} of them`;
          },
        },
      ],
      'sign: Manifests for package managers, from the checksums of the packages': [
        {
          variables: { HOMEPAGE },
          check: ({ place }) => {
            const { status, stdout } = spawnSync('tar', ['-tzf', join(place, 'release', 'manifests.tar.gz')], { encoding: 'utf8' });
            const due = ['flatpak/org.trickhouse.table.yml', 'homebrew/trickhouse.rb', 'winget/Trickhouse.Trickhouse.installer.yaml'];
            return status === 0 && due.every((file) => stdout.includes(file)) ? undefined : `manifests are missing:\n${stdout}`;
          },
        },
      ],
      'sign: Feeds for updates, checksums, and signatures of both': [
        {
          as: 'without a key',
          variables: { UPDATE_SECRET: '' },
          check: ({ place }) => (existsSync(join(place, 'release', 'SHA256SUMS.sig')) ? 'something was signed' : undefined),
        },
        {
          before: (place) => rmSync(join(place, 'release', 'SHA256SUMS')),
          variables: { UPDATE_SECRET: secret },
          check: ({ place }) => {
            const good = verifyRelease(join(place, 'release'), key);
            return good.length > others.length + 3 ? undefined : `few files are signed: ${good.join(', ')}`;
          },
        },
      ],
      'draft: Draft of the release': [
        {
          variables: { GH_TOKEN: 'token', TAG: `v${version}` },
          check: ({ work: dir }) => {
            const log = readFileSync(join(dir, 'gh.log'), 'utf8');
            if (!log.startsWith(`release create v${version} --draft --verify-tag`)) return `gh was called otherwise: ${log}`;
            const changes = readFileSync(join(dir, 'temp', 'changes.md'), 'utf8').trim();
            return changes === changesOf(sourceText('CHANGELOG.md'), version) ? undefined : 'the changes are not those of the version';
          },
        },
      ],
    },
    programs: {
      sudo: '#!/bin/sh\nexec "$@"\n',
      gh: '#!/bin/sh\nprintf "%s " "$@" > "$REHEARSAL/gh.log"\n',
      'logged-npm':
        '#!/bin/sh\n{ printf "%s " "$@" | sed "s/ $//"; printf "\\nCSC_LINK %s\\n" "${CSC_LINK-unset}"; } > "$REHEARSAL/npm.log"\n',
      // Installs without what a package depends on, which would be fetched.
      'apt-get':
        '#!/bin/sh\naction=$1; for last; do :; done\nif [ "$action" = install ]; then exec dpkg --force-depends -i "$last"; fi\nexec dpkg --purge "$last"\n',
      // A kernel with AppArmor.
      apparmor_status: '#!/bin/sh\nexit 0\n',
      apparmor_parser: '#!/bin/sh\necho "apparmor_parser $*" >&2\nfor last; do :; done\ntest -f "$last"\n',
    },
  };
}
