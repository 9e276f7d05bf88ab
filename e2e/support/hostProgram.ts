import { spawn } from 'node:child_process';
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

/** Starts a host on a free port, with the flags of `npm run host`; rejects with its output if it ends at once. */
export async function startHost(dataDir: string, flags: readonly string[]): Promise<RunningHost> {
  const program = ['--enable-source-maps', await programModule('electron/cli/host.ts'), '--port', '0', '--data', dataDir, ...flags];
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
