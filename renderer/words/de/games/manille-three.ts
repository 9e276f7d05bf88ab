import { manilleThreeWords as english } from '../../en/games/manille-three.ts';
import type { Translation } from '../../translation.ts';

/** Words of Three-player Manille, in German. */
export const manilleThreeWords = {
  ...english,
  'game.manille-three': 'Manille zu dritt',
  'about.manille-three.place': 'Frankreich',
  'about.manille-three.players': '3, einer gegen zwei',
  'about.manille-three.pack': '32 Karten',
  'about.manille-three.length': 'bis 101, 30 Min.',
  'ask.manille-three.offer': 'Blind ohne Trumpf?',
  'ask.manille-three.trumps': 'Sag Trumpf an',
  'ask.manille-three.exchange': 'Tausche bis zu zwei Karten mit dem Talon',
  'ask.hint.manille-three.exchange': 'Abgelegtes zählt zum ersten Stich.',
  'ask.manille-three.doubling': 'Kontra ansagen?',
  'call.manille-three.blind': 'Blind ohne Trumpf ×4',
  'call.manille-three.look': 'Karten ansehen',
  'call.manille-three.trump:NT': 'Ohne Trumpf ×2',
  'call.manille-three.along': 'Kontra ×2',
  'call.manille-three.against': 'Re ×2',
  'option.manille-three.underTrump': 'Überstechen nicht möglich',
  'option.manille-three.underTrump.forbidden': 'Jede Karte außer Trumpf',
  'option.manille-three.underTrump.free': 'Jede Karte, auch ein tieferer Trumpf',
} satisfies Translation<typeof english>;
