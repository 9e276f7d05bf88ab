/** Lessons: the guided deal of the game, and the commitments of its calls. */
export const briscolaChiamataLessonWords = {
  'guide.briscola-chiamata.aim':
    'Briscola chiamata: five players, and nobody knows yet who is with whom. 120 points are in play: ace 11, three 10, king (marked 10) 4, knight (9) 3, jack (8) 2. The three comes right after the ace. Any card may be played at any time.',
  'guide.briscola-chiamata.auction':
    'Bid by calling a rank, each lower than the last: the lower the card, the weaker your hidden partner. Bid with length in one suit and high cards in it; name the highest rank there that you lack.',
  'guide.briscola-chiamata.trumps':
    'You won the auction: name the suit. It is trumps, and whoever holds the called card in it is your partner, and keeps quiet about it.',
  'guide.briscola-chiamata.contract':
    '^{seat:seat} {seat:seat?you=have|other=has} called, and trumps are {trump:trump}. The holder of the called card plays along in secret; the other three try to stop the two. Watch who gives points to whom.',
  'guide.briscola-chiamata.partner': 'The called card is on the table: now everyone knows who the partner is, and the sides are open.',
  'guide.briscola-chiamata.reckoning':
    'The caller and the partner needed the points that were bid; they win from the others, or pay them. A match has ten deals. Carry on with “{button:over.next}”, or leave with the arrow at the top.',
  'commit.briscola-chiamata.bid':
    'You need 61 of the 120 points, with a partner who holds the {value:rank} of the suit you name; with that card in your own hand you play alone.',
  'commit.briscola-chiamata.bid.numbers': 'You need {value} of the 120 points, with whoever holds the two of the suit you name.',
  'commit.briscola-chiamata.trump': 'Trumps {trump:trump}: the called card of this suit is your partner’s.',
} as const;
