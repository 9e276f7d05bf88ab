import type { entryWords as english } from '../en/entry.ts';
import type { Translation } from '../translation.ts';

/** The way into a table: whose machine it is, and where a seat is open, in Dutch. */
export const entryWords = {
  'entry.elsewhere': 'Een ander apparaat heeft jouw plaats geopend.',
  'entry.closeThere': 'Daar sluiten',
  'entry.leave': 'Hier weggaan',
  'table/opened-elsewhere': 'Je plaats is open op een ander apparaat. Kom opnieuw binnen om hier te spelen.',
  'entry.known': 'Aan deze tafel heb je eerder gezeten.',
  'entry.changed': 'Is dit het juiste apparaat?',
  'entry.changedText':
    'Dit is niet het apparaat waarop de tafel van {name} eerder stond: de sleutel is anders. Misschien doet iemand die tafel na. Het kan ook een nieuwe computer zijn, of een nieuwe installatie van Trickhouse. Vraag het {name} voordat je meedoet.',
  'entry.joinAnyway': 'Toch meedoen',
  'entry.cancel': 'Annuleren',
  'channel/code-unknown': 'Het apparaat dat antwoordt kent de code van deze tafel niet. Vraag om een nieuwe link of QR-code.',
} satisfies Translation<typeof english>;
