import type { entryWords as english } from '../en/entry.ts';
import type { Translation } from '../translation.ts';

/** The way into a table: whose machine it is, and where a seat is open, in French. */
export const entryWords = {
  'entry.elsewhere': 'Un autre appareil a ouvert votre place.',
  'entry.closeThere': 'La fermer là-bas',
  'entry.leave': 'Partir d’ici',
  'table/opened-elsewhere': 'Votre place est ouverte sur un autre appareil. Pour jouer ici, entrez de nouveau.',
  'entry.known': 'Vous avez déjà joué à cette table.',
  'entry.changed': 'Est-ce le bon appareil ?',
  'entry.changedText':
    'Ce n’est pas l’appareil qui tenait auparavant la table de {name} : sa clé est différente. Quelqu’un imite peut-être cette table. Il peut aussi s’agir d’un nouvel ordinateur ou d’une nouvelle installation de Trickhouse. Demandez à {name} avant de rejoindre la table.',
  'entry.joinAnyway': 'Rejoindre quand même',
  'entry.cancel': 'Annuler',
  'channel/code-unknown': 'L’appareil qui a répondu ne connaît pas le code de cette table. Demandez un nouveau lien ou code QR.',
} satisfies Translation<typeof english>;
