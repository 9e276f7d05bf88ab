import type { keysWords as english } from '../../en/rooms/keys.ts';
import type { Translation } from '../../translation.ts';

/** The keys of a table, as their list says them; its title is on the table itself, in Italian. */
export const keysWords = {
  'keys.arrows': 'scegliere una carta o un pulsante',
  'keys.between': 'passare dalle carte ai pulsanti e viceversa',
  'keys.enter': 'giocarla, o premere il pulsante',
  'keys.escape': 'riporla, chiudere',
  'keys.rank': 'una carta di quel valore',
  'keys.suit': 'una carta di quel seme: {suits}',
  'keys.any': 'Qualsiasi altro tasto salta l’animazione.',
  'keys.sheet': 'segnapunti',
  'keys.last': 'ultima presa',
  'keys.mute': 'suono sì o no',
  'keys.help': 'questo elenco',
  'keys.hint': 'un consiglio, o questo elenco; ancora: tutte le scelte',
  'keys.undo': 'annullare la giocata',
  'keys.claim': 'reclamare il resto',
  'keys.vote': 'sì e no in una votazione',
  'keys.rules': 'la regola che vale adesso',
} satisfies Translation<typeof english>;
