import type { Display, Screen } from './api.ts';
import { strict } from './strict.ts';
import { switches } from './switches.ts';

/** The primary screen of the stand-in. */
export function primaryDisplay(): Display {
  const [first] = switches.displays;
  if (first === undefined) throw new RangeError('a machine without a screen');
  return first;
}

/** Electron's `screen`, which is there once the app is ready. */
export const screenOf = (needsReady: (what: string) => void): Screen =>
  strict('screen', {
    getAllDisplays() {
      needsReady('The screen module');
      return [...switches.displays];
    },
    getPrimaryDisplay() {
      needsReady('The screen module');
      return primaryDisplay();
    },
  });
