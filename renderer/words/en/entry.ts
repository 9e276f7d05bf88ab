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
  'door.closedBy': '{name} closed the table.',
  'door.kickedBy': '{name} removed you from the table.',
  'door.wait': 'This page continues automatically once the table is open again.',
  'door.left': '{name} left the table. The match is saved.',
  'doors.close': 'Close the table?',
  'doors.closeText':
    '{n?one=# guest has|other=# guests have} to leave. Their {n?one=seat is|other=seats are} kept, and they rejoin automatically when you open the table again.',
  'doors.leave': 'Leave the table?',
  'doors.leaveText': 'The match stops for {names}, too. It’s saved, and you can continue it from the first page.',
  'doors.stand': 'Stand up?',
  'doors.standText': 'A bot plays your cards for the others until someone takes the seat. While it’s empty, you can sit down again.',
  'doors.kick': 'Remove {name}?',
  'doors.kickText': '{name} can’t come back without the new code. If they have a seat, a bot plays there until someone takes it.',
  'doors.homeText': 'The others wait a moment; then a bot plays for you. Your seat is kept until you come back.',
} as const;
