/** Lessons: the guided deal of the game, and the commitments of its calls. */
export const klaverjasLessonWords = {
  'guide.klaverjas.aim':
    'Klaverjassen: you and Cas, who sits opposite, play against Ben and Dee. A deal is worth 162 points, 10 of them for the last trick, plus any roem, and the side that plays must take more than half of the total.',
  'guide.klaverjas.bidding':
    'The turned-up card shows what would be trumps. The jack (20) and nine (14) are the top trumps: with both and an ace or two, choose “{call:play}”; otherwise “{call:pass}”.',
  'guide.klaverjas.contract':
    '^{seat:seat} {seat:seat?you=play|other=plays} with {trump:trump} as trumps: that side needs more than half the points, roem included. If it falls short it is **nat**, and the other side scores everything.',
  'guide.klaverjas.roem':
    'There is **roem** in the trick you won: three in a row score 20, four score 50, and the king and queen of trumps (stuk) add 20. Roem counts only if you call it.',
  'guide.klaverjas.reckoning':
    'These are both sides’ points, roem included: the side that played needed more than half. That was one complete deal; a match has sixteen. Carry on with “{button:over.next}”, or leave with the arrow at the top.',
  'commit.klaverjas.play':
    'Trumps {trump:trump}: your side needs more than half, 82 of 162 without roem. If it falls short (nat), the others score everything.',
  'commit.klaverjas.trump':
    'Trumps {trump:trump}: your side needs more than half, 82 of 162 without roem. If it falls short (nat), the others score everything.',
} as const;
