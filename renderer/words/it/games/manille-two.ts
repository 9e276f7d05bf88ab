import type { manilleTwoWords as english } from '../../en/games/manille-two.ts';
import type { Translation } from '../../translation.ts';

/** Words of Two-player Manille, in Italian. */
export const manilleTwoWords = {
  'game.manille-two': 'Manille in due',
  'about.manille-two.place': 'Francia',
  'about.manille-two.players': '2 giocatori',
  'about.manille-two.pack': '32 carte',
  'about.manille-two.length': 'ai 101, 25 min',
  'ask.manille-two.trumps': 'Scegli la briscola',
  'ask.manille-two.doubling': 'Contri?',
  'call.manille-two.trump:NT': 'Senza briscola ×2',
  'call.manille-two.along': 'Contro ×2',
  'call.manille-two.against': 'Surcontro ×2',
} satisfies Translation<typeof english>;
