import type { manilleBlindWords as english } from '../../en/games/manille-blind.ts';
import type { Translation } from '../../translation.ts';

/** Words of Blind Manille, in Italian. */
export const manilleBlindWords = {
  'game.manille-blind': 'Manille al buio',
  'about.manille-blind.place': 'Francia',
  'about.manille-blind.players': '4, a coppie',
  'about.manille-blind.pack': '32 carte',
  'about.manille-blind.length': 'ai 101, 30 min',
  'ask.manille-blind.offer': 'Senza briscola, al buio?',
  'ask.manille-blind.trumps': 'Scegli la briscola',
  'ask.manille-blind.doubling': 'Contri?',
  'call.manille-blind.blind': 'Senza briscola, al buio ×4',
  'call.manille-blind.trump:NT': 'Senza briscola ×2',
  'call.manille-blind.along': 'Contro ×2',
  'call.manille-blind.against': 'Surcontro ×2',
  'call.manille-blind.look': 'Guardo le carte degli altri',
  'option.manille-blind.match': 'Partita',
  'option.manille-blind.match.one': 'Una manche ai 101',
  'option.manille-blind.match.bestOfThree': 'Al meglio delle tre manche ai 101',
  'option.manille-blind.equalDraws': 'Carte uguali nel sorteggio delle coppie',
  'option.manille-blind.equalDraws.ifOpen': 'Si ripesca se le coppie sono incerte',
  'option.manille-blind.equalDraws.always': 'Si ripesca sempre',
} satisfies Translation<typeof english>;
