import { manilleBlindWords as english } from '../../en/games/manille-blind.ts';
import type { Translation } from '../../translation.ts';

/** Words of Blind Manille, in German. */
export const manilleBlindWords = {
  ...english,
  'game.manille-blind': 'Blinde Manille',
  'about.manille-blind.place': 'Frankreich',
  'about.manille-blind.players': '4, zwei gegen zwei',
  'about.manille-blind.pack': '32 Karten',
  'about.manille-blind.length': 'bis 101, 30 Min.',
  'ask.manille-blind.offer': 'Blind ohne Trumpf?',
  'ask.manille-blind.trumps': 'Sag Trumpf an',
  'ask.manille-blind.doubling': 'Kontra ansagen?',
  'call.manille-blind.blind': 'Blind ohne Trumpf ×4',
  'call.manille-blind.trump:NT': 'Ohne Trumpf ×2',
  'call.manille-blind.along': 'Kontra ×2',
  'call.manille-blind.against': 'Re ×2',
  'call.manille-blind.look': 'Karten der anderen ansehen',
  'option.manille-blind.match': 'Partie',
  'option.manille-blind.match.one': 'Ein Satz bis 101',
  'option.manille-blind.match.bestOfThree': 'Zwei Gewinnsätze bis 101',
  'option.manille-blind.equalDraws': 'Gleiche Karten beim Ziehen um Partner',
  'option.manille-blind.equalDraws.ifOpen': 'Neu, wenn die Partner offen bleiben',
  'option.manille-blind.equalDraws.always': 'Immer neu',
} satisfies Translation<typeof english>;
