import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import * as v from 'valibot';
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

/** A small file that outlives the app. A value that cannot be read or written falls back to its default. */
export class PreferencesFile {
  readonly #file: string;
  #now: SavedPreferences;

  constructor(file: string) {
    this.#file = file;
    this.#now = parse(read(file));
  }

  get all(): SavedPreferences {
    return this.#now;
  }

  /** Remembers some parts from now on; whether they are on the disk. */
  keep(parts: SavedPreferences): boolean {
    const next = { ...this.#now, ...parts };
    const same = JSON.stringify(next) === JSON.stringify(this.#now);
    this.#now = next;
    if (same) return true;
    try {
      mkdirSync(dirname(this.#file), { recursive: true });
      // Never half a file, whenever the machine goes down.
      writeFileSync(`${this.#file}.new`, JSON.stringify(next), { mode: 0o600 });
      renameSync(`${this.#file}.new`, this.#file);
      return true;
    } catch {
      return false;
    }
  }
}

function read(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '{}';
  }
}

/** Parses a preferences file, and drops invalid parts. */
function parse(text: string): SavedPreferences {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return {};
  }
  if (typeof value !== 'object' || value === null) return {};
  const fitting = (Object.keys(PARTS) as Part[]).flatMap((part) => {
    const parsed = v.safeParse(PARTS[part], (value as Record<string, unknown>)[part]);
    return parsed.success ? [[part, parsed.output] as const] : [];
  });
  return Object.fromEntries(fitting);
}
