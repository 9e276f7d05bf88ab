import type { manilleThreeWords as english } from '../../en/games/manille-three.ts';
import type { Translation } from '../../translation.ts';

/** Words of Three-player Manille, in Spanish. */
export const manilleThreeWords = {
  'game.manille-three': 'Manille de tres',
  'about.manille-three.place': 'Francia',
  'about.manille-three.players': '3, uno contra dos',
  'about.manille-three.pack': '32 cartas',
  'about.manille-three.length': 'a 101, 30 min',
  'ask.manille-three.offer': '¿Sin triunfo, a ciegas?',
  'ask.manille-three.trumps': 'Elige triunfo',
  'ask.manille-three.exchange': 'Cambia hasta dos cartas con el monte',
  'ask.hint.manille-three.exchange': 'El descarte va a quien gane la primera baza.',
  'ask.manille-three.doubling': '¿Contras?',
  'call.manille-three.blind': 'Sin triunfo, a ciegas ×4',
  'call.manille-three.look': 'Miro las cartas',
  'call.manille-three.trump:NT': 'Sin triunfo ×2',
  'call.manille-three.along': 'Contro ×2',
  'call.manille-three.against': 'Recontro ×2',
  'option.manille-three.underTrump': 'Sin triunfo más alto',
  'option.manille-three.underTrump.forbidden': 'Cualquier carta menos un triunfo',
  'option.manille-three.underTrump.free': 'Cualquier carta, también un triunfo',
} satisfies Translation<typeof english>;
