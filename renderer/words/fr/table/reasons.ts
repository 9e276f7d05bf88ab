import type { reasonsWords as english } from '../../en/table/reasons.ts';
import type { Translation } from '../../translation.ts';

/** Why something may not be done: by the code of the refusal, in French. */
export const reasonsWords = {
  'play/must-follow': 'On demande {led:trump}, et vous en avez : **jouez {led:aSuit}**.',
  'play/must-beat': 'On demande {led:trump}, et vous pouvez battre {beat:theCard} : **jouez {due:either}**.',
  'play/lowest-only': 'Vous ne pouvez pas battre {beat:theCard} : **jouez votre plus petite carte, {due:either}**.',
  'play/counter-or-lowest': 'Votre partenaire est maître : **jouez une carte à points ou votre plus petite carte, {due:either}**.',
  'play/must-trump': 'Vous n’avez pas de {led:trump} : **coupez**.',
  'play/must-overtrump': 'Vous n’avez pas de {led:trump} et pouvez surcouper {beat:theCard} : **jouez {due:either}**.',
  'play/lowest-trump': 'Vous ne pouvez pas battre {beat:theCard} : **jouez votre plus petit atout, {due:either}**.',
  'play/no-undertrump': 'Vous n’avez pas le droit de couper plus bas que {beat:theCard} : **jouez {due:either}**.',
  'action/not-legal': 'Ce n’est pas possible maintenant.',
  'table/costly': 'Cela coûte sans doute cher.',
  'table/stale-version': 'Le jeu avait déjà avancé. Choisissez de nouveau.',
  'table/not-owner': 'Seul l’hôte de la table peut faire cela.',
  'table/none': 'Aucune partie n’est en cours.',
  'protocol/malformed': 'L’hôte a envoyé quelque chose que cette version ne comprend pas. Rechargez la page ou mettez Trickhouse à jour.',
  'protocol/unknown-message':
    'L’hôte a envoyé quelque chose que cette version ne comprend pas. Rechargez la page ou mettez Trickhouse à jour.',
  'protocol/not-json': 'Un message est arrivé endommagé.',
  'protocol/too-long': 'Ce message est trop long.',
  'refusal.other': 'Cela a été refusé.',
  'table/not-your-turn': 'Ce n’est pas votre tour.',
  'table/not-seated': 'Vous n’avez pas de place à cette table.',
  'table/closed': 'Cette table n’est pas ouverte aux invités.',
  'table/locked': 'L’hôte ne laisse plus entrer personne pour le moment.',
  'table/full': 'Il n’y a plus de place à la table pour le moment.',
  'table/code-needed': 'Demandez le code à l’hôte.',
  'table/wrong-code': 'Ce code est incorrect.',
  'table/too-many-tries': 'Trop de codes erronés. Attendez un peu, puis réessayez.',
  'table/seat-taken': 'Cette place est prise.',
  'table/name-taken': 'Quelqu’un à la table utilise déjà ce nom.',
  'table/name-needed': 'Indiquez d’abord votre nom.',
  'lan/no-network': 'Pas de connexion réseau : la table ne peut pas être ouverte aux autres.',
  'lan/no-port': 'La table n’a pas pu être ouverte : le port réseau est bloqué ou déjà utilisé.',
} satisfies Translation<typeof english>;
