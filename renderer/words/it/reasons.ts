import type { reasons as english } from '../en/reasons.ts';
import type { Translation } from '../translation.ts';

/** Why something may not be done: by the code of the refusal, in Italian. */
export const reasons = {
  'play/must-follow': 'Seme di mano: {led:trump}, e ne hai: **ci vuole {led:aSuit}**.',
  'play/must-beat': 'Seme di mano: {led:trump}. Puoi superare {beat:card}: **ci vuole {due:either}**.',
  'play/lowest-only': 'Non puoi superare {beat:card}: **ci vuole la più bassa, {due:either}**.',
  'play/counter-or-lowest': 'La presa è vostra: **ci vuole una carta con punti o la più bassa, {due:either}**.',
  'play/must-trump': 'Non hai {led:trump}: **devi tagliare**.',
  'play/must-overtrump': 'Non hai {led:trump} e puoi superare {beat:card}: **ci vuole {due:either}**.',
  'play/lowest-trump': 'Non puoi superare {beat:card}: **ci vuole la briscola più bassa, {due:either}**.',
  'play/no-undertrump': 'Non puoi tagliare più basso: comanda {beat:card}. **Ci vuole {due:either}**.',
  'action/not-legal': 'Ora non si può.',
  'action/not-your-turn': 'Non tocca a te.',
  'table/stale-version': 'Il tavolo era già più avanti: scegli di nuovo.',
  'table/not-owner': 'Può farlo solo chi ospita il tavolo.',
  'table/no-match': 'Nessuna partita sul tavolo.',
  'protocol/malformed': 'Il tavolo ha detto qualcosa che questa versione non capisce. Ricarica la pagina o aggiorna Trickhouse.',
  'protocol/unknown-message': 'Il tavolo ha detto qualcosa che questa versione non capisce. Ricarica la pagina o aggiorna Trickhouse.',
  'protocol/not-json': 'La connessione ha rovinato un messaggio.',
  'protocol/too-long': 'Il messaggio è troppo lungo.',
  'protocol/wrong-version': 'Questa pagina e il tavolo sono di versioni diverse. Ricarica la pagina o aggiorna Trickhouse.',
  'refusal.other': 'È stato rifiutato.',
} satisfies Translation<typeof english>;
