import type { manilleThreeWords as english } from '../../en/games/manille-three.ts';
import type { Translation } from '../../translation.ts';

/** Words of Three-player Manille, in Catalan. */
export const manilleThreeWords = {
  'game.manille-three': 'Manille de tres',
  'about.manille-three.place': 'França',
  'about.manille-three.players': '3, un contra dos',
  'about.manille-three.pack': '32 cartes',
  'about.manille-three.length': 'a 101, 30 min',
  'ask.manille-three.offer': 'Sense triomf, a cegues?',
  'ask.manille-three.trumps': 'Canta triomf',
  'ask.manille-three.exchange': 'Canvia fins a dues cartes amb el munt',
  'ask.hint.manille-three.exchange': 'El descart va a qui guanyi la primera basa.',
  'ask.manille-three.doubling': 'Contres?',
  'call.manille-three.blind': 'Sense triomf, a cegues ×4',
  'call.manille-three.look': 'Miro les cartes',
  'call.manille-three.trump:NT': 'Sense triomf ×2',
  'call.manille-three.along': 'Contro ×2',
  'call.manille-three.against': 'Recontro ×2',
  'option.manille-three.underTrump': 'Sense cap triomf més alt',
  'option.manille-three.underTrump.forbidden': 'Qualsevol carta menys un triomf',
  'option.manille-three.underTrump.free': 'Qualsevol carta, també un triomf',
} satisfies Translation<typeof english>;
