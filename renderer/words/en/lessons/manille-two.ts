/** Lessons: the guided deal of the game, and the commitments of its calls. */
export const manilleTwoLessonWords = {
  'commit.manille-two.trump':
    'Trumps {trump:trump}: the deal counts once. Whoever takes more than 30 of the 60 points scores what is above 30.',
  'commit.manille-two.trump:NT':
    'No trumps: the deal counts twice. Whoever takes more than 30 of the 60 points scores double what is above 30.',
  'guide.manille-two.aim':
    'Two-player Manille: you have a hand of eight and a row of eight on the table, four of them face down. The ten is highest and worth 5; then ace 4, king 3, queen 2, jack 1. You want more than 30 of the 60 points.',
  'guide.manille-two.trumps':
    'You deal, so you name trumps: count your hand and the open cards of your row together. “{call:trump:NT}” counts double.',
  'guide.manille-two.contract':
    '{trump:trump?NT=There are no trumps|other=Trumps are {trump:trump}}. You play from your hand and from the open cards of your row alike. Follow suit, beat the led card if you can, and trump if you can’t follow; what lay underneath is turned up after the trick.',
  'guide.manille-two.reckoning':
    'Your points and theirs add up to 60; whoever has more than 30 scores what is above, times the doubles. The first to 101 wins. Carry on with “{button:over.next}”, or leave with the arrow at the top.',
} as const;
