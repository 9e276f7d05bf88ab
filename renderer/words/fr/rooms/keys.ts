import type { keysWords as english } from '../../en/rooms/keys.ts';
import type { Translation } from '../../translation.ts';

/** The keys of a table, as their list says them; its title is on the table itself, in French. */
export const keysWords = {
  'keys.arrows': 'choisir une carte ou un bouton',
  'keys.between': 'passer des cartes aux boutons, et inversement',
  'keys.enter': 'la jouer, ou activer le bouton',
  'keys.escape': 'la reposer, fermer',
  'keys.rank': 'une carte de cette valeur',
  'keys.suit': 'une carte de cette couleur : {suits}',
  'keys.any': 'Toute autre touche passe l’animation.',
  'keys.sheet': 'feuille de score',
  'keys.last': 'dernier pli',
  'keys.mute': 'son coupé ou rétabli',
  'keys.help': 'cette liste',
  'keys.hint': 'un conseil, ou cette liste ; encore : tous les choix',
  'keys.undo': 'reprendre le coup',
  'keys.claim': 'réclamer le reste',
  'keys.vote': 'oui et non lors d’un vote',
  'keys.rules': 'la règle qui s’applique maintenant',
} satisfies Translation<typeof english>;
