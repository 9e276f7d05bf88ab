import type { manilleTwoLessonWords as english } from '../../en/lessons/manille-two.ts';
import type { Translation } from '../../translation.ts';

/** Lessons: the guided deal of the game, and the commitments of its calls, in French. */
export const manilleTwoLessonWords = {
  'commit.manille-two.trump': 'Atout {trump:trump} : la donne compte simple. Qui fait plus de 30 des 60 points marque ce qui dépasse 30.',
  'commit.manille-two.trump:NT':
    'Sans atout : la donne compte double. Qui fait plus de 30 des 60 points marque le double de ce qui dépasse 30.',
  'guide.manille-two.aim':
    'Manille à deux : vous avez huit cartes en main et une rangée de huit sur la table, dont quatre cachées. Le dix est le plus fort et vaut 5 ; puis as 4, roi 3, dame 2, valet 1. Vous voulez plus de 30 des 60 points.',
  'guide.manille-two.trumps':
    'Vous donnez, donc vous choisissez l’atout : comptez votre main et les cartes découvertes de votre rangée. « {call:trump:NT} » compte double.',
  'guide.manille-two.contract':
    '{trump:trump?NT=Il n’y a pas d’atout|other=Atout {trump:trump}}. Vous jouez de votre main comme des cartes découvertes de votre rangée. Fournissez, prenez si vous pouvez, coupez sinon ; la carte du dessous se découvre après le pli.',
  'guide.manille-two.reckoning':
    'Vos points et ceux de l’adversaire font 60 ; qui en a plus de 30 marque ce qui dépasse, multiplié par ce qui a été annoncé. Le premier à 101 gagne. Continuez avec « {button:over.next} », ou quittez la table par la flèche en haut.',
} satisfies Translation<typeof english>;
