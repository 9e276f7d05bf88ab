/** First deals with explanations. */
export const guideWords = {
  'guide.title': 'Guided deal',
  'guide.entry': 'Learn to play',
  'guide.text':
    'A guided first deal: someone beside you explains things as they come up. It’s a real deal, and you can play it any way you like.',
  'guide.begin': 'Guided first deal',
  'guide.next': 'Next',
  'guide.goOn': 'Continue the deal',
  'guide.skip': 'Stop explaining',
  'guide.waiting': 'Watch how the others play.',
  'guide.yourPlay': 'Your turn: play a card.',
  'guide.yourCall': 'Your turn: make your call.',
  'guide.lead': 'You lead: drag any card onto the table, or {by?mouse=click|other=tap} it{n?1=|other= twice}.',
  'guide.follow': 'Play any card: drag one onto the table, or {by?mouse=click|other=tap} it{n?1=|other= twice}.',
  'guide.barred': 'You can’t play the dimmed cards now. Choose one to see why:',
  'guide.won':
    '^{who:seat} {who:seat?you=win|other=wins} the trick, worth {points?one=# point|other=# points}, and {who:seat?you=lead|other=leads} to the next.',
} as const;
