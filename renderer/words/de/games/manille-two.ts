import { manilleTwoWords as english } from '../../en/games/manille-two.ts';
import type { Translation } from '../../translation.ts';

/** Words of Two-player Manille, in German. */
export const manilleTwoWords = {
  ...english,
  'game.manille-two': 'Manille zu zweit',
  'about.manille-two.place': 'Frankreich',
  'about.manille-two.players': '2 Spieler',
  'about.manille-two.pack': '32 Karten',
  'about.manille-two.length': 'bis 101, 25 Min.',
  'ask.manille-two.trumps': 'Sag Trumpf an',
  'ask.manille-two.doubling': 'Kontra ansagen?',
  'call.manille-two.trump:NT': 'Ohne Trumpf ×2',
  'call.manille-two.along': 'Kontra ×2',
  'call.manille-two.against': 'Re ×2',
} satisfies Translation<typeof english>;
