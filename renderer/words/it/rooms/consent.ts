import type { consentWords as english } from '../../en/rooms/consent.ts';
import type { Translation } from '../../translation.ts';

/** Whether a match may be looked into once it is over: what its people are asked, in Italian. */
export const consentWords = {
  'consent.title': 'Analizzare questa partita in seguito?',
  'consent.text':
    'A partita finita, il programma può mostrare dove portava ogni carta. Tutti i giocatori devono essere d’accordo; fino alla fine si può cambiare idea.',
  'consent.past': 'Tutti quelli che hanno giocato devono essere d’accordo prima che la partita sia analizzata.',
  'consent.agree': 'D’accordo',
  'consent.decline': 'No, grazie',
  'consent.yes': '{name} è d’accordo',
  'consent.no': '{name} non è d’accordo',
  'consent.open': '{name} non ha ancora risposto',
  'consent.count': '{n?one=# su {of} è|other=# su {of} sono} d’accordo.',
  'store/too-new':
    'Questa partita è stata salvata da una versione più recente di Trickhouse. Qui non si può aprire ed è rimasta invariata.',
} satisfies Translation<typeof english>;
