import { existsSync } from 'node:fs';
import { join, posix, win32 } from 'node:path';

/**
 * The kinds of copies of the app that behave differently: run from its `source`, `installed`, an `appimage` or a Windows `portable` program, which unpack
 * into another folder at every start, or a `loose` folder unpacked from an archive.
 */
type CopyKind = 'source' | 'installed' | 'appimage' | 'portable' | 'loose';

/** A copy of the app on this machine. */
export interface ThisCopy {
  readonly kind: CopyKind;
  /** The file that a person starts: the AppImage, the portable program, else the app's own executable. */
  readonly program: string;
}

/** The facts about a process that its copy is known by. */
export interface CopyFacts {
  readonly platform: NodeJS.Platform;
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly execPath: string;
  readonly isPackaged: boolean;
  /** The folder of the package's own files. */
  readonly resources: string;
}

/** Returns the copy that runs. Variables that the app inherits from another AppImage or portable program, such as a terminal, are not its own. */
export function copyOf({ platform, env, execPath, isPackaged, resources }: CopyFacts): ThisCopy {
  if (!isPackaged) return { kind: 'source', program: execPath };
  const { APPIMAGE, APPDIR, PORTABLE_EXECUTABLE_FILE, PORTABLE_EXECUTABLE_APP_FILENAME } = env;
  if (platform === 'linux') {
    const isOwn = APPDIR !== undefined && APPDIR !== '' && execPath.startsWith(APPDIR.endsWith('/') ? APPDIR : `${APPDIR}/`);
    if (isOwn && APPIMAGE !== undefined && posix.isAbsolute(APPIMAGE)) return { kind: 'appimage', program: APPIMAGE };
    // Written by the makers of packages that the system installs.
    return { kind: existsSync(join(resources, 'package-type')) ? 'installed' : 'loose', program: execPath };
  }
  if (platform === 'win32' && PORTABLE_EXECUTABLE_FILE !== undefined && win32.isAbsolute(PORTABLE_EXECUTABLE_FILE))
    if (PORTABLE_EXECUTABLE_APP_FILENAME?.toLowerCase() === 'trickhouse') return { kind: 'portable', program: PORTABLE_EXECUTABLE_FILE };
  return { kind: 'installed', program: execPath };
}

/** Returns the copy of this process. */
export function thisCopy(app: { readonly isPackaged: boolean }): ThisCopy {
  const { platform, env, execPath } = process;
  // Electron has it, Node does not.
  const { resourcesPath = '' } = process as { readonly resourcesPath?: string };
  return copyOf({ platform, env, execPath, isPackaged: app.isPackaged, resources: resourcesPath });
}

/** Whether a copy unpacks itself into another folder at every start: what is kept by paths of the program is of no use to the next one. */
export const movesAtEveryStart = ({ kind }: ThisCopy): boolean => kind === 'appimage' || kind === 'portable';

/** Variables of an AppImage's own, and lists of folders that its launcher adds some to. */
const OWN_VARIABLES = ['APPDIR', 'APPIMAGE', 'ARGV0', 'OWD'];
const FOLDER_LISTS = ['PATH', 'LD_LIBRARY_PATH', 'XDG_DATA_DIRS', 'GSETTINGS_SCHEMA_DIR'];

/** The environment as it was before an AppImage changed it, for programs that outlive this process and its folder. */
export function outerEnvironment(env: Readonly<Record<string, string | undefined>>): NodeJS.ProcessEnv {
  const { APPDIR } = env;
  const outer: NodeJS.ProcessEnv = { ...env };
  if (APPDIR === undefined || APPDIR === '') return outer;
  for (const name of OWN_VARIABLES) Reflect.deleteProperty(outer, name);
  for (const name of FOLDER_LISTS) {
    const left = (env[name] ?? '').split(':').filter((folder) => folder !== '' && folder !== APPDIR && !folder.startsWith(`${APPDIR}/`));
    if (left.length > 0) outer[name] = left.join(':');
    else Reflect.deleteProperty(outer, name);
  }
  return outer;
}
