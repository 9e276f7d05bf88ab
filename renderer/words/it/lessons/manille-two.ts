import type { manilleTwoLessonWords as english } from '../../en/lessons/manille-two.ts';
import type { Translation } from '../../translation.ts';

/** Lessons: the guided deal of the game, and the commitments of its calls, in Italian. */
export const manilleTwoLessonWords = {
  'commit.manille-two.trump': 'Briscola {trump:trump}: la mano vale semplice. Chi fa più di 30 dei 60 punti segna ciò che supera 30.',
  'commit.manille-two.trump:NT': 'Senza briscola: la mano vale doppia. Chi fa più di 30 dei 60 punti segna il doppio di ciò che supera 30.',
  'guide.manille-two.aim':
    'Manille in due: hai otto carte in mano e una fila di otto sul tavolo, quattro coperte. Il dieci è la più alta e vale 5; poi asso 4, re 3, donna 2, fante 1. Vuoi più di 30 dei 60 punti.',
  'guide.manille-two.trumps':
    'Dai tu, quindi scegli la briscola: conta insieme la mano e le carte scoperte della tua fila. «{call:trump:NT}» vale doppio.',
  'guide.manille-two.contract':
    '{trump:trump?NT=Non c’è briscola|other=La briscola è {trump:trump}}. Giochi dalla mano o dalle carte scoperte della fila. Rispondi, supera se puoi, taglia se non hai il seme; ciò che stava sotto si scopre dopo la presa.',
  'guide.manille-two.reckoning':
    'I tuoi punti e quelli dell’altro fanno 60; chi supera 30 segna il di più, moltiplicato per i raddoppi. Vince chi arriva prima a 101. Continua con «{button:over.next}» o esci con la freccia in alto.',
} satisfies Translation<typeof english>;
