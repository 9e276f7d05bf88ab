import type { klaberjassLessonWords as english } from '../../en/lessons/klaberjass.ts';
import type { Translation } from '../../translation.ts';

/** Lessons: the guided deal of the game, and the commitments of its calls, in Italian. */
export const klaberjassLessonWords = {
  'guide.klaberjass.aim':
    'Klaberjass: tu e Cas, di fronte, contro Ben e Dee. A briscola comandano il fante (22) e il nove (14), poi l’asso, 11. La coppia che sceglie la briscola deve fare più della metà dei punti; l’ultima presa ne vale 10.',
  'guide.klaberjass.first':
    'Hai sei carte e ne riceverai altre due. Il seme scoperto ti va bene come briscola? Con il fante o il nove, altre carte del seme e un asso a lato, scegli «{call:take}»; altrimenti «{call:pass}».',
  'guide.klaberjass.second':
    'Hanno passato tutti. Ora puoi nominare un altro seme come briscola, o passare. Se passano di nuovo tutti, deve scegliere il mazziere.',
  'guide.klaberjass.sequence':
    'Una **sequenza**: tre carte di fila valgono 20, quattro 50. Segna solo la coppia che ha la migliore, ma allora segna tutte le sue.',
  'guide.klaberjass.bella': '**Bella**: re e donna di briscola nella stessa mano. Valgono 20, chiunque faccia le prese.',
  'guide.klaberjass.contract':
    'La briscola è {trump:trump}, scelta da {seat:seat?you=te|other={seat:seat}}: quella coppia deve fare più della metà, altrimenti va **bait** e tutto va agli altri. Rispondi al seme, taglia se non ne hai, e a briscola supera se puoi.',
  'guide.klaberjass.reckoning':
    'Punti delle carte e premi insieme decidono se la coppia della briscola ha più della metà. Vince la prima coppia che arriva a 500. Continua con «{button:over.next}» o esci con la freccia in alto.',
  'commit.klaberjass.take':
    'Briscola {trump:trump}: vi serve più della metà, 83 su 164 senza premi. Altrimenti tutti i punti vanno agli avversari.',
  'commit.klaberjass.trump':
    'Briscola {trump:trump}: vi serve più della metà, 83 su 164 senza premi. Altrimenti tutti i punti vanno agli avversari.',
} satisfies Translation<typeof english>;
