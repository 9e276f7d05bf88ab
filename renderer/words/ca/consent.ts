import type { consent as english } from '../en/consent.ts';
import type { Translation } from '../translation.ts';

/** Whether a match may be looked into once it is over: what its people are asked. */
export const consent = {
  'consent.title': 'Estudiar aquesta partida després?',
  'consent.text':
    'Quan s’acabi, el programa pot mostrar on portava cada carta. Tots els qui juguen hi han d’estar d’acord; fins al final es pot canviar de parer.',
  'consent.past': 'Abans d’estudiar la partida, tots els qui la van jugar hi han d’estar d’acord.',
  'consent.agree': 'D’acord',
  'consent.decline': 'No',
  'consent.yes': '{name} hi està d’acord',
  'consent.no': '{name} no hi està d’acord',
  'consent.open': '{name} encara no ha contestat',
  'consent.count': 'D’acord: {n} de {of}.',
  'store/too-new': 'Una versió més nova de Trickhouse va desar aquesta partida; aquesta no la pot llegir i la deixa com està.',
} satisfies Translation<typeof english>;
