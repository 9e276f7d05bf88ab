/** First deals with explanations. */
export const guideWords = {
  'guide.title': 'Guided deal',
  'guide.entry': 'Learn to play',
  'guide.text':
    'A guided first deal: someone beside you explains things as they come up. It’s a real deal, and you can play it any way you like.',
  'guide.begin': 'Guided first deal',
  'guide.next': 'Next',
  'guide.skip': 'Stop explaining',
  'guide.waiting': 'Watch how the others play.',
  'guide.lead': 'You lead: play any card. Drag it onto the table, or tap it twice.',
  'guide.follow': 'You can play any of the bright cards. Drag one onto the table, or tap it twice.',
  'guide.barred': 'You can’t play the dimmed cards now. Tap one to see why:',
  'guide.won':
    '^{who:seat} {who:seat?you=win|other=wins} the trick, worth {points?one=# point|other=# points}, and {who:seat?you=lead|other=leads} to the next.',
  'guide.klaverjas.aim':
    'Klaverjassen: you and Cas, who sits opposite, play against Ben and Dee. A deal is worth 162 points plus any roem, and the side that plays must take more than half of the total.',
  'guide.klaverjas.bidding':
    'The turned-up card shows what would be trumps. The jack (20) and nine (14) are the top trumps: with both and an ace or two, choose “{call:play}”; otherwise “{call:pass}”.',
  'guide.klaverjas.contract':
    '^{seat:seat} {seat:seat?you=play|other=plays} with {trump:trump} as trumps: that side needs more than half the points, roem included. If it falls short it is **nat**, and the other side scores everything.',
  'guide.klaverjas.roem':
    'There is **roem** in the trick you won: three in a row score 20, four score 50, and the king and queen of trumps (stuk) add 20. Roem counts only if you call it.',
  'guide.klaverjas.reckoning':
    'These are both sides’ points, roem included: the side that played needed more than half. That was one complete deal; a match has sixteen. Carry on with “{button:over.next}”, or leave with the arrow at the top.',
  'guide.manille.aim':
    'Manille: you and Cas, opposite, against Ben and Dee. The ten, the manille, is the highest card of each suit and worth 5; then ace 4, king 3, queen 2, jack 1. You want more than 30 of the 60 points.',
  'guide.manille.offer':
    'You’re the dealer, so you choose trumps. You may call “{call:blind}” without looking, for four times the score – that’s for the brave. Otherwise choose “{call:look}”.',
  'guide.manille.trumps':
    'Choose a long suit in which you hold the ten or the ace. “{call:trump:NT}” counts double and suits a hand with high cards everywhere.',
  'guide.manille.doubling':
    '“{call:along}” and “{call:against}” each double the points above 30. Do it only if you’re sure your side will get there.',
  'guide.manille.contract':
    '{trump:trump?NT=There are no trumps|other=Trumps are {trump:trump}}, chosen by {seat:seat?you=you|other=the dealer}. Eight tricks are played: follow suit, beat an opponent’s card if you can, and trump when you’re out of the suit.',
  'guide.manille.reckoning':
    'Your points and theirs add up to 60. Only points above 30 score, multiplied by any doubles. That was one complete deal: the first side to 101 wins. Carry on with “{button:over.next}”, or leave with the arrow at the top.',
  'guide.botifarra.aim':
    'Botifarra: you and Cas, opposite, against Ben and Dee; play goes anticlockwise. The nine, the manilla, is the highest card and worth 5; then the ace 4, king 3, knight 2, jack 1. Each trick counts 1 more: 72 in all.',
  'guide.botifarra.trumps':
    'You’re the dealer, so you choose: name a strong suit, call “{call:trump:NT}” (no trumps, counts double), or press “{call:delegate}” and make your partner choose.',
  'guide.botifarra.doubling':
    '“{call:contrar}” means you don’t think they’ll make it, and doubles the deal; “{call:recontrar}” and “{call:santvicens}” double again. If in doubt, choose “{call:pass}”.',
  'guide.botifarra.contract':
    '^{seat:seat} {seat:seat?you=have|other=has} chosen {trump:trump}. Twelve tricks are played. If an opponent is winning, beat the card if you can; if you can’t, play your lowest.',
  'guide.botifarra.reckoning':
    'Cards and tricks make 72 points, and the side with more than 36 scores the excess, multiplied by contrar and the rest. That was one complete deal: the first side to 101 wins. Carry on with “{button:over.next}”, or leave with the arrow at the top.',
  'guide.pinochle-double.aim':
    'Double-deck Pinochle: you and Cas, opposite, against Ben and Dee, twenty cards each. Each suit ranks ace, ten, king, queen, jack. You score for melds, shown before play, and for aces, tens and kings taken in tricks.',
  'guide.pinochle-double.auction':
    'Bid what your side hopes to make, 50 or more, or pass. The highest bidder names trumps. Skipping bids in the fifties tells your partner about your meld; each button shows what it says.',
  'guide.pinochle-double.trumps':
    'You won the bid: name trumps. You need a marriage (king and queen) in the suit; choose your longest suit that has one.',
  'guide.pinochle-double.laid':
    'Melds are shown one kind at a time, with what each side’s are worth: runs, marriages, pinochles (queen of spades and jack of diamonds), four of a kind. They go back into the hands before play.',
  'guide.pinochle-double.contract':
    '^{seat:seat} {seat:seat?you=have|other=has} the bid, with {trump:trump} as trumps: that side’s melds and tricks must add up to it. You must follow suit and beat the highest card – even your partner’s – if you can.',
  'guide.pinochle-double.reckoning':
    'Melds plus tricks: either the bid is made, or the side is set and loses it. That was one complete deal: the first side to 500 wins. Carry on with “{button:over.next}”, or leave with the arrow at the top.',
} as const;
