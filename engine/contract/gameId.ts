export const GAME_IDS = [
  'klaverjas',
  'klaberjass',
  'briscola-chiamata',
  'manille',
  'manille-auction',
  'manille-blind',
  'manille-three',
  'manille-two',
  'manilla',
  'manilla-two',
  'botifarra',
  'pinochle-double',
  'belote',
] as const;
export type GameId = (typeof GAME_IDS)[number];
