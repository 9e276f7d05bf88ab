import type { manillaTwoLessonWords as english } from '../../en/lessons/manilla-two.ts';
import type { Translation } from '../../translation.ts';

/** Lessons: the guided deal of the game, and the commitments of its calls, in Italian. */
export const manillaTwoLessonWords = {
  'guide.manilla-two.aim':
    'Manilla in due: ognuno ha sei mazzetti di quattro carte, e si vede solo quella in cima. Il nove è la più alta e vale 5; poi asso 4, re (12) 3, cavallo (11) 2, fante (10) 1. Conta anche un quarto delle carte prese.',
  'guide.manilla-two.contract':
    'L’ultima carta scoperta del mazziere fissa la briscola: {trump:trump}. Giochi le carte in cima ai mazzetti, e ognuna scopre la seguente per tutti e due. Rispondi e supera se puoi; se non hai il seme, taglia.',
  'guide.manilla-two.reckoning':
    'Punti e un quarto delle carte prese: chi supera 36 segna il di più. Con 40 si vince una manche, con due manche la partita. Continua con «{button:over.next}» o esci con la freccia in alto.',
} satisfies Translation<typeof english>;
