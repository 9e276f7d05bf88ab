import type { manilleThreeWords as english } from '../../en/games/manille-three.ts';
import type { Translation } from '../../translation.ts';

/** Words of Three-player Manille, in French. */
export const manilleThreeWords = {
  'game.manille-three': 'Manille à trois',
  'about.manille-three.place': 'France',
  'about.manille-three.players': '3, un contre deux',
  'about.manille-three.pack': '32 cartes',
  'about.manille-three.length': 'en 101, 30 min',
  'ask.manille-three.offer': 'Sans atout à l’aveugle ?',
  'ask.manille-three.trumps': 'Choisissez l’atout',
  'ask.manille-three.exchange': 'Échangez jusqu’à deux cartes avec le talon',
  'ask.hint.manille-three.exchange': 'L’écart va au gagnant du premier pli.',
  'ask.manille-three.doubling': 'Contrez-vous ?',
  'call.manille-three.blind': 'Sans atout à l’aveugle ×4',
  'call.manille-three.look': 'Voir les cartes',
  'call.manille-three.trump:NT': 'Sans atout ×2',
  'call.manille-three.along': 'Contre ×2',
  'call.manille-three.against': 'Surcontre ×2',
  'option.manille-three.underTrump': 'Surcoupe impossible',
  'option.manille-three.underTrump.forbidden': 'N’importe quelle carte sauf un atout',
  'option.manille-three.underTrump.free': 'N’importe quelle carte, même un atout',
} satisfies Translation<typeof english>;
