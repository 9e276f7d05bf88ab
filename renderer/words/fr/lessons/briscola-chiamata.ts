import type { briscolaChiamataLessonWords as english } from '../../en/lessons/briscola-chiamata.ts';
import type { Translation } from '../../translation.ts';

/** Lessons: the guided deal of the game, and the commitments of its calls, in French. */
export const briscolaChiamataLessonWords = {
  'guide.briscola-chiamata.aim':
    'Briscola chiamata : cinq joueurs, et personne ne sait encore qui est avec qui. 120 points en jeu : as 11, trois 10, roi (marqué 10) 4, cavalier (9) 3, valet (8) 2. Le trois vient juste après l’as. On peut toujours jouer n’importe quelle carte.',
  'guide.briscola-chiamata.auction':
    'On enchérit en appelant une carte, chaque fois plus basse : plus elle est basse, plus votre partenaire secret est faible. Enchérissez avec une couleur longue et forte ; appelez la plus haute qui vous y manque.',
  'guide.briscola-chiamata.trumps':
    'Vous remportez l’enchère : nommez la couleur. C’est l’atout, et qui y détient la carte appelée est votre partenaire, sans le dire.',
  'guide.briscola-chiamata.contract':
    '^{seat:seat} {seat:seat?you=avez|other=a} appelé, atout {trump:trump}. Qui détient la carte appelée joue en secret dans ce camp ; les trois autres essaient de les arrêter. Observez qui donne des points à qui.',
  'guide.briscola-chiamata.partner':
    'La carte appelée est sur la table : tout le monde sait qui est le partenaire, et les camps sont connus.',
  'guide.briscola-chiamata.reckoning':
    'L’appelant et son partenaire devaient faire les points annoncés ; ils gagnent sur les autres, ou les paient. Une partie compte dix donnes. Continuez avec « {button:over.next} », ou quittez la table par la flèche en haut.',
  'commit.briscola-chiamata.bid':
    'Il vous faut 61 points sur 120, avec pour partenaire qui détient cette carte ({value:rank}) dans la couleur nommée ; si vous l’avez vous-même, vous jouez contre tous.',
  'commit.briscola-chiamata.bid.numbers': 'Il vous faut {value} points sur 120, avec qui détient le deux de la couleur nommée.',
  'commit.briscola-chiamata.trump': 'Atout {trump:trump} : qui a la carte appelée de cette couleur est votre partenaire.',
} satisfies Translation<typeof english>;
