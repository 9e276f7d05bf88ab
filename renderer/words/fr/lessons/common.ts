import type { commonLessonWords as english } from '../../en/lessons/common.ts';
import type { Translation } from '../../translation.ts';

/** Lessons: the commitments of calls that several games share, and the lessons that hold in every game, in French. */
export const commonLessonWords = {
  'commit.along':
    'La donne compte double, pour vous ou contre vous : le camp à plus de 30 des 60 points la marque. L’autre camp peut surcontrer.',
  'commit.against': 'La donne compte encore double, pour vous ou contre vous : le camp à plus de 30 des 60 points la marque.',
  'commit.blind': 'Sans atout et sans avoir regardé : la donne compte 4 fois, pour le camp qui fera plus de 30 des 60 points.',
  'commit.look': 'Vous regardez d’abord, puis choisissez l’atout ; une couleur compte simple, sans atout double.',
  'guide.ruff':
    '^{who:seat?you=vous remportez le pli|other={who:seat} remporte le pli} avec un atout : tout atout, même le plus petit, bat la couleur demandée.',
  'guide.sure':
    '^{who:seat}, de votre camp, a la carte la plus forte, et vous jouez en dernier : personne ne peut plus vous prendre ce pli. Une carte riche en points y est en sûreté.',
  'guide.count':
    'Trois plis sont passés. Les bons joueurs comptent : les fortes cartes tombées, les atouts sortis, et qui n’a peut-être plus d’une couleur. Dans cette donne, « {button:aids.title} », sous le dernier pli, le fait pour vous ; pour la suite, activez-le dans les réglages.',
  'guide.last': 'Le dernier pli commence. Qui le remporte marque {points?one=# point|other=# points} de plus.',
} satisfies Translation<typeof english>;
