import type { manilleTwoWords as english } from '../../en/games/manille-two.ts';
import type { Translation } from '../../translation.ts';

/** Words of Two-player Manille, in French. */
export const manilleTwoWords = {
  'game.manille-two': 'Manille à deux',
  'about.manille-two.place': 'France',
  'about.manille-two.players': '2 joueurs',
  'about.manille-two.pack': '32 cartes',
  'about.manille-two.length': 'en 101, 25 min',
  'ask.manille-two.trumps': 'Choisissez l’atout',
  'ask.manille-two.doubling': 'Contrez-vous ?',
  'call.manille-two.trump:NT': 'Sans atout ×2',
  'call.manille-two.along': 'Contre ×2',
  'call.manille-two.against': 'Surcontre ×2',
} satisfies Translation<typeof english>;
