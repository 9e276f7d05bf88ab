import type { beloteLessonWords as english } from '../../en/lessons/belote.ts';
import type { Translation } from '../../translation.ts';

/** Lessons: the guided deal of the game, and the commitments of its calls, in Italian. */
export const beloteLessonWords = {
  'guide.belote.aim':
    'Belote: tu e Cas, di fronte, giocate contro Ben e Dee, in senso antiorario. Una mano vale 162 punti, di cui 10 per l’ultima presa, più gli annunci. A briscola il fante (20) e il nove (14) sono le carte più alte.',
  'guide.belote.first':
    'La carta scoperta è offerta come briscola. Chi prende la riceve, e la sua parte deve fare più punti dell’altra. Scegli «{call:take}» con il fante o il nove di quel seme e un po’ d’aiuto; se no, «{call:pass}».',
  'guide.belote.second': 'Nessuno ha voluto il seme scoperto. Ora puoi prendere a un altro seme, o scegliere di nuovo «{call:pass}».',
  'guide.belote.contract':
    '^{seat:seat?you=hai|other={seat:seat} ha} preso: {trump:trump}. I punti dei compagni si sommano. Rispondi; se non puoi e comanda un avversario, bisogna tagliare, e più alto se la presa è già tagliata.',
  'guide.belote.shown':
    'Tre o più carte in fila, o quattro uguali, sono **annunci**: si dicono con la prima carta, e la parte del migliore li mostra ora. Solo quella li segna.',
  'guide.belote.reckoning':
    'La parte che ha preso doveva fare più dell’altra; se no va **dedans** e la difesa segna tutto. Era una mano intera: vince la prima parte che arriva a 1.000. Continua con «{button:over.next}», o lascia il tavolo con la freccia in alto.',
  'commit.belote.take':
    'Briscola {trump:trump}: vi serve più della metà, 82 su 162 senza annunci. Altrimenti (dedans) gli avversari segnano tutto.',
  'commit.belote.trump':
    'Briscola {trump:trump}: vi serve più della metà, 82 su 162 senza annunci. Altrimenti (dedans) gli avversari segnano tutto.',
  'commit.belote.trump:NT':
    'Vi serve più della metà dei punti della mano, annunci compresi. Altrimenti (dedans) gli avversari segnano tutto.',
  'commit.belote.allTrumps':
    'Vi serve più della metà dei punti della mano, annunci compresi. Altrimenti (dedans) gli avversari segnano tutto.',
} satisfies Translation<typeof english>;
