import { clothWords as english } from '../../en/table/cloth.ts';
import type { Translation } from '../../translation.ts';

/** The cloth alone, for a screen in the middle of the table, in German. */
export const clothWords = {
  ...english,
  'cloth.alone': 'Nur der Tisch',
  'cloth.aloneText': 'Zeigt nur den Tisch; jeder hält seine Karten auf dem eigenen Bildschirm.',
  'cloth.menu': 'Tischmenü',
  'cloth.hands': 'Mein Blatt wieder zeigen',
  'cloth.join': 'Mit dem Handy mitspielen',
} satisfies Translation<typeof english>;
