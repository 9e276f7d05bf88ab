/** Whether a match may be looked into once it is over: what its people are asked. */
export const consent = {
  'consent.title': 'Look into this match later?',
  'consent.text':
    'Once it is over, the solver can show what each card led to. Everybody who plays has to agree; until the end anybody may think better of it.',
  'consent.past': 'Before it is looked into, everybody who played has to agree.',
  'consent.agree': 'Agree',
  'consent.decline': 'Decline',
  'consent.yes': '{name} agrees',
  'consent.no': '{name} does not agree',
  'consent.open': '{name} has not answered',
  'consent.count': '{n} of {of} agree.',
  'store/too-new': 'A later version of Trickhouse has written this match; this one cannot read it, and leaves it as it is.',
} as const;
