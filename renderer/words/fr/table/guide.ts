import type { guideWords as english } from '../../en/table/guide.ts';
import type { Translation } from '../../translation.ts';

/** First deals with explanations, in French. */
export const guideWords = {
  'guide.title': 'Première donne',
  'guide.entry': 'Apprendre en jouant',
  'guide.text':
    'Une première donne guidée : quelqu’un à vos côtés explique les choses au moment où elles se présentent. C’est une vraie donne, et vous jouez comme vous voulez.',
  'guide.begin': 'Une première donne, expliquée',
  'guide.next': 'Suivant',
  'guide.goOn': 'Reprendre le jeu',
  'guide.skip': 'Arrêter les explications',
  'guide.waiting': 'Regardez jouer les autres.',
  'guide.yourPlay': 'À vous : jouez une carte.',
  'guide.yourCall': 'À vous : faites votre annonce.',
  'guide.lead':
    'Vous entamez : jouez la carte que vous voulez. Faites-la glisser sur le tapis, ou {by?mouse=cliquez dessus|other=touchez-la}{n?1=|other= deux fois}.',
  'guide.follow':
    'Vous pouvez jouer n’importe laquelle de vos cartes. Faites-en glisser une sur le tapis, ou {by?mouse=cliquez dessus|other=touchez-la}{n?1=|other= deux fois}.',
  'guide.barred': 'Les cartes grisées ne sont pas jouables pour l’instant. Choisissez-en une pour savoir pourquoi :',
  'guide.won':
    '^{who:seat} {who:seat?you=remportez|other=remporte} le pli, qui vaut {points?one=# point|other=# points}, et {who:seat?you=entamez|other=entame} le suivant.',
} satisfies Translation<typeof english>;
