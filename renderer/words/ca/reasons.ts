import type { reasons as english } from '../en/reasons.ts';
import type { Translation } from '../translation.ts';

/** Why something may not be done: by the code of the refusal, in Catalan. */
export const reasons = {
  'play/must-follow': 'Pal de sortida: {led:trump}, i en tens: **cal servir {led:aSuit}**.',
  'play/must-beat': 'Pal de sortida: {led:trump}. Pots matar {beat:card}: **cal tirar {due:either}**.',
  'play/lowest-only': 'No pots matar {beat:card}: **cal tirar la més baixa, {due:either}**.',
  'play/counter-or-lowest': 'La basa és vostra: **cal tirar punts o la més baixa, {due:either}**.',
  'play/must-trump': 'No tens {led:trump}: **cal fallar**.',
  'play/must-overtrump': 'No tens {led:trump} i pots matar {beat:card}: **cal tirar {due:either}**.',
  'play/lowest-trump': 'No pots matar {beat:card}: **cal tirar el triomf més baix, {due:either}**.',
  'play/no-undertrump': 'No pots fallar per sota: mana {beat:card}. **Cal tirar {due:either}**.',
  'action/not-legal': 'Això ara no es pot fer.',
  'action/not-your-turn': 'No és el teu torn.',
  'table/stale-version': 'La taula ja havia avançat: torna a triar.',
  'table/not-owner': 'Això només ho pot fer l’amfitrió de la taula.',
  'table/no-match': 'No hi ha cap partida a la taula.',
  'protocol/malformed': 'La taula ha dit una cosa que aquesta versió no entén. Recarrega la pàgina o actualitza Trickhouse.',
  'protocol/unknown-message': 'La taula ha dit una cosa que aquesta versió no entén. Recarrega la pàgina o actualitza Trickhouse.',
  'protocol/not-json': 'La connexió ha malmès un missatge.',
  'protocol/too-long': 'Aquest missatge és massa llarg.',
  'protocol/wrong-version': 'Aquesta pàgina i la taula són de versions diferents. Recarrega la pàgina o actualitza Trickhouse.',
  'refusal.other': 'Això s’ha rebutjat.',
} satisfies Translation<typeof english>;
