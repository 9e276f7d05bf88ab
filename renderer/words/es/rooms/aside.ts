import type { asideWords as english } from '../../en/rooms/aside.ts';
import type { Translation } from '../../translation.ts';

/** Sentences of a table now and then: on the curtain, of a match that is left, and of a bot that has played for a person, in Spanish. */
export const asideWords = {
  'curtain.pass': 'Pasa a {name}',
  'curtain.text': 'Todas las cartas quedan ocultas hasta que {name} levante el telón.',
  'curtain.lift': 'Soy {name}: ver mis cartas',
  'curtain.trumps': 'Triunfo: {trump}',
  'curtain.trick': 'Baza {n}',
  'absent.plays': 'Un bot juega por ti.',
  'absent.played': 'Un bot ha jugado {n?one=un turno|other=# turnos} por ti.',
  'absent.back': 'Ya estoy aquí',
  'cloth.leaveText': 'La partida queda guardada. Puedes continuarla desde la primera página.',
} satisfies Translation<typeof english>;
