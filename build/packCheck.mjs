#!/usr/bin/env node
// Packs the app around a stand-in for Electron's binary, without a network, and holds the result to what may be shipped: `npm run pack:check`.
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, openSync, readFileSync, readSync, closeSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative, sep } from 'node:path';
import process from 'node:process';
import { buildAll } from './main.mjs';
import { dist, root } from './targets.mjs';

/** Marks the place in Electron's binary where its fuses are: then a version, their number, and a digit each. */
const SENTINEL = 'dL7pKGdnNz796PbbjQWNKmHXBZaB9tsX';
/** Electron's own setting of its fuses, and ours (electron-builder.yml), in their order. */
const FUSES_BEFORE = '10110000';
const FUSES_AFTER = '01001100';

/** @param {string} dir a folder to fill with as much of Electron as packing looks at */
function standIn(dir) {
  mkdirSync(join(dir, 'resources'), { recursive: true });
  mkdirSync(join(dir, 'locales'));
  const { version } = JSON.parse(readFileSync(join(root, 'node_modules', 'electron', 'package.json'), 'utf8'));
  const fuses = Buffer.concat([Buffer.from(SENTINEL), Buffer.from([1, FUSES_BEFORE.length]), Buffer.from(FUSES_BEFORE)]);
  writeFileSync(join(dir, 'electron'), Buffer.concat([Buffer.from('a stand-in'), fuses]), { mode: 0o755 });
  writeFileSync(join(dir, 'version'), version);
  for (const name of ['LICENSE', 'LICENSES.chromium.html', 'chrome-sandbox', 'locales/en-US.pak', 'locales/de.pak']) {
    writeFileSync(join(dir, name), name);
  }
}

/**
 * The files of an asar archive: its header is JSON, after four lengths.
 * @param {string} archive
 * @returns {string[]}
 */
function listArchive(archive) {
  const file = openSync(archive, 'r');
  try {
    const lengths = Buffer.alloc(16);
    readSync(file, lengths, 0, 16, 0);
    const header = Buffer.alloc(lengths.readUInt32LE(12));
    readSync(file, header, 0, header.length, 16);
    /** @type {(node: { files?: Record<string, any> }, path: string) => string[]} */
    const walk = (node, path) =>
      node.files ? Object.entries(node.files).flatMap(([name, child]) => walk(child, path === '' ? name : `${path}/${name}`)) : [path];
    return walk(JSON.parse(header.toString('utf8')), '').sort();
  } finally {
    closeSync(file);
  }
}

/**
 * The files of a folder, from the root, without source maps.
 * @param {string} dir
 */
const listFolder = (dir) =>
  readdirSync(dir, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.name.endsWith('.map'))
    .map((entry) => relative(root, join(entry.parentPath, entry.name)).split(sep).join('/'));

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

await buildAll({ stale: true });
const work = mkdtempSync(join(tmpdir(), 'trickhouse-pack-'));
try {
  standIn(join(work, 'electron'));
  const options = [`-c.electronDist=${join(work, 'electron')}`, `-c.directories.output=${join(work, 'out')}`, '--publish', 'never'];
  const builder = join(root, 'node_modules', 'electron-builder', 'cli.js');
  const { status, stdout, stderr } = spawnSync(process.execPath, [builder, '--linux', 'dir', '--x64', ...options], {
    cwd: root,
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(`electron-builder failed:\n${stdout}${stderr}`);
  const app = join(work, 'out', 'linux-unpacked');
  const due = [...listFolder(join(dist, 'electron')), ...listFolder(join(dist, 'renderer')), 'package.json'].sort();
  hold('files in the archive', listArchive(join(app, 'resources', 'app.asar')), due);
  hold('beside the archive', readdirSync(join(app, 'resources')), ['app.asar']);
  hold('languages', readdirSync(join(app, 'locales')), ['en-US.pak']);
  const binary = readFileSync(join(app, 'trickhouse'));
  const start = binary.indexOf(SENTINEL) + SENTINEL.length + 2;
  hold('fuses', binary.subarray(start, start + FUSES_AFTER.length).toString(), FUSES_AFTER);
} finally {
  rmSync(work, { recursive: true, force: true });
}
for (const line of wrong) process.stderr.write(`${line}\n`);
process.stdout.write(wrong.length === 0 ? 'The package is as it should be.\n' : `${wrong.length} wrong.\n`);
process.exitCode = wrong.length === 0 ? 0 : 1;
