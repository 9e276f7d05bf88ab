/** Lessons: the commitments of calls that several games share. */
export const commonLessonWords = {
  'commit.along':
    'The deal counts double, for you or against you: the side with more than 30 of the 60 points scores it. The others may double it again.',
  'commit.against': 'The deal counts double once more, for you or against you: the side with more than 30 of the 60 points scores it.',
  'commit.blind': 'No trumps, without looking: the deal counts four times, for whichever side takes more than 30 of the 60 points.',
  'commit.look': 'You look first and then name trumps; a suit counts once, no trumps twice.',
} as const;
