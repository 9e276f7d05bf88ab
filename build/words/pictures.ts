/** The pictures that `npm run words -- pictures` takes of a language, by name; notes for translators name them. */
export const PICTURES = [
  'home',
  'house-rules',
  'players',
  'settings',
  'network',
  'gathering',
  'history',
  'replay',
  'position',
  'rules',
  'rules-page',
  'guide',
  'table',
  'table-calls',
  'table-menu',
  'score-sheet',
  'people-and-chat',
  'curtain',
  'keys',
] as const;
export type Picture = (typeof PICTURES)[number];
