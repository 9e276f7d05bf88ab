import type { guideWords as english } from '../../en/table/guide.ts';
import type { Translation } from '../../translation.ts';

/** First deals with explanations, in Catalan. */
export const guideWords = {
  'guide.title': 'Primera mà',
  'guide.entry': 'Aprendre jugant',
  'guide.text': 'Una primera mà guiada: algú al teu costat t’explica les coses a mesura que surten. És una mà de debò, i jugues com vols.',
  'guide.begin': 'Una primera mà, explicada',
  'guide.next': 'Següent',
  'guide.goOn': 'Continua la mà',
  'guide.skip': 'No expliquis més',
  'guide.waiting': 'Mira com juguen els altres.',
  'guide.yourPlay': 'Et toca: juga una carta.',
  'guide.yourCall': 'Et toca: digues què fas.',
  'guide.lead': 'Surts tu: juga qualsevol carta. Arrossega-la al tapet o {by?mouse=fes-hi clic|other=toca-la}{n?1=|other= dues vegades}.',
  'guide.follow':
    'Pots jugar qualsevol de les teves cartes. Arrossega’n una al tapet o {by?mouse=fes-hi clic|other=toca-la}{n?1=|other= dues vegades}.',
  'guide.barred': 'Les cartes atenuades no es poden jugar ara. Tria’n una i veuràs per què:',
  'guide.won':
    '^{who:seat?you=guanyes|other={who:seat} guanya} la basa, amb {points?one=# punt|other=# punts}, i {who:seat?you=surts|other=surt} a la següent.',
} satisfies Translation<typeof english>;
