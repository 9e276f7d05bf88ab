/** The keys of a table, as their list says them; its title is on the table itself. */
export const keysWords = {
  'keys.arrows': 'choose a card or a button',
  'keys.between': 'move between cards and buttons',
  'keys.enter': 'play it, or press the button',
  'keys.escape': 'put it back, close',
  'keys.rank': 'pick a card of that rank',
  'keys.suit': 'pick a card of that suit: {suits}',
  'keys.any': 'Any other key skips the animation.',
  'keys.sheet': 'score sheet',
  'keys.last': 'last trick',
  'keys.mute': 'sound on or off',
  'keys.help': 'this list',
  'keys.hint': 'hint, or this list; press again for all options',
  'keys.undo': 'take back',
  'keys.claim': 'claim the rest',
  'keys.vote': 'yes and no in a vote',
  'keys.rules': 'the rule that applies now',
} as const;
