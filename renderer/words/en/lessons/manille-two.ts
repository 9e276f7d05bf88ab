/** Lessons: the guided deal of the game, and the commitments of its calls. */
export const manilleTwoLessonWords = {
  'commit.manille-two.trump':
    'Trumps {trump:trump}: the deal counts once. The player with more than 30 of the 60 points scores the points above 30.',
  'commit.manille-two.trump:NT':
    'No trumps: the deal counts twice. The player with more than 30 of the 60 points scores double the points above 30.',
  'guide.manille-two.aim':
    'Two-player Manille: you have a hand of eight and a row of eight on the table, four of them face down. The ten is highest and worth 5; then ace 4, king 3, queen 2, jack 1. You want more than 30 of the 60 points.',
  'guide.manille-two.trumps':
    'You deal, so you name trumps: judge your hand and the face-up cards of your row together. “{call:trump:NT}” counts double.',
  'guide.manille-two.contract':
    '{trump:trump?NT=There are no trumps|other=Trumps are {trump:trump}}. You may play from your hand or from the face-up cards of your row. Follow suit, beat the led card if you can, and trump if you can’t follow; a card that was underneath is turned up after the trick.',
  'guide.manille-two.reckoning':
    'Your points and your opponent’s add up to 60; the player with more than 30 scores the excess, multiplied by any doubles. The first to 101 wins. Carry on with “{button:over.next}”, or leave with the arrow at the top.',
} as const;
