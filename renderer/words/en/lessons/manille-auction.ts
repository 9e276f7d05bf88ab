/** Lessons: the guided deal of the game, and the commitments of its calls. */
export const manilleAuctionLessonWords = {
  'guide.manille-auction.aim':
    'Auction Manille: everyone plays alone. The ten, the manille, is the highest card of each suit and worth 5; then ace 4, king 3, queen 2, jack 1: 60 points in all. The widow lies on the table, some of its cards face up.',
  'guide.manille-auction.bidding':
    'Bid how many points you’ll take alone against the others, counting on what the widow’s face-up cards can do for you; or pass.',
  'guide.manille-auction.discard':
    'You won the bidding. Discard the cards you don’t want, up to the size of the widow; you’ll draw the same number.',
  'guide.manille-auction.draw': 'Now take as many cards as you discarded: face-up cards, which you can see, or face-down ones as a gamble.',
  'guide.manille-auction.trumps': 'Name trumps: your longest suit with its high cards. The choice doesn’t change what the deal is worth.',
  'guide.manille-auction.contract':
    '^{seat:seat} {seat:seat?you=play|other=plays} alone against the rest, {trump:trump?NT=without trumps|other=with {trump:trump} as trumps}. Follow suit, beat the winning card whenever you can, and trump when you’re out of the suit.',
  'guide.manille-auction.reckoning':
    'The bidder scores the bid if the tricks reach it, and loses it otherwise; the others score nothing. A match has ten deals. Carry on with “{button:over.next}”, or leave with the arrow at the top.',
  'commit.manille-auction.bid':
    'Alone against the others, you need {value} of the 60 points in tricks. If you make them, you score {value}; otherwise you lose {value}.',
  'commit.manille-auction.trump': 'Trumps {trump:trump}; your bid is worth the same.',
  'commit.manille-auction.trump:NT': 'No trumps; your bid is worth the same.',
} as const;
