import { randomBytes } from 'node:crypto';
import { mkdirSync, rmSync } from 'node:fs';
import { dirname } from 'node:path';
import * as v from 'valibot';
import { isCode } from '../host/admission/access.ts';
import { keepUnreadable, readOwn, replaceSmall } from '../store/disk/files.ts';
import { keysFrom, newKeys, type Keys } from '../../engine/protocol/channel.ts';

/** Keeps texts so that only this person on this machine reads them; Electron's `safeStorage`, where the system has a place for secrets. */
export interface Vault {
  /** The text in a form for the disk; `undefined` where the system cannot keep it. */
  protect(text: string): string | undefined;
  /** The protected text; `undefined` if the system does not return it. */
  reveal(kept: string): string | undefined;
}

export interface IdentityPlaces {
  /** Where key and code are kept; omitted: nowhere. */
  readonly file?: string;
  /** Where they were kept before: taken over once, and removed there. */
  readonly before?: string;
  /** Whether they stay there: another program goes on using them. */
  readonly beforeStays?: boolean;
  readonly vault?: Vault;
  /** Called where the file cannot be read: this start has another key, and guests who know the one before do not find the table by it. */
  readonly unreadable?: () => void;
}

const plain = v.object({
  secret: v.pipe(v.string(), v.regex(/^[\w-]{43}$/)),
  /** A text that is not a code counts as missing: the host makes another. */
  code: v.fallback(v.nullable(v.pipe(v.string(), v.check(isCode, 'not a code'))), null),
});
const sealed = v.object({ kept: v.string() });
type Known = v.InferOutput<typeof plain>;

/**
 * The key and the code by which guests find the same table after a restart. It keeps them in a file that only its owner may read, and has the system
 * protect them if there is a vault.
 */
export class Identity {
  readonly keys: Keys;
  readonly #file: string | undefined;
  readonly #vault: Vault | undefined;
  /** Whether the key is in the file. */
  #isKept: boolean;
  /** Whether the file may be written: one that the system does not give out has a key that counts. */
  #isOpen = true;
  #current: string | null;

  constructor({ file, before, beforeStays = false, vault, unreadable }: IdentityPlaces = {}) {
    this.#file = file;
    this.#vault = vault;
    const own = file === undefined ? undefined : this.#read(file);
    const known = own?.known ?? (before === undefined ? undefined : this.#read(before)?.known);
    this.keys = known === undefined ? newKeys((length) => randomBytes(length)) : keysFrom(Buffer.from(known.secret, 'base64url'));
    this.#current = known?.code ?? null;
    this.#isKept = own?.known !== undefined;
    // Keep a file without a usable key: its vault may come back, or its owner mend it.
    if (file !== undefined && own !== undefined && own.known === undefined) {
      unreadable?.();
      this.#isOpen = !own.isClosed && keepUnreadable(file);
    }
    const isPlain = own?.known !== undefined && !own.isSealed;
    const moved = known !== undefined && own?.known === undefined;
    // Only what has been read back from its new place is removed from the old one.
    if (moved || (isPlain && vault !== undefined)) this.#write();
    if (moved && !beforeStays && before !== undefined && file !== undefined && this.#read(file)?.known?.secret === known.secret)
      this.#tryTo(() => rmSync(before));
  }

  /** The code as it was last; `null`: there has been none. */
  get code(): string | null {
    return this.#current;
  }

  /** Keeps the key from now on: a guest who has it finds the same host after a restart. */
  keep(): void {
    if (!this.#isKept) this.#write();
  }

  keepCode(code: string): void {
    this.#current = code;
    this.#write();
  }

  #write(): void {
    const file = this.#file;
    const vault = this.#vault;
    if (file === undefined || !this.#isOpen) return;
    this.#isKept = true;
    const known: Known = { secret: Buffer.from(this.keys.secret).toString('base64url'), code: this.#current };
    const text = JSON.stringify(known);
    const kept = vault?.protect(text);
    // Entrust to the vault only what it gives back.
    const safe = kept !== undefined && vault?.reveal(kept) === text ? JSON.stringify({ kept }) : text;
    this.#tryTo(() => {
      mkdirSync(dirname(file), { recursive: true });
      replaceSmall(file, safe);
    });
  }

  /** Where it cannot be written, links are good for as long as the program runs: no reason not to play. */
  #tryTo(write: () => void): void {
    try {
      write();
    } catch {
      return;
    }
  }

  /** The contents of a file; `undefined` if it does not exist. */
  #read(file: string): Contents | undefined {
    const read = readOwn(file);
    if (!read.ok)
      return read.error.code === 'store/unknown-match' ? undefined : { ...NOTHING, isClosed: read.error.code === 'store/unreadable' };
    try {
      const value: unknown = JSON.parse(read.value.toString());
      const open = v.safeParse(plain, value);
      if (open.success) return { ...NOTHING, known: open.output };
      const text = this.#vault?.reveal(v.parse(sealed, value).kept);
      const known = text === undefined ? undefined : v.safeParse(plain, JSON.parse(text));
      return { ...NOTHING, known: known?.success === true ? known.output : undefined, isSealed: true };
    } catch {
      return NOTHING;
    }
  }
}

interface Contents {
  readonly known: Known | undefined;
  readonly isSealed: boolean;
  /** Whether the system does not give it out. */
  readonly isClosed: boolean;
}

const NOTHING: Contents = { known: undefined, isSealed: false, isClosed: false };
