import type { manilleBlindLessonWords as english } from '../../en/lessons/manille-blind.ts';
import type { Translation } from '../../translation.ts';

/** Lessons: the guided deal of the game, and the commitments of its calls, in Catalan. */
export const manilleBlindLessonWords = {
  'commit.manille-blind.trump': 'Triomf {trump:trump}: la mà val senzilla. Qui faci més de 30 dels 60 punts s’apunta el que passi de 30.',
  'commit.manille-blind.trump:NT': 'Sense triomf: la mà val doble. Qui faci més de 30 dels 60 punts s’apunta el doble del que passi de 30.',
  'guide.manille-blind.aim':
    'Manille a cegues: veus les cartes de tothom menys les teves. Tu i Cas, al davant, voleu més de 30 dels 60 punts: deu 5, as 4, rei 3, dama 2, valet 1. El que no veus enlloc ho tens tu.',
  'guide.manille-blind.offer':
    'Dones tu; per tant, tries. Pots cantar «{call:blind}» abans de veure les mans, per quatre vegades la puntuació; si no, tria «{call:look}».',
  'guide.manille-blind.trumps':
    'Mira les tres mans obertes: quin pal té la teva parella i quines cartes altes no veus enlloc? Aquestes són teves. Digues aquest pal.',
  'guide.manille-blind.contract':
    '{trump:trump?NT=No hi ha triomf|other=El triomf és {trump:trump}}, i surt qui dona. Cadascú tria una carta pel seu lloc, sense conèixer-la: ningú no ha de servir, i guanya la més alta del pal o un triomf.',
  'guide.manille-blind.lead': 'Surts tu: tria una de les teves cartes tapades. Pensa quina carta pot haver-hi a cada lloc.',
  'guide.manille-blind.follow': 'Tria una de les teves cartes tapades pel seu lloc; es descobreix a taula.',
  'guide.manille-blind.reckoning':
    'Els punts dels dos bàndols sumen 60; només compta el que passa de 30, pel multiplicador. Guanya el primer que arriba a 101. Continua amb «{button:over.next}» o surt amb la fletxa de dalt.',
} satisfies Translation<typeof english>;
