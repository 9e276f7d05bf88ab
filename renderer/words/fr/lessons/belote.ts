import type { beloteLessonWords as english } from '../../en/lessons/belote.ts';
import type { Translation } from '../../translation.ts';

/** Lessons: the guided deal of the game, and the commitments of its calls, in French. */
export const beloteLessonWords = {
  'guide.belote.aim':
    'La belote : vous et Cas, en face, contre Ben et Dee ; on joue dans le sens inverse des aiguilles d’une montre. Une donne vaut 162 points, dont 10 pour le dernier pli, plus les annonces. À l’atout, le valet (20) et le neuf (14) sont les plus fortes cartes.',
  'guide.belote.first':
    'La retourne est proposée comme atout. Qui prend la reçoit, et son camp doit alors faire plus de points que l’autre. Choisissez « {call:take} » avec le valet ou le neuf de la couleur et un peu d’aide ; sinon, « {call:pass} ».',
  'guide.belote.second':
    'Personne n’a voulu de la retourne. Vous pouvez maintenant prendre à une autre couleur, ou choisir encore « {call:pass} ».',
  'guide.belote.contract':
    '^{seat:seat} {seat:seat?you=avez|other=a} pris : {trump:trump}. Les points des partenaires s’additionnent. Fournissez ; si vous ne le pouvez pas et qu’un adversaire est maître, il faut couper, et surcouper si le pli est déjà coupé.',
  'guide.belote.shown':
    'Trois cartes ou plus qui se suivent, ou un carré, sont des **annonces** : on les dit avec sa première carte, et le camp de la meilleure les montre maintenant. Lui seul les marque.',
  'guide.belote.reckoning':
    'Le camp preneur devait faire plus que l’autre, sinon il est **dedans** et la défense marque tout. C’était une donne entière : le premier camp à 1 000 gagne. Continuez avec « {button:over.next} », ou quittez la table par la flèche en haut.',
  'commit.belote.take':
    'Atout {trump:trump} : il vous faut plus de la moitié, 82 sur 162 sans les annonces. Sinon vous êtes dedans, et la défense marque tout.',
  'commit.belote.trump':
    'Atout {trump:trump} : il vous faut plus de la moitié, 82 sur 162 sans les annonces. Sinon vous êtes dedans, et la défense marque tout.',
  'commit.belote.trump:NT':
    'Il vous faut plus de la moitié des points de la donne, annonces comprises. Sinon vous êtes dedans, et la défense marque tout.',
  'commit.belote.allTrumps':
    'Il vous faut plus de la moitié des points de la donne, annonces comprises. Sinon vous êtes dedans, et la défense marque tout.',
} satisfies Translation<typeof english>;
