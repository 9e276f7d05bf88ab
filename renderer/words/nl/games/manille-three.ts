import type { manilleThreeWords as english } from '../../en/games/manille-three.ts';
import type { Translation } from '../../translation.ts';

/** Words of Three-player Manille, in Dutch. */
export const manilleThreeWords = {
  'game.manille-three': 'Manillen met drie',
  'about.manille-three.place': 'Frankrijk',
  'about.manille-three.players': '3, één tegen twee',
  'about.manille-three.pack': '32 kaarten',
  'about.manille-three.length': 'tot 101, 30 min',
  'ask.manille-three.offer': 'Blind zonder troef?',
  'ask.manille-three.trumps': 'Maak troef',
  'ask.manille-three.exchange': 'Ruil tot twee kaarten met de talon',
  'ask.hint.manille-three.exchange': 'Wie de eerste slag haalt, krijgt wat je weglegt.',
  'ask.manille-three.doubling': 'Ga je mee?',
  'call.manille-three.blind': 'Blind zonder troef ×4',
  'call.manille-three.look': 'Kaarten bekijken',
  'call.manille-three.trump:NT': 'Zonder troef ×2',
  'call.manille-three.along': 'Ik ga mee ×2',
  'call.manille-three.against': 'Ik klop tegen ×2',
  'option.manille-three.underTrump': 'Niet kunnen overtroeven',
  'option.manille-three.underTrump.forbidden': 'Elke kaart behalve troef',
  'option.manille-three.underTrump.free': 'Elke kaart, ook een lagere troef',
} satisfies Translation<typeof english>;
