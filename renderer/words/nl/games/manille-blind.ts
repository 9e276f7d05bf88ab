import type { manilleBlindWords as english } from '../../en/games/manille-blind.ts';
import type { Translation } from '../../translation.ts';

/** Words of Blind Manille, in Dutch. */
export const manilleBlindWords = {
  'game.manille-blind': 'Blind manillen',
  'about.manille-blind.place': 'Frankrijk',
  'about.manille-blind.players': '4, twee aan twee',
  'about.manille-blind.pack': '32 kaarten',
  'about.manille-blind.length': 'tot 101, 30 min',
  'ask.manille-blind.offer': 'Blind zonder troef?',
  'ask.manille-blind.trumps': 'Maak troef',
  'ask.manille-blind.doubling': 'Ga je mee?',
  'call.manille-blind.blind': 'Blind zonder troef ×4',
  'call.manille-blind.trump:NT': 'Zonder troef ×2',
  'call.manille-blind.along': 'Ik ga mee ×2',
  'call.manille-blind.against': 'Ik klop tegen ×2',
  'call.manille-blind.look': 'Kijk bij de anderen',
  'option.manille-blind.match': 'Partij',
  'option.manille-blind.match.one': 'Eén boom tot 101',
  'option.manille-blind.match.bestOfThree': 'Beste van drie bomen tot 101',
  'option.manille-blind.equalDraws': 'Gelijke kaarten bij het trekken om maten',
  'option.manille-blind.equalDraws.ifOpen': 'Opnieuw als de maten niet vaststaan',
  'option.manille-blind.equalDraws.always': 'Altijd opnieuw',
} satisfies Translation<typeof english>;
