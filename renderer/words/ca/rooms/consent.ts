import type { consentWords as english } from '../../en/rooms/consent.ts';
import type { Translation } from '../../translation.ts';

/** Whether a match may be looked into once it is over: what its people are asked, in Catalan. */
export const consentWords = {
  'consent.title': 'Vols analitzar aquesta partida després?',
  'consent.text':
    'Quan s’acabi, el programa pot mostrar on portava cada carta. Tots els qui juguen hi han d’estar d’acord; fins al final es pot canviar de parer.',
  'consent.past': 'Tots els qui van jugar hi han d’estar d’acord abans d’analitzar la partida.',
  'consent.agree': 'D’acord',
  'consent.decline': 'No',
  'consent.yes': '{name} hi està d’acord',
  'consent.no': '{name} no hi està d’acord',
  'consent.open': '{name} encara no ha contestat',
  'consent.count': '{n?one=# de {of} hi està|other=# de {of} hi estan} d’acord.',
  'store/too-new': 'Una versió més nova del Trickhouse va desar aquesta partida. Aquí no es pot obrir i s’ha deixat sense canvis.',
} satisfies Translation<typeof english>;
