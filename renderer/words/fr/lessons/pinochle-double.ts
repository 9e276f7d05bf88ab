import type { pinochleDoubleLessonWords as english } from '../../en/lessons/pinochle-double.ts';
import type { Translation } from '../../translation.ts';

/** Lessons: the guided deal of the game, and the commitments of its calls, in French. */
export const pinochleDoubleLessonWords = {
  'guide.pinochle-double.aim':
    'Pinochle double : vous et Cas, en face, contre Ben et Dee, vingt cartes chacun. Dans chaque couleur : as, dix, roi, dame, valet. On marque pour les combinaisons, montrées avant le jeu, et pour les as, dix et rois pris dans les plis.',
  'guide.pinochle-double.auction':
    'Annoncez ce que votre camp espère faire, 50 ou plus, ou passez. Le plus offrant nomme l’atout. Les enchères sautées dans la cinquantaine renseignent votre partenaire sur vos combinaisons ; chaque bouton montre ce que l’enchère signale.',
  'guide.pinochle-double.trumps':
    'L’enchère est à vous : nommez l’atout. Il vous faut un mariage (roi et dame) dans la couleur ; choisissez votre plus longue couleur qui en a un.',
  'guide.pinochle-double.laid':
    'Les combinaisons sont les suites, mariages, pinochles (dame de pique et valet de carreau) et carrés. Toutes sont étalées ensemble, avec la somme de chaque joueur ; celle de chaque camp est sous « {button:status.thisDeal} ». Elles reviennent en main avant le jeu.',
  'guide.pinochle-double.contract':
    '^{seat:seat} {seat:seat?you=avez|other=a} l’enchère, avec {trump:trump} comme atout : combinaisons et plis de ce camp doivent l’atteindre. Il faut fournir, et battre la plus forte carte, même celle du partenaire, si on le peut.',
  'guide.pinochle-double.reckoning':
    'Combinaisons et plis ensemble : l’enchère est faite, ou le camp chute et la perd. C’était une donne entière : le premier camp à 500 gagne. Continuez avec « {button:over.next} », ou quittez la table par la flèche en haut.',
  'commit.pinochle-double.bid':
    'Votre camp s’engage à {value}, combinaisons et plis ensemble, avec un mariage à l’atout. Sinon il perd {value}.',
  'commit.pinochle-double.trump':
    'Atout {trump:trump} : une suite ne compte que dans cette couleur, 15, et le mariage y vaut 4 au lieu de 2.',
  'commit.pinochle-double.concede':
    'Vous abandonnez la donne : votre camp perd l’enchère, et les adversaires marquent leurs combinaisons si elles suffisent. On ne joue pas.',
} satisfies Translation<typeof english>;
