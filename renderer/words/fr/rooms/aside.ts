import type { asideWords as english } from '../../en/rooms/aside.ts';
import type { Translation } from '../../translation.ts';

/** Sentences of a table now and then: on the curtain, of a match that is left, and of a bot that has played for a person, in French. */
export const asideWords = {
  'curtain.pass': 'Passez à {name}',
  'curtain.text': 'Toutes les mains restent cachées jusqu’à ce que {name} lève le rideau.',
  'curtain.lift': 'Je suis {name} : voir mes cartes',
  'curtain.trumps': 'Atout : {trump}',
  'curtain.trick': 'Pli {n}',
  'absent.plays': 'Un robot joue pour vous.',
  'absent.played': 'Un robot a joué {n?one=un tour|other=# tours} à votre place.',
  'absent.back': 'Me revoilà',
  'cloth.leaveText': 'La partie est enregistrée. Vous pourrez la reprendre depuis la première page.',
} satisfies Translation<typeof english>;
