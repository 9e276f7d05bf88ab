import { mkdir, open, rename, rm, rmdir, unlink, writeFile } from 'node:fs/promises';
import { syncFolder } from '../disk/files.ts';

/** The steps on the disk that moving a data folder is made of. Each rejects with the system's error; tests put a disk that fails in this one's place. */
export interface Disk {
  /** Creates a folder and those above it, unless it exists. */
  makeFolder(path: string): Promise<void>;
  /** Creates a file, or puts other bytes in it; {@link Disk.sync} puts them on the disk. */
  write(path: string, bytes: Uint8Array): Promise<void>;
  sync(path: string): Promise<void>;
  rename(from: string, to: string): Promise<void>;
  /** Puts a folder's list of files on the disk, where the system can do that. */
  syncFolder(path: string): Promise<void>;
  removeFile(path: string): Promise<void>;
  /** Removes a folder that is empty. */
  removeFolder(path: string): Promise<void>;
  /** Removes a folder with everything in it, if it exists. */
  removeTree(path: string): Promise<void>;
}

export const realDisk: Disk = {
  async makeFolder(path) {
    await mkdir(path, { recursive: true, mode: 0o700 });
  },
  write: (path, bytes) => writeFile(path, bytes, { mode: 0o600 }),
  async sync(path) {
    const file = await open(path, 'r+');
    try {
      await file.sync();
    } finally {
      await file.close();
    }
  },
  rename,
  syncFolder,
  removeFile: unlink,
  removeFolder: rmdir,
  removeTree: (path) => rm(path, { recursive: true, force: true }),
};
