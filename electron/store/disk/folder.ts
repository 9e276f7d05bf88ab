import { homedir } from 'node:os';
import { join } from 'node:path';

/**
 * The default folder of a player's matches: the platform's place for such data.
 * @param env the environment variables that name the user's folders
 * @param home the user's home folder
 */
export function dataFolder(
  platform: NodeJS.Platform = process.platform,
  env: Readonly<Record<string, string | undefined>> = process.env,
  home = homedir(),
): string {
  if (platform === 'win32') return join(env['APPDATA'] ?? join(home, 'AppData', 'Roaming'), 'Trickhouse');
  if (platform === 'darwin') return join(home, 'Library', 'Application Support', 'Trickhouse');
  const shared = env['XDG_DATA_HOME'];
  // A relative path there is to be ignored (XDG Base Directory Specification).
  return join(shared?.startsWith('/') === true ? shared : join(home, '.local', 'share'), 'trickhouse');
}
