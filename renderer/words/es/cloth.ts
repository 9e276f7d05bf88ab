import type { cloth as english } from '../en/cloth.ts';
import type { Translation } from '../translation.ts';

/** The cloth alone, for a screen in the middle of the table. */
export const cloth = {
  'cloth.alone': 'Solo el tapete',
  'cloth.aloneText': 'Cada cual tiene sus cartas en su propia pantalla; esta enseña el tapete.',
  'cloth.menu': 'Menú de la mesa',
  'cloth.hands': 'Volver a enseñar la mano',
  'cloth.join': 'Entra con un móvil',
} satisfies Translation<typeof english>;
