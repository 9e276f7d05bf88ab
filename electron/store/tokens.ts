import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import { mkdirSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import * as v from 'valibot';
import { keepAside, readOwn, replaceFile } from './disk/files.ts';

/** Bytes of chance in a token. */
const TOKEN_BYTES = 24;
/** Hashes kept for one holder: of the token used last, and of those issued since. */
const MOST_HASHES = 4;
/** Holders kept; beyond that the host forgets the one whose token changed longest ago. */
const MOST_HOLDERS = 2000;

const hash = v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/));
const saved = v.object({
  format: v.literal('trickhouse-tokens/1'),
  holders: v.pipe(v.array(v.object({ holder: hash, hashes: v.array(hash) })), v.maxLength(MOST_HOLDERS)),
});

/** The SHA-256 of a token, in hex: all that the disk holds of it. */
export function hashOfToken(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}

/**
 * The tokens of all guests, of which the host keeps only hashes. A guest is known for good by the *holder*, the hash of their first token, which matches
 * name in their files. The token itself changes with every welcome: the one used last stays valid until a newer one is used or has certainly arrived, so
 * that a connection cut at any moment loses no seat. Every change is on the disk before its token is sent.
 */
export class Tokens {
  /** `undefined`: in memory only, also where a file that makes no sense could not be moved. */
  readonly #file: string | undefined;
  /** The valid hashes of each holder whose token has changed, the oldest first. None: the holder was shown out. */
  readonly #hashes = new Map<string, readonly string[]>();
  /** The holder behind each hash. */
  readonly #holders = new Map<string, string>();
  #writing: Promise<void> = Promise.resolve();
  #unwritten = false;

  /**
   * @param file where hashes are kept; omitted: in memory only
   * @param odd called with the name of the file if it makes no sense: it moves to the folder `aside` beside it, whole
   */
  constructor(file?: string, odd: (name: string) => void = () => undefined) {
    if (file === undefined) return;
    const kept = read(file);
    if (kept === undefined) odd(basename(file));
    const moved = kept !== undefined || keepAside(file, join(dirname(file), 'aside', `${basename(file)}.${Date.now()}`));
    this.#file = moved ? file : undefined;
    for (const { holder, hashes } of kept ?? []) this.#set(holder, hashes);
  }

  /** Makes a token for a new guest, whose holder is its own hash. */
  create(): { readonly token: string; readonly holder: string } {
    const token = newToken();
    return { token, holder: hashOfToken(token) };
  }

  /**
   * The holder that a token stands for. Only the matches a guest plays in know the guest's first token, so the caller must know the holder. Returns
   * `undefined` if the token is no longer valid, or is not a token.
   */
  holderOf(token: string | undefined): string | undefined {
    if (token === undefined) return undefined;
    // The time to look a hash up reveals nothing about the token; only its own hash is compared after that.
    const given = hashOfToken(token);
    const holder = this.#holders.get(given) ?? given;
    const known = this.#hashes.get(holder) ?? [holder];
    return known.some((one) => isSame(one, given)) ? holder : undefined;
  }

  /** Whether the file knows a holder: not every token that looks like one was issued here. */
  has(holder: string): boolean {
    return this.#hashes.has(holder);
  }

  /** A holder has a seat, which is theirs after a restart, too. */
  keep(holder: string): Promise<void> {
    if (this.#hashes.has(holder)) return this.#writing;
    this.#set(holder, [holder]);
    return this.#write();
  }

  /** Another token for a holder. `used`: the one they showed; what is older than that is not valid any more. Resolves `written` once it is kept. */
  rotate(holder: string, used: string | undefined): { readonly token: string; readonly written: Promise<void> } {
    const token = newToken();
    const before = this.#since(holder, used);
    const [first] = before;
    const kept = before.length < MOST_HASHES || first === undefined ? before : [first, ...before.slice(2)];
    this.#set(holder, [...kept, hashOfToken(token)]);
    return { token, written: this.#write() };
  }

  /** A token has certainly arrived: what is older is not valid any more. */
  settle(holder: string, token: string): void {
    const known = this.#hashes.get(holder);
    const next = this.#since(holder, token);
    if (known === undefined || next.length === known.length) return;
    this.#set(holder, next);
    void this.#write();
  }

  /** A token is the only one from now on. */
  keepOnly(holder: string, token: string): Promise<void> {
    this.#set(holder, [hashOfToken(token)]);
    return this.#write();
  }

  /** No token of a holder is valid any more, not even the first. */
  end(holder: string): void {
    this.#set(holder, []);
    void this.#write();
  }

  /** Resolves once everything is on the disk. */
  async close(): Promise<void> {
    await this.#writing;
  }

  /** The hashes from a token on; all of them if it is not among them. */
  #since(holder: string, token: string | undefined): readonly string[] {
    const known = this.#hashes.get(holder) ?? [holder];
    return token === undefined ? known : known.slice(Math.max(0, known.indexOf(hashOfToken(token))));
  }

  #set(holder: string, hashes: readonly string[]): void {
    for (const one of this.#hashes.get(holder) ?? []) this.#holders.delete(one);
    this.#hashes.delete(holder);
    this.#hashes.set(holder, hashes);
    for (const one of hashes) this.#holders.set(one, holder);
    const [oldest] = this.#hashes.keys();
    if (this.#hashes.size <= MOST_HOLDERS || oldest === undefined) return;
    for (const one of this.#hashes.get(oldest) ?? []) this.#holders.delete(one);
    this.#hashes.delete(oldest);
  }

  /** Writes the hashes as they are by then; changes that come meanwhile go into one more writing. */
  #write(): Promise<void> {
    const file = this.#file;
    if (file === undefined || this.#unwritten) return this.#writing;
    this.#unwritten = true;
    this.#writing = this.#writing.then(() => {
      this.#unwritten = false;
      const holders = [...this.#hashes].map(([holder, hashes]) => ({ holder, hashes }));
      return replace(file, JSON.stringify({ format: 'trickhouse-tokens/1', holders }));
    });
    return this.#writing;
  }
}

function newToken(): string {
  return randomBytes(TOKEN_BYTES).toString('base64url');
}

function isSame(a: string, b: string): boolean {
  const [one, other] = [Buffer.from(a), Buffer.from(b)];
  return one.length === other.length && timingSafeEqual(one, other);
}

/** The holders in a file, none if there is no file; `undefined` if it makes no sense, or cannot be read. */
function read(file: string): v.InferOutput<typeof saved>['holders'] | undefined {
  const bytes = readOwn(file);
  if (!bytes.ok) return bytes.error.code === 'store/unknown-match' ? [] : undefined;
  try {
    const parsed = v.safeParse(saved, JSON.parse(bytes.value.toString()));
    return parsed.success ? parsed.output.holders : undefined;
  } catch {
    return undefined;
  }
}

/** Puts a text in the place of a file that only its owner may read, all of it or nothing. Where it cannot be written, guests lose at most what changed since. */
async function replace(file: string, text: string): Promise<void> {
  try {
    mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
  } catch {
    // Then it cannot be written either.
  }
  // Where it is not, the table goes on: tokens are good for as long as the program runs.
  await replaceFile(file, text);
}
