import type { Display, Screen } from './api.ts';
import { strict } from './strict.ts';

/** The one screen of the stand-in. */
export const PRIMARY: Display = {
  id: 1,
  scaleFactor: 1,
  size: { width: 1600, height: 1000 },
  workArea: { x: 0, y: 0, width: 1600, height: 960 },
};

export const screen: Screen = strict('screen', { getAllDisplays: () => [PRIMARY], getPrimaryDisplay: () => PRIMARY });
