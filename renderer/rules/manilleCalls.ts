import type { Block, RulesSection } from './page.ts';

/** The multipliers of the calls before the play, for each kind of trumps; with a line for games in which trumps may be made blind. */
export function manilleTimes({ blind }: { readonly blind: boolean }): Block {
  const rows = [
    { id: 'suit', cells: ['×1', '×2', '×4'] },
    { id: 'noTrump', cells: ['×2', '×4', '×8'] },
    { id: 'blind', cells: ['×4', '×8', '×16'] },
  ];
  return { figures: { id: 'times', columns: ['none', 'along', 'against'], rows: blind ? rows : rows.slice(0, 2) } };
}

/** Trumps and calls in the games of two against two. */
export const CALLS_OF_FOUR: RulesSection = {
  id: 'calls',
  blocks: [
    'calls.blind',
    'calls.trumps',
    'calls.double',
    { list: ['calls.along', 'calls.against'] },
    'calls.order',
    manilleTimes({ blind: true }),
  ],
};
