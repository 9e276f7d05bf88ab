import type { manillaTwoLessonWords as english } from '../../en/lessons/manilla-two.ts';
import type { Translation } from '../../translation.ts';

/** Lessons: the guided deal of the game, and the commitments of its calls, in French. */
export const manillaTwoLessonWords = {
  'guide.manilla-two.aim':
    'Manilla à deux : chacun a six piles de quatre cartes, seule celle du dessus est découverte. Le neuf est le plus fort et vaut 5 ; puis as 4, roi (marqué 12) 3, cavalier (11) 2, valet (10) 1. Le quart des cartes gagnées compte aussi.',
  'guide.manilla-two.contract':
    'La dernière carte découverte du donneur fixe l’atout : {trump:trump}. Vous jouez les cartes du dessus de vos piles ; chacune découvre la suivante, aux yeux des deux. Fournissez et prenez si vous pouvez ; sinon coupez.',
  'guide.manilla-two.reckoning':
    'Points et quart des cartes gagnées : qui dépasse 36 marque le surplus. 40 gagnent une manche, deux manches la partie. Continuez avec « {button:over.next} », ou quittez la table par la flèche en haut.',
} satisfies Translation<typeof english>;
