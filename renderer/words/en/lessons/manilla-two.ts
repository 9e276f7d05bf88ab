/** Lessons: the guided deal of the game, and the commitments of its calls. */
export const manillaTwoLessonWords = {
  'guide.manilla-two.aim':
    'Two-player Manilla: each has six piles of four cards, and only the top ones lie open. The nine is highest and worth 5; then ace 4, king (marked 12) 3, knight (11) 2, jack (10) 1. A quarter of the cards you win counts as well.',
  'guide.manilla-two.contract':
    'The dealer’s last open card sets trumps: {trump:trump}. You play the top cards of your piles, and each one uncovers the next for both players to see. Follow suit and beat the led card if you can; if you can’t follow, trump.',
  'guide.manilla-two.reckoning':
    'Your points and a quarter of the cards you won count together: the player with more than 36 scores the excess. 40 wins a game, two games the match. Carry on with “{button:over.next}”, or leave with the arrow at the top.',
} as const;
