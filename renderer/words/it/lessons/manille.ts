import type { manilleLessonWords as english } from '../../en/lessons/manille.ts';
import type { Translation } from '../../translation.ts';

/** Lessons: the guided deal of the game, and the commitments of its calls, in Italian. */
export const manilleLessonWords = {
  'guide.manille.aim':
    'Manille: tu e Cas, di fronte, contro Ben e Dee. Il dieci, la manille, è la carta più alta di ogni seme e vale 5; poi l’asso 4, il re 3, la donna 2, il fante 1. Dei 60 punti ne vuoi più di 30.',
  'guide.manille.offer':
    'Dai tu le carte, quindi scegli tu la briscola. Senza guardare puoi chiamare «{call:blind}», per quattro volte il punteggio: è per i coraggiosi. Altrimenti scegli «{call:look}».',
  'guide.manille.trumps':
    'Scegli un seme lungo in cui hai il dieci o l’asso. «{call:trump:NT}» vale doppio: è per mani forti in tutti i semi.',
  'guide.manille.doubling':
    '«{call:along}» e «{call:against}» raddoppiano ciascuno quello che supera i 30. Fallo solo se la tua parte ci arriva di sicuro.',
  'guide.manille.contract':
    '{trump:trump?NT=Si gioca senza briscola|other=La briscola è {trump:trump}}: {seat:seat?you=hai scelto tu|other=ha scelto il mazziere}. Si giocano otto prese: rispondi al seme, supera la carta di un avversario se puoi, e taglia se non hai il seme.',
  'guide.manille.reckoning':
    'I vostri punti e i loro fanno 60. Si segna solo quello che supera i 30, moltiplicato per quello che si è chiamato. Questa era una mano intera: vince chi arriva prima a 101. Vai avanti con «{button:over.next}», o lascia il tavolo con la freccia in alto.',
  'commit.manille.trump': 'Briscola {trump:trump}: la mano vale semplice. Chi fa più di 30 dei 60 punti segna ciò che supera 30.',
  'commit.manille.trump:NT': 'Senza briscola: la mano vale doppia. Chi fa più di 30 dei 60 punti segna il doppio di ciò che supera 30.',
} satisfies Translation<typeof english>;
