/** The system's own name of what went wrong, as in `ENOSPC`; `unknown` for anything that is no system error. */
export function errnoOf(error: unknown): string {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  return typeof code === 'string' ? code : 'unknown';
}

/** Why nothing could be written. */
export type WriteFault = 'store/disk-full' | 'store/read-only' | 'store/folder-gone' | 'store/write-failed';

const CODES: Readonly<Record<string, WriteFault>> = {
  ENOSPC: 'store/disk-full',
  EDQUOT: 'store/disk-full',
  EFBIG: 'store/disk-full',
  EROFS: 'store/read-only',
  EACCES: 'store/read-only',
  EPERM: 'store/read-only',
  ENOENT: 'store/folder-gone',
  ENOTDIR: 'store/folder-gone',
};

/** The code of a failed write, by the system's error. */
export function writeFault(error: unknown): WriteFault {
  return CODES[errnoOf(error)] ?? 'store/write-failed';
}
