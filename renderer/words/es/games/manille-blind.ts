import type { manilleBlindWords as english } from '../../en/games/manille-blind.ts';
import type { Translation } from '../../translation.ts';

/** Words of Blind Manille, in Spanish. */
export const manilleBlindWords = {
  'game.manille-blind': 'Manille a ciegas',
  'about.manille-blind.place': 'Francia',
  'about.manille-blind.players': '4, por parejas',
  'about.manille-blind.pack': '32 cartas',
  'about.manille-blind.length': 'a 101, 30 min',
  'ask.manille-blind.offer': '¿Sin triunfo, a ciegas?',
  'ask.manille-blind.trumps': 'Elige triunfo',
  'ask.manille-blind.doubling': '¿Contras?',
  'call.manille-blind.blind': 'Sin triunfo, a ciegas ×4',
  'call.manille-blind.trump:NT': 'Sin triunfo ×2',
  'call.manille-blind.along': 'Contro ×2',
  'call.manille-blind.against': 'Recontro ×2',
  'call.manille-blind.look': 'Miro las cartas de los demás',
  'option.manille-blind.match': 'Partida',
  'option.manille-blind.match.one': 'Un juego a 101',
  'option.manille-blind.match.bestOfThree': 'Al mejor de tres juegos a 101',
  'option.manille-blind.equalDraws': 'Cartas iguales al sortear las parejas',
  'option.manille-blind.equalDraws.ifOpen': 'Se repiten si no deciden las parejas',
  'option.manille-blind.equalDraws.always': 'Se repiten siempre',
} satisfies Translation<typeof english>;
