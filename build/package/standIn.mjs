import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../targets.mjs';

/** Marks the place in Electron's binary where its fuses are: then a version, their number, and a digit each. */
export const SENTINEL = 'dL7pKGdnNz796PbbjQWNKmHXBZaB9tsX';
/** Electron's own setting of its fuses, and ours (electron-builder.yml), in their order. */
const FUSES_BEFORE = '10110000';
export const FUSES_AFTER = '01001100';
/**
 * Fills a folder with as much of Electron as packing looks at, and a binary that starts the stand-in for Electron (e2e/electron-double).
 * @param {string} dir
 * @param {string} [double] the program that starts it
 */
export function standIn(dir, double = join(root, 'e2e', 'electron-double', 'packaged')) {
  mkdirSync(join(dir, 'resources'), { recursive: true });
  mkdirSync(join(dir, 'locales'));
  const { version } = JSON.parse(readFileSync(join(root, 'node_modules', 'electron', 'package.json'), 'utf8'));
  const fuses = Buffer.concat([Buffer.from(SENTINEL), Buffer.from([1, FUSES_BEFORE.length]), Buffer.from(FUSES_BEFORE)]);
  const program = `#!/bin/sh\nexec "${double}" "$(dirname "$(readlink -f "$0")")" "$@"\n`;
  writeFileSync(join(dir, 'electron'), Buffer.concat([Buffer.from(program), fuses]), { mode: 0o755 });
  writeFileSync(join(dir, 'version'), version);
  for (const name of [
    'LICENSE',
    'LICENSES.chromium.html',
    'chrome-sandbox',
    'locales/en-US.pak',
    'locales/nl.pak',
    'locales/de.pak',
    'locales/sv.pak',
  ]) {
    writeFileSync(join(dir, name), name);
  }
}
