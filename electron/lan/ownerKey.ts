import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { readSmall, replaceSmall } from '../store/disk/files.ts';

/** The file of the owner's key in a data folder. It goes into no copy of the matches. */
export const OWNER_KEY = 'owner-key';

/** The form of a key: 24 random bytes in base64url. */
const KEY = /^[\w-]{32}$/;

/**
 * Returns the key with which the owner opens the page of a host without a window. The data folder keeps it in a file that only its owner may read (mode 0600),
 * so that the page and the printed address stay valid after a crash. A file that holds no key is replaced; where none can be written, the key is valid for this
 * run only.
 */
export function ownerKeyIn(dataDir: string): string {
  const file = join(dataDir, OWNER_KEY);
  const kept = readSmall(file)?.trim();
  if (kept !== undefined && KEY.test(kept)) return kept;
  const key = randomBytes(24).toString('base64url');
  try {
    replaceSmall(file, key);
  } catch {
    return key;
  }
  return key;
}
