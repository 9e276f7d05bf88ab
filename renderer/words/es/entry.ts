import type { entryWords as english } from '../en/entry.ts';
import type { Translation } from '../translation.ts';

/** The way into a table: whose machine it is, and where a seat is open, in Spanish. */
export const entryWords = {
  'entry.elsewhere': 'Otro dispositivo ha abierto tu asiento.',
  'entry.closeThere': 'Cerrarlo allí',
  'entry.leave': 'Salir de aquí',
  'table/opened-elsewhere': 'Tu asiento está abierto en otro dispositivo. Para jugar aquí, vuelve a entrar.',
  'entry.known': 'Ya has jugado en esta mesa.',
  'entry.changed': '¿Es el dispositivo correcto?',
  'entry.changedText':
    'Este no es el dispositivo que tenía antes la mesa de {name}: su clave es otra. Puede que alguien esté imitando esa mesa. También puede ser un ordenador nuevo o una instalación nueva de Trickhouse. Pregunta a {name} antes de entrar.',
  'entry.joinAnyway': 'Entrar de todos modos',
  'entry.cancel': 'Cancelar',
  'channel/code-unknown': 'El dispositivo que responde no conoce el código de esta mesa. Pide un enlace o código QR nuevo.',
} satisfies Translation<typeof english>;
