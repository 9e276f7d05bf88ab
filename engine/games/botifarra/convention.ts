import type { Convention } from '../../contract/search/convention.ts';

/** A lead of the manilla shows the ace beside it (README.md, Leads that show). */
export const convention: Convention = {
  option: 'signals',
  value: 'on',
  signs: [{ when: 'lead', ranks: ['9'], about: 'A', held: true }],
};
