import type { reasons as english } from '../en/reasons.ts';
import type { Translation } from '../translation.ts';

/** Why something may not be done: by the code of the refusal, in Spanish. */
export const reasons = {
  'play/must-follow': 'Palo de salida: {led:trump}, y tienes: **hay que servir {led:aSuit}**.',
  'play/must-beat': 'Palo de salida: {led:trump}. Puedes matar {beat:card}: **hay que echar {due:either}**.',
  'play/lowest-only': 'No puedes matar {beat:card}: **hay que echar la más baja, {due:either}**.',
  'play/counter-or-lowest': 'La baza va a ser vuestra: **hay que echar puntos o la más baja, {due:either}**.',
  'play/must-trump': 'No tienes {led:trump}: **hay que fallar**.',
  'play/must-overtrump': 'No tienes {led:trump} y puedes matar {beat:card}: **hay que echar {due:either}**.',
  'play/lowest-trump': 'No puedes matar {beat:card}: **hay que echar el triunfo más bajo, {due:either}**.',
  'play/no-undertrump': 'No puedes fallar por debajo: manda {beat:card}. **Hay que echar {due:either}**.',
  'action/not-legal': 'Eso no se puede ahora.',
  'action/not-your-turn': 'No es tu turno.',
  'table/stale-version': 'La mesa ya había avanzado: elige otra vez.',
  'table/not-owner': 'Eso solo puede hacerlo el anfitrión de la mesa.',
  'table/no-match': 'No hay ninguna partida en la mesa.',
  'protocol/malformed': 'La mesa ha dicho algo que esta versión no entiende. Recarga la página o actualiza Trickhouse.',
  'protocol/unknown-message': 'La mesa ha dicho algo que esta versión no entiende. Recarga la página o actualiza Trickhouse.',
  'protocol/not-json': 'La conexión ha estropeado un mensaje.',
  'protocol/too-long': 'Ese mensaje es demasiado largo.',
  'protocol/wrong-version': 'Esta página y la mesa son de versiones distintas. Recarga la página o actualiza Trickhouse.',
  'refusal.other': 'Eso se ha rechazado.',
} satisfies Translation<typeof english>;
