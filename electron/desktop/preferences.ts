import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import * as v from 'valibot';
import { keepUnreadable, readOwn, replaceSmall } from '../store/disk/files.ts';
import { LANGUAGE_CODES } from '../../renderer/words/languages.ts';

const int = v.pipe(v.number(), v.integer());
const place = v.object({
  x: int,
  y: int,
  width: v.pipe(int, v.minValue(1)),
  height: v.pipe(int, v.minValue(1)),
  maximized: v.boolean(),
  fullScreen: v.boolean(),
});

/** The values that the desktop app remembers between starts, each parsed by itself: an invalid one is dropped alone. */
const PARTS = {
  /** Where the window was, in points of the screen. */
  place,
  /** Chromium's zoom level: each step is a fifth, 0 the actual size. */
  zoom: v.pipe(v.number(), v.minValue(-8), v.maxValue(9)),
  /** The language of menus and dialogs, as the player chose it in the app. */
  language: v.picklist(LANGUAGE_CODES),
  /** Whether updates are looked for at each start. */
  updates: v.boolean(),
  /** Whether the system notifies the player of their turn. */
  notices: v.boolean(),
  /** The folder of matches, where the player chose one. */
  data: v.pipe(v.string(), v.minLength(1), v.maxLength(4096)),
} as const;

type Part = keyof typeof PARTS;
export type SavedPreferences = { readonly [part in Part]?: v.InferOutput<(typeof PARTS)[part]> };
export type WindowPlacement = v.InferOutput<typeof place>;

/**
 * A small file that outlives the app. A value that cannot be read or written falls back to its default. A file that makes no sense is kept beside it, and one that
 * the system does not give out is left as it is.
 */
export class PreferencesFile {
  /** Whether there was a file that could not be read: the player must hear that their choices are not known, that of a folder for matches among them. */
  isLost = false;
  readonly #file: string;
  #now: SavedPreferences = {};
  /** Whether what is remembered may be written. */
  #isOpen = false;

  constructor(file: string) {
    this.#file = file;
    this.#read();
  }

  get all(): SavedPreferences {
    return this.#now;
  }

  /** Remembers some parts from now on; whether they are on the disk. */
  keep(parts: SavedPreferences): boolean {
    if (!this.#isOpen) this.#read();
    const next = { ...this.#now, ...parts };
    const same = JSON.stringify(next) === JSON.stringify(this.#now);
    this.#now = next;
    if (!this.#isOpen) return false;
    if (same) return true;
    try {
      mkdirSync(dirname(this.#file), { recursive: true });
      replaceSmall(this.#file, JSON.stringify(next));
      return true;
    } catch {
      return false;
    }
  }

  /** Takes in the file, behind what has been chosen meanwhile. */
  #read(): void {
    const read = readOwn(this.#file);
    const found = read.ok ? parse(read.value.toString()) : undefined;
    this.#now = { ...found, ...this.#now };
    if (found !== undefined || (!read.ok && read.error.code === 'store/unknown-match')) {
      this.#isOpen = true;
      return;
    }
    this.isLost = true;
    this.#isOpen = (read.ok || read.error.code !== 'store/unreadable') && keepUnreadable(this.#file);
  }
}

/** Parses a preferences file, and drops invalid parts; `undefined` for any other text. */
function parse(text: string): SavedPreferences | undefined {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return undefined;
  }
  if (typeof value !== 'object' || value === null) return undefined;
  const fitting = (Object.keys(PARTS) as Part[]).flatMap((part) => {
    const parsed = v.safeParse(PARTS[part], (value as Record<string, unknown>)[part]);
    return parsed.success ? [[part, parsed.output] as const] : [];
  });
  return Object.fromEntries(fitting);
}
