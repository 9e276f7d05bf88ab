/** Lessons: the guided deal of the game, and the commitments of its calls. */
export const manilleThreeLessonWords = {
  'commit.manille-three.trump':
    'Trumps {trump:trump}: the deal counts once. The side with more than 30 of the 60 points scores the points above 30.',
  'commit.manille-three.trump:NT':
    'No trumps: the deal counts twice. The side with more than 30 of the 60 points scores double the points above 30.',
  'guide.manille-three.aim':
    'Three-player Manille: the dealer plays alone against the other two. The ten, the manille, is the highest card of each suit and worth 5; then ace 4, king 3, queen 2, jack 1. More than 30 of the 60 points win.',
  'guide.manille-three.offer':
    'You deal: you may call “{call:blind}” without looking, for four times the score; otherwise choose “{call:look}”.',
  'guide.manille-three.trumps':
    'Name trumps: a long suit with its ten or ace. “{call:trump:NT}” counts double, for a hand with high cards everywhere.',
  'guide.manille-three.exchange':
    'You may discard one or two cards and take as many from the widow, the cards in the middle. Discard cards without points from a short suit: once you’re out of it, you can trump.',
  'guide.manille-three.doubling':
    '“{call:along}” and “{call:against}” each double the points above 30, for whichever side gets them. If in doubt, choose “{call:pass}”.',
  'guide.manille-three.contract':
    '{trump:trump?NT=There are no trumps|other=Trumps are {trump:trump}}, and {seat:seat?you=you play|other={seat:seat} plays} alone against two. Ten tricks: follow suit, beat an opponent’s card if you can, and trump when you’re out of the suit.',
  'guide.manille-three.reckoning':
    'With more than 30 points, the dealer scores the excess; otherwise each of the other two scores theirs, multiplied by any doubles. The first to 101 wins. Carry on with “{button:over.next}”, or leave with the arrow at the top.',
} as const;
