import { constants } from 'node:fs';
import { open } from 'node:fs/promises';
import { basename, resolve } from 'node:path';
import { parseLink } from '../../engine/protocol/link.ts';
import { MAX_RECORD_BYTES, RECORD_EXTENSION } from './bridge/api.ts';

/**
 * Links and files that the system hands to the app, at the start or while it runs. Their makers are not trusted. The app follows a link
 * only after the player confirms it; it reads a file as text, and the table parses it like any message.
 */
export type ExternalOpen = { readonly kind: 'link'; readonly link: string } | { readonly kind: 'file'; readonly path: string };

/** No link of ours is longer. */
const LONGEST_LINK = 1100;

/** A link to a table, as the system hands it over; `undefined` if it is not one. */
export function linkIn(text: string): ExternalOpen | undefined {
  return text.length <= LONGEST_LINK && parseLink(text).ok ? { kind: 'link', link: text } : undefined;
}

/** A record's file, by its name alone. `folder`: what a relative path starts from. */
export function fileIn(path: string, folder: string): ExternalOpen | undefined {
  if (path === '' || path.includes('\0') || /^[a-z][a-z0-9+.-]+:/i.test(path)) return undefined;
  return basename(path).toLowerCase().endsWith(RECORD_EXTENSION) ? { kind: 'file', path: resolve(folder, path) } : undefined;
}

/**
 * The link or file among the arguments of a start: at most one, the first that is valid. Skips switches; after a bare `--`, behind which the system puts
 * links and files, no argument is a switch.
 * @param folder the working folder of that start
 */
export function externalOpenIn(argv: readonly string[], folder: string): ExternalOpen | undefined {
  const end = argv.indexOf('--');
  for (const [index, argument] of argv.entries()) {
    if (argument.startsWith('-') && (end < 0 || index <= end)) continue;
    const arrival = linkIn(argument) ?? fileIn(argument, folder);
    if (arrival !== undefined) return arrival;
  }
  return undefined;
}

/** The text of a file, if it is one of at most `most` bytes of UTF-8; else `null`. */
export async function readText(path: string, most = MAX_RECORD_BYTES): Promise<string | null> {
  try {
    // A pipe would be waited for otherwise. Windows has no such flag, and no pipes among its files.
    const { O_NONBLOCK: waitless = 0 }: { readonly O_NONBLOCK?: number } = constants;
    const file = await open(path, constants.O_RDONLY | waitless);
    try {
      const stat = await file.stat();
      if (!stat.isFile() || stat.size > most) return null;
      // No more than was looked at, should it grow meanwhile.
      const bytes = Buffer.alloc(stat.size);
      const { bytesRead } = await file.read(bytes, 0, stat.size, 0);
      return new TextDecoder('utf-8', { fatal: true }).decode(bytes.subarray(0, bytesRead));
    } finally {
      await file.close();
    }
  } catch {
    return null;
  }
}
