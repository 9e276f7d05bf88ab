import type { botifarraLessonWords as english } from '../../en/lessons/botifarra.ts';
import type { Translation } from '../../translation.ts';

/** Lessons: the guided deal of the game, and the commitments of its calls, in Italian. */
export const botifarraLessonWords = {
  'guide.botifarra.aim':
    'Botifarra: tu e Cas, di fronte, contro Ben e Dee; si gioca in senso antiorario. Il nove, la manilla, è la carta più alta e vale 5; poi l’asso 4, il re (12) 3, il cavallo (11) 2, il fante (10) 1. Ogni presa conta 1 in più: 72 in tutto.',
  'guide.botifarra.trumps':
    'Dai tu le carte, quindi scegli: un seme forte, «{call:trump:NT}» (senza briscola, vale doppio), oppure «{call:delegate}», e dovrà scegliere il compagno.',
  'guide.botifarra.doubling':
    '«{call:contrar}» vuol dire che non ci credi, e raddoppia la mano; «{call:recontrar}» e «{call:santvicens}» raddoppiano ancora. Nel dubbio, scegli «{call:pass}».',
  'guide.botifarra.contract':
    '^{seat:seat?you=hai|other={seat:seat} ha} scelto {trump:trump}. Si giocano dodici prese. Rispondi al seme. Se comanda un avversario, supera la sua carta se puoi; se non puoi, gioca la tua più bassa.',
  'guide.botifarra.reckoning':
    'Carte e prese fanno 72 punti, e la parte che supera i 36 segna l’eccedenza, moltiplicata per contrar e il resto. Questa era una mano intera: vince chi arriva prima a 101. Vai avanti con «{button:over.next}», o lascia il tavolo con la freccia in alto.',
  'commit.botifarra.trump': 'Briscola {trump:trump}: la mano vale semplice. La parte con più di 36 dei 72 punti segna ciò che supera 36.',
  'commit.botifarra.trump:NT': 'Botifarra, senza briscola: la mano vale doppia, per la parte con più di 36 dei 72 punti.',
  'commit.botifarra.delegate': 'Il compagno deve scegliere e non può rimandarti la scelta.',
  'commit.botifarra.contrar':
    'La mano vale il doppio, a tuo favore o contro: la segna la parte che supera 36 punti. Gli altri possono rilanciare.',
  'commit.botifarra.recontrar':
    'La mano vale {multipliers?2-3-4=il triplo, non il doppio|other=di nuovo il doppio}, per la parte che supera 36 punti. Gli altri possono ancora chiamare {call:santvicens}.',
  'commit.botifarra.santvicens':
    'L’ultimo passo: la mano vale {multipliers?2-3-4=quattro volte, non tre|other=di nuovo il doppio}, per la parte che supera 36 punti.',
} satisfies Translation<typeof english>;
