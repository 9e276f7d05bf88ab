import type { manilleBlindWords as english } from '../../en/games/manille-blind.ts';
import type { Translation } from '../../translation.ts';

/** Words of Blind Manille, in French. */
export const manilleBlindWords = {
  'game.manille-blind': 'Manille à l’aveugle',
  'about.manille-blind.place': 'France',
  'about.manille-blind.players': '4, deux contre deux',
  'about.manille-blind.pack': '32 cartes',
  'about.manille-blind.length': 'en 101, 30 min',
  'ask.manille-blind.offer': 'Sans atout à l’aveugle ?',
  'ask.manille-blind.trumps': 'Choisissez l’atout',
  'ask.manille-blind.doubling': 'Contrez-vous ?',
  'call.manille-blind.blind': 'Sans atout à l’aveugle ×4',
  'call.manille-blind.trump:NT': 'Sans atout ×2',
  'call.manille-blind.along': 'Contre ×2',
  'call.manille-blind.against': 'Surcontre ×2',
  'call.manille-blind.look': 'Voir les cartes des autres',
  'option.manille-blind.match': 'Partie',
  'option.manille-blind.match.one': 'Une manche en 101',
  'option.manille-blind.match.bestOfThree': 'Deux manches gagnantes, en 101',
  'option.manille-blind.equalDraws': 'Cartes égales au tirage des équipes',
  'option.manille-blind.equalDraws.ifOpen': 'Nouveau tirage si rien n’est décidé',
  'option.manille-blind.equalDraws.always': 'Toujours un nouveau tirage',
} satisfies Translation<typeof english>;
