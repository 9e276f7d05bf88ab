/** Lessons: the guided deal of the game, and the commitments of its calls. */
export const botifarraLessonWords = {
  'guide.botifarra.aim':
    'Botifarra: you and Cas, opposite, against Ben and Dee; play goes anticlockwise. The nine, the manilla, is the highest card and worth 5; then the ace 4, king (marked 12) 3, knight (11) 2, jack (10) 1. Each trick counts 1 more: 72 in all.',
  'guide.botifarra.trumps':
    'You’re the dealer, so you choose: name a strong suit, call “{call:trump:NT}” (no trumps, counts double), or press “{call:delegate}” and make your partner choose.',
  'guide.botifarra.doubling':
    '“{call:contrar}” means you don’t think they’ll make it, and doubles the deal; “{call:recontrar}” and “{call:santvicens}” double again. If in doubt, choose “{call:pass}”.',
  'guide.botifarra.contract':
    '^{seat:seat} {seat:seat?you=have|other=has} chosen {trump:trump}. Twelve tricks are played. Follow suit. If an opponent is winning, beat the card if you can; if you can’t, play your lowest.',
  'guide.botifarra.reckoning':
    'Cards and tricks make 72 points, and the side with more than 36 scores the excess, multiplied by contrar and the rest. That was one complete deal: the first side to 101 wins. Carry on with “{button:over.next}”, or leave with the arrow at the top.',
  'commit.botifarra.trump':
    'Trumps {trump:trump}: the deal counts once. The side with more than 36 of the 72 points scores the points above 36.',
  'commit.botifarra.trump:NT': 'Botifarra, no trumps: the deal counts twice, for the side with more than 36 of the 72 points.',
  'commit.botifarra.delegate': 'Your partner must choose, and can’t hand the choice back.',
  'commit.botifarra.contrar':
    'The deal counts double, for you or against you: the side with more than 36 points scores it. The others may raise it again.',
  'commit.botifarra.recontrar':
    'The deal counts {multipliers?2-3-4=three times instead of twice|other=double again}, for the side with more than 36 points. The others may still call {call:santvicens}.',
  'commit.botifarra.santvicens':
    'The last step: the deal counts {multipliers?2-3-4=four times instead of three|other=double again}, for the side with more than 36 points.',
} as const;
