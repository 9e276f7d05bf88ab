import type { clothWords as english } from '../../en/table/cloth.ts';
import type { Translation } from '../../translation.ts';

/** The cloth alone, for a screen in the middle of the table, in French. */
export const clothWords = {
  'cloth.alone': 'Table seule',
  'cloth.aloneText': 'N’affiche que la table ; chacun a ses cartes sur son propre écran.',
  'cloth.menu': 'Menu de la table',
  'cloth.hands': 'Remontrer la main',
  'cloth.join': 'Rejoindre avec un téléphone',
} satisfies Translation<typeof english>;
