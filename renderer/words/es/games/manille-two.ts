import type { manilleTwoWords as english } from '../../en/games/manille-two.ts';
import type { Translation } from '../../translation.ts';

/** Words of Two-player Manille, in Spanish. */
export const manilleTwoWords = {
  'game.manille-two': 'Manille de dos',
  'about.manille-two.place': 'Francia',
  'about.manille-two.players': '2 jugadores',
  'about.manille-two.pack': '32 cartas',
  'about.manille-two.length': 'a 101, 25 min',
  'ask.manille-two.trumps': 'Elige triunfo',
  'ask.manille-two.doubling': '¿Contras?',
  'call.manille-two.trump:NT': 'Sin triunfo ×2',
  'call.manille-two.along': 'Contro ×2',
  'call.manille-two.against': 'Recontro ×2',
} satisfies Translation<typeof english>;
