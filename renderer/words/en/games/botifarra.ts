/** Words of Botifarra. */
export const botifarra = {
  'game.botifarra': 'Botifarra',
  'about.botifarra.place': 'Catalonia',
  'about.botifarra.players': '4, two by two',
  'about.botifarra.pack': '48 Spanish cards',
  'about.botifarra.length': 'to 101, 30 min',
} as const;
