import type { clothWords as english } from '../../en/table/cloth.ts';
import type { Translation } from '../../translation.ts';

/** The cloth alone, for a screen in the middle of the table, in Dutch. */
export const clothWords = {
  'cloth.alone': 'Alleen de tafel',
  'cloth.aloneText': 'Toont alleen de tafel; iedereen heeft zijn kaarten op een eigen scherm.',
  'cloth.menu': 'Tafelmenu',
  'cloth.hands': 'Mijn hand weer tonen',
  'cloth.join': 'Meedoen met een telefoon',
} satisfies Translation<typeof english>;
