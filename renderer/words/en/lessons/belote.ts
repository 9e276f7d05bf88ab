/** Lessons: the guided deal of the game, and the commitments of its calls. */
export const beloteLessonWords = {
  'guide.belote.aim':
    'Belote: you and Cas, opposite, play against Ben and Dee, and play goes anticlockwise. A deal is worth 162 points, 10 of them for the last trick, plus declarations. In trumps the jack (20) and the nine (14) are the highest cards.',
  'guide.belote.first':
    'The turned-up card is offered as trumps. The player who takes gets it, and their side must then make more points than the other. Choose “{call:take}” with the jack or nine of its suit and some help; otherwise “{call:pass}”.',
  'guide.belote.second': 'Nobody wanted the turned-up suit. Now you may take another suit, or choose “{call:pass}” again.',
  'guide.belote.contract':
    '^{seat:seat} {seat:seat?you=have|other=has} taken: {trump:trump}. Partners’ points count together. Follow suit; if you can’t and an opponent is winning, you must trump, and go higher if it has been trumped.',
  'guide.belote.shown':
    'Three or more cards in sequence, or four of a kind, are **declarations**: announced with the first card, and shown now by the side with the best one. Only that side scores them.',
  'guide.belote.reckoning':
    'The side that took needed more points than the other; otherwise it is **dedans** and the defenders score everything. That was one complete deal: the first side to 1,000 wins. Carry on with “{button:over.next}”, or leave with the arrow at the top.',
  'commit.belote.take':
    'Trumps {trump:trump}: your side needs more than half, 82 of 162 without declarations. If it falls short (dedans), the others score everything.',
  'commit.belote.trump':
    'Trumps {trump:trump}: your side needs more than half, 82 of 162 without declarations. If it falls short (dedans), the others score everything.',
  'commit.belote.trump:NT':
    'Your side needs more than half of the deal’s points, declarations included. If it falls short (dedans), the others score everything.',
  'commit.belote.allTrumps':
    'Your side needs more than half of the deal’s points, declarations included. If it falls short (dedans), the others score everything.',
} as const;
