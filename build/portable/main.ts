// Runs the unit tests as other machines would: `npm run portable` under the path module of Windows, and in a checkout whose lines end with CRLF;
// `-- --node24` under Node 24 instead, the one of Electron, which it installs into a temporary folder; `-- --node PATH` under any other Node. Further arguments
// are Vitest's: the tests to run.
import { spawnSync } from 'node:child_process';
import { appendFileSync, existsSync, mkdirSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import process from 'node:process';
import { root } from '../targets.mjs';
import { toolArguments } from '../toolArguments.ts';

const VITEST = join(root, 'node_modules', 'vitest', 'vitest.mjs');

/** Runs a program and returns its output; throws if it fails. */
function run(command: string, args: readonly string[], cwd = root): string {
  const { status, stdout, stderr, error } = spawnSync(command, args, { cwd, encoding: 'utf8' });
  if (status !== 0) throw new Error(`${command} ${args.join(' ')}: ${error?.message ?? `${stdout}${stderr}`}`);
  return stdout.trim();
}

/** Runs unit tests with some arguments of Vitest; whether all passed. */
function unit(name: string, args: readonly string[], { cwd = root, node = process.execPath } = {}): boolean {
  process.stdout.write(`\n== ${name}\n`);
  // Programs that the tests start find the same Node.
  const env = { ...process.env, PATH: `${dirname(node)}${delimiter}${process.env['PATH'] ?? ''}` };
  return spawnSync(node, [VITEST, 'run', '--reporter=dot', ...args], { cwd, env, stdio: 'inherit' }).status === 0;
}

/** Checks this state of the repository out into an empty folder with CRLF at the end of every line, as Git for Windows would without `.gitattributes`. */
function checkOut(dir: string): void {
  const state = run('git', ['stash', 'create']) || run('git', ['rev-parse', 'HEAD']);
  run('git', [
    'clone',
    '--quiet',
    '--no-checkout',
    '--shared',
    run('git', ['rev-parse', '--path-format=absolute', '--git-common-dir']),
    dir,
  ]);
  run('git', ['config', 'core.autocrlf', 'true'], dir);
  mkdirSync(join(dir, '.git', 'info'), { recursive: true });
  // These go before those of the repository.
  appendFileSync(join(dir, '.git', 'info', 'attributes'), '* text=auto eol=crlf\n');
  run('git', ['checkout', '--quiet', '--detach', state], dir);
  const ends = run('git', ['ls-files', '--eol'], dir).split('\n');
  const wrong = ends.filter((line) => /^i\/lf\s+w\/lf/.test(line));
  if (wrong.length > 0) throw new Error(`these files kept their ends: ${wrong.join(', ')}`);
  symlinkSync(join(root, 'node_modules'), join(dir, 'node_modules'), 'junction');
}

/** Installs Node 24 from the registry into an empty folder; its path. */
function node24(dir: string): string {
  const npm = process.platform === 'win32' ? ['cmd', '/c', 'npm'] : ['npm'];
  const system = process.platform === 'win32' ? 'win' : process.platform;
  // The package of this system holds the binary itself: nothing has to be run to install it.
  const name = `node-${system === 'darwin' && process.arch === 'arm64' ? 'darwin-arm64' : `${system}-${process.arch}`}`;
  run(npm[0] ?? '', [...npm.slice(1), 'install', '--no-save', '--no-audit', '--no-fund', '--prefix', dir, `${name}@24`]);
  const binary = join(dir, 'node_modules', name, 'bin', process.platform === 'win32' ? 'node.exe' : 'node');
  if (!existsSync(binary)) throw new Error(`${name} holds no ${binary}`);
  return binary;
}

const { values, positionals } = toolArguments({
  allowPositionals: true,
  options: { node24: { type: 'boolean' }, node: { type: 'string' } },
});
const work = mkdtempSync(join(tmpdir(), 'trickhouse-portable-'));
const results: [name: string, passed: boolean][] = [];
try {
  const node = values.node24 ? node24(work) : values.node;
  if (node !== undefined) {
    const version = run(node, ['--version']);
    results.push([`Node ${version}`, unit(`unit tests under Node ${version}`, positionals, { node })]);
  } else {
    const config = join(root, 'build', 'portable', 'windows.config.ts');
    results.push(['paths of Windows', unit('unit tests with the paths of Windows', ['--config', config, ...positionals])]);
    const checkout = join(work, 'checkout');
    checkOut(checkout);
    results.push(['lines with CRLF', unit('unit tests in a checkout whose lines end with CRLF', positionals, { cwd: checkout })]);
  }
} finally {
  rmSync(work, { recursive: true, force: true, maxRetries: 5 });
}
process.stdout.write('\n');
for (const [name, passed] of results) process.stdout.write(`${name}: ${passed ? 'passed' : 'FAILED'}\n`);
process.exitCode = results.every(([, passed]) => passed) ? 0 : 1;
