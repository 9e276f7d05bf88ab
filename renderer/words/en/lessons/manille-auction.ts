/** Lessons: the guided deal of the game, and the commitments of its calls. */
export const manilleAuctionLessonWords = {
  'guide.manille-auction.aim':
    'Auction Manille: everyone plays alone. The ten, the manille, is the highest card of each suit and worth 5; then ace 4, king 3, queen 2, jack 1: 60 points in all. Some cards lie on the table as a widow, part of it open.',
  'guide.manille-auction.bidding':
    'Bid how many points you will take alone against the others, counting in what the open cards of the widow can do for you; or pass.',
  'guide.manille-auction.discard':
    'The bid is yours. Lay away what you do not want, as many cards as you like up to the size of the widow; you will draw the same number.',
  'guide.manille-auction.draw': 'Now take as many cards as you laid away: open ones that you can see, or covered ones as a gamble.',
  'guide.manille-auction.trumps': 'Name trumps: your longest suit with its high cards. The choice does not change what the deal counts.',
  'guide.manille-auction.contract':
    '^{seat:seat} {seat:seat?you=play|other=plays} alone against the rest, {trump:trump?NT=without trumps|other=with {trump:trump} as trumps}. Follow suit, beat the card that wins whenever you can, and trump when you are out of the suit.',
  'guide.manille-auction.reckoning':
    'The bidder scores the bid if the tricks came to it, and loses it otherwise; the others score nothing. A match has ten deals. Carry on with “{button:over.next}”, or leave with the arrow at the top.',
  'commit.manille-auction.bid':
    'Alone against all, you need {value} of the 60 points in tricks: then you score {value}, otherwise you lose {value}.',
  'commit.manille-auction.trump': 'Trumps {trump:trump}; the points of your bid stay the same.',
  'commit.manille-auction.trump:NT': 'No trumps; the points of your bid stay the same.',
} as const;
