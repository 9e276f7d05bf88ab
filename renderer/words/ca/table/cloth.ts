import type { clothWords as english } from '../../en/table/cloth.ts';
import type { Translation } from '../../translation.ts';

/** The cloth alone, for a screen in the middle of the table, in Catalan. */
export const clothWords = {
  'cloth.alone': 'Només la taula',
  'cloth.aloneText': 'Mostra només la taula; cadascú té les cartes a la seva pantalla.',
  'cloth.menu': 'Menú de la taula',
  'cloth.hands': 'Torna a ensenyar la mà',
  'cloth.join': 'Entra amb un mòbil',
} satisfies Translation<typeof english>;
