import { entryWords as english } from '../en/entry.ts';
import type { Translation } from '../translation.ts';

/** The way into a table: whose machine it is, and where a seat is open, in German. */
export const entryWords = {
  ...english,
  'entry.elsewhere': 'Dein Platz ist auf einem anderen Gerät geöffnet worden.',
  'entry.closeThere': 'Dort schließen',
  'entry.leave': 'Hier verlassen',
  'table/opened-elsewhere': 'Dein Platz ist auf einem anderen Gerät offen. Um hier zu spielen, tritt noch einmal bei.',
  'entry.known': 'An diesem Tisch warst du schon.',
  'entry.changed': 'Ist das das richtige Gerät?',
  'entry.changedText':
    'Das ist nicht das Gerät, auf dem der Tisch von {name} bisher stand: Der Schlüssel ist ein anderer. Vielleicht ahmt jemand diesen Tisch nach, vielleicht ist es auch nur ein neuer Computer oder ein neu installiertes Trickhouse. Frag {name}, bevor du beitrittst.',
  'entry.joinAnyway': 'Trotzdem beitreten',
  'entry.cancel': 'Abbrechen',
  'channel/code-unknown': 'Das Gerät, das geantwortet hat, kennt den Code dieses Tisches nicht. Bitte um einen neuen Link oder QR-Code.',
} satisfies Translation<typeof english>;
