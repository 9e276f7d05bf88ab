import { execFile } from 'node:child_process';
import { chmodSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { promisify } from 'node:util';

const run = promisify(execFile);
const ip = (...args: string[]): Promise<unknown> => run('ip', args);

/** The address of the machine that hosts. */
export const HOST_ADDRESS = '10.99.9.1';
const PHONE_ADDRESS = '10.99.9.2';

/** A machine that hosts and one that is a phone, joined by a wire: two network namespaces (Linux, root). */
export interface TwoMachines {
  /** The namespace of the machine that hosts. */
  readonly host: string;
  /** The namespace of the phone. */
  readonly phone: string;
  remove(): Promise<void>;
}

/** Makes the two machines. Throws the error of `ip` if the system has no namespaces or refuses them. */
export async function makeTwoMachines(): Promise<TwoMachines> {
  const [host, phone] = [`th-${process.pid}-host`, `th-${process.pid}-phone`];
  const remove = async (): Promise<void> => {
    for (const name of [host, phone]) await ip('netns', 'del', name).catch(() => undefined);
  };
  try {
    for (const name of [host, phone]) {
      await ip('netns', 'add', name);
      await ip('-n', name, 'link', 'set', 'lo', 'up');
    }
    await ip('link', 'add', 'wire', 'netns', host, 'type', 'veth', 'peer', 'name', 'wire', 'netns', phone);
    await ip('-n', host, 'addr', 'add', `${HOST_ADDRESS}/24`, 'dev', 'wire');
    await ip('-n', phone, 'addr', 'add', `${PHONE_ADDRESS}/24`, 'dev', 'wire');
    for (const name of [host, phone]) await ip('-n', name, 'link', 'set', 'wire', 'up');
  } catch (error) {
    await remove();
    throw error;
  }
  return { host, phone, remove };
}

/** Takes the phone's network away, as airplane mode does, or gives it back. */
export async function setAirplane(phone: string, on: boolean): Promise<void> {
  await ip('-n', phone, 'link', 'set', 'wire', on ? 'down' : 'up');
}

/** Writes a program that starts another one in a namespace, and returns its path; the folder that it lies in is the caller's to remove. */
export function programIn(namespace: string, program: string): { readonly path: string; readonly folder: string } {
  const folder = mkdtempSync(join(tmpdir(), 'trickhouse-namespace-'));
  const path = join(folder, 'program');
  writeFileSync(path, `#!/bin/sh\nexec ip netns exec ${namespace} '${program}' "$@"\n`);
  chmodSync(path, 0o755);
  return { path, folder };
}
