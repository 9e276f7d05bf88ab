import type { keysWords as english } from '../../en/rooms/keys.ts';
import type { Translation } from '../../translation.ts';

/** The keys of a table, as their list says them; its title is on the table itself, in Spanish. */
export const keysWords = {
  'keys.arrows': 'elegir una carta o un botón',
  'keys.between': 'pasar de las cartas a los botones y volver',
  'keys.enter': 'jugarla, o pulsar el botón',
  'keys.escape': 'devolverla, cerrar',
  'keys.rank': 'una carta de ese valor',
  'keys.suit': 'una carta de ese palo: {suits}',
  'keys.any': 'Cualquier otra tecla omite la animación.',
  'keys.sheet': 'tanteo',
  'keys.last': 'última baza',
  'keys.mute': 'sonido sí o no',
  'keys.help': 'esta lista',
  'keys.hint': 'un consejo, o esta lista; otra vez: todas las opciones',
  'keys.undo': 'deshacer la jugada',
  'keys.claim': 'reclamar el resto',
  'keys.vote': 'sí y no en una votación',
  'keys.rules': 'la regla que se aplica ahora',
} satisfies Translation<typeof english>;
