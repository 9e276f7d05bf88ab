import { createHash, randomBytes } from 'node:crypto';
import { readFileSync, readlinkSync } from 'node:fs';
import { hostname, networkInterfaces } from 'node:os';
import { posix } from 'node:path';
import process from 'node:process';
import { errnoOf } from './errno.ts';

/** Where a process number means something, and how this process differs from others that have or had its number there. */
interface Self {
  readonly place: string;
  readonly start: string;
  /** When another process of the same place began; `undefined` where the system does not say. */
  readonly startOf?: (pid: number) => string | undefined;
}

const SELF = onLinux() ?? elsewhere();

/** The first lines of a lock of this process: its number, the place of that number, and its start. */
export const HOLDER = `${process.pid}\n${SELF.place}\n${SELF.start}\n`;

/**
 * Judges the holder of a lock by its text. `unclear`: only whether its text goes on changing shows whether it lives. A lock of this very process counts as
 * `gone`: the caller knows its own.
 */
export function stateOfHolder(text: string): 'live' | 'gone' | 'unclear' {
  const [, place = '', start] = text.split('\n');
  const pid = pidOfHolder(text);
  if (pid === undefined) return 'gone';
  // Locks of earlier versions have the number alone.
  if (place === '') return pid !== process.pid && isAlive(pid) ? 'live' : 'gone';
  if (place !== SELF.place) return 'unclear';
  if (pid === process.pid || !isAlive(pid)) return 'gone';
  if (SELF.startOf === undefined) return 'unclear';
  const begun = SELF.startOf(pid);
  return begun === undefined || begun === start ? 'live' : 'gone';
}

/** The process that a lock names, if it names one. */
export function pidOfHolder(text: string): number | undefined {
  const pid = Number(text.split('\n')[0]?.trim());
  return Number.isInteger(pid) && pid > 0 ? pid : undefined;
}

/** Linux begins to number processes again with each start of the machine and in each container, and keeps when a process began. */
function onLinux(): Self | undefined {
  if (process.platform !== 'linux') return undefined;
  try {
    const boot = readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim();
    const place = `${boot} ${readlinkSync('/proc/self/ns/pid')}`;
    const start = linuxStart('self');
    // The numbers of /proc may be those of another container.
    const isOurs = readFileSync('/proc/self/stat', 'utf8').startsWith(`${process.pid} `);
    return start === undefined || !isOurs ? undefined : { place, start, startOf: (pid) => linuxStart(String(pid)) };
  } catch {
    return undefined;
  }
}

/** When a process began, in ticks since the start of the machine (proc_pid_stat(5), field 22). */
function linuxStart(pid: string): string | undefined {
  try {
    const text = readFileSync(posix.join('/proc', pid, 'stat'), 'utf8');
    // The name, in brackets, may hold anything.
    return text.slice(text.lastIndexOf(')') + 2).split(' ')[19];
  } catch {
    return undefined;
  }
}

/** Other machines may have the same name: the addresses of the adapters differ. */
function elsewhere(): Self {
  const macs = Object.values(networkInterfaces()).flatMap((list = []) => list.map(({ mac }) => mac));
  const adapters = createHash('sha256')
    .update([...new Set(macs)].sort().join(' '))
    .digest('hex')
    .slice(0, 16);
  return { place: `${hostname()} ${adapters}`, start: randomBytes(8).toString('hex') };
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // It is there, but belongs to another user.
    return errnoOf(error) === 'EPERM';
  }
}
