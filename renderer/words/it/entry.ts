import type { entryWords as english } from '../en/entry.ts';
import type { Translation } from '../translation.ts';

/** The way into a table: whose machine it is, and where a seat is open, in Italian. */
export const entryWords = {
  'entry.elsewhere': 'Un altro dispositivo ha aperto il tuo posto.',
  'entry.closeThere': 'Chiudilo lì',
  'entry.leave': 'Esci da qui',
  'table/opened-elsewhere': 'Il tuo posto è aperto su un altro dispositivo. Per giocare qui, unisciti di nuovo.',
  'entry.known': 'Hai già giocato a questo tavolo.',
  'entry.changed': 'È il dispositivo giusto?',
  'entry.changedText':
    'Questo non è il dispositivo che ospitava prima il tavolo di {name}: la chiave è un’altra. Forse qualcuno sta imitando quel tavolo. Può anche essere un computer nuovo o una nuova installazione di Trickhouse. Chiedi a {name} prima di unirti.',
  'entry.joinAnyway': 'Unisciti comunque',
  'entry.cancel': 'Annulla',
  'channel/code-unknown': 'Il dispositivo che risponde non conosce il codice di questo tavolo. Chiedi un nuovo link o codice QR.',
} satisfies Translation<typeof english>;
