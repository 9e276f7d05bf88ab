/** Lessons: the guided deal of the game, and the commitments of its calls. */
export const manilleLessonWords = {
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
  'commit.manille.trump':
    'Trumps {trump:trump}: the deal counts once. The side with more than 30 of the 60 points scores the points above 30.',
  'commit.manille.trump:NT':
    'No trumps: the deal counts twice. The side with more than 30 of the 60 points scores double the points above 30.',
} as const;
