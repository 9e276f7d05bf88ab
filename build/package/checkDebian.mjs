import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

/** Debian's own judges of a package. A machine without one of them skips it, and the check prints which. */

/**
 * Runs a judge.
 * @param {string} program
 * @param {readonly string[]} args
 * @returns {string | null | undefined} its complaint; `undefined`: none; `null`: it is not installed
 */
function complaint(program, args) {
  const { status, stdout, stderr, error } = spawnSync(program, args, { encoding: 'utf8' });
  if (/** @type {NodeJS.ErrnoException | undefined} */ (error)?.code === 'ENOENT') return null;
  return status === 0 ? undefined : `${program}: ${stdout}${stderr}`.trim();
}

/**
 * Has lintian, AppStream and desktop-file-validate look at a package.
 * @param {string} deb
 * @param {string} folder where it is unpacked
 * @returns {{ wrong: string[], skipped: string[] }} complaints, and judges that are not installed
 */
export function judgeDebian(deb, folder) {
  const judges = /** @type {const} */ ([
    ['lintian', ['--fail-on', 'error', '--allow-root', deb]],
    ['appstreamcli', ['validate', '--no-net', '--no-color', join(folder, 'usr/share/metainfo/org.trickhouse.table.metainfo.xml')]],
    ['desktop-file-validate', [join(folder, 'usr/share/applications/trickhouse.desktop')]],
  ]);
  /** @type {{ wrong: string[], skipped: string[] }} */
  const found = { wrong: [], skipped: [] };
  for (const [program, args] of judges) {
    const said = complaint(program, args);
    if (said === null) found.skipped.push(program);
    else if (said !== undefined) found.wrong.push(said);
  }
  return found;
}
