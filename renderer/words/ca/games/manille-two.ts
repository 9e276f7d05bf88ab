import type { manilleTwoWords as english } from '../../en/games/manille-two.ts';
import type { Translation } from '../../translation.ts';

/** Words of Two-player Manille, in Catalan. */
export const manilleTwoWords = {
  'game.manille-two': 'Manille de dos',
  'about.manille-two.place': 'França',
  'about.manille-two.players': '2 jugadors',
  'about.manille-two.pack': '32 cartes',
  'about.manille-two.length': 'a 101, 25 min',
  'ask.manille-two.trumps': 'Canta triomf',
  'ask.manille-two.doubling': 'Contres?',
  'call.manille-two.trump:NT': 'Sense triomf ×2',
  'call.manille-two.along': 'Contro ×2',
  'call.manille-two.against': 'Recontro ×2',
} satisfies Translation<typeof english>;
