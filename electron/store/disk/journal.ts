import { constants } from 'node:fs';
import { open, type FileHandle } from 'node:fs/promises';
import { dirname } from 'node:path';
import process from 'node:process';
import { writeFault, type WriteFault } from './errno.ts';
import { syncFolder } from './files.ts';

const { O_CREAT, O_EXCL, O_TRUNC, O_RDWR, O_DSYNC } = constants;
/**
 * Whether a write of a file opened so is on the disk when it is done: one way to the disk and back instead of two. Other systems have less of a promise
 * there, or none.
 */
const WRITES_THROUGH = process.platform === 'linux';

/** Changes each line on its way into the file, in order. */
interface LineSeal {
  write(line: string): string;
}

/** How long after a failed write the next attempt is, in milliseconds, if no line comes before. */
const RETRY_AFTER = 5000;

/**
 * A file that lines are added to and never changed: what has been written is on the disk when {@link Journal.append} resolves. Lines that come while a
 * write is under way go into the next one together. A failed write leaves no half line behind: it is cut off, and everything not yet written is tried
 * again with the next line, and every few seconds: after the last card no line follows.
 */
export class Journal {
  /** Why the last write failed; `null`: everything is on the disk. */
  fault: WriteFault | null = null;
  readonly path: string;
  #length: number;
  /** Whether the file is made by the first line, and must not be there before. */
  #isNew: boolean;
  #file: FileHandle | undefined;
  #waiting: string[] = [];
  #running: Promise<void> | undefined;
  #timer: NodeJS.Timeout | undefined;
  #waitingForRecovery: (() => void)[] = [];
  readonly #seal: LineSeal | undefined;

  /**
   * @param path the file; made with its first line where it does not exist
   * @param length how much of the file is good, in bytes: what lies behind is cut off before the next line; `new`: there is no such file, and nothing is
   * written where something turns up in its place
   * @param seal adds to each line what its file has besides
   */
  constructor(path: string, length: number | 'new', seal?: LineSeal) {
    this.path = path;
    this.#seal = seal;
    this.#length = length === 'new' ? 0 : length;
    this.#isNew = length === 'new';
  }

  /** Adds a line that is written together with the next. */
  begin(line: string): void {
    this.#waiting.push(`${this.#seal?.write(line) ?? line}\n`);
  }

  /** Adds a line. Resolves once it is on the disk, or has been found not to go there ({@link Journal.fault}); never rejects. */
  append(line: string): Promise<void> {
    this.begin(line);
    this.#running = this.#running === undefined ? this.#write() : this.#running.then(() => this.#write());
    return this.#running;
  }

  /** The text of the lines that are not on the disk yet. */
  get unwritten(): string {
    return this.#waiting.join('');
  }

  /** How much of the file is on the disk, in bytes. */
  get written(): number {
    return this.#length;
  }

  /** Resolves once nothing is at fault any more; never where the disk stays as it is. */
  recovery(): Promise<void> {
    return this.fault === null ? Promise.resolve() : new Promise((resolve) => this.#waitingForRecovery.push(resolve));
  }

  /** Everything appended so far, written or given up. */
  async settled(): Promise<void> {
    await this.#running;
  }

  /** Tries once more to write what is not on the disk yet. */
  retry(): Promise<void> {
    this.#running = (this.#running ?? Promise.resolve()).then(() => this.#write());
    return this.#running;
  }

  /** Writes what is left. */
  async flush(): Promise<void> {
    await this.settled();
    if (this.#waiting.length > 0) await this.retry();
  }

  /** Writes what is left, and closes the file; what cannot be written then is not tried again. */
  async close(): Promise<void> {
    await this.flush();
    clearTimeout(this.#timer);
    const file = this.#file;
    this.#file = undefined;
    await file?.close().catch(() => undefined);
  }

  /** The file, with nothing in it but what is good. */
  async #reopen(): Promise<FileHandle> {
    const fresh = this.#length === 0;
    const flags = O_RDWR | (fresh ? O_CREAT | (this.#isNew ? O_EXCL : O_TRUNC) : 0) | (WRITES_THROUGH ? O_DSYNC : 0);
    const file = await open(this.path, flags, 0o600);
    // From here on it is this journal's, whatever becomes of the line.
    this.#isNew = false;
    try {
      if (fresh) await syncFolder(dirname(this.path));
      else await file.truncate(this.#length);
    } catch (error) {
      // Only a file that is returned is closed later.
      await file.close().catch(() => undefined);
      throw error;
    }
    return file;
  }

  async #write(): Promise<void> {
    const count = this.#waiting.length;
    if (count === 0) return;
    const bytes = Buffer.from(this.#waiting.join(''));
    try {
      this.#file ??= await this.#reopen();
      let done = 0;
      while (done < bytes.length) done += (await this.#file.write(bytes, done, bytes.length - done, this.#length + done)).bytesWritten;
      if (!WRITES_THROUGH) await this.#file.datasync();
      this.#waiting.splice(0, count);
      this.#length += bytes.length;
      this.fault = null;
      clearTimeout(this.#timer);
      for (const resolve of this.#waitingForRecovery.splice(0)) resolve();
    } catch (error) {
      this.fault = writeFault(error);
      // The next attempt opens the file again: the folder may have come back as another one.
      await this.#file?.close().catch(() => undefined);
      this.#file = undefined;
      clearTimeout(this.#timer);
      this.#timer = setTimeout(() => void this.retry(), RETRY_AFTER);
      this.#timer.unref();
    }
  }
}
