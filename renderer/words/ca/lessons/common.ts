import type { commonLessonWords as english } from '../../en/lessons/common.ts';
import type { Translation } from '../../translation.ts';

/** Lessons: the commitments of calls that several games share, and the lessons that hold in every game, in Catalan. */
export const commonLessonWords = {
  'commit.along': 'La mà val el doble, a favor teu o en contra: se l’apunta el bàndol amb més de 30 dels 60 punts. L’altre pot recontrar.',
  'commit.against': 'La mà torna a valer el doble, a favor teu o en contra: se l’apunta el bàndol amb més de 30 dels 60 punts.',
  'commit.blind': 'Sense triomf i sense mirar: la mà val 4 vegades, per al bàndol que faci més de 30 dels 60 punts.',
  'commit.look': 'Primer mires i després tries; un pal val senzill, sense triomf doble.',
  'guide.ruff':
    '^{who:seat?you=guanyes|other={who:seat} guanya} amb un triomf: qualsevol triomf, fins i tot el més baix, guanya el pal de sortida.',
  'guide.sure':
    '^{who:seat}, del teu bàndol, té la carta guanyadora i tu jugues en darrer lloc: ningú us pot prendre aquesta basa. Una carta de molts punts hi és segura.',
  'guide.count':
    'Ja han passat tres bases. Els bons jugadors porten el compte: quines cartes altes han sortit, quants triomfs queden fora i qui potser no té més cartes d’un pal. En aquesta mà el porta per tu «{button:aids.title}», sota l’última basa; per a més endavant ho pots activar a les preferències.',
  'guide.last': 'Comença l’última basa. Qui la guanya s’endú {points?one=# punt|other=# punts} més.',
} satisfies Translation<typeof english>;
