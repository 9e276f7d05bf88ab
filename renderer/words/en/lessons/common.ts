/** Lessons: the commitments of calls that several games share. */
export const commonLessonWords = {
  'commit.along':
    'The deal counts twice as much, for whichever side takes more than 30 of the 60 points; the other side may double it again.',
  'commit.against': 'The deal counts twice as much again, for whichever side takes more than 30 of the 60 points.',
  'commit.blind': 'No trumps without having looked: the deal counts 4 times, for whichever side takes more than 30 of the 60 points.',
  'commit.look': 'You look first and then name trumps; a suit counts once, no trumps twice.',
} as const;
