import type { botifarraLessonWords as english } from '../../en/lessons/botifarra.ts';
import type { Translation } from '../../translation.ts';

/** Lessons: the guided deal of the game, and the commitments of its calls, in French. */
export const botifarraLessonWords = {
  'guide.botifarra.aim':
    'La botifarra : vous et Cas, en face, contre Ben et Dee ; on joue dans le sens inverse des aiguilles d’une montre. Le neuf, la manilla, est la plus forte carte et vaut 5 ; puis l’as 4, le roi (marqué 12) 3, le cavalier (11) 2, le valet (10) 1. Chaque pli compte 1 de plus : 72 en tout.',
  'guide.botifarra.trumps':
    'Vous donnez, donc vous choisissez : nommez une couleur forte, annoncez « {call:trump:NT} » (sans atout, compte double), ou choisissez « {call:delegate} », et votre partenaire devra nommer l’atout.',
  'guide.botifarra.doubling':
    '« {call:contrar} » veut dire que vous n’y croyez pas, et double la donne ; « {call:recontrar} » et « {call:santvicens} » doublent encore. Dans le doute, « {call:pass} ».',
  'guide.botifarra.contract':
    '^{seat:seat} {seat:seat?you=avez|other=a} choisi {trump:trump}. On joue douze plis. Fournissez la couleur. Si un adversaire est maître, battez sa carte si vous le pouvez ; sinon, jouez votre plus petite.',
  'guide.botifarra.reckoning':
    'Cartes et plis font 72 points, et le camp qui en a plus de 36 marque l’excédent, multiplié par contrar et le reste. C’était une donne entière : le premier camp à 101 gagne. Continuez avec « {button:over.next} », ou quittez la table par la flèche en haut.',
  'commit.botifarra.trump':
    'Atout {trump:trump} : la donne compte simple. Le camp qui fait plus de 36 des 72 points marque ce qui dépasse 36.',
  'commit.botifarra.trump:NT': 'Botifarra, sans atout : la donne compte double, pour le camp qui fait plus de 36 des 72 points.',
  'commit.botifarra.delegate': 'Votre partenaire doit choisir, sans pouvoir vous rendre la main.',
  'commit.botifarra.contrar':
    'La donne compte double, pour vous ou contre vous : le camp à plus de 36 points la marque. Les autres peuvent relancer.',
  'commit.botifarra.recontrar':
    'La donne compte {multipliers?2-3-4=triple au lieu de double|other=encore double}, pour le camp à plus de 36 points. Les autres peuvent encore annoncer {call:santvicens}.',
  'commit.botifarra.santvicens':
    'Le dernier pas : la donne compte {multipliers?2-3-4=quadruple au lieu de triple|other=encore double}, pour le camp à plus de 36 points.',
} satisfies Translation<typeof english>;
