#!/usr/bin/env node
// Packs the app around a stand-in for Electron's binary, without a network, and holds the result to what may be shipped: `npm run pack:check`.
// The deb is made by electron-builder itself, with fpm.mjs in place of the fpm that it would fetch, unpacked by dpkg and started; the tar likewise.
import { execFileSync, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join, relative, sep } from 'node:path';
import process from 'node:process';
import { judgeDebian } from './checkDebian.mjs';
import { packedRenderer } from './compress.mjs';
import { ICON_SIZES } from './icons.mjs';
import { buildPrograms } from '../main.mjs';
import { ownPlace } from '../ownPlace.mjs';
import { electronBuilder, optionsFrom, readyToPack } from './pack.mjs';
import { SOURCE_GAME_IDS } from '../lint/gameLiteral.mjs';
import { dist, root, TEST_BUNDLES } from '../targets.mjs';
import { startsAndShows } from './packStart.mjs';
import { FUSES_AFTER, SENTINEL, standIn } from './standIn.mjs';

/** The languages that rules are written in. */
const LANGUAGES = readdirSync(join(root, 'renderer', 'rules', 'texts'), { withFileTypes: true }).filter((entry) => entry.isDirectory());
/** The page and the host of club evenings, which share no file with those of tables, in bytes. */
const CLUB_EVENINGS = 400_000;
/** Training beside its puzzles: the drills, the rooms of decisions and progress, the reasons of reviews and puzzles, and the lessons of guided deals to their last trick, in seven languages, in bytes. */
const TRAINING = 80_000;
/**
 * The most that the app may take up beside Electron, in bytes: a quarter of a megabyte for each of its games, puzzles among it, an eighth for each of its
 * languages, club evenings, and training.
 */
const MOST = 250_000 * SOURCE_GAME_IDS.length + 125_000 * LANGUAGES.length + CLUB_EVENINGS + TRAINING;
/** The most that is read of the main process before the first window, in bytes: host, network, store and bots are not part of it. */
const MOST_AT_START = 60_000;
/** The update settings of a release: any place and key. */
const UPDATES = { TRICKHOUSE_UPDATES: 'https://example.org/latest/', TRICKHOUSE_UPDATE_KEY: Buffer.alloc(32, 7).toString('base64') };

/**
 * The files of a folder by their path within it.
 * @param {string} dir
 */
