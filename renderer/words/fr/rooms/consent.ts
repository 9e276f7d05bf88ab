import type { consentWords as english } from '../../en/rooms/consent.ts';
import type { Translation } from '../../translation.ts';

/** Whether a match may be looked into once it is over: what its people are asked, in French. */
export const consentWords = {
  'consent.title': 'Analyser cette partie après coup ?',
  'consent.text':
    'Une fois la partie finie, le solveur peut montrer où menait chaque carte. Tous les joueurs doivent être d’accord ; jusqu’à la fin, chacun peut changer d’avis.',
  'consent.past': 'Tous ceux qui ont joué doivent être d’accord avant que la partie soit analysée.',
  'consent.agree': 'D’accord',
  'consent.decline': 'Refuser',
  'consent.yes': '{name} est d’accord',
  'consent.no': '{name} n’est pas d’accord',
  'consent.open': '{name} n’a pas encore répondu',
  'consent.count': '{n?one=# sur {of} est|other=# sur {of} sont} d’accord.',
  'store/too-new':
    'Cette partie a été enregistrée par une version plus récente de Trickhouse. Elle ne peut pas être ouverte ici et n’a pas été modifiée.',
} satisfies Translation<typeof english>;
