import type { asideWords as english } from '../../en/rooms/aside.ts';
import type { Translation } from '../../translation.ts';

/** Sentences of a table now and then: on the curtain, of a match that is left, and of a bot that has played for a person, in Catalan. */
export const asideWords = {
  'curtain.pass': 'Passa a {name}',
  'curtain.text': 'Totes les cartes queden amagades fins que {name} aixequi el teló.',
  'curtain.lift': 'Soc {name}: mostra’m les cartes',
  'curtain.trumps': 'Triomf: {trump}',
  'curtain.trick': 'Basa {n}',
  'absent.plays': 'Un bot juga per tu.',
  'absent.played': 'Un bot ha jugat {n?one=un torn|other=# torns} per tu.',
  'absent.back': 'Ja soc aquí',
  'cloth.leaveText': 'La partida queda desada. La pots continuar des de la primera pàgina.',
} satisfies Translation<typeof english>;
