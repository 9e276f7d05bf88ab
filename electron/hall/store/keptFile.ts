import { basename, dirname, join } from 'node:path';
import * as v from 'valibot';
import { moveFile, readPlain, replaceFile } from '../../store/disk/files.ts';
import { jsonOf } from './json.ts';

/** Milliseconds until a text that the disk did not take is tried again. */
const RETRY_AFTER = 5000;

/**
 * A small file that is replaced as a whole. What cannot be read in it is put aside before it is replaced, and a text that the disk does not take is tried again: with the next change, every few seconds,
 * and at the end.
 */
export class KeptFile {
  readonly path: string;
  /** Its content by name; empty for a file that is not there, or cannot be read. */
  readonly parts: Readonly<Record<string, unknown>>;
  /** Why the disk does not have the last text; `null`: it does. */
  fault: 'store/write-failed' | null = null;
  /** The file with what could not be read, once it was put aside. */
  aside: string | null = null;
  /** Whether something in it could not be read. */
  #odd: boolean;
  /** The bytes as they were read. */
  readonly #bytes: Uint8Array | undefined;
  #text: string | undefined;
  #writing: Promise<void> = Promise.resolve();
  #timer: NodeJS.Timeout | undefined;

  private constructor(path: string, bytes: Uint8Array | undefined, parts: Readonly<Record<string, unknown>> | undefined, isThere: boolean) {
    this.path = path;
    this.#bytes = bytes;
    this.parts = parts ?? {};
    this.#odd = isThere && parts === undefined;
  }

  static async open(path: string): Promise<KeptFile> {
    const read = await readPlain(path);
    if (!read.ok) return new KeptFile(path, undefined, undefined, read.error.code !== 'store/unknown-match');
    const value = jsonOf(read.value.toString());
    // For the schema a list is a record, too.
    const parts = Array.isArray(value) ? undefined : v.safeParse(v.record(v.string(), v.unknown()), value);
    return new KeptFile(path, read.value, parts?.success === true ? parts.output : undefined, true);
  }

  /** A part of the content; `undefined` if it is missing, or does not fit. */
  part<Schema extends v.GenericSchema>(name: string, schema: Schema): v.InferOutput<Schema> | undefined {
    const value = this.parts[name];
    if (value === undefined) return undefined;
    const parsed = v.safeParse(schema, value);
    if (parsed.success) return parsed.output;
    this.#odd = true;
    return undefined;
  }

  /** The items of a list that fit; the others stay in the file that is put aside. */
  list<Schema extends v.GenericSchema>(name: string, schema: Schema): v.InferOutput<Schema>[] {
    return (this.part(name, v.array(v.unknown())) ?? []).flatMap((item) => {
      const parsed = v.safeParse(schema, item);
      if (parsed.success) return [parsed.output];
      this.#odd = true;
      return [];
    });
  }

  /** Replaces the content. Resolves with whether it is on the disk. */
  async save(text: string): Promise<boolean> {
    this.#text = text;
    await this.#write();
    return this.fault === null;
  }

  /** Tries once more to write what is not on the disk. */
  async close(): Promise<void> {
    clearTimeout(this.#timer);
    await this.#write();
    clearTimeout(this.#timer);
  }

  #write(): Promise<void> {
    this.#writing = this.#writing.then(async () => {
      const text = this.#text;
      if (text === undefined) return;
      clearTimeout(this.#timer);
      const done = (await this.#putAside()) && (await replaceFile(this.path, text));
      this.fault = done ? null : 'store/write-failed';
      if (!done) this.#timer = setTimeout(() => void this.#write(), RETRY_AFTER).unref();
      else if (this.#text === text) this.#text = undefined;
    });
    return this.#writing;
  }

  /** Puts what could not be read aside; whether nothing is lost by another text. */
  async #putAside(): Promise<boolean> {
    if (!this.#odd) return true;
    const aside = join(dirname(this.path), `${basename(this.path, '.json')}.${Date.now()}.aside.json`);
    const done = this.#bytes === undefined ? (await moveFile(this.path, aside)).ok : await replaceFile(aside, this.#bytes);
    if (!done) return false;
    this.#odd = false;
    this.aside = aside;
    return true;
  }
}
