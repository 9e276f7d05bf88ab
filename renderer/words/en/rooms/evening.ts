/** The table of a club evening: the way back to the evening's page. */
export const eveningWords = {
  'evening.back': 'Back to the evening',
  'evening.over': 'This round is over at this table.',
  'evening.time': 'The time is up: this deal is the last of the round.',
} as const;
