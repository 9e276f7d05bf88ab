/** Words of Double-deck Pinochle. */
export const pinochleDouble = {
  'game.pinochle-double': 'Double-deck Pinochle',
  'about.pinochle-double.place': 'United States',
  'about.pinochle-double.players': '4, two by two',
  'about.pinochle-double.pack': '80 cards',
  'about.pinochle-double.length': 'to 500, 50 min',
} as const;
