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
  'door.closedBy': '{name} ha chiuso il tavolo.',
  'door.kickedBy': '{name} ti ha allontanato dal tavolo.',
  'door.wait': 'Appena sarà riaperto, questa pagina proseguirà da sola.',
  'door.left': '{name} ha lasciato il tavolo. La partita è salvata.',
  'doors.close': 'Chiudere il tavolo?',
  'doors.closeText':
    '{n?one=# ospite dovrà andarsene|other=# ospiti dovranno andarsene}. I posti restano: {n?one=tornerà da solo|other=torneranno da soli} quando riaprirai il tavolo.',
  'doors.leave': 'Lasciare il tavolo?',
  'doors.leaveText': 'La partita si ferma anche per {names}. Resta salvata: puoi continuarla dalla prima pagina.',
  'doors.stand': 'Vuoi alzarti?',
  'doors.standText': 'Un bot gioca le tue carte per gli altri finché qualcuno non prende il posto. Finché è libero, puoi sederti di nuovo.',
  'doors.kick': 'Rimuovere {name}?',
  'doors.kickText': '{name} non potrà tornare senza il nuovo codice. Se ha un posto, lì gioca un bot finché qualcuno non lo prende.',
  'doors.homeText': 'Gli altri aspettano un momento; poi un bot gioca per te. Il tuo posto resta finché non torni.',
} satisfies Translation<typeof english>;
