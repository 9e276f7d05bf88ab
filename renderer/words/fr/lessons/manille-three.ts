import type { manilleThreeLessonWords as english } from '../../en/lessons/manille-three.ts';
import type { Translation } from '../../translation.ts';

/** Lessons: the guided deal of the game, and the commitments of its calls, in French. */
export const manilleThreeLessonWords = {
  'commit.manille-three.trump': 'Atout {trump:trump} : la donne compte simple. Qui fait plus de 30 des 60 points marque ce qui dépasse 30.',
  'commit.manille-three.trump:NT':
    'Sans atout : la donne compte double. Qui fait plus de 30 des 60 points marque le double de ce qui dépasse 30.',
  'guide.manille-three.aim':
    'Manille à trois : le donneur joue contre les deux autres. Le dix, la manille, est la plus forte carte de chaque couleur et vaut 5 ; puis as 4, roi 3, dame 2, valet 1. Il faut plus de 30 des 60 points.',
  'guide.manille-three.offer':
    'Vous donnez : vous pouvez annoncer « {call:blind} » sans regarder, pour quatre fois le score ; sinon choisissez « {call:look} ».',
  'guide.manille-three.trumps':
    'Choisissez l’atout : une couleur longue avec son dix ou son as. « {call:trump:NT} » compte double, pour une main forte partout.',
  'guide.manille-three.exchange':
    'Vous pouvez écarter une ou deux cartes et en prendre autant au talon. Écartez des cartes sans points d’une couleur courte : une fois qu’elle est épuisée, vous pouvez couper.',
  'guide.manille-three.doubling':
    '« {call:along} » et « {call:against} » doublent chacun ce qui dépasse 30, pour le camp qui l’obtient. Dans le doute, choisissez « {call:pass} ».',
  'guide.manille-three.contract':
    '{trump:trump?NT=Il n’y a pas d’atout|other=Atout {trump:trump}}, et {seat:seat?you=vous jouez|other={seat:seat} joue} contre deux. Dix plis : fournissez, prenez la carte d’un adversaire si vous pouvez, et coupez si vous n’avez pas la couleur.',
  'guide.manille-three.reckoning':
    'Avec plus de 30 points, le donneur marque ce qui dépasse ; sinon chacun des deux autres marque le surplus, multiplié par ce qui a été annoncé. Le premier à 101 gagne. Continuez avec « {button:over.next} », ou quittez la table par la flèche en haut.',
} satisfies Translation<typeof english>;
