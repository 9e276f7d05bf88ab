#!/usr/bin/env node
// Takes the place of fpm where it cannot be fetched: makes the deb that electron-builder asks it for, with Debian's own dpkg-deb.
import { execFileSync } from 'node:child_process';
import { cpSync, copyFileSync, chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import process from 'node:process';

/** Switches that say nothing to a deb made here; those of one word first. */
const SILENT = ['--force', '--debug'];
const IGNORED = ['-s', '--log', '--deb-compression', '--license', '--vendor', '--deb-priority', '--deb-recommends', '--iteration'];

/** @type {Record<string, string>} */
const said = {};
/** @type {string[]} */
const depends = [];
/** @type {[string, string][]} source and place of each file or folder */
const parts = [];
const args = process.argv.slice(2);
for (let at = 0; at < args.length; at += 1) {
  const arg = args[at] ?? '';
  if (SILENT.includes(arg)) continue;
  const [name, given] =
    arg.startsWith('--') && arg.includes('=') ? [arg.slice(0, arg.indexOf('=')), arg.slice(arg.indexOf('=') + 1)] : [arg, undefined];
  if (arg.startsWith('-')) {
    const value = given ?? args[(at += 1)] ?? '';
    if (name === '-d') depends.push(value);
    else if (!IGNORED.includes(name)) said[name] = value;
  } else {
    const middle = arg.indexOf('=/');
    if (middle < 0) throw new Error(`not understood: ${arg}`);
    parts.push([arg.slice(0, middle), arg.slice(middle + 1)]);
  }
}
/** @param {string} name */
const due = (name) => {
  const value = said[name];
  if (value === undefined || value === '') throw new Error(`${name} is missing`);
  return value;
};
if (due('-t') !== 'deb') throw new Error('only debs are made here');

const tree = mkdtempSync(join(tmpdir(), 'trickhouse-deb-'));
try {
  chmodSync(tree, 0o755);
  for (const [source, place] of parts) {
    mkdirSync(dirname(join(tree, place)), { recursive: true });
    if (source.endsWith('/')) cpSync(source, join(tree, place), { recursive: true });
    else copyFileSync(source, join(tree, place));
  }
  const control = join(tree, 'DEBIAN');
  mkdirSync(control);
  const [synopsis = '', ...more] = due('--description').split('\n');
  const lines = [
    `Package: ${due('--name')}`,
    `Version: ${due('--version')}`,
    `Architecture: ${due('--architecture')}`,
    `Maintainer: ${due('--maintainer')}`,
    `Homepage: ${due('--url')}`,
    `Depends: ${depends.join(', ')}`,
    'Section: games',
    'Priority: optional',
    `Description: ${synopsis}`,
    ...more.map((line) => ` ${line.trim()}`),
  ];
  writeFileSync(join(control, 'control'), `${lines.join('\n')}\n`);
  for (const [name, option] of /** @type {const} */ ([
    ['postinst', '--after-install'],
    ['postrm', '--after-remove'],
  ])) {
    copyFileSync(due(option), join(control, name));
    chmodSync(join(control, name), 0o755);
  }
  execFileSync('dpkg-deb', ['--root-owner-group', '-Zgzip', '-b', tree, due('--package')], { stdio: ['ignore', 'ignore', 'inherit'] });
} finally {
  rmSync(tree, { recursive: true, force: true });
}
