import type { manilleThreeLessonWords as english } from '../../en/lessons/manille-three.ts';
import type { Translation } from '../../translation.ts';

/** Lessons: the guided deal of the game, and the commitments of its calls, in Italian. */
export const manilleThreeLessonWords = {
  'commit.manille-three.trump': 'Briscola {trump:trump}: la mano vale semplice. Chi fa più di 30 dei 60 punti segna ciò che supera 30.',
  'commit.manille-three.trump:NT':
    'Senza briscola: la mano vale doppia. Chi fa più di 30 dei 60 punti segna il doppio di ciò che supera 30.',
  'guide.manille-three.aim':
    'Manille in tre: il mazziere gioca da solo contro gli altri due. Il dieci, la manille, è la carta più alta di ogni seme e vale 5; poi asso 4, re 3, donna 2, fante 1. Servono più di 30 dei 60 punti.',
  'guide.manille-three.offer':
    'Dai tu: puoi chiamare «{call:blind}» senza guardare, per quattro volte il punteggio; altrimenti scegli «{call:look}».',
  'guide.manille-three.trumps':
    'Scegli la briscola: un seme lungo con il dieci o l’asso. «{call:trump:NT}» vale doppio, per una mano forte dappertutto.',
  'guide.manille-three.exchange':
    'Puoi scartare una o due carte e prenderne altrettante dal monte. Scarta carte senza punti da un seme corto: quando finisce, potrai tagliare.',
  'guide.manille-three.doubling':
    '«{call:along}» e «{call:against}» raddoppiano ciascuno quello che supera i 30, per la parte che lo ottiene. Nel dubbio, scegli «{call:pass}».',
  'guide.manille-three.contract':
    '{trump:trump?NT=Non c’è briscola|other=La briscola è {trump:trump}}, e {seat:seat?you=giochi|other={seat:seat} gioca} contro due. Dieci prese: rispondi, supera la carta di un avversario se puoi e taglia se non hai il seme.',
  'guide.manille-three.reckoning':
    'Con più di 30 punti il mazziere segna il di più; altrimenti lo segna ciascuno degli altri due, moltiplicato per i raddoppi. Vince chi arriva prima a 101. Continua con «{button:over.next}» o esci con la freccia in alto.',
} satisfies Translation<typeof english>;
