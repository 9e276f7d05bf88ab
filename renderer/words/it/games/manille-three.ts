import type { manilleThreeWords as english } from '../../en/games/manille-three.ts';
import type { Translation } from '../../translation.ts';

/** Words of Three-player Manille, in Italian. */
export const manilleThreeWords = {
  'game.manille-three': 'Manille in tre',
  'about.manille-three.place': 'Francia',
  'about.manille-three.players': '3, uno contro due',
  'about.manille-three.pack': '32 carte',
  'about.manille-three.length': 'ai 101, 30 min',
  'ask.manille-three.offer': 'Senza briscola, al buio?',
  'ask.manille-three.trumps': 'Scegli la briscola',
  'ask.manille-three.exchange': 'Cambia fino a due carte con il monte',
  'ask.hint.manille-three.exchange': 'Lo scarto va a chi fa la prima presa.',
  'ask.manille-three.doubling': 'Contri?',
  'call.manille-three.blind': 'Senza briscola, al buio ×4',
  'call.manille-three.look': 'Guardo le carte',
  'call.manille-three.trump:NT': 'Senza briscola ×2',
  'call.manille-three.along': 'Contro ×2',
  'call.manille-three.against': 'Surcontro ×2',
  'option.manille-three.underTrump': 'Senza una briscola più alta',
  'option.manille-three.underTrump.forbidden': 'Qualsiasi carta tranne una briscola',
  'option.manille-three.underTrump.free': 'Qualsiasi carta, anche una briscola',
} satisfies Translation<typeof english>;
