#!/usr/bin/env node
// Prints what CHANGELOG.md says of a version: `node build/release/changes.mjs 1.2.3`.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { root } from '../targets.mjs';

/**
 * The section of a version, without its heading; `undefined` for an unknown version.
 * @param {string} changelog
 * @param {string} version
 */
export function changesOf(changelog, version) {
  const sections = changelog.split(/^## /m).slice(1);
  const section = sections.find((one) => one.split('\n')[0]?.split(/\s/)[0] === version);
  return section?.slice(section.indexOf('\n')).trim();
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const version = process.argv[2] ?? '';
  const changes = changesOf(readFileSync(join(root, 'CHANGELOG.md'), 'utf8'), version);
  if (changes === undefined || changes === '') throw new Error(`CHANGELOG.md says nothing of ${version}`);
  process.stdout.write(`${changes}\n`);
}
