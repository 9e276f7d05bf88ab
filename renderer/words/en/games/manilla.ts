/** Words of Manilla. */
export const manilla = {
  'game.manilla': 'Manilla',
  'about.manilla.place': 'Spain',
  'about.manilla.players': '4, two by two',
  'about.manilla.pack': '48 Spanish cards',
  'about.manilla.length': 'two games, 40 min',
} as const;
