/** Lessons: the guided deal of the game, and the commitments of its calls. */
export const manillaLessonWords = {
  'guide.manilla.aim':
    'Manilla: you and Cas, opposite, against Ben and Dee; play goes anticlockwise. The nine, the manilla, is the highest card and worth 5; then ace 4, king (marked 12) 3, knight (11) 2, jack (10) 1. Each trick counts 1 more: 72 in all.',
  'guide.manilla.contract':
    'Nobody bids: the dealer’s last card is face up, so trumps are {trump:trump}. If it’s worth points, the dealer’s side scores them at once. Follow suit, beat an opponent if you can, and trump when you can’t follow.',
  'guide.manilla.reckoning':
    'Of the 72 points, only those above 36 score, plus the shown card. The first side to 40 wins a game, two games the match. Carry on with “{button:over.next}”, or leave with the arrow at the top.',
} as const;
