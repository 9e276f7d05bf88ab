import type { Suit } from '../../engine/cards/card.ts';
import type { PackName } from '../words/speaker.ts';

const FILES = import.meta.glob<string>('../decks/suits/{es,it}-*.svg', { eager: true, query: '?no-inline', import: 'default' });

/** The picture of a suit; `undefined` for French suits, which are masks in the colour of the pack. */
export function suitPicture(suit: Suit, faces: PackName): string | undefined {
  return faces === 'french' ? undefined : FILES[`../decks/suits/${faces === 'spanish' ? 'es' : 'it'}-${suit}.svg`];
}
