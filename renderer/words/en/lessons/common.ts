/** Lessons: the commitments of calls that several games share, and the lessons that hold in every game. */
export const commonLessonWords = {
  'commit.along':
    'The deal counts double, for you or against you: the side with more than 30 of the 60 points scores it. The others may double it again.',
  'commit.against': 'The deal counts double once more, for you or against you: the side with more than 30 of the 60 points scores it.',
  'commit.blind': 'No trumps, without looking: the deal counts four times, for whichever side takes more than 30 of the 60 points.',
  'commit.look': 'You look first and then name trumps; a suit counts once, no trumps twice.',
  'guide.ruff': '^{who:seat} {who:seat?you=win|other=wins} with a trump: any trump, even the lowest, beats the suit that was led.',
  'guide.sure':
    '^{who:seat}, on your side, has the winning card, and you play last: nobody can take this trick now. A card worth many points is safe here.',
  'guide.count':
    'Three tricks are over. Good players keep count: which high cards are gone, how many trumps are out, and who may have no more of a suit. In this deal “{button:aids.title}”, below the last trick, does it for you; for later deals you can turn it on in the settings.',
  'guide.last': 'The last trick begins. Its winner scores {points?one=# extra point|other=# extra points}.',
} as const;
