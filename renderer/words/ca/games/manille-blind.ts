import type { manilleBlindWords as english } from '../../en/games/manille-blind.ts';
import type { Translation } from '../../translation.ts';

/** Words of Blind Manille, in Catalan. */
export const manilleBlindWords = {
  'game.manille-blind': 'Manille a cegues',
  'about.manille-blind.place': 'França',
  'about.manille-blind.players': '4, per parelles',
  'about.manille-blind.pack': '32 cartes',
  'about.manille-blind.length': 'a 101, 30 min',
  'ask.manille-blind.offer': 'Sense triomf, a cegues?',
  'ask.manille-blind.trumps': 'Canta triomf',
  'ask.manille-blind.doubling': 'Contres?',
  'call.manille-blind.blind': 'Sense triomf, a cegues ×4',
  'call.manille-blind.trump:NT': 'Sense triomf ×2',
  'call.manille-blind.along': 'Contro ×2',
  'call.manille-blind.against': 'Recontro ×2',
  'call.manille-blind.look': 'Miro les cartes dels altres',
  'option.manille-blind.match': 'Partida',
  'option.manille-blind.match.one': 'Un joc a 101',
  'option.manille-blind.match.bestOfThree': 'Al millor de tres jocs a 101',
  'option.manille-blind.equalDraws': 'Cartes iguals en sortejar les parelles',
  'option.manille-blind.equalDraws.ifOpen': 'Es repeteixen si no decideixen',
  'option.manille-blind.equalDraws.always': 'Es repeteixen sempre',
} satisfies Translation<typeof english>;
