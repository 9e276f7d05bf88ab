import type { commonLessonWords as english } from '../../en/lessons/common.ts';
import type { Translation } from '../../translation.ts';

/** Lessons: the commitments of calls that several games share, in French. */
export const commonLessonWords = {
  'commit.along':
    'La donne compte double, pour vous ou contre vous : le camp à plus de 30 des 60 points la marque. L’autre camp peut surcontrer.',
  'commit.against': 'La donne compte encore double, pour vous ou contre vous : le camp à plus de 30 des 60 points la marque.',
  'commit.blind': 'Sans atout et sans avoir regardé : la donne compte 4 fois, pour le camp qui fera plus de 30 des 60 points.',
  'commit.look': 'Vous regardez d’abord, puis choisissez l’atout ; une couleur compte simple, sans atout double.',
} satisfies Translation<typeof english>;
