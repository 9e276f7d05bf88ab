import type { RefusalCode } from '../../../engine/result.ts';

/** The system's own name of what went wrong, as in `ENOSPC`; `unknown` for anything that is no system error. */
export function errnoOf(error: unknown): string {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  return typeof code === 'string' ? code : 'unknown';
}

const CODES: Readonly<Record<string, RefusalCode>> = {
  ENOSPC: 'store/disk-full',
  EDQUOT: 'store/disk-full',
  EFBIG: 'store/disk-full',
  EROFS: 'store/read-only',
  EACCES: 'store/read-only',
  EPERM: 'store/read-only',
  ENOENT: 'store/folder-gone',
  ENOTDIR: 'store/folder-gone',
};

/** What a player is told of a failed write: `store/disk-full`, `store/read-only`, `store/folder-gone`, else `store/write-failed`. */
export function writeFault(error: unknown): RefusalCode {
  return CODES[errnoOf(error)] ?? 'store/write-failed';
}
