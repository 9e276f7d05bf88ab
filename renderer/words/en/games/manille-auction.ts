/** Words of Auction Manille. */
export const manilleAuction = {
  'game.manille-auction': 'Auction Manille',
  'about.manille-auction.place': 'France',
  'about.manille-auction.players': '3–7, each alone',
  'about.manille-auction.pack': '32 cards',
  'about.manille-auction.length': '10 deals, 35 min',
} as const;
