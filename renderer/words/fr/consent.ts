import type { consent as english } from '../en/consent.ts';
import type { Translation } from '../translation.ts';

/** Whether a match may be looked into once it is over: what its people are asked. */
export const consent = {
  'consent.title': 'Étudier cette partie plus tard ?',
  'consent.text':
    'Une fois la partie finie, le solveur peut montrer où menait chaque carte. Tous les joueurs doivent être d’accord ; jusqu’à la fin, chacun peut changer d’avis.',
  'consent.past': 'Avant d’étudier la partie, il faut l’accord de tous ceux qui l’ont jouée.',
  'consent.agree': 'D’accord',
  'consent.decline': 'Refuser',
  'consent.yes': '{name} est d’accord',
  'consent.no': '{name} n’est pas d’accord',
  'consent.open': '{name} n’a pas encore répondu',
  'consent.count': 'D’accord : {n} sur {of}.',
  'store/too-new':
    'Cette partie a été enregistrée par une version plus récente de Trickhouse ; celle-ci ne peut pas la lire et la laisse telle quelle.',
} satisfies Translation<typeof english>;
