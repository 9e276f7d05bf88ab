import type { consentWords as english } from '../../en/rooms/consent.ts';
import type { Translation } from '../../translation.ts';

/** Whether a match may be looked into once it is over: what its people are asked, in Spanish. */
export const consentWords = {
  'consent.title': '¿Analizar esta partida después?',
  'consent.text':
    'Cuando termine, el programa puede mostrar adónde llevaba cada carta. Todos los que juegan tienen que estar de acuerdo; hasta el final se puede cambiar de opinión.',
  'consent.past': 'Todos los que jugaron deben estar de acuerdo antes de analizar la partida.',
  'consent.agree': 'De acuerdo',
  'consent.decline': 'No',
  'consent.yes': '{name} está de acuerdo',
  'consent.no': '{name} no está de acuerdo',
  'consent.open': '{name} aún no ha contestado',
  'consent.count': '{n?one=# de {of} está|other=# de {of} están} de acuerdo.',
  'store/too-new': 'Una versión más reciente de Trickhouse guardó esta partida. Aquí no se puede abrir y se ha dejado sin cambios.',
} satisfies Translation<typeof english>;
