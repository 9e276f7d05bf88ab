import type { klaverjasLessonWords as english } from '../../en/lessons/klaverjas.ts';
import type { Translation } from '../../translation.ts';

/** Lessons: the guided deal of the game, and the commitments of its calls, in Italian. */
export const klaverjasLessonWords = {
  'guide.klaverjas.aim':
    'Klaverjassen: tu e Cas, di fronte, giocate contro Ben e Dee. Una mano vale 162 punti, di cui 10 per l’ultima presa, più il roem, e la parte che gioca deve fare più della metà del totale.',
  'guide.klaverjas.bidding':
    'La carta scoperta mostra quale seme sarebbe di briscola. A briscola il fante (20) e il nove (14) sono i più alti: con tutti e due e un asso o due, scegli «{call:play}»; altrimenti «{call:pass}».',
  'guide.klaverjas.contract':
    '^{seat:seat?you=giochi|other={seat:seat} gioca} con briscola {trump:trump}: a quella parte serve più della metà dei punti, roem compreso. Se non ci arriva, va **nat**, e gli avversari segnano tutto.',
  'guide.klaverjas.roem':
    'C’è **roem** nella presa che hai vinto: tre in fila valgono 20, quattro valgono 50, e il re e la donna di briscola (stuk) altri 20. Il roem conta solo se lo dichiari.',
  'guide.klaverjas.reckoning':
    'Questi sono i punti delle due parti, con il roem: a chi giocava ne serviva più della metà. Questa era una mano intera; una partita ne ha sedici. Vai avanti con «{button:over.next}», o lascia il tavolo con la freccia in alto.',
  'commit.klaverjas.play':
    'Briscola {trump:trump}: vi serve più della metà, 82 su 162 senza roem. Altrimenti (nat) gli avversari segnano tutto.',
  'commit.klaverjas.trump':
    'Briscola {trump:trump}: vi serve più della metà, 82 su 162 senza roem. Altrimenti (nat) gli avversari segnano tutto.',
} satisfies Translation<typeof english>;
