import type { klaberjassLessonWords as english } from '../../en/lessons/klaberjass.ts';
import type { Translation } from '../../translation.ts';

/** Lessons: the guided deal of the game, and the commitments of its calls, in French. */
export const klaberjassLessonWords = {
  'guide.klaberjass.aim':
    'Klaberjass : vous et Cas, en face de vous, contre Ben et Dee. À l’atout, le valet (22) et le neuf (14) sont les plus forts, puis l’as, 11. Le camp qui choisit l’atout doit faire plus de la moitié des points ; le dernier pli en rapporte 10.',
  'guide.klaberjass.first':
    'Vous avez six cartes et en recevrez deux autres. La couleur retournée vous convient-elle comme atout ? Avec son valet ou son neuf, d’autres cartes de la couleur et un as à côté, choisissez « {call:take} », sinon « {call:pass} ».',
  'guide.klaberjass.second':
    'Tout le monde a passé. Vous pouvez maintenant nommer une autre couleur comme atout, ou passer. Si tous passent encore, le donneur doit choisir.',
  'guide.klaberjass.sequence':
    'Une **série** : trois cartes qui se suivent valent 20, quatre 50. Seul le camp qui a la meilleure marque, mais alors toutes les siennes.',
  'guide.klaberjass.bella':
    '**Bella** : le roi et la dame d’atout dans la même main. Ils valent 20, quel que soit le camp qui fait les plis.',
  'guide.klaberjass.contract':
    'Atout {trump:trump}, choisi par {seat:seat} : ce camp doit faire plus de la moitié, sinon il est **bait** et tout va aux adversaires. Fournissez la couleur, coupez si vous n’en avez pas, et montez à l’atout si vous pouvez.',
  'guide.klaberjass.reckoning':
    'Les points des cartes et les primes décident si le camp preneur a plus de la moitié. Le premier camp à 500 gagne. Continuez avec « {button:over.next} », ou quittez la table par la flèche en haut.',
  'commit.klaberjass.take':
    'Atout {trump:trump} : il vous faut plus de la moitié, 83 sur 164 sans les primes. Sinon les adversaires marquent tous les points.',
  'commit.klaberjass.trump':
    'Atout {trump:trump} : il vous faut plus de la moitié, 83 sur 164 sans les primes. Sinon les adversaires marquent tous les points.',
} satisfies Translation<typeof english>;
