import { homedir } from 'node:os';
import { posix, win32 } from 'node:path';

/** Where a player's matches are by default. */
export interface DataPlaces {
  readonly dir: string;
  /** Where earlier versions kept them: among the files of the app's own browser. */
  readonly before?: string;
}

/**
 * The default folder of a player's matches: the platform's place for such data, in a folder of their own.
 * @param env the environment variables that name the user's folders
 * @param home the user's home folder
 */
export function dataPlaces(
  platform: NodeJS.Platform = process.platform,
  env: Readonly<Record<string, string | undefined>> = process.env,
  home = homedir(),
): DataPlaces {
  const { isAbsolute, join } = platform === 'win32' ? win32 : posix;
  if (platform === 'win32' || platform === 'darwin') {
    const roaming = env['APPDATA'] ?? join(home, 'AppData', 'Roaming');
    const before = join(platform === 'win32' ? roaming : join(home, 'Library', 'Application Support'), 'Trickhouse');
    return { dir: join(before, 'table'), before };
  }
  const shared = env['XDG_DATA_HOME'];
  // A relative path there is to be ignored (XDG Base Directory Specification).
  return { dir: join(shared !== undefined && isAbsolute(shared) ? shared : join(home, '.local', 'share'), 'trickhouse') };
}
