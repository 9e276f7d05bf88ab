/** Lessons: the guided deal of the game, and the commitments of its calls. */
export const briscolaChiamataLessonWords = {
  'guide.briscola-chiamata.aim':
    'Briscola chiamata: five players, and nobody knows yet who is with whom. 120 points are in play: ace 11, three 10, king (marked 10) 4, knight (9) 3, jack (8) 2. The three comes right after the ace. Any card may be played at any time.',
  'guide.briscola-chiamata.auction':
    'Bid by calling a rank, each lower than the last: the lower the card, the weaker your hidden partner. Bid if you have a long, strong suit, and call the highest rank that you lack in it.',
  'guide.briscola-chiamata.trumps':
    'You won the auction: name the suit. It becomes trumps, and the holder of the called card in that suit is your partner, and keeps quiet about it.',
  'guide.briscola-chiamata.contract':
    '^{seat:seat} {seat:seat?you=have|other=has} called, and trumps are {trump:trump}. The holder of the called card helps in secret; the other three try to stop them both. Watch who gives points to whom.',
  'guide.briscola-chiamata.partner': 'The called card is on the table: now everyone knows who the partner is, and the sides are open.',
  'guide.briscola-chiamata.reckoning':
    'The caller and partner needed the points they bid. If they made them, the others pay; otherwise they pay the others. A match has ten deals. Carry on with “{button:over.next}”, or leave with the arrow at the top.',
  'commit.briscola-chiamata.bid':
    'You need 61 of the 120 points, with a partner who holds the {value:rank} of the suit you name; if you hold that card yourself, you play alone.',
  'commit.briscola-chiamata.bid.numbers': 'You need {value} of the 120 points, with whoever holds the two of the suit you name.',
  'commit.briscola-chiamata.trump': 'Trumps {trump:trump}: the holder of the called card in this suit is your partner.',
} as const;
