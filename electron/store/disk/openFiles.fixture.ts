import { readdirSync, readlinkSync } from 'node:fs';
import { join, sep } from 'node:path';
import process from 'node:process';

/** The files that this process has open at a path or below it, one entry for each time; empty where the system does not list them. */
export function openFiles(path: string): string[] {
  if (process.platform !== 'linux') return [];
  const folder = '/proc/self/fd';
  return readdirSync(folder)
    .map((fd) => {
      try {
        return readlinkSync(join(folder, fd));
      } catch {
        // The one that lists them.
        return '';
      }
    })
    .filter((file) => file === path || file.startsWith(`${path}${sep}`));
}
