import { asideWords as english } from '../../en/rooms/aside.ts';
import type { Translation } from '../../translation.ts';

/** Sentences of a table now and then: on the curtain, of a match that is left, and of a bot that has played for a person, in German. */
export const asideWords = {
  ...english,
  'curtain.pass': 'Weiter an {name}',
  'curtain.text': 'Alle Blätter bleiben verdeckt, bis {name} den Vorhang hebt.',
  'curtain.lift': 'Ich bin {name} – Karten zeigen',
  'curtain.trumps': 'Trumpf: {trump}',
  'curtain.trick': 'Stich {n}',
  'absent.plays': 'Ein Bot spielt für dich.',
  'absent.played': 'Ein Bot hat {n?one=einmal|other=#-mal} für dich gespielt.',
  'absent.back': 'Ich bin wieder da',
  'cloth.leaveText': 'Die Partie wird gespeichert. Du kannst sie auf der ersten Seite fortsetzen.',
} satisfies Translation<typeof english>;
