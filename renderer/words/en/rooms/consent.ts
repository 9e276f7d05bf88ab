/** Whether a match may be looked into once it is over: what its people are asked. */
export const consentWords = {
  'consent.title': 'Analyse this match afterwards?',
  'consent.text':
    'Once it’s over, the solver can show where each card led. Everyone playing has to agree, and can change their mind until the end.',
  'consent.past': 'Everyone who played must agree before this match can be analysed.',
  'consent.agree': 'Agree',
  'consent.decline': 'Decline',
  'consent.yes': '{name} agrees',
  'consent.no': '{name} doesn’t agree',
  'consent.open': '{name} hasn’t answered yet',
  'consent.count': '{n?one=# of {of} has|other=# of {of} have} agreed.',
  'store/too-new': 'This match was saved by a newer version of Trickhouse. It can’t be opened here and has been left unchanged.',
} as const;
