import type { manilleAuctionLessonWords as english } from '../../en/lessons/manille-auction.ts';
import type { Translation } from '../../translation.ts';

/** Lessons: the guided deal of the game, and the commitments of its calls, in French. */
export const manilleAuctionLessonWords = {
  'guide.manille-auction.aim':
    'Manille aux enchères : chacun joue pour soi. Le dix, la manille, est la plus forte carte de chaque couleur et vaut 5 ; puis as 4, roi 3, dame 2, valet 1 : 60 points en tout. Un talon, en partie découvert, est sur la table.',
  'guide.manille-auction.bidding':
    'Annoncez combien de points vous ferez contre les autres, en comptant ce que les cartes découvertes du talon peuvent vous apporter ; ou passez.',
  'guide.manille-auction.discard':
    'L’enchère est à vous. Écartez ce dont vous ne voulez pas, au plus autant de cartes que le talon ; vous en reprendrez autant.',
  'guide.manille-auction.draw':
    'Reprenez autant de cartes que vous en avez écarté : des cartes découvertes, ou des cartes cachées au petit bonheur.',
  'guide.manille-auction.trumps':
    'Choisissez l’atout : votre couleur la plus longue, avec ses fortes cartes. Le choix ne change pas ce que compte la donne.',
  'guide.manille-auction.contract':
    '^{seat:seat} {seat:seat?you=jouez|other=joue} contre tous, {trump:trump?NT=sans atout|other=atout {trump:trump}}. Fournissez la couleur, prenez dès que vous le pouvez, et coupez si vous n’en avez plus.',
  'guide.manille-auction.reckoning':
    'L’enchérisseur marque son annonce si ses plis y suffisent, et la perd sinon ; les autres ne marquent rien. Une partie compte dix donnes. Continuez avec « {button:over.next} », ou quittez la table par la flèche en haut.',
  'commit.manille-auction.bid':
    'Contre tous, il vous faut {value} des 60 points dans vos plis : vous marquez alors {value}, sinon vous perdez {value}.',
  'commit.manille-auction.trump': 'Atout {trump:trump} ; l’enchère reste la même.',
  'commit.manille-auction.trump:NT': 'Sans atout ; l’enchère reste la même.',
} satisfies Translation<typeof english>;
