/** The cloth alone, for a screen in the middle of the table. */
export const clothWords = {
  'cloth.alone': 'Table only',
  'cloth.aloneText': 'Shows only the table; everyone holds their cards on their own screen.',
  'cloth.menu': 'Table menu',
  'cloth.hands': 'Show my hand again',
  'cloth.join': 'Join on a phone',
} as const;
