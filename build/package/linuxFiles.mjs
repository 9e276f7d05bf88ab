import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { dist, root, sourceText } from '../targets.mjs';

/** Files that Linux packages carry for the system: metainfo for software centres (AppStream), copyright and changes for Debian. */

/** The folder that they are written to; electron-builder.yml names them there. */
const linuxFiles = join(dist, 'linux');

/** The home page where none is given. */
export const NO_HOMEPAGE = 'https://trickhouse.invalid';

/** The versions of CHANGELOG.md, latest first; one without a date is released now. @param {string} changelog @param {Date} now */
export function releasesIn(changelog, now) {
  return [...changelog.matchAll(/^## (\d+\.\d+\.\d+) \(([^)]*)\)$([^]*?)(?=^## |(?![^]))/gm)].map(
    ([, version = '', date = '', text = '']) => ({
      version,
      date: /^\d{4}-\d\d-\d\d$/.test(date) ? date : now.toISOString().slice(0, 10),
      changes: text
        .split(/^- /m)
        .slice(1)
        .map((change) => change.replace(/\s+/g, ' ').trim()),
    }),
  );
}

/** @param {string} text */
const escaped = (text) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/**
 * The metainfo of the app.
 * @param {{ homepage: string, version: string, now: Date, desktop?: string, icon?: string }} release `version`: whose pictures are shown
 */
export function metainfo({ homepage, version, now, desktop = 'trickhouse.desktop', icon = 'trickhouse' }) {
  const releases = releasesIn(sourceText('CHANGELOG.md'), now).map(({ version: one, date, changes }) => {
    const items = changes.map((change) => `          <li>${escaped(change)}</li>`).join('\n');
    return `    <release version="${one}" date="${date}">\n      <description>\n        <ul>\n${items}\n        </ul>\n      </description>\n    </release>`;
  });
  const site = homepage.replace(/\/+$/, '');
  return sourceText('build/package/linux/metainfo.xml')
    .replace(/^<!--.*-->\n/m, '')
    .replaceAll('@HOMEPAGE@', site)
    .replaceAll('@PICTURES@', `${site}/raw/v${version}/build/screenshots`)
    .replaceAll('@DESKTOP@', desktop)
    .replaceAll('@ICON@', icon)
    .replace('@RELEASES@', releases.join('\n'));
}

/** Debian's changelog. @param {string} maintainer name and address @param {Date} now */
function debianChangelog(maintainer, now) {
  const entries = releasesIn(sourceText('CHANGELOG.md'), now).map(({ version, date, changes }) => {
    const lines = changes.map((change) => `  * ${change.replace(/(.{1,74})(?: |$)/g, '$1\n    ').trim()}`);
    const stamp = new Date(`${date}T12:00:00Z`).toUTCString().replace('GMT', '+0000');
    return `trickhouse (${version}) stable; urgency=medium\n\n${lines.join('\n')}\n\n -- ${maintainer}  ${stamp}\n`;
  });
  return entries.join('\n');
}

/** Debian's copyright file: ours, and where the licences of the parts are. */
function copyright() {
  const licence = readFileSync(join(root, 'LICENSE'), 'utf8').trim();
  return `This package was made by the makers of Trickhouse from its own sources.

Trickhouse:

${licence}

Electron and Chromium: /opt/Trickhouse/LICENSE.electron.txt and /opt/Trickhouse/LICENSES.chromium.html. The licences of all other parts are in the app
itself: Help, About Trickhouse, Third-party licences.
`;
}

/**
 * Writes the files.
 * @param {{ homepage: string, maintainer: string, now?: Date }} release
 */
export function writeLinuxFiles({ homepage, maintainer, now = new Date() }) {
  const { version } = JSON.parse(sourceText('package.json'));
  mkdirSync(linuxFiles, { recursive: true });
  const write = (/** @type {string} */ name, /** @type {string | Buffer} */ content) => writeFileSync(join(linuxFiles, name), content);
  write('org.trickhouse.table.metainfo.xml', metainfo({ homepage, version, now }));
  write('copyright', copyright());
  write('changelog.gz', gzipSync(debianChangelog(maintainer, now), { level: 9 }));
  write('lintian-overrides', sourceText('build/package/linux/lintian-overrides'));
}
