/** The way into a table: whose machine it is, and where a seat is open. */
export const entry = {
  'entry.elsewhere': 'Another device has opened your seat.',
  'entry.closeThere': 'Close it there',
  'entry.leave': 'Leave here',
  'table/opened-elsewhere': 'Your seat is open on another device. To play here, come in again.',
  'entry.known': 'You have joined this table before.',
  'entry.changed': 'Is this the right machine?',
  'entry.changedText':
    'This is not the machine you joined as {name} before: its key is another one. Somebody may be imitating that table. It may also be a new computer, or Trickhouse installed anew. Ask {name} before you join.',
  'entry.joinAnyway': 'Join anyway',
  'entry.cancel': 'Cancel',
  'channel/code-unknown': 'The machine that answers does not know the code of this table. Ask for a new link or QR code.',
} as const;
