/** The way into a table: whose machine it is, and where a seat is open. */
export const entryWords = {
  'entry.elsewhere': 'Another device has opened your seat.',
  'entry.closeThere': 'Close it there',
  'entry.leave': 'Leave here',
  'table/opened-elsewhere': 'Your seat is open on another device. To play here, join again.',
  'entry.known': 'You have joined this table before.',
  'entry.changed': 'Is this the right device?',
  'entry.changedText':
    'This isn’t the device that hosted {name}’s table before: its key is different. Someone may be imitating that table, or it may be a new computer or a new installation of Trickhouse. Ask {name} before you join.',
  'entry.joinAnyway': 'Join anyway',
  'entry.cancel': 'Cancel',
  'channel/code-unknown': 'The device that answered doesn’t know this table’s code. Ask for a new link or QR code.',
} as const;
