import type { manilleTwoWords as english } from '../../en/games/manille-two.ts';
import type { Translation } from '../../translation.ts';

/** Words of Two-player Manille, in Dutch. */
export const manilleTwoWords = {
  'game.manille-two': 'Manillen met twee',
  'about.manille-two.place': 'Frankrijk',
  'about.manille-two.players': '2 spelers',
  'about.manille-two.pack': '32 kaarten',
  'about.manille-two.length': 'tot 101, 25 min',
  'ask.manille-two.trumps': 'Maak troef',
  'ask.manille-two.doubling': 'Ga je mee?',
  'call.manille-two.trump:NT': 'Zonder troef ×2',
  'call.manille-two.along': 'Ik ga mee ×2',
  'call.manille-two.against': 'Ik klop tegen ×2',
} satisfies Translation<typeof english>;
