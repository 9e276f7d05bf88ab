/** Lessons: the guided deal of the game, and the commitments of its calls. */
export const pinochleDoubleLessonWords = {
  'guide.pinochle-double.aim':
    'Double-deck Pinochle: you and Cas, opposite, against Ben and Dee, twenty cards each. Each suit ranks ace, ten, king, queen, jack. You score for melds, shown before play, and for aces, tens and kings taken in tricks.',
  'guide.pinochle-double.auction':
    'Bid what your side hopes to make, 50 or more, or pass. The highest bidder names trumps. Skipping bids in the fifties tells your partner about your meld; each button shows what it says.',
  'guide.pinochle-double.trumps':
    'You won the bid: name trumps. You need a marriage (king and queen) in the suit; choose your longest suit that has one.',
  'guide.pinochle-double.laid':
    'Melds are runs, marriages, pinochles (queen of spades and jack of diamonds) and four of a kind. All are laid face up, with each player’s total; each side’s is under “{button:status.thisDeal}”. They go back into the hands before play.',
  'guide.pinochle-double.contract':
    '^{seat:seat} {seat:seat?you=have|other=has} the bid, with {trump:trump} as trumps: that side’s melds and tricks must add up to it. You must follow suit and beat the highest card – even your partner’s – if you can.',
  'guide.pinochle-double.reckoning':
    'Melds plus tricks: either the bid is made, or the side is set and loses it. That was one complete deal: the first side to 500 wins. Carry on with “{button:over.next}”, or leave with the arrow at the top.',
  'commit.pinochle-double.bid':
    'Your side commits to {value}, melds and tricks together, with a marriage in trumps. If it falls short, it loses {value}.',
  'commit.pinochle-double.trump':
    'Trumps {trump:trump}: only in this suit does a run count, for 15, and its marriage is worth 4 instead of 2.',
  'commit.pinochle-double.concede':
    'You give up the deal: your side loses the bid, and the opponents score their meld if it is enough. No cards are played.',
} as const;
