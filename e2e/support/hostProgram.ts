import { spawn } from 'node:child_process';
import process from 'node:process';
import { programModule } from '../../build/bundled.mjs';
import { root } from '../../build/targets.mjs';

/** A host that runs by itself, as `npm run host` starts it. */
export interface RunningHost {
  /** The address of the owner's page. */
  readonly url: string;
  /** Ends the host as a person does, and waits until it has gone. */
  stop(): Promise<void>;
  /** Ends it as a power cut does. */
  kill(): Promise<void>;
}

/** Names the host's module to all processes of a run that makes it once for all: `setup.ts`. */
const MODULE = 'TRICKHOUSE_HOST_MODULE';

/** The host as one module: that of the run, or else this process's own. */
const hostModule = (): string | Promise<string> => process.env[MODULE] ?? programModule('electron/cli/host.ts');

/** Makes the host's module for this process and those that it starts from now on. */
export async function shareHostModule(): Promise<void> {
  process.env[MODULE] = await programModule('electron/cli/host.ts');
}

/** Starts a host on a free port, with the flags of `npm run host`; rejects with its output if it ends at once. */
export async function startHost(dataDir: string, flags: readonly string[]): Promise<RunningHost> {
  const program = ['--enable-source-maps', await hostModule(), '--port', '0', '--data', dataDir, ...flags];
  const child = spawn(process.execPath, program, { cwd: root, stdio: ['ignore', 'pipe', 'pipe'] });
  const gone = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const url = await new Promise<string>((resolve, reject) => {
    let said = '';
    const hear = (chunk: Buffer): void => {
      said += chunk.toString();
      const address = /https?:\/\/\S+/.exec(said)?.[0];
      if (address !== undefined) resolve(address);
    };
    child.stdout.on('data', hear);
    child.stderr.on('data', (chunk: Buffer) => (said += chunk.toString()));
    child.once('error', reject);
    child.once('exit', (code) => reject(new Error(`the host ended with ${code} before it said where it is:\n${said}`)));
  });
  return {
    url,
    stop: () => {
      child.kill('SIGTERM');
      return gone;
    },
    kill: () => {
      child.kill('SIGKILL');
      return gone;
    },
  };
}
