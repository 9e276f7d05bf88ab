import { spawn } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import process from 'node:process';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { ownFolder } from '../../host/fixtures/host.fixture.ts';
import { lockFolder } from './lock.ts';
import { HOLDER } from './lockHolder.ts';

const [, PLACE = '', START = ''] = HOLDER.split('\n');
/** A lock as a process of a place writes it, with the time that it shows. */
const lockOf = (pid: number, place: string, start: string, beats = 0): string =>
  `${pid}\n${place}\n${start}\n${String(beats).padStart(10)}\n`;

/** A folder with a lock in it. */
function locked(text: string): { readonly dir: string; readonly path: string } {
  const dir = ownFolder();
  const path = join(dir, 'lock');
  writeFileSync(path, text);
  return { dir, path };
}

/** A process that has nothing to do with the app. */
function stranger(): number {
  const child = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'], { stdio: 'ignore' });
  onTestFinished(() => void child.kill());
  if (child.pid === undefined) throw new Error('no process could be started');
  return child.pid;
}

const never = (): Promise<never> => Promise.reject(new Error('nothing is to be watched'));
const inUse = { ok: false, error: { code: 'store/in-use' } };

describe('the lock of a process that is gone', () => {
  it.runIf(process.platform === 'linux')('is taken at once, though another process has its number now', async () => {
    const { dir, path } = locked(lockOf(stranger(), PLACE, '1'));
    const lock = await lockFolder(dir, never);
    expect(lock.ok).toBe(true);
    expect(readFileSync(path, 'utf8').startsWith(HOLDER)).toBe(true);
    if (lock.ok) lock.value.release();
    expect(existsSync(path)).toBe(false);
  });

  it('is taken where this very process has its number now', async () => {
    expect((await lockFolder(locked(lockOf(process.pid, PLACE, '1')).dir, never)).ok).toBe(true);
  });

  it('and cannot be looked at from here is taken once it has shown no life for a while', async () => {
    for (const pid of [process.pid, process.ppid, 999_999_999]) {
      const { dir } = locked(lockOf(pid, 'another machine', START));
      const waits: number[] = [];
      expect((await lockFolder(dir, async (time) => waits.push(time))).ok).toBe(true);
      expect(waits, 'three times as long as a holder takes to show it').toEqual([7000]);
    }
  });
});

describe('the lock of a process that lives', () => {
  it.runIf(process.platform === 'linux')('is never taken', async () => {
    const pid = stranger();
    const stat = readFileSync(posix.join('/proc', String(pid), 'stat'), 'utf8');
    const start = stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? '';
    expect(await lockFolder(locked(lockOf(pid, PLACE, start)).dir, never)).toMatchObject(inUse);
  });

  it('is never taken, though it has our own number in another container, or one that nobody has here', async () => {
    for (const pid of [process.pid, 999_999_999]) {
      const { dir, path } = locked(lockOf(pid, 'another container', START));
      const lives = async (): Promise<void> => writeFileSync(path, lockOf(pid, 'another container', START, 1));
      expect(await lockFolder(dir, lives)).toMatchObject(inUse);
      expect(readFileSync(path, 'utf8')).toBe(lockOf(pid, 'another container', START, 1));
    }
  });

  it('shows that it does, and only in its own file', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    onTestFinished(() => void vi.useRealTimers());
    const dir = ownFolder();
    const path = join(dir, 'lock');
    const lock = await lockFolder(dir, never);
    if (!lock.ok) throw new Error(lock.error.message);
    const first = readFileSync(path, 'utf8');
    vi.advanceTimersByTime(2000);
    const second = readFileSync(path, 'utf8');
    expect(second).not.toBe(first);
    expect(second).toHaveLength(first.length);
    const other = lockOf(1, 'another machine', 'that took over');
    writeFileSync(path, other);
    vi.advanceTimersByTime(10_000);
    lock.value.release();
    expect(readFileSync(path, 'utf8')).toBe(other);
  });
});
