import { execFileSync, spawnSync } from 'node:child_process';
import { chmodSync, existsSync, mkdirSync, readdirSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import type { App } from './program.ts';

/** A package in place: the app in it, and how it is removed again. */
interface Installed extends App {
  remove(): void;
}

/** Runs a program with its output shown; throws if it fails. */
function run(command: string, ...args: readonly string[]): void {
  process.stdout.write(`  $ ${[command, ...args].join(' ')}\n`);
  execFileSync(command, args, { stdio: ['ignore', 'inherit', 'inherit'] });
}

/** Runs a program with an administrator's rights. */
function asAdministrator(command: string, ...args: readonly string[]): void {
  if (process.getuid?.() === 0) run(command, ...args);
  else run('sudo', command, ...args);
}

const nothing = (): void => undefined;

/** Gives the helper of an unpacked app's sandbox its rights: systems that restrict user namespaces need it. */
function withSandbox(folder: string): void {
  const helper = join(folder, 'chrome-sandbox');
  asAdministrator('chown', 'root:root', helper);
  asAdministrator('chmod', '4755', helper);
}

/** The one folder within a folder. */
function onlyFolderIn(folder: string): string {
  const [name, ...others] = readdirSync(folder);
  if (name === undefined || others.length > 0)
    throw new Error(`${folder} holds ${others.length === 0 ? 'nothing' : 'more than one folder'}`);
  return join(folder, name);
}

/** Puts each kind of package in place, by the end of its name. `place`: an empty folder. */
const KINDS: readonly (readonly [end: RegExp, install: (file: string, place: string) => Installed])[] = [
  [
    /\.deb$/,
    (file) => {
      asAdministrator('apt-get', 'install', '-y', '--no-install-recommends', file);
      run('test', '-e', join('/usr', 'bin', 'trickhouse'));
      const remove = (): void => {
        asAdministrator('apt-get', 'purge', '-y', 'trickhouse');
        if (existsSync(join('/opt', 'Trickhouse'))) throw new Error('the package leaves /opt/Trickhouse behind');
      };
      return { command: join('/opt', 'Trickhouse', 'trickhouse'), args: [], remove };
    },
  ],
  [
    /\.rpm$/,
    (file, place) => {
      // Unpacked only: these machines have no database of such packages.
      run('sh', '-c', 'cd "$2" && rpm2cpio "$1" | cpio -idm --quiet', 'unpack', file, place);
      const folder = join(place, 'opt', 'Trickhouse');
      withSandbox(folder);
      return { command: join(folder, 'trickhouse'), args: [], remove: nothing };
    },
  ],
  [
    /-linux-\w+\.tar\.gz$/,
    (file, place) => {
      run('tar', '-xzf', file, '-C', place);
      const folder = onlyFolderIn(place);
      withSandbox(folder);
      return { command: join(folder, 'trickhouse'), args: [], remove: nothing };
    },
  ],
  [
    /\.AppImage$/,
    (file) => {
      chmodSync(file, 0o755);
      return { command: file, args: [], remove: nothing };
    },
  ],
  [
    /\.dmg$/,
    (file, place) => {
      const image = join(place, 'image');
      const app = join(place, 'Applications', 'Trickhouse.app');
      run('hdiutil', 'attach', '-nobrowse', '-readonly', '-mountpoint', image, file);
      try {
        run('ditto', join(image, 'Trickhouse.app'), app);
      } finally {
        run('hdiutil', 'detach', image);
      }
      return mac(app);
    },
  ],
  [
    /-mac-\w+\.zip$/,
    (file, place) => {
      run('ditto', '-x', '-k', file, place);
      return mac(join(place, 'Trickhouse.app'));
    },
  ],
  [
    /-setup\.exe$/,
    (file, place) => {
      const folder = join(place, 'Trickhouse');
      // The folder comes last, without quotes: so the installer reads it.
      run(file, '/S', `/D=${folder}`);
      const remove = (): void => run(join(folder, 'Uninstall Trickhouse.exe'), '/S');
      return { command: join(folder, 'Trickhouse.exe'), args: [], remove };
    },
  ],
  [/-portable\.exe$/, (file) => ({ command: file, args: [], remove: nothing })],
];

/** A Mac's app whose signature holds; one that the makers signed is one that Gatekeeper lets start. */
function mac(app: string): Installed {
  run('codesign', '--verify', '--deep', '--strict', '--verbose=2', app);
  // The facts of a signature come on standard error.
  const { stderr } = spawnSync('codesign', ['--display', '--verbose=2', app], { encoding: 'utf8' });
  if (/^Signature=adhoc$/m.test(stderr)) process.stdout.write('  signed ad hoc: Gatekeeper asks the player first\n');
  else run('spctl', '--assess', '--type', 'execute', '--verbose=2', app);
  return { command: join(app, 'Contents', 'MacOS', 'Trickhouse'), args: [], remove: nothing };
}

/** The names that packages give processors. */
const PROCESSORS: Readonly<Record<string, RegExp>> = {
  x64: /[-_](?:x64|amd64|x86_64|universal)\b/,
  arm64: /[-_](?:arm64|aarch64|universal)\b/,
};

/** Whether a file is a package that this machine can run. */
export function isForHere(file: string, processor: string = process.arch): boolean {
  const name = basename(file);
  return KINDS.some(([end]) => end.test(name)) && PROCESSORS[processor]?.test(name) === true;
}

/** Puts a package in place. Throws for any other file. */
export function install(file: string, place: string): Installed {
  const [, put] = KINDS.find(([end]) => end.test(basename(file))) ?? [];
  if (put === undefined) throw new Error(`${basename(file)} is no package`);
  mkdirSync(place, { recursive: true });
  return put(resolve(file), place);
}
