import type { manilleLessonWords as english } from '../../en/lessons/manille.ts';
import type { Translation } from '../../translation.ts';

/** Lessons: the guided deal of the game, and the commitments of its calls, in French. */
export const manilleLessonWords = {
  'guide.manille.aim':
    'La manille : vous et Cas, en face, contre Ben et Dee. Le dix, la manille, est la plus forte carte de chaque couleur et vaut 5 ; puis l’as 4, le roi 3, la dame 2, le valet 1. Des 60 points, il vous en faut plus de 30.',
  'guide.manille.offer':
    'Vous donnez, donc vous choisissez l’atout. Sans avoir regardé, vous pouvez annoncer « {call:blind} », pour quatre fois la marque : c’est pour les audacieux. Sinon, choisissez « {call:look} ».',
  'guide.manille.trumps':
    'Choisissez une couleur longue où vous avez le dix ou l’as. « {call:trump:NT} » compte double, et convient aux mains fortes dans toutes les couleurs.',
  'guide.manille.doubling':
    '« {call:along} » et « {call:against} » doublent chacun ce qui dépasse 30. Ne le faites que si votre camp est certain d’y arriver.',
  'guide.manille.contract':
    '{trump:trump?NT=On joue sans atout|other=L’atout est {trump:trump}} : {seat:seat?you=c’est vous qui avez choisi|other=c’est le donneur qui a choisi}. On joue huit plis : fournissez, forcez sur la carte d’un adversaire si vous le pouvez, et coupez si vous n’avez pas la couleur.',
  'guide.manille.reckoning':
    'Vos points et les leurs font 60. On ne marque que ce qui dépasse 30, multiplié par ce qui a été annoncé. C’était une donne entière : le premier camp à 101 gagne. Continuez avec « {button:over.next} », ou quittez la table par la flèche en haut.',
  'commit.manille.trump': 'Atout {trump:trump} : la donne compte simple. Qui fait plus de 30 des 60 points marque ce qui dépasse 30.',
  'commit.manille.trump:NT':
    'Sans atout : la donne compte double. Qui fait plus de 30 des 60 points marque le double de ce qui dépasse 30.',
} satisfies Translation<typeof english>;
