import type { consent as english } from '../en/consent.ts';
import type { Translation } from '../translation.ts';

/** Whether a match may be looked into once it is over: what its people are asked. */
export const consent = {
  'consent.title': 'Studiare questa partita più tardi?',
  'consent.text':
    'Una volta finita, il programma può mostrare dove portava ogni carta. Chi gioca deve essere d’accordo, nessuno escluso; fino alla fine si può cambiare idea.',
  'consent.past': 'Prima di studiare la partita serve l’accordo di tutti quelli che l’hanno giocata.',
  'consent.agree': 'D’accordo',
  'consent.decline': 'No, grazie',
  'consent.yes': '{name} è d’accordo',
  'consent.no': '{name} non è d’accordo',
  'consent.open': '{name} non ha ancora risposto',
  'consent.count': 'D’accordo: {n} su {of}.',
  'store/too-new': 'Questa partita è stata salvata da una versione più recente di Trickhouse; questa non può leggerla e la lascia com’è.',
} satisfies Translation<typeof english>;
