/** The table of a club evening: the way back to the evening's page. */
export const eveningWords = {
  'evening.back': 'Back to the evening',
  'evening.over': 'This round is over at this table.',
  'evening.time': 'Time’s up: this is the last deal of the round.',
} as const;
