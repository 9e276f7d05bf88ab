import type { Display } from './api.ts';

/** Differences between machines, which a spec chooses by the environment of a start. */
interface Switches {
  /** When a window reports its first frame: at once, after a number of milliseconds, or never. */
  readonly frame: number | 'never';
  /** Whether the load of a page is reported. */
  readonly load: boolean;
  /** The screens, the primary first. */
  readonly displays: readonly Display[];
  /** A link that the app is started with, as a Mac hands it over. */
  readonly link: string | undefined;
  /** Switches that stood before the app's program. */
  readonly before: readonly string[];
}

const FIRST: Display = { id: 1, scaleFactor: 1, size: { width: 1600, height: 1000 }, workArea: { x: 0, y: 0, width: 1600, height: 960 } };

const { ELECTRON_DOUBLE_FRAME, ELECTRON_DOUBLE_LOAD, ELECTRON_DOUBLE_DISPLAYS, ELECTRON_DOUBLE_LINK, ELECTRON_DOUBLE_BEFORE } = process.env;

/** The switches of this start. */
export const switches: Switches = {
  frame: ELECTRON_DOUBLE_FRAME === 'never' ? 'never' : Number(ELECTRON_DOUBLE_FRAME ?? '0'),
  load: ELECTRON_DOUBLE_LOAD !== 'never',
  displays: ELECTRON_DOUBLE_DISPLAYS === undefined ? [FIRST] : (JSON.parse(ELECTRON_DOUBLE_DISPLAYS) as Display[]),
  link: ELECTRON_DOUBLE_LINK,
  before: (ELECTRON_DOUBLE_BEFORE ?? '').split(' ').filter(Boolean),
};