const listFolder = (dir) =>
  readdirSync(dir, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(dir, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .sort();

/** @param {string} file */
const hash = (file) => createHash('sha256').update(readFileSync(file)).digest('hex');

/** @type {string[]} */
const wrong = [];
/**
 * @param {string} what
 * @param {unknown} found
 * @param {unknown} due
 */
function hold(what, found, due) {
  if (JSON.stringify(found) !== JSON.stringify(due)) wrong.push(`${what}: ${JSON.stringify(found)}, not ${JSON.stringify(due)}`);
}

/** @param {string} app an unpacked app, and what it holds */
async function checkApp(app) {
  const asar = /** @type {typeof import('@electron/asar')} */ (createRequire(import.meta.url)('@electron/asar'));
  const archive = join(app, 'resources', 'app.asar');
  const files = asar.listPackage(archive, { isPack: false }).map((path) => path.split(sep).join('/').replace(/^\//, ''));
  const parts = { electron: join(dist, 'electron'), renderer: packedRenderer };
  const built = Object.entries(parts).flatMap(([part, folder]) => listFolder(folder).map((file) => `dist/${part}/${file}`));
  const due = [...built.filter((file) => !file.endsWith('.map')), 'package.json'].sort();
  // Folders are listed as well.
  hold('files in the archive', files.filter((file) => /\.\w+$/.test(file)).sort(), due);
  hold('the archive holds licences', due.filter((file) => file.endsWith('licences.txt')).length, 2);
  const bytes = statSync(archive).size;
  process.stdout.write(`The app without Electron: ${(bytes / 1e6).toFixed(2)} MB\n`);
  if (bytes > MOST) wrong.push(`the app without Electron is larger than ${MOST} bytes: ${bytes}`);
  const atStart = ['main.cjs', 'shell.cjs'].reduce((sum, file) => sum + statSync(join(dist, 'electron', file)).size, 0);
  if (atStart > MOST_AT_START) wrong.push(`the main process reads more than ${MOST_AT_START} bytes before the first window: ${atStart}`);
  hold('languages', readdirSync(join(app, 'locales')).sort(), ['de.pak', 'en-US.pak', 'nl.pak']);
  const binary = readFileSync(join(app, 'trickhouse'));
  const start = binary.indexOf(SENTINEL) + SENTINEL.length + 2;
  hold('fuses', binary.subarray(start, start + FUSES_AFTER.length).toString(), FUSES_AFTER);
  const manifest = JSON.parse(asar.extractFile(archive, 'package.json').toString());
  hold('place of updates', manifest.updates, { url: UPDATES.TRICKHOUSE_UPDATES, key: UPDATES.TRICKHOUSE_UPDATE_KEY });
  hold('scripts and packages of developers', [manifest.scripts, manifest.devDependencies], [undefined, undefined]);
}

/** @param {string} folder an unpacked deb: what it says to the desktop */
function checkDesktop(folder) {
  const read = (/** @type {string} */ path) => readFileSync(join(folder, path), 'utf8');
  const entry = Object.fromEntries(
    read('usr/share/applications/trickhouse.desktop')
      .split('\n')
      .filter((line) => line.includes('='))
      .map((line) => [line.slice(0, line.indexOf('=')), line.slice(line.indexOf('=') + 1)]),
  );
  hold('command', entry['Exec'], '/opt/Trickhouse/trickhouse -- %U');
  hold('icon', entry['Icon'], 'trickhouse');
  hold('category', entry['Categories'], 'Game;CardGame;');
  const types = (entry['MimeType'] ?? '').split(';').filter(Boolean).sort();
  hold('what it opens', types, ['application/vnd.trickhouse.record+json', 'x-scheme-handler/trickhouse']);
  const mime = read('usr/share/mime/packages/trickhouse.xml');
  hold('names of records', /type="application\/vnd\.trickhouse\.record\+json"[^]*glob pattern="\*\.trick\.json"/.test(mime), true);
  const icons = readdirSync(join(folder, 'usr/share/icons/hicolor')).sort();
  hold('icons', icons, ICON_SIZES.map((size) => `${size}x${size}`).sort());
}

await readyToPack({ stale: true });
await buildPrograms(TEST_BUNDLES, { external: ['playwright'], plugins: [ownPlace] });
const debian = process.platform === 'linux' && existsSync('/usr/bin/dpkg-deb');
const work = mkdtempSync(join(tmpdir(), 'trickhouse-pack-'));
try {
  standIn(join(work, 'electron'));
  const out = join(work, 'out');
  const options = [`-c.electronDist=${join(work, 'electron')}`, `-c.directories.output=${out}`, ...optionsFrom(UPDATES)];
  const targets = debian ? ['deb'] : ['dir'];
  const env = { ...process.env, CUSTOM_FPM_PATH: join(root, 'build', 'package', 'fpm.mjs') };
  const { status, stdout, stderr } = electronBuilder(['--linux', ...targets, '--x64', ...options], { quiet: true, env });
  if (status !== 0) throw new Error(`electron-builder failed:\n${stdout}${stderr}`);
  await checkApp(join(out, 'linux-unpacked'));
  if (debian) {
    const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
    const packages = readdirSync(out).filter((name) => name.endsWith('.deb'));
    hold('packages', packages, [`Trickhouse-${version}-linux-amd64.deb`]);
    const deb = join(out, packages[0] ?? '');
    const tar = join(work, 'trickhouse.tar.gz');
    execFileSync('tar', ['-czf', tar, '-C', out, 'linux-unpacked']);
    // dpkg itself puts it in place; what it would run afterwards would change this very machine, so that it is only read.
    const place = join(work, 'root');
    mkdirSync(join(place, 'var/lib/dpkg/updates'), { recursive: true });
    mkdirSync(join(place, 'var/lib/dpkg/info'));
    writeFileSync(join(place, 'var/lib/dpkg/status'), '');
    const dpkg = spawnSync('dpkg', [`--root=${place}`, '--force-depends', '--force-not-root', '--no-triggers', '--unpack', deb], {
      encoding: 'utf8',
    });
    hold('dpkg', [dpkg.status, dpkg.status === 0 ? '' : dpkg.stderr], [0, '']);
    for (const script of ['postinst', 'postrm']) execFileSync('bash', ['-n', join(place, 'var/lib/dpkg/info', `trickhouse.${script}`)]);
    checkDesktop(place);
    const judged = judgeDebian(deb, place);
    wrong.push(...judged.wrong);
    for (const program of judged.skipped) process.stdout.write(`Skipped: ${program} is not installed.\n`);
    const loose = join(work, 'loose');
    mkdirSync(loose);
    execFileSync('tar', ['-xzf', tar, '-C', loose]);
    const [folder = ''] = readdirSync(loose);
    const installed = join(place, 'opt/Trickhouse');
    const own = ['resources/apparmor-profile', 'resources/app-update.yml', 'resources/package-type'];
    const common = listFolder(installed).filter((file) => !own.includes(file));
    hold(
      'files of the tar',
      listFolder(join(loose, folder)).filter((file) => !own.includes(file)),
      common,
    );
    for (const file of common) hold(`${file} in both`, hash(join(loose, folder, file)), hash(join(installed, file)));
    hold('kind of package', readFileSync(join(installed, 'resources/package-type'), 'utf8'), 'deb');
    for (const app of [installed, join(loose, folder)])
      hold(`start of ${relative(work, app)}`, await startsAndShows(join(app, 'trickhouse')), `Trickhouse ${version}`);
  }
} finally {
  rmSync(work, { recursive: true, force: true });
}
for (const line of wrong) process.stderr.write(`${line}\n`);
process.stdout.write(wrong.length === 0 ? 'The package is as it should be.\n' : `${wrong.length} wrong.\n`);
process.exitCode = wrong.length === 0 ? 0 : 1;
