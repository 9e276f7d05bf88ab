import type { asideWords as english } from '../../en/rooms/aside.ts';
import type { Translation } from '../../translation.ts';

/** Sentences of a table now and then: on the curtain, of a match that is left, and of a bot that has played for a person, in Italian. */
export const asideWords = {
  'curtain.pass': 'Passa a {name}',
  'curtain.text': 'Tutte le carte restano nascoste finché {name} non alza il sipario.',
  'curtain.lift': 'Sono {name}: mostra le mie carte',
  'curtain.trumps': 'Briscola: {trump}',
  'curtain.trick': 'Presa {n}',
  'absent.plays': 'Un bot gioca per te.',
  'absent.played': 'Un bot ha giocato {n?one=un turno|other=# turni} per te.',
  'absent.back': 'Eccomi',
  'cloth.leaveText': 'La partita resta salvata. Puoi continuarla dalla prima pagina.',
} satisfies Translation<typeof english>;
