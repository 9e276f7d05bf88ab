import type { manillaLessonWords as english } from '../../en/lessons/manilla.ts';
import type { Translation } from '../../translation.ts';

/** Lessons: the guided deal of the game, and the commitments of its calls, in French. */
export const manillaLessonWords = {
  'guide.manilla.aim':
    'Manilla : vous et Cas, en face, contre Ben et Dee ; on joue dans le sens inverse des aiguilles d’une montre. Le neuf, la manilla, est la plus forte carte et vaut 5 ; puis as 4, roi (marqué 12) 3, cavalier (11) 2, valet (10) 1. Chaque pli compte 1 de plus : 72 en tout.',
  'guide.manilla.contract':
    'Pas d’enchères : la dernière carte du donneur est montrée, donc atout {trump:trump}. Si elle vaut des points, le camp du donneur les marque aussitôt. Fournissez, prenez à un adversaire si vous pouvez, et coupez sinon.',
  'guide.manilla.reckoning':
    'Des 72 points ne compte que ce qui dépasse 36, plus la carte montrée. Le premier camp à 40 gagne une manche, deux manches la partie. Continuez avec « {button:over.next} », ou quittez la table par la flèche en haut.',
} satisfies Translation<typeof english>;
