import { randomBytes } from 'node:crypto';
import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import * as v from 'valibot';
import { isCode } from '../host/access.ts';
import { readSmall, replaceSmall } from '../store/files.ts';
import { keysFrom, newKeys, type Keys } from '../../engine/protocol/channel.ts';

const saved = v.object({
  secret: v.pipe(v.string(), v.regex(/^[\w-]{43}$/)),
  /** What is no code counts as none: the host makes another. */
  code: v.fallback(v.nullable(v.pipe(v.string(), v.check(isCode, 'not a code'))), null),
});

/** What makes a table the same place for its guests after a restart: its key and its code. Kept in a file that only its owner may read. */
export class Identity {
  readonly keys: Keys;
  private readonly file: string | undefined;
  private current: string | null;

  /** @param file where it is kept; nowhere where left out */
  constructor(file?: string) {
    this.file = file;
    const known = file === undefined ? undefined : read(file);
    this.keys = known === undefined ? newKeys((length) => randomBytes(length)) : keysFrom(Buffer.from(known.secret, 'base64url'));
    this.current = known?.code ?? null;
  }

  /** The code as it was last; `null`: there has been none. */
  get code(): string | null {
    return this.current;
  }

  keepCode(code: string): void {
    this.current = code;
    const { file } = this;
    if (file === undefined) return;
    const text = JSON.stringify({ secret: Buffer.from(this.keys.secret).toString('base64url'), code });
    try {
      mkdirSync(dirname(file), { recursive: true });
      replaceSmall(file, text);
    } catch {
      // Then links are good for as long as the program runs: no reason not to play.
    }
  }
}

function read(file: string): v.InferOutput<typeof saved> | undefined {
  try {
    const parsed = v.safeParse(saved, JSON.parse(readSmall(file) ?? ''));
    return parsed.success ? parsed.output : undefined;
  } catch {
    return undefined;
  }
}
