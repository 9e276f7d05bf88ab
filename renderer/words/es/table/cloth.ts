import type { clothWords as english } from '../../en/table/cloth.ts';
import type { Translation } from '../../translation.ts';

/** The cloth alone, for a screen in the middle of the table, in Spanish. */
export const clothWords = {
  'cloth.alone': 'Solo la mesa',
  'cloth.aloneText': 'Muestra solo la mesa; cada cual tiene sus cartas en su propia pantalla.',
  'cloth.menu': 'Menú de la mesa',
  'cloth.hands': 'Volver a enseñar la mano',
  'cloth.join': 'Entra con un móvil',
} satisfies Translation<typeof english>;
