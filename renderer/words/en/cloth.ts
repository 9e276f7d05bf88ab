/** The cloth alone, for a screen in the middle of the table. */
export const cloth = {
  'cloth.alone': 'The cloth alone',
  'cloth.aloneText': 'Everybody holds their cards on a screen of their own; this one shows the cloth.',
  'cloth.menu': 'Table menu',
  'cloth.hands': 'Show the hand again',
  'cloth.join': 'Join with a phone',
} as const;
