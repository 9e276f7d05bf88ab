import type { manillaLessonWords as english } from '../../en/lessons/manilla.ts';
import type { Translation } from '../../translation.ts';

/** Lessons: the guided deal of the game, and the commitments of its calls, in Italian. */
export const manillaLessonWords = {
  'guide.manilla.aim':
    'Manilla: tu e Cas, di fronte, contro Ben e Dee; si gioca in senso antiorario. Il nove, la manilla, è la carta più alta e vale 5; poi asso 4, re (12) 3, cavallo (11) 2, fante (10) 1. Ogni presa conta 1 in più: 72 in tutto.',
  'guide.manilla.contract':
    'Non c’è asta: l’ultima carta del mazziere è scoperta, quindi la briscola è {trump:trump}. Se vale punti, la parte del mazziere li segna subito. Rispondi, supera un avversario se puoi e taglia se non hai il seme.',
  'guide.manilla.reckoning':
    'Dei 72 punti conta solo ciò che supera 36, più la carta mostrata. La prima parte a 40 vince una manche, e due manche danno la partita. Continua con «{button:over.next}» o esci con la freccia in alto.',
} satisfies Translation<typeof english>;
