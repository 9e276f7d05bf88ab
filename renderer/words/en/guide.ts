/** First deals with explanations. */
export const guide = {
  'guide.title': 'First deal',
  'guide.entry': 'Learn by playing',
  'guide.text': 'A first deal, with somebody beside you who says what matters when it does. The cards are real, and you play as you like.',
  'guide.begin': 'A first deal, explained',
  'guide.next': 'Go on',
  'guide.skip': 'No more explanations',
  'guide.waiting': 'Watch how the others play.',
  'guide.lead': 'You lead to this trick: play any card. Drag it out, or tap it twice.',
  'guide.follow': 'Bright cards may be played. Drag one out, or tap it twice.',
  'guide.barred': 'Veiled cards may not be played now. Tap one, and it says why:',
  'guide.won':
    '^{who:seat} {who:seat?you=win|other=wins} the trick and {points?one=# point|other=# points} with it, and {who:seat?you=lead|other=leads} to the next.',
  'guide.klaverjas.aim':
    'Klaverjassen: you and Cas, opposite, play against Ben and Dee. There are 162 points in a deal, roem comes on top, and whoever plays has to get more than half.',
  'guide.klaverjas.bidding':
    'The turned card shows which suit would be trumps. In trumps the jack (20) and the nine (14) are highest: with those and an ace or two, play; else pass.',
  'guide.klaverjas.contract':
    '^{seat:seat} {seat:seat?you=play|other=plays} with {trump:trump} as trumps: that side needs more than half of the points, roem included. With less it is **nat**, and everything goes to the others.',
  'guide.klaverjas.roem':
    'There is **roem** in the trick that you won: three in a row are 20, four 50, king and queen of trumps (stuk) 20 more. It counts only if it is called.',
  'guide.klaverjas.reckoning':
    'The points of both sides, with roem: whoever played needed more than half. That was a whole deal. A match has sixteen: go on with “Next deal”, or leave by the arrow at the top.',
  'guide.manille.aim':
    'Manille: you and Cas, opposite, against Ben and Dee. The ten, the manille, is highest in every suit and worth 5; then ace 4, king 3, queen 2, jack 1. Of the 60 points you want more than 30.',
  'guide.manille.offer':
    'You deal, so you choose trumps. You may call no trumps without having looked, for four times the score: that is for the brave. Look at your cards.',
  'guide.manille.trumps':
    'Name as trumps the suit in which you are long and hold the ten or the ace. No trumps counts double: for hands with high cards in every suit.',
  'guide.manille.doubling': 'Going along or against doubles what is above 30. Do it only if you are sure that your side will get it.',
  'guide.manille.contract':
    'Trumps are {trump:trump}, chosen by {seat:seat?you=you|other=the dealer}. Now eight tricks are played: follow suit, beat an opponent’s card if you can, and trump when you have none of the suit.',
  'guide.manille.reckoning':
    'Your side’s points and theirs make 60. Only what is above 30 is written down, times what was called. That was a whole deal: the first side to 101 wins. Go on with “Next deal”, or leave by the arrow at the top.',
  'guide.botifarra.aim':
    'Botifarra: you and Cas, opposite, against Ben and Dee; play goes to the right. The nine, the manilla, is highest and worth 5; then the ace 4, king 3, knight 2, jack 1. Each trick counts 1 more: 72 in all.',
  'guide.botifarra.trumps':
    'You deal, so you choose: name a suit in which you are strong, call botifarra (no trumps, for twice as much), or delegate, and your partner must choose.',
  'guide.botifarra.doubling':
    'Contrar says that you do not believe it, and doubles the deal; recontrar and Sant Vicenç double again. If you are not sure, pass.',
  'guide.botifarra.contract':
    '^{seat:seat} {seat:seat?you=have|other=has} chosen {trump:trump}. Twelve tricks are played. If an opponent is winning, beat the card when you can; if you cannot, your lowest is due.',
  'guide.botifarra.reckoning':
    'Cards and tricks make 72 points, and the side above 36 scores what is above. Contrar and its like multiply it. That was a whole deal: the first side to 101 wins. Go on with “Next deal”, or leave by the arrow at the top.',
  'guide.pinochle-double.aim':
    'Double-deck Pinochle: you and Cas, opposite, against Ben and Dee, twenty cards each. In every suit ace, ten, king, queen, jack. Points come from melds, shown before the play, and from aces, tens and kings in tricks.',
  'guide.pinochle-double.auction':
    'Bid what your side hopes to make, 50 or more, or pass. The highest bidder names trumps. Bids skipped in the fifties tell your partner of your meld: what each says stands on its button.',
  'guide.pinochle-double.trumps':
    'The bid is yours: name trumps. You need king and queen of the suit, a marriage; choose your longest suit that has one.',
  'guide.pinochle-double.laid':
    'The melds lie open, one kind at a time, with what each side’s are worth: runs, marriages, pinochles (queen of spades and jack of diamonds), four of a kind. They go back into the hands before the play.',
  'guide.pinochle-double.contract':
    '^{seat:seat} {seat:seat?you=have|other=has} the bid, with {trump:trump} as trumps: melds and tricks of that side must reach it. In the play you must follow suit and beat the highest card, even your partner’s, if you can.',
  'guide.pinochle-double.reckoning':
    'Melds and tricks together: the bid is made, or the side is set and loses it. That was a whole deal: the first side to 500 wins. Go on with “Next deal”, or leave by the arrow at the top.',
} as const;
