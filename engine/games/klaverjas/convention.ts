import type { Convention } from '../../contract/search/convention.ts';

/** Discards as Dutch clubs read them (README.md, Signalling): a low card shows the ace of its suit, a picture denies it. */
export const convention: Convention = {
  option: 'signals',
  value: 'on',
  signs: [
    { when: 'discard', ranks: ['7', '8', '9'], about: 'A', held: true },
    { when: 'discard', ranks: ['J', 'Q', 'K'], about: 'A', held: false },
  ],
};
