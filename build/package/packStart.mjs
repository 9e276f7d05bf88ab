import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { _electron } from 'playwright';

/**
 * Starts a packaged app on a folder of its own and looks at its window; its title and version, as the window says them.
 * @param {string} executablePath
 */
export async function startsAndShows(executablePath) {
  const data = mkdtempSync(join(tmpdir(), 'trickhouse-start-'));
  const app = await _electron.launch({ executablePath, args: [`--data=${data}`] });
  try {
    const window = await app.firstWindow();
    await window.waitForURL((url) => url.href !== 'about:blank');
    // The first game stands there once the table has answered: worker, store and host have been found in the package.
    await window.getByRole('heading', { level: 1 }).first().waitFor();
    await window.locator('main').first().waitFor();
    const about = await window.evaluate(() => /** @type {any} */ (window).trickhouse.about());
    return `${(await window.title()).split(' · ').at(-1)} ${about.version}`;
  } finally {
    await app.close();
    rmSync(data, { recursive: true, force: true, maxRetries: 5 });
  }
}
