/** Lessons of puzzles. Detectors find them, so that each is true of its position; a puzzle has several, one or none. */
export const THEMES = [
  'drawTrumps',
  'keepTrumps',
  'promote',
  'holdUp',
  'throwIn',
  'feed',
  'spare',
  'unblock',
  'overtake',
  'ruff',
  'discard',
  'singleton',
  'contract',
  'capot',
  'saveCapot',
  'bid',
  'trumps',
  'doubling',
  'exchange',
] as const;
export type Theme = (typeof THEMES)[number];
